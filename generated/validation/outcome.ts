// Generated from openapi/ (contract cc255b945a14) by `npm run generate`. Do not edit.
/** A JSON object whose fields nobody has looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Tells objects from all else that JSON can hold. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A rule that a request breaks. */
export interface Violation {
  /** The parameter, as a path into the request; empty when it is the body as a whole. */
  readonly parameter: string;
  readonly rule: string;
  /** A sentence that names the parameter and the rule. */
  readonly message: string;
  /** The values that would be accepted, where they can be listed. */
  readonly allowed?: readonly unknown[];
}

/** Why a request does not keep the contract. */
export interface Refusal {
  /** At least one. */
  readonly violations: readonly Violation[];
  /** The smallest change of the body that would pass: a JSON merge patch (RFC 7396). */
  readonly suggestion?: JsonObject;
}

/** What a check comes to. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** The request passes. */
export function passed<T>(value: T): Checked<T> {
  return { ok: true, value };
}

/** The request breaks rules. */
export function broken(
  violations: readonly Violation[],
  suggestion?: JsonObject,
): { readonly ok: false; readonly refusal: Refusal } {
  return {
    ok: false,
    refusal: { violations, ...(suggestion === undefined ? {} : { suggestion }) },
  };
}
