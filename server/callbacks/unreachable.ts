import { codeOf } from '../foundation/error-code.ts';

/** Why a receiver cannot be reached, by the codes of Node, OpenSSL and undici. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name does not exist',
  ENODATA: 'its name has no address',
  EAI_AGAIN: 'its name cannot be looked up just now',
  ESERVFAIL: 'its name cannot be looked up just now',
  ETIMEOUT: 'its name cannot be looked up just now',
  ECONNREFUSED: 'nothing listens on its port',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  ETIMEDOUT: 'it does not accept the connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'it does not accept the connection in time',
  ECONNRESET: 'it closes the connection without an answer',
  EPIPE: 'it closes the connection without an answer',
  UND_ERR_SOCKET: 'it closes the connection without an answer',
  EPROTO: 'its port does not speak HTTPS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'its port does not speak HTTPS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'its port does not speak HTTPS',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed, which is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that is not trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate comes from an authority that is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate lacks intermediate certificates',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Codes that also mean a port that speaks HTTPS only, if the address begins with `http:`. */
const CUT_OFF: ReadonlySet<string> = new Set(['ECONNRESET', 'UND_ERR_SOCKET']);

/**
 * Says why a connection to a receiver failed, in words for whoever runs the receiver.
 *
 * @returns part of a sentence, such as `nothing listens on its port`; the first line of the error's message if the
 * cause is unknown
 */
export function unreachableReason(error: unknown, url: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = codeOf(cause) ?? codeOf(error);
  const reason = code === undefined ? undefined : REASONS[code];
  if (code === undefined || reason === undefined) return firstLineOf(cause);
  const mayBeHttps = CUT_OFF.has(code) && url.startsWith('http:');
  return mayBeHttps ? `${reason}; its port may speak HTTPS only` : reason;
}

function firstLineOf(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.split('\n', 1)[0]?.trim() ?? '';
}
