import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { openStalled, type Stalled } from './stalled.ts';

/** New connections trigger a check for stalled clients once the count reaches this share of the limit. */
const LOOKED_AT_FROM = 0.5;

/**
 * Limits the number of open connections of a process, over all its addresses. At the limit, a new connection replaces
 * another: the oldest that has never carried a request, else the one that has been idle longest, else the one whose
 * client has stalled longest while sending a body or reading a response. If there is none of these, the new connection
 * is closed.
 */
export class Connections {
  readonly #upTo: number;
  /** The open connections, each with its number of requests in flight. */
  readonly #open = new Map<Socket, number>();
  /** Connections that have never carried a request, the oldest first. */
  readonly #silent = new Set<Socket>();
  /** Connections without a request in flight, the longest idle first. */
  readonly #idle = new Set<Socket>();
  readonly #stalled: Stalled;

  /**
   * @param upTo - the maximum number of open connections; 0 means no limit
   * @param milliseconds - a monotonic clock, in milliseconds
   */
  constructor(upTo: number, milliseconds: () => number = () => performance.now()) {
    this.#upTo = upTo;
    this.#stalled = openStalled(milliseconds);
  }

  /** Starts counting the connections of a server. */
  watch(server: Server): void {
    if (this.#upTo === 0) return;
    server.on('connection', (socket) => this.#add(socket));
    server.on('request', (request, response) => {
      const { socket } = request;
      this.#begin(request);
      response.once('close', () => this.#end(socket));
    });
  }

  #add(socket: Socket): void {
    socket.once('close', () => this.#forget(socket));
    if (this.#open.size >= this.#upTo * LOOKED_AT_FROM) this.#stalled.look();
    if (this.#open.size >= this.#upTo) {
      const leaving = this.#leastNeeded() ?? socket;
      // Removed at once: `close` is emitted only later, when more connections may have been accepted.
      this.#forget(leaving);
      leaving.destroy();
      if (leaving === socket) return;
    }
    this.#open.set(socket, 0);
    this.#silent.add(socket);
  }

  #leastNeeded(): Socket | undefined {
    const [oldestSilent] = this.#silent;
    const [longestIdle] = this.#idle;
    return oldestSilent ?? longestIdle ?? this.#stalled.longest();
  }

  #begin(request: IncomingMessage): void {
    const { socket } = request;
    const underWay = this.#open.get(socket);
    if (underWay === undefined) return;
    this.#open.set(socket, underWay + 1);
    this.#silent.delete(socket);
    this.#idle.delete(socket);
    this.#stalled.watch(request);
  }

  #end(socket: Socket): void {
    const underWay = this.#open.get(socket);
    if (underWay === undefined) return;
    this.#open.set(socket, underWay - 1);
    if (underWay > 1) return;
    this.#idle.add(socket);
    this.#stalled.forget(socket);
  }

  #forget(socket: Socket): void {
    this.#open.delete(socket);
    this.#silent.delete(socket);
    this.#idle.delete(socket);
    this.#stalled.forget(socket);
  }
}
