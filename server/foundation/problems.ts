import type { ProblemData } from '../../generated/types.ts';

/** The kinds of expected failure, each of which maps to one HTTP status. */
export type ProblemKind =
  | 'refused'
  | 'unauthorized'
  | 'unpaid'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'too-slow'
  | 'conflict'
  | 'precondition-failed'
  | 'too-large'
  | 'unsupported-media-type'
  | 'range-not-satisfiable'
  | 'limited'
  | 'internal'
  | 'upstream-failed'
  | 'unavailable'
  | 'timed-out';

/** A violation of a rule by a request. */
export interface Violation {
  /** The parameter, as a path into the request; empty for the body as a whole. */
  readonly parameter: string;
  readonly rule: string;
  /** A sentence that names the parameter and the rule. */
  readonly message: string;
  /** The values that would be accepted, where they can be listed. */
  readonly allowed?: readonly unknown[];
}

/** A machine-readable code of the failure. */
export type ProblemCode = NonNullable<ProblemData['code']>;

/** Error fields of one of the text interfaces. */
export interface ProblemWords {
  readonly type?: string;
  readonly code?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An expected failure, independent of HTTP. */
export interface Problem {
  readonly kind: ProblemKind;
  /** For the caller: a sentence without addresses, secrets or stack traces. */
  readonly message: string;
  readonly violations?: readonly Violation[];
  /** The smallest change of the body that would make it valid: a JSON merge patch. */
  readonly suggestion?: Readonly<Record<string, unknown>>;
  readonly reason?: NonNullable<ProblemData['reason']>;
  /** A machine-readable code, if the kind is not specific enough. */
  readonly code?: ProblemCode;
  /** The invalid parameter, if no violation names it. */
  readonly parameter?: string;
  readonly retryAfterSeconds?: number;
  /** The error fields of the text interface that the caller uses, if it has its own. */
  readonly words?: ProblemWords;
  /** The account's balance and the request's price, as decimal text in units of quota, if they caused the failure. */
  readonly balance?: string;
  readonly price?: string;
  /** The key's own limit, what is left of it, and when it resets, if they caused the failure. */
  readonly limit?: string;
  readonly left?: string;
  readonly resetsAt?: string;
  /** What the request cost all the same, as decimal text in units of quota. */
  readonly quota?: string;
}

/** The request violates rules. The first violation supplies the message. */
export function refused(
  violations: readonly [Violation, ...Violation[]],
  suggestion?: Readonly<Record<string, unknown>>,
): Problem {
  const others = violations.length - 1;
  const more = others === 0 ? '' : ` (and ${others} more in data.violations)`;
  return {
    kind: 'refused',
    message: `${violations[0].message}${more}`,
    violations,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** A rule of the contract: its identifier, its parameter, and its sentence without a full stop. */
export interface StatedRule {
  readonly rule: string;
  readonly parameter: string;
  readonly sentence: string;
}

/**
 * A request violates a rule of the contract.
 *
 * @param finding - what was found, as the second half of the sentence
 * @param suggestion - the smallest change that would make the request valid
 */
export function ruleRefused(
  { rule, parameter, sentence }: StatedRule,
  finding: string,
  suggestion?: Readonly<Record<string, unknown>>,
): Problem {
  return refused([{ parameter, rule, message: `${sentence}; ${finding}.` }], suggestion);
}

/** The upstream's moderation rejected the content. */
export function moderated(message: string, parameter: string): Problem {
  return { kind: 'refused', message, reason: 'moderation', code: 'moderation', parameter };
}

/** The key is missing or wrong. */
export function unauthorized(message: string): Problem {
  return { kind: 'unauthorized', message, code: 'invalid_api_key' };
}

/**
 * The account's balance is less than the request's price.
 *
 * @param amounts - both as decimal text, in units of quota
 */
export function unpaid(
  message: string,
  amounts: { readonly balance: string; readonly price: string },
): Problem {
  return { kind: 'unpaid', message, code: 'insufficient_quota', ...amounts };
}

/**
 * The key's remaining quota is less than the request's price, whatever the account's balance.
 *
 * @param amounts - as decimal text, in units of quota; a time in ISO 8601
 */
export function keySpent(
  message: string,
  amounts: Readonly<Required<Pick<Problem, 'balance' | 'price' | 'limit' | 'left' | 'resetsAt'>>>,
): Problem {
  return { kind: 'unpaid', message, code: 'key_quota_exhausted', ...amounts };
}

/** The resource does not exist for this caller. */
export function notFound(
  message: string,
  detail: Pick<Problem, 'code' | 'parameter'> = {},
): Problem {
  return { kind: 'not-found', message, ...detail };
}

/** The gateway temporarily cannot accept the request. */
export function unavailable(message: string, retryAfterSeconds: number): Problem {
  return { kind: 'unavailable', message, retryAfterSeconds };
}

/** Creates a problem from a kind, a message and optional details. */
export function problem(
  kind: ProblemKind,
  message: string,
  detail: Partial<Problem> = {},
): Problem {
  return { ...detail, kind, message };
}
