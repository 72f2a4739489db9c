import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fingerprint } from '../../generated/stamp.ts';
import type { Problem } from '../../generated/types.ts';
import { newIdentifier } from '../foundation/identifiers.ts';

/** What Node says of a connection that does not carry requests as HTTP has them. */
interface ConnectionError extends Error {
  readonly code?: string;
}

interface Complaint {
  readonly status: number;
  /** What HTTP calls the status (RFC 9110, section 15; RFC 6585, section 5). */
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
    message: 'The headers of the request are too large.',
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

/** A connection, as far as its answers have come. */
export class ConnectionAnswers {
  readonly #unanswered = new Set<ServerResponse>();
  #last: ServerResponse | undefined;
  #isEnding = false;

  /** Notes the answer to a request that has come. */
  add(answer: ServerResponse): void {
    this.#last = answer;
    this.#unanswered.add(answer);
    answer.once('close', () => this.#unanswered.delete(answer));
  }

  /**
   * Ends the connection with a complaint about what has come on it last. Who sent requests before that takes the next
   * thing that is said for the answer to the first of them, so that they are answered first; but for one whose answer
   * is being made while it is sent, into which nothing may be written, and which nobody waits for.
   */
  endWith(complaint: Complaint, socket: Socket): void {
    if (this.#isEnding || socket.destroyed) return;
    this.#isEnding = true;
    const unanswered = [...this.#unanswered];
    if (unanswered.some(isBeingMade)) {
      socket.destroy();
      return;
    }
    const ahead = unanswered.filter(({ req }) => req.complete).at(-1);
    if (ahead === undefined) this.#end(complaint, socket);
    else ahead.once('close', () => this.#end(complaint, socket));
  }

  #end(complaint: Complaint, socket: Socket): void {
    // The complaint may be about the rest of a request that has its answer.
    const isAnswered = this.#last?.req.complete === false && this.#last.headersSent;
    if (socket.writable && !isAnswered) socket.write(written(complaint));
    socket.destroySoon();
  }
}

function isBeingMade({ headersSent, writableEnded }: ServerResponse): boolean {
  return headersSent && !writableEnded;
}

/** Answers what cannot be read as a request (RFC 9112, section 2.2) and ends its connection. */
export function answerClientError(
  error: ConnectionError,
  socket: Socket,
  answers = new ConnectionAnswers(),
): void {
  if (error.code === 'ECONNRESET') return;
  answers.endWith(COMPLAINTS[error.code ?? ''] ?? NOT_HTTP, socket);
}

/** Answers who wants to be connected to somebody else (RFC 9110, section 9.3.6) and ends the connection. */
export function refuseTunnel(socket: Socket, answers = new ConnectionAnswers()): void {
  answers.endWith(NO_PROXY, socket);
}

/** There is no reply yet to write this with. */
function written({ status, phrase, message }: Complaint): string {
  const problem: Problem = { status: 'FAILED', message };
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${status} ${phrase}`,
    `x-request-id: ${newIdentifier()}`,
    `x-contract-fingerprint: ${fingerprint}`,
    'x-content-type-options: nosniff',
    "content-security-policy: frame-ancestors 'none'",
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
