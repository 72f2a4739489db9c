import { errorTypes, type ProblemKind, problemKinds } from '../generated/problems.ts';
import type { JobRecord, Problem, ProblemData, Violation } from '../generated/types.ts';

/** What kind of failure an error is: one that a gateway answers, or one of the way there. */
export type ErrorKind = ProblemKind | 'connection' | 'aborted' | 'job-failed' | 'unexpected';

/** What is known of a failure besides its message. */
export interface ErrorFacts {
  readonly status?: number | undefined;
  readonly data?: ProblemData | undefined;
  readonly requestId?: string | undefined;
  readonly isRetryable?: boolean | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** Every error of the library is one of these; each kind has a class of its own. */
export class PatchbayError extends Error {
  override readonly name: string = 'PatchbayError';
  readonly kind: ErrorKind = 'unexpected';
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** Every rule that the request breaks; empty unless it breaks one. */
  readonly violations: readonly Violation[];
  /** The smallest change of the body that would pass (a JSON merge patch, RFC 7396), where there is one. */
  readonly suggestion: ProblemData['suggestion'];
  /** Why, in a word, where the kind alone does not tell. */
  readonly reason: string | undefined;
  /** What it is, in a word for programs, where the kind alone does not tell: `idempotency_key_reused` or `…_in_use`. */
  readonly code: ProblemData['code'];
  /** The parameter that it is about, where no violation names it. */
  readonly parameter: string | undefined;
  /** What the gateway calls the request in its log. */
  readonly requestId: string | undefined;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  /** When that is worth a try, in seconds from the answer, where the gateway has said so. */
  readonly retryAfterSeconds: number | undefined;
  /** What else the gateway has told for programs, as `balance` and `price` where the quota is used up. */
  readonly data: ProblemData;

  constructor(message: string, facts: ErrorFacts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.status = facts.status;
    this.data = facts.data ?? {};
    this.violations = this.data.violations ?? [];
    this.suggestion = this.data.suggestion;
    this.reason = this.data.reason;
    this.code = this.data.code;
    this.parameter = this.data.parameter;
    this.requestId = facts.requestId;
    this.retryable = facts.isRetryable ?? false;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** The request breaks rules: `violations` lists them (400). */
export class InvalidRequestError extends PatchbayError {
  override readonly name = 'InvalidRequestError';
  override readonly kind = 'invalid-request';
}

/** There is no key, or a wrong one (401). */
export class AuthenticationError extends PatchbayError {
  override readonly name = 'AuthenticationError';
  override readonly kind = 'authentication';
}

/**
 * There is not enough to spend (402): of the account, with the code `insufficient_quota`, where `data` has the `balance` and
 * the `price`; or of the key, with `key_quota_exhausted`, where it has the key's `limit`, what is `left` and `resetsAt` too.
 */
export class QuotaExhaustedError extends PatchbayError {
  override readonly name = 'QuotaExhaustedError';
  override readonly kind = 'quota-exhausted';
}

/** The key may not be used for this (403). */
export class PermissionDeniedError extends PatchbayError {
  override readonly name = 'PermissionDeniedError';
  override readonly kind = 'permission-denied';
}

/** There is no such thing, or it is another account's (404). */
export class NotFoundError extends PatchbayError {
  override readonly name = 'NotFoundError';
  override readonly kind = 'not-found';
}

/** What is asked does not go with what is (409). */
export class ConflictError extends PatchbayError {
  override readonly name = 'ConflictError';
  override readonly kind = 'conflict';
}

/** The request is larger than the operation takes (413), or its headers are larger than any may be (431). */
export class TooLargeError extends PatchbayError {
  override readonly name = 'TooLargeError';
  override readonly kind = 'too-large';
}

/** The body is of a kind that the operation does not take (415). */
export class UnsupportedMediaTypeError extends PatchbayError {
  override readonly name = 'UnsupportedMediaTypeError';
  override readonly kind = 'unsupported-media-type';
}

/** Too much has been asked for; `retryAfterSeconds` says when to come back (429). */
export class RateLimitedError extends PatchbayError {
  override readonly name = 'RateLimitedError';
  override readonly kind = 'rate-limited';
}

/** The gateway itself has failed (500). */
export class InternalError extends PatchbayError {
  override readonly name = 'InternalError';
  override readonly kind = 'internal';
}

/** The upstream behind the gateway has failed (502). */
export class UpstreamFailedError extends PatchbayError {
  override readonly name = 'UpstreamFailedError';
  override readonly kind = 'upstream-failed';
}

/** The gateway cannot take the request now (503). */
export class UnavailableError extends PatchbayError {
  override readonly name = 'UnavailableError';
  override readonly kind = 'unavailable';
}

/** It took longer than the gateway (504), or than a time limit of the caller's, allows. */
export class TimedOutError extends PatchbayError {
  override readonly name = 'TimedOutError';
  override readonly kind = 'timed-out';
}

/** There was no answer, or it broke off; `cause` is what the runtime says. */
export class ConnectionError extends PatchbayError {
  override readonly name = 'ConnectionError';
  override readonly kind = 'connection';
}

/** The caller's signal has ended the call; `cause` is the signal's reason. */
export class AbortedError extends PatchbayError {
  override readonly name = 'AbortedError';
  override readonly kind = 'aborted';
}

/** The record of a job that has failed. */
export type FailedRecord = Extract<JobRecord, { readonly status: 'FAILED' }>;

/** A job has ended without its result: `reason` says why in a word, `record` is all that is known of it. */
export class JobFailedError extends PatchbayError {
  override readonly name = 'JobFailedError';
  override readonly kind = 'job-failed';
  override readonly reason: FailedRecord['data']['reason'];
  readonly record: FailedRecord;

  constructor(record: FailedRecord) {
    super(record.message);
    this.record = record;
    this.reason = record.data.reason;
  }
}

/** When a request that failed so may be sent again; see `x-kinds` in the contract. */
export type RepetitionRule = 'always' | 'repeatable' | 'never';

/** When a request that was answered with a status may be sent again. */
export function repetitionAfter(status: number): RepetitionRule {
  const known = kindOf(status);
  return known !== undefined && 'retry' in known ? known.retry : 'never';
}

/**
 * The error that an answer tells of.
 *
 * @param body - the body of the answer, parsed where it is JSON; what is on the way may have written it
 */
export function errorOf(response: Response, body: unknown): PatchbayError {
  const { status, headers } = response;
  if (isRedirect(response)) return new PatchbayError(redirectMessage(response), { status });
  const problem = isProblem(body) ? body : undefined;
  const message = problem?.message ?? `The answer was ${status}, and not in the gateway's words.`;
  const Class = classOf(status);
  return new Class(message, {
    status,
    data: problem?.data,
    requestId: headers.get('x-request-id') ?? undefined,
    isRetryable: repetitionAfter(status) !== 'never',
    retryAfterSeconds: retryAfterSeconds(headers),
  });
}

function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** Pages are not told where a redirect leads. */
function redirectMessage({ headers }: Response): string {
  const place = headers.get('location');
  const words = place === null ? '' : `, to ${place}`;
  return `The address redirects${words}. Give the client the address of the gateway itself.`;
}

const UPSTREAM_FAILED = 502;

/** The error that an event inside a stream tells of, by the class that both text interfaces give it. */
export function errorOfType(type: string, message: string, requestId?: string): PatchbayError {
  const ofType = Object.entries(errorTypes).filter(([, known]) => known === type);
  const statuses = ofType.map(([status]) => Number(status));
  // The gateway has begun to answer: where it may be either, what fails now is the upstream.
  const ofUpstream = statuses.find((one) => kindOf(one)?.kind === 'upstream-failed');
  // A class that only the upstream knows is told as it came.
  const status = ofUpstream ?? statuses[0] ?? UPSTREAM_FAILED;
  const Class = classOf(status);
  const isRetryable = repetitionAfter(status) !== 'never';
  return new Class(message, { requestId, isRetryable });
}

/** What `Retry-After` says (RFC 9110, section 10.2.3): seconds from now, or a date. */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function kindOf(status: number) {
  const key = String(status);
  return isKnown(key) ? problemKinds[key] : undefined;
}

function isKnown(status: string): status is keyof typeof problemKinds & string {
  return Object.hasOwn(problemKinds, status);
}

function classOf(status: number): typeof PatchbayError {
  const classes: Readonly<Record<ProblemKind, typeof PatchbayError>> = {
    'invalid-request': InvalidRequestError,
    authentication: AuthenticationError,
    'quota-exhausted': QuotaExhaustedError,
    'permission-denied': PermissionDeniedError,
    'not-found': NotFoundError,
    conflict: ConflictError,
    'too-large': TooLargeError,
    'unsupported-media-type': UnsupportedMediaTypeError,
    'rate-limited': RateLimitedError,
    internal: InternalError,
    'upstream-failed': UpstreamFailedError,
    unavailable: UnavailableError,
    'timed-out': TimedOutError,
  };
  const usual = status >= 500 ? 'internal' : 'invalid-request';
  return classes[kindOf(status)?.kind ?? usual];
}

/** Whether a body is one that tells of a failure in the gateway's words. */
export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
