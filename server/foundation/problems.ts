import type { ProblemData } from '../../generated/types.ts';

/** The kinds of expected failure, each of which has one status in HTTP. */
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

/** A word for programs that tells the failure. */
export type ProblemCode = NonNullable<ProblemData['code']>;

/** Words of one of the interfaces of text. */
export interface ProblemWords {
  readonly type?: string;
  readonly code?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An expected failure, before anything is known of HTTP. */
export interface Problem {
  readonly kind: ProblemKind;
  /** For the caller: a sentence without addresses, secrets or stack traces. */
  readonly message: string;
  readonly violations?: readonly Violation[];
  /** The smallest change of the body that would pass: a JSON merge patch. */
  readonly suggestion?: Readonly<Record<string, unknown>>;
  readonly reason?: NonNullable<ProblemData['reason']>;
  /** A word for programs, where the kind says too little. */
  readonly code?: ProblemCode;
  /** The parameter at fault, where no violation names it. */
  readonly parameter?: string;
  readonly retryAfterSeconds?: number;
  /** The fields of the error in the text interface that the caller speaks, where it has its own. */
  readonly words?: ProblemWords;
  /** What the account has and what the request costs, as decimal text in units of quota, where that is the matter. */
  readonly balance?: string;
  readonly price?: string;
  /** Of the key's own limit, where that is the matter: what it is, what is left of it, and when all of it is free again. */
  readonly limit?: string;
  readonly left?: string;
  readonly resetsAt?: string;
}

/** The request breaks rules. The first violation gives the message. */
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
 * A request breaks a rule, in the contract's words.
 *
 * @param finding - what was found, as the second half of the sentence
 * @param suggestion - the smallest change that would pass
 */
export function ruleRefused(
  { rule, parameter, sentence }: StatedRule,
  finding: string,
  suggestion?: Readonly<Record<string, unknown>>,
): Problem {
  return refused([{ parameter, rule, message: `${sentence}; ${finding}.` }], suggestion);
}

/** The upstream's moderation refuses the content. */
export function moderated(message: string, parameter: string): Problem {
  return { kind: 'refused', message, reason: 'moderation', code: 'moderation', parameter };
}

/** The key is missing or wrong. */
export function unauthorized(message: string): Problem {
  return { kind: 'unauthorized', message, code: 'invalid_api_key' };
}

/**
 * The account has less than the request costs.
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
 * The key may spend less than the request costs, whatever the account has.
 *
 * @param amounts - as decimal text, in units of quota; a time in ISO 8601
 */
export function keySpent(
  message: string,
  amounts: Readonly<Required<Pick<Problem, 'balance' | 'price' | 'limit' | 'left' | 'resetsAt'>>>,
): Problem {
  return { kind: 'unpaid', message, code: 'key_quota_exhausted', ...amounts };
}

/** There is nothing of that name for this caller. */
export function notFound(
  message: string,
  detail: Pick<Problem, 'code' | 'parameter'> = {},
): Problem {
  return { kind: 'not-found', message, ...detail };
}

/** The gateway cannot take the request now. */
export function unavailable(message: string, retryAfterSeconds: number): Problem {
  return { kind: 'unavailable', message, retryAfterSeconds };
}

/** A failure that its kind and message say all about. */
export function problem(
  kind: ProblemKind,
  message: string,
  detail: Partial<Problem> = {},
): Problem {
  return { ...detail, kind, message };
}
