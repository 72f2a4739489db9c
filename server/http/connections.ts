import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { openStalled } from './stalled.ts';

/** The connections of a process, over all its addresses. They are bounded, and a new one is served all the same. */
export interface Connections {
  /** Counts the connections of a server from now on. */
  watch(server: Server): void;
}

/** From this part of the bound on it is looked at who keeps still. */
const LOOKED_AT_FROM = 0.5;

/**
 * Makes what bounds them. Beyond the bound a new connection takes the place of another one that carries no request:
 * the oldest that has never carried one, or else the one whose last request is longest ago. Where all carry one, it is
 * the one whose client has kept still for longest, with a body to send or an answer to take. Where there is none such
 * either, the new connection is closed.
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
  /** Those that have never carried a request, and those that carry none any more, the longest so first. */
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
      // That a connection is closed is told later than the next one may come.
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
