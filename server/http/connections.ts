import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a process, over all its addresses. They are bounded, and a new one is served all the same. */
export interface Connections {
  /** Counts the connections of a server from now on. */
  watch(server: Server): void;
}

/**
 * Makes what bounds them. Beyond the bound a new connection takes the place of another one that carries no request:
 * the oldest that has never carried one, or else the one whose last request is longest ago. Where all carry one, the
 * new connection is closed.
 *
 * @param upTo - how many may be open; 0 stands for no limit
 */
export function boundConnections(upTo: number): Connections {
  /** Each open connection, and how many requests are under way on it. */
  const open = new Map<Socket, number>();
  /** Those that have never carried a request, and those that carry none any more, the longest so first. */
  const silent = new Set<Socket>();
  const idle = new Set<Socket>();
  const forget = (socket: Socket): void => {
    open.delete(socket);
    silent.delete(socket);
    idle.delete(socket);
  };
  const add = (socket: Socket): void => {
    socket.once('close', () => forget(socket));
    if (open.size >= upTo) {
      const [oldestSilent] = silent;
      const [longestIdle] = idle;
      const leaving = oldestSilent ?? longestIdle ?? socket;
      // That a connection is closed is told later than the next one may come.
      forget(leaving);
      leaving.destroy();
      if (leaving === socket) return;
    }
    open.set(socket, 0);
    silent.add(socket);
  };
  const count = (socket: Socket, by: 1 | -1): void => {
    const underWay = open.get(socket);
    if (underWay === undefined) return;
    open.set(socket, underWay + by);
    silent.delete(socket);
    if (underWay + by === 0) idle.add(socket);
    else idle.delete(socket);
  };
  return {
    watch(server) {
      if (upTo === 0) return;
      server.on('connection', add);
      server.on('request', ({ socket }, response) => {
        count(socket, 1);
        response.once('close', () => count(socket, -1));
      });
    },
  };
}
