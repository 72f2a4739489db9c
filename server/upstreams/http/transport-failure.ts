import { errors } from 'undici';
import { refusalReason } from '../../foundation/outgoing.ts';
import type { UpstreamFailure } from '../port/outcome.ts';

/** Errors before a connection exists: the upstream has not received the request. */
const UNTOUCHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
/** Certificate and handshake errors, before the request is sent. */
const NO_TLS =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH|ERR_TLS_CERT_|ERR_SSL_.*(WRONG_VERSION|PROTOCOL|HANDSHAKE))/;
/** TLS errors that may occur at any time. */
const BROKEN_TLS = /^(ERR_TLS_|ERR_SSL_|EPROTO)/;

/** Thrown when a response exceeds the configured size limit. The message is for the caller. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** The failure for a call that ended before or during its response; its message contains no addresses. */
export function transportFailure(error: unknown): UpstreamFailure {
  if (error instanceof AnswerTooLarge) {
    return { kind: 'failed', message: error.message, mayBeDone: true };
  }
  // The timeout of the whole call.
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'timed-out', message: 'The upstream did not finish its answer in time.' };
  }
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) {
    return { kind: 'timed-out', message: 'The upstream stopped sending data.' };
  }
  const reason = refusalReason(error);
  if (reason !== undefined) return notFetched(reason);
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') {
    const message = 'The upstream did not accept a connection in time.';
    return { kind: 'timed-out', message, isUntouched: true };
  }
  if (NO_TLS.test(code)) return { kind: 'failed', message: INSECURE, isUntouched: true };
  if (BROKEN_TLS.test(code)) return { kind: 'failed', message: INSECURE, mayBeDone: true };
  if (UNTOUCHED.has(code)) {
    return { kind: 'failed', message: 'The upstream cannot be reached.', isUntouched: true };
  }
  return { kind: 'failed', message: 'The upstream broke the connection off.', mayBeDone: true };
}

/** The failure for a result whose address the gateway may not connect to. */
export function notFetched(reason: string): UpstreamFailure {
  const message = `The upstream's result is not fetched from its address: ${reason}.`;
  return { kind: 'refused', message, because: 'no-result' };
}

const INSECURE = 'No secure connection to the upstream could be made.';

/**
 * If a server closes an idle connection while a request is in flight to it, the client notices within about one round
 * trip. If the close arrives later, the server has received the request and may have begun processing it.
 */
const CROSSED_WITHIN_MS = 500;

/**
 * Whether a keep-alive connection was closed cleanly, without a response, right after it was reused. Upstreams that
 * close idle connections do that (RFC 9112, section 9.3); it is very unlikely that they have begun processing.
 *
 * @param milliseconds - the time since the request was sent
 */
export function wasClosedWhileIdle(error: unknown, milliseconds: number): boolean {
  return wasClosedWhileKept(error) && milliseconds < CROSSED_WITHIN_MS;
}

/** Whether a keep-alive connection was closed cleanly without a response, at any time. */
export function wasClosedWhileKept(error: unknown): boolean {
  return error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
}

/** Attempts at several addresses result in an `AggregateError`; its first error counts. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return code;
  return error.cause === undefined ? '' : codeOf(error.cause);
}
