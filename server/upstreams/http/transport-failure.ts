import { errors } from 'undici';
import type { UpstreamFailure } from '../port.ts';

/** What went wrong before a connection stood, so that the upstream has not seen the request. */
const UNTOUCHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** How Node names what is wrong with a certificate or in the handshake, before anything is asked for. */
const NO_TLS =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH|ERR_TLS_CERT_|ERR_SSL_.*(WRONG_VERSION|PROTOCOL|HANDSHAKE))/;
/** What else goes wrong in TLS may come at any time. */
const BROKEN_TLS = /^(ERR_TLS_|ERR_SSL_|EPROTO)/;

/** The answer is larger than the operator allows. The message is for the caller. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** What a call that ended without an answer, or in the middle of one, is to its caller: a sentence without addresses. */
export function transportFailure(error: unknown): UpstreamFailure {
  if (error instanceof AnswerTooLarge) return { kind: 'failed', message: error.message };
  // So ends a call whose whole time is up.
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'timed-out', message: 'The upstream did not finish its answer in its time.' };
  }
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) {
    return { kind: 'timed-out', message: 'The upstream fell silent.' };
  }
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') {
    const message = 'The upstream did not take a connection in its time.';
    return { kind: 'timed-out', message, isUntouched: true };
  }
  if (NO_TLS.test(code)) return { kind: 'failed', message: INSECURE, isUntouched: true };
  if (BROKEN_TLS.test(code)) return { kind: 'failed', message: INSECURE };
  if (UNTOUCHED.has(code)) {
    return { kind: 'failed', message: 'The upstream cannot be reached.', isUntouched: true };
  }
  return { kind: 'failed', message: 'The upstream broke the connection off.' };
}

const INSECURE = 'No secure connection to the upstream could be made.';

/**
 * A server that closes an idle connection does so while the request is on its way, so that word of it comes back within
 * about the time of a way there and back. Whoever closes later has had the request, and may have begun with it.
 */
const CROSSED_WITHIN_MS = 500;

/**
 * Whether a connection that has served before was closed in good order without an answer, just when it was used again.
 * So end those that an upstream gives up for having been idle (RFC 9112, section 9.3): it hardly has begun with the
 * request.
 *
 * @param milliseconds - since the request was sent
 */
export function wasClosedWhileIdle(error: unknown, milliseconds: number): boolean {
  return wasClosedWhileKept(error) && milliseconds < CROSSED_WITHIN_MS;
}

/** Whether a connection that has served before was closed in good order without an answer, however late. */
export function wasClosedWhileKept(error: unknown): boolean {
  return error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
}

/** A connection that was tried at several addresses fails with an error of errors. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return code;
  return error.cause === undefined ? '' : codeOf(error.cause);
}
