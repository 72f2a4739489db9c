import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum number of unanswered requests on a connection. */
const MAX_UNANSWERED = 100;

/** Answers the pipelined requests of a connection one after another (RFC 9112, section 9.3.2). */
export class ConnectionAnswers {
  /** The unfinished responses in order, each with the function that starts handling its request. */
  readonly #unanswered = new Map<ServerResponse, () => void>();
  #last: ServerResponse | undefined;
  #isEnding = false;

  /**
   * Queues a request, and starts handling it once the requests before it are answered. So a connection holds only one
   * open file or similar resource at a time. A client that keeps sending requests without reading responses is
   * disconnected.
   */
  add(answer: ServerResponse, begin: () => void): void {
    const { socket } = answer.req;
    if (socket.destroyed) return;
    if (this.#unanswered.size >= MAX_UNANSWERED) {
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
    // No further requests are handled on a connection that is closing.
    if (answer.req.socket.writable) begin?.();
  }

  /**
   * Closes the connection after a final response to the latest input. Requests before it are answered first, as the
   * client matches responses to requests in order. If one of their responses is already being sent, the connection is
   * closed without the final response, which must not be written into the middle of another.
   *
   * @param lastWords - returns the complete serialized response
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
    // The invalid bytes may belong to the rest of a request that has already been answered.
    const isAnswered = this.#last?.req.complete === false && this.#last.headersSent;
    if (socket.writable && !isAnswered) socket.write(lastWords());
    socket.destroySoon();
  }
}

function isBeingMade({ headersSent, writableEnded }: ServerResponse): boolean {
  return headersSent && !writableEnded;
}
