import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Watches connections with requests under way for clients that have stalled. */
export interface Stalled {
  /** Watches the connection of a request that has come. */
  watch(request: IncomingMessage): void;
  forget(socket: Socket): void;
  /** Measures how far each has come, so that later looks can tell who has stalled. */
  look(): void;
  /**
   * The connection whose client has kept the gateway waiting for longest, with the rest of a body or by not taking its
   * answer. A client that moves a few hundred bytes a second has not stalled, nor has one that waits for the gateway.
   */
  longest(): Socket | undefined;
}

/**
 * How long a client may move next to nothing. Not shorter: bytes that a client takes are counted in pieces, which come
 * seldom where it is slow.
 */
const STILL_MS_UP_TO = 5_000;
/** A client that moves fewer bytes than this in that time has stalled. */
const MOVE_BYTES = 1_024;
/** Looking at all connections costs time, and is asked for with every new connection. */
const LOOK_AGAIN_AFTER_MS = 1_000;

interface Watched {
  /** The last request that has come. */
  request: IncomingMessage;
  /** How many bytes had gone in both directions, and when that last grew. */
  moved: number;
  movedAt: number;
}

/** Makes such a watch. It looks only when it is told to, and costs nothing before. */
export function openStalled(milliseconds: () => number): Stalled {
  const all = new Map<Socket, Watched>();
  /** The stalled connections of the last look; the one that has stalled longest is the last. */
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
