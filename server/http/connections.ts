import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { openStalled } from './stalled.ts';

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
  /** Each open connection, and how many requests are under way on it. */
  const open = new Map<Socket, number>();
  /**
   * Connections that have never carried a request, the oldest first; and those that carry none any more, the longest
   * idle first.
   */
  const silent = new Set<Socket>();
  const idle = new Set<Socket>();
  const stalled = openStalled(milliseconds);
  const forget = (socket: Socket): void => {
    open.delete(socket);
    silent.delete(socket);
    idle.delete(socket);
    stalled.forget(socket);
  };
  const add = (socket: Socket): void => {
    socket.once('close', () => forget(socket));
    if (open.size >= upTo * LOOKED_AT_FROM) stalled.look();
    if (open.size >= upTo) {
      const [oldestSilent] = silent;
      const [longestIdle] = idle;
      const leaving = oldestSilent ?? longestIdle ?? stalled.longest() ?? socket;
      // Now, because `close` is emitted only later, when more connections may have come.
      forget(leaving);
      leaving.destroy();
      if (leaving === socket) return;
    }
    open.set(socket, 0);
    silent.add(socket);
  };
  const begin = (request: IncomingMessage): void => {
    const { socket } = request;
    const underWay = open.get(socket);
    if (underWay === undefined) return;
    open.set(socket, underWay + 1);
    silent.delete(socket);
    idle.delete(socket);
    stalled.watch(request);
  };
  const end = (socket: Socket): void => {
    const underWay = open.get(socket);
    if (underWay === undefined) return;
    open.set(socket, underWay - 1);
    if (underWay > 1) return;
    idle.add(socket);
    stalled.forget(socket);
  };
  return {
    watch(server) {
      if (upTo === 0) return;
      server.on('connection', add);
      server.on('request', (request, response) => {
        const { socket } = request;
        begin(request);
        response.once('close', () => end(socket));
      });
    },
  };
}
