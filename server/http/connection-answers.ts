import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests a connection may have sent while the first of them is unanswered. */
const UNANSWERED_UP_TO = 100;

/** The requests of a connection, which are answered one after another (RFC 9112, section 9.3.2). */
export class ConnectionAnswers {
  /** The answers that have not been sent, in order, each with the function that begins to make it. */
  readonly #unanswered = new Map<ServerResponse, () => void>();
  #last: ServerResponse | undefined;
  #isEnding = false;

  /**
   * Notes a request, and begins to answer it once those before it are answered: so a connection holds one open file or
   * the like at a time. A client that sends on without taking an answer is cut off.
   */
  add(answer: ServerResponse, begin: () => void): void {
    const { socket } = answer.req;
    if (socket.destroyed) return;
    if (this.#unanswered.size >= UNANSWERED_UP_TO) {
      socket.destroy();
      return;
    }
    this.#last = answer;
    this.#unanswered.set(answer, begin);
    answer.once('close', () => this.#closed(answer));
    if (this.#unanswered.size === 1) begin();
  }

  #closed(answer: ServerResponse): void {
    this.#unanswered.delete(answer);
    const [begin] = this.#unanswered.values();
    // Nothing more is answered on a connection that ends.
    if (answer.req.socket.writable) begin?.();
  }

  /**
   * Ends the connection with an answer to what came last. Requests before it are answered first, as the client takes
   * the next answer for that of its first request. Where one of these is being sent already, the connection is cut off,
   * as nothing may be written into the middle of that answer.
   *
   * @param lastWords - an answer as it is sent
   */
  endWith(lastWords: () => string, socket: Socket): void {
    if (this.#isEnding || socket.destroyed) return;
    this.#isEnding = true;
    const unanswered = [...this.#unanswered.keys()];
    if (unanswered.some(isBeingMade)) {
      socket.destroy();
      return;
    }
    const ahead = unanswered.filter(({ req }) => req.complete).at(-1);
    if (ahead === undefined) this.#end(lastWords, socket);
    else ahead.once('close', () => this.#end(lastWords, socket));
  }

  #end(lastWords: () => string, socket: Socket): void {
    // The fault may lie in the rest of a request that is answered already.
    const isAnswered = this.#last?.req.complete === false && this.#last.headersSent;
    if (socket.writable && !isAnswered) socket.write(lastWords());
    socket.destroySoon();
  }
}

function isBeingMade({ headersSent, writableEnded }: ServerResponse): boolean {
  return headersSent && !writableEnded;
}
