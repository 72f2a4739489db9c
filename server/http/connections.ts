import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { openStalled, type Stalled } from './stalled.ts';

/**
 * The connections of a process, over all its addresses. Their number is bounded; an idle one makes room for a new one.
 */
export interface Connections {
  /** Counts the connections of a server from now on. */
  watch(server: Server): void;
}

/** From this share of the bound on, stalled clients are looked for. */
const LOOKED_AT_FROM = 0.5;

/**
 * Bounds the connections. Where there are as many as there may be, a new one closes another: the oldest that has never
 * carried a request; else the one that has been idle longest; else the one whose client has stalled longest with a body
 * to send or an answer to take. Where there is none of these, the new one is closed.
 *
 * @param upTo - how many may be open; 0 stands for no limit
 * @param milliseconds - the time since some moment, which never goes back
 */
export function boundConnections(
  upTo: number,
  milliseconds: () => number = () => performance.now(),
): Connections {
  return upTo === 0 ? { watch: () => {} } : new BoundedConnections(upTo, milliseconds);
}

class BoundedConnections implements Connections {
  readonly #upTo: number;
  /** Each open connection, and how many requests are under way on it. */
  readonly #open = new Map<Socket, number>();
  /** Connections that have never carried a request, the oldest first. */
  readonly #silent = new Set<Socket>();
  /** Connections that carry no request any more, the longest idle first. */
  readonly #idle = new Set<Socket>();
  readonly #stalled: Stalled;

  constructor(upTo: number, milliseconds: () => number) {
    this.#upTo = upTo;
    this.#stalled = openStalled(milliseconds);
  }

  watch(server: Server): void {
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
      // Now, because `close` is emitted only later, when more connections may have come.
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
