/** A JSON object whose fields have not been validated. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Type guard for a JSON object, as opposed to an array, null or a scalar. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A rule violated by a request. */
export interface Violation {
  /** The parameter, as a path into the request; empty for the body as a whole. */
  readonly parameter: string;
  readonly rule: string;
  /** A sentence that names the parameter and the rule. */
  readonly message: string;
  /** The accepted values, if they can be listed. */
  readonly allowed?: readonly unknown[];
}

/** Maximum number of violations listed; further ones show once these are corrected. */
export const MAX_VIOLATIONS = 50;

/** Why a request violates the contract. */
export interface Refusal {
  /** At least one. */
  readonly violations: readonly Violation[];
  /** The smallest change that makes the body valid: a JSON merge patch (RFC 7396). */
  readonly suggestion?: JsonObject;
}

/** The result of a check. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** The result for a valid request. */
export function passed<T>(value: T): Checked<T> {
  return { ok: true, value };
}

/** The result for an invalid request. */
export function broken(
  violations: readonly Violation[],
  suggestion?: JsonObject,
): { readonly ok: false; readonly refusal: Refusal } {
  return {
    ok: false,
    refusal: { violations, ...(suggestion === undefined ? {} : { suggestion }) },
  };
}
