import { type ProblemKind, problemKinds } from '../generated/problems.ts';
import type { Problem } from '../generated/types.ts';
import {
  AuthenticationError,
  ConflictError,
  InternalError,
  InvalidRequestError,
  NotFoundError,
  PatchbayError,
  PermissionDeniedError,
  QuotaExhaustedError,
  RateLimitedError,
  TimedOutError,
  TooLargeError,
  UnavailableError,
  UnsupportedMediaTypeError,
  UpstreamFailedError,
} from './errors.ts';

/**
 * Whether a failed request may be retried: always, only if it is idempotent or has an idempotency key, or never; see
 * `x-kinds` in the contract.
 */
export type RepetitionRule = 'always' | 'repeatable' | 'never';

/** The retry rule for a response status. */
export function repetitionAfter(status: number): RepetitionRule {
  return kindOf(status)?.retry ?? 'never';
}

/**
 * Creates the error for a failed response.
 *
 * @param body - the response body, parsed if it is JSON; it may come from a proxy
 * @param hint - what the caller can do if the gateway asks for a key
 */
export function errorOf(response: Response, body: unknown, hint = ''): PatchbayError {
  const { status, headers } = response;
  if (isRedirect(response)) return new PatchbayError(redirectMessage(response), { status });
  const problem = isProblem(body) ? body : undefined;
  const message = problem?.message ?? `The answer was ${status}, in an unknown format.`;
  const Class = classOf(status);
  return new Class(asksForKey(headers) ? `${message} ${hint}`.trim() : message, {
    status,
    data: problem?.data,
    requestId: headers.get('x-request-id') ?? undefined,
    isRetryable: repetitionAfter(status) !== 'never',
    retryAfterSeconds: retryAfterSeconds(headers),
  });
}

/** Whether a gateway asks for a key; it has another challenge for requests that only a session can make. */
function asksForKey(headers: Headers): boolean {
  return /^(ApiKey|Bearer)/.test(headers.get('www-authenticate') ?? '');
}

function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** Names the redirect target where it is known; browsers hide it. */
function redirectMessage({ headers }: Response): string {
  const place = headers.get('location');
  const words = place === null ? '' : `, to ${place}`;
  return `The address redirects${words}. Use the address of the gateway itself.`;
}

/**
 * Parses `Retry-After` (RFC 9110, section 10.2.3), which is seconds or a date, into seconds from now. Some limiters in
 * front of a gateway send fractions of a second.
 */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text)
    ? Number(text)
    : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** What the contract says of the errors with a status. */
interface StatusKind {
  readonly kind: ProblemKind;
  readonly retry?: RepetitionRule;
}

/** The contract's entry for the errors of a status; `undefined` if it has none. */
export function kindOf(status: number): StatusKind | undefined {
  const kinds: Readonly<Record<number, StatusKind>> = problemKinds;
  return kinds[status];
}

/** The error class for a status. */
export function classOf(status: number): typeof PatchbayError {
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

/** Whether a body is an error of the gateway. */
export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
