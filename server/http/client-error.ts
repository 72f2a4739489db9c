import type { Socket } from 'node:net';
import { fingerprint, fingerprintHeader } from '../../generated/stamp.ts';
import type { Problem } from '../../generated/types.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { ConnectionAnswers } from './connection-answers.ts';

/** The errors that Node raises when a connection sends bytes that are not a valid HTTP request. */
interface ConnectionError extends Error {
  readonly code?: string;
}

interface Complaint {
  readonly status: number;
  /** The reason phrase of the status (RFC 9110, section 15; RFC 6585, section 5). */
  readonly phrase: string;
  readonly message: string;
}

const COMPLAINTS: Readonly<Record<string, Complaint>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    phrase: 'Request Timeout',
    message: 'The request did not arrive in time.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    message: 'The address and headers of the request are too large together.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    phrase: 'Payload Too Large',
    message: 'The chunks of the body are malformed.',
  },
};

const NOT_HTTP: Complaint = {
  status: 400,
  phrase: 'Bad Request',
  message: 'The request is not well-formed HTTP.',
};

const NO_PROXY: Complaint = {
  status: 400,
  phrase: 'Bad Request',
  message: 'The gateway is no proxy to other hosts.',
};

/** Answers input that cannot be parsed as a request (RFC 9112, section 2.2), and closes the connection. */
export function answerClientError(
  error: ConnectionError,
  socket: Socket,
  answers = new ConnectionAnswers(),
): void {
  if (error.code === 'ECONNRESET') return;
  const complaint = COMPLAINTS[error.code ?? ''] ?? NOT_HTTP;
  answers.endWith(() => written(complaint), socket);
}

/** Refuses CONNECT, which requests a tunnel to another server (RFC 9110, section 9.3.6), and closes the connection. */
export function refuseTunnel(socket: Socket, answers = new ConnectionAnswers()): void {
  answers.endWith(() => written(NO_PROXY), socket);
}

/** Serializes the response by hand, as no Fastify reply exists yet. */
function written({ status, phrase, message }: Complaint): string {
  const problem: Problem = { status: 'FAILED', message };
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${status} ${phrase}`,
    `x-request-id: ${newIdentifier()}`,
    `${fingerprintHeader}: ${fingerprint}`,
    'x-content-type-options: nosniff',
    "content-security-policy: frame-ancestors 'none'",
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
