import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Detects stalled clients among the connections with requests in flight. */
export interface Stalled {
  /** Tracks the connection of an incoming request. */
  watch(request: IncomingMessage): void;
  forget(socket: Socket): void;
  /** Measures the progress of each connection, so that later checks can tell which have stalled. */
  look(): void;
  /**
   * The connection whose client has kept the gateway waiting longest, by not sending the rest of a body or not reading
   * its response. A client that transfers a few hundred bytes per second has not stalled, nor has one that waits for
   * the gateway.
   */
  longest(): Socket | undefined;
}

/**
 * How long a client may make almost no progress. A shorter time would misjudge slow clients: the bytes that they read
 * are counted in chunks, which are rare on a slow connection.
 */
const MAX_STILL_MS = 5_000;
/** A client that transfers fewer bytes than this in that time has stalled. */
const MOVE_BYTES = 1_024;
/** The minimum interval between checks: checking all connections takes time, and each new connection requests it. */
const LOOK_AGAIN_AFTER_MS = 1_000;

interface Watched {
  /** The most recent request. */
  request: IncomingMessage;
  /** The number of bytes transferred in both directions, and when it last grew. */
  moved: number;
  movedAt: number;
}

/** Creates the detector. It measures only when asked, and costs nothing before. */
export function openStalled(milliseconds: () => number): Stalled {
  const all = new Map<Socket, Watched>();
  /** The stalled connections found by the last check, ordered so that the longest stalled is last. */
  let found: Socket[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  const isStill = (socket: Socket): boolean => {
    const watched = all.get(socket);
    if (watched === undefined || !waitsForClient(socket, watched)) return false;
    const moved = bytesMoved(socket);
    if (moved - watched.moved >= MOVE_BYTES)
      Object.assign(watched, { moved, movedAt: milliseconds() });
    return milliseconds() - watched.movedAt >= MAX_STILL_MS;
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
