import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a process, over all its addresses. They are bounded, and a new one is served all the same. */
export interface Connections {
  /** Counts the connections of a server from now on. */
  watch(server: Server): void;
}

/**
 * Makes what bounds them. Beyond the bound a new connection takes the place of the one that has carried no request for
 * longest; where all carry one, the new one is closed.
 *
 * @param upTo - how many may be open; 0 stands for no limit
 */
export function boundConnections(upTo: number): Connections {
  /** Each open connection, and how many requests are under way on it. */
  const open = new Map<Socket, number>();
  /** Those without a request, the longest so first. */
  const idle = new Set<Socket>();
  const forget = (socket: Socket): void => {
    open.delete(socket);
    idle.delete(socket);
  };
  const add = (socket: Socket): void => {
    open.set(socket, 0);
    idle.add(socket);
    socket.once('close', () => forget(socket));
    if (open.size <= upTo) return;
    // Where no other is idle, the new one is.
    const [longestIdle = socket] = idle;
    // A closed connection is told of later than the next ones may come.
    forget(longestIdle);
    longestIdle.destroy();
  };
  const count = (socket: Socket, by: 1 | -1): void => {
    const underWay = open.get(socket);
    if (underWay === undefined) return;
    open.set(socket, underWay + by);
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
