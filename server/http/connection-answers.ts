import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may have come on a connection without an answer to the first of them. */
const UNANSWERED_UP_TO = 100;

/** The requests of a connection, which are answered one after another (RFC 9112, section 9.3.2). */
export class ConnectionAnswers {
  /** The answers that have not gone out, in their order, each with what begins to make it. */
  readonly #unanswered = new Map<ServerResponse, () => void>();
  #last: ServerResponse | undefined;
  #isEnding = false;

  /**
   * Notes a request that has come, and begins with it when those before it have been answered: what answers hold, such
   * as an open file, is held once a connection. Who sends on and on without taking an answer is cut off.
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
   * Ends the connection with last words about what has come on it last. Who sent requests before that takes the next
   * thing that is said for the answer to the first of them, so that they are answered first; but for one whose answer
   * is being made while it is sent, into which nothing may be written, and which nobody waits for.
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
    // They may be about the rest of a request that has its answer.
    const isAnswered = this.#last?.req.complete === false && this.#last.headersSent;
    if (socket.writable && !isAnswered) socket.write(lastWords());
    socket.destroySoon();
  }
}

function isBeingMade({ headersSent, writableEnded }: ServerResponse): boolean {
  return headersSent && !writableEnded;
}
