import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** The connections whose requests are under way, as far as their clients go on with them. */
export interface Stalled {
  /** Watches the connection of a request that has come. */
  watch(request: IncomingMessage): void;
  forget(socket: Socket): void;
  /** Looks how far all have come, so that it is known how long they have kept still when somebody asks. */
  look(): void;
  /**
   * The connection whose client has kept the gateway waiting for longest: with the rest of a body, or by not taking what
   * is sent. Who goes on with some hundred bytes a second does not, and neither does who waits for the gateway.
   */
  longest(): Socket | undefined;
}

/** So long a client may keep still; what it takes is seen in pieces of some size only, which come slowly to a slow one. */
const STILL_MS_UP_TO = 5_000;
/** Who moves fewer bytes in that time keeps still. */
const MOVE_BYTES = 1_024;
/** To look at all connections takes its time, and is asked for as often as somebody connects. */
const LOOK_AGAIN_AFTER_MS = 1_000;

interface Watched {
  /** The last request that has come. */
  request: IncomingMessage;
  /** How many bytes had gone either way, and when that was seen to have grown. */
  moved: number;
  movedAt: number;
}

/** Makes what watches them. It looks at them when it is told to, and costs nothing before. */
export function openStalled(milliseconds: () => number): Stalled {
  const all = new Map<Socket, Watched>();
  /** Those that were found at the last look, the longest still last. */
  let found: Socket[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  const isStill = (socket: Socket): boolean => {
    const watched = all.get(socket);
    if (watched === undefined || !waitsForClient(socket, watched)) return false;
    const moved = bytesMoved(socket);
    if (moved - watched.moved >= MOVE_BYTES)
      Object.assign(watched, { moved, movedAt: milliseconds() });
    return milliseconds() - watched.movedAt >= STILL_MS_UP_TO;
  };
  const movedAt = (socket: Socket): number => all.get(socket)?.movedAt ?? 0;
  const look = (): void => {
    if (milliseconds() - lookedAt < LOOK_AGAIN_AFTER_MS) return;
    lookedAt = milliseconds();
    const still = [...all.keys()].filter(isStill);
    found = still.sort((one, other) => movedAt(one) - movedAt(other)).reverse();
  };
  return {
    watch(request) {
      const { socket } = request;
      const known = all.get(socket);
      if (known !== undefined) known.request = request;
      else all.set(socket, { request, moved: bytesMoved(socket), movedAt: milliseconds() });
    },
    forget: (socket) => all.delete(socket),
    look,
    longest() {
      if (found.length === 0) look();
      while (found.length > 0) {
        const socket = found.pop();
        if (socket !== undefined && isStill(socket)) return socket;
      }
      return undefined;
    },
  };
}

function waitsForClient(socket: Socket, { request }: Watched): boolean {
  return socket.writableLength > 0 || !request.complete;
}

function bytesMoved(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}
