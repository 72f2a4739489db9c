import type { ProblemKind } from '../generated/problems.ts';
import type { JobRecord, ProblemData, Violation } from '../generated/types.ts';

/** The kind of an error: one that a gateway answers, or one of the client itself. */
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

/**
 * Every failure of a call is one of these; each kind has a class of its own. An argument or option that cannot be right,
 * such as a `baseUrl` without a scheme, is a TypeError that names it.
 */
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
  /** A word for programs, where the kind alone does not tell, such as `idempotency_key_reused`. */
  readonly code: ProblemData['code'];
  /** The parameter that it is about, where no violation names it. */
  readonly parameter: string | undefined;
  /** The identifier of the request in the gateway's log. */
  readonly requestId: string | undefined;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  /** How soon to try again, in seconds from the answer, where the gateway has said so. */
  readonly retryAfterSeconds: number | undefined;
  /** Further facts for programs, as `balance` and `price` where the quota is used up. */
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

/** The request breaks rules (400), or a file of it cannot be read, so that it was not sent: `violations` lists them. */
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

/** The request conflicts with the present state (409). */
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

/** It took longer than the gateway (504), or a time limit of the caller, allows. */
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
