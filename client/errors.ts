import type { ProblemKind } from '../generated/problems.ts';
import type { JobRecord, ProblemData, Violation } from '../generated/types.ts';

/** The kind of an error: one returned by a gateway, or one raised by the client itself. */
export type ErrorKind = ProblemKind | 'connection' | 'aborted' | 'job-failed' | 'unexpected';

/** Details of a failure besides its message. */
export interface ErrorFacts {
  readonly status?: number | undefined;
  readonly data?: ProblemData | undefined;
  readonly requestId?: string | undefined;
  readonly isRetryable?: boolean | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/**
 * Base class of every failure of a call; each kind has a subclass. An invalid argument or option, such as a `baseUrl`
 * without a scheme, throws a TypeError that names it.
 */
export class PatchbayError extends Error {
  override readonly name: string = 'PatchbayError';
  readonly kind: ErrorKind = 'unexpected';
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** Every rule that the request violates; may be empty. */
  readonly violations: readonly Violation[];
  /** The smallest change that makes the body valid (a JSON merge patch, RFC 7396), if the gateway suggests one. */
  readonly suggestion: ProblemData['suggestion'];
  /** Machine-readable cause, if the kind alone does not tell. */
  readonly reason: string | undefined;
  /** Machine-readable error code, if the kind alone does not tell, such as `idempotency_key_reused`. */
  readonly code: ProblemData['code'];
  /** The parameter that the error concerns, if no violation names it. */
  readonly parameter: string | undefined;
  /** The request's identifier in the gateway's log. */
  readonly requestId: string | undefined;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  /** How long to wait before a retry, in seconds from the response, if the gateway says so. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * Further machine-readable details, such as `balance` and `price` when the quota is exhausted, or `quota`, what images
   * that moderation refused have cost.
   */
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

/**
 * The request violates rules (400), or one of its files cannot be read, so that it was not sent. `violations` lists
 * them.
 */
export class InvalidRequestError extends PatchbayError {
  override readonly name = 'InvalidRequestError';
  override readonly kind = 'invalid-request';
}

/** The API key is missing or wrong (401). */
export class AuthenticationError extends PatchbayError {
  override readonly name = 'AuthenticationError';
  override readonly kind = 'authentication';
}

/**
 * The quota does not cover the request (402). With the code `insufficient_quota` it is the account's: `data` has
 * `balance` and `price`. With `key_quota_exhausted` it is the key's: `data` also has the key's `limit`, what is `left`,
 * and `resetsAt`.
 */
export class QuotaExhaustedError extends PatchbayError {
  override readonly name = 'QuotaExhaustedError';
  override readonly kind = 'quota-exhausted';
}

/** The key lacks permission for this operation (403). */
export class PermissionDeniedError extends PatchbayError {
  override readonly name = 'PermissionDeniedError';
  override readonly kind = 'permission-denied';
}

/** The resource does not exist, or belongs to another account (404). */
export class NotFoundError extends PatchbayError {
  override readonly name = 'NotFoundError';
  override readonly kind = 'not-found';
}

/** The request conflicts with the current state (409). */
export class ConflictError extends PatchbayError {
  override readonly name = 'ConflictError';
  override readonly kind = 'conflict';
}

/** The request is larger than the operation accepts (413), or its headers are larger than the gateway accepts (431). */
export class TooLargeError extends PatchbayError {
  override readonly name = 'TooLargeError';
  override readonly kind = 'too-large';
}

/** The operation does not accept the body's media type (415). */
export class UnsupportedMediaTypeError extends PatchbayError {
  override readonly name = 'UnsupportedMediaTypeError';
  override readonly kind = 'unsupported-media-type';
}

/** The rate limit is exceeded (429); `retryAfterSeconds` says when to retry. */
export class RateLimitedError extends PatchbayError {
  override readonly name = 'RateLimitedError';
  override readonly kind = 'rate-limited';
}

/** The gateway failed (500). */
export class InternalError extends PatchbayError {
  override readonly name = 'InternalError';
  override readonly kind = 'internal';
}

/** The upstream behind the gateway failed (502). */
export class UpstreamFailedError extends PatchbayError {
  override readonly name = 'UpstreamFailedError';
  override readonly kind = 'upstream-failed';
}

/** The gateway is temporarily unable to handle the request (503). */
export class UnavailableError extends PatchbayError {
  override readonly name = 'UnavailableError';
  override readonly kind = 'unavailable';
}

/** The gateway's time limit (504), or a timeout of the caller, was exceeded. */
export class TimedOutError extends PatchbayError {
  override readonly name = 'TimedOutError';
  override readonly kind = 'timed-out';
}

/** There was no response, or it broke off; `cause` is the runtime's error. */
export class ConnectionError extends PatchbayError {
  override readonly name = 'ConnectionError';
  override readonly kind = 'connection';
}

/** The caller's signal aborted the call; `cause` is the signal's reason. */
export class AbortedError extends PatchbayError {
  override readonly name = 'AbortedError';
  override readonly kind = 'aborted';
}

/** The record of a job that has failed. */
export type FailedRecord = Extract<JobRecord, { readonly status: 'FAILED' }>;

/** A job failed: `reason` is the machine-readable cause, `record` the job's full record. */
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
