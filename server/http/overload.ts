import pressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** When a process has too much to do; 0 stands for no limit. */
export interface OverloadLimits {
  /** What is due is done so much too late, on average, for some seconds. */
  readonly eventLoopMilliseconds: number;
  /** The process takes so much memory, in megabytes of 1,048,576 bytes. */
  readonly memoryMegabytes?: number | undefined;
  /** So many requests are under way. */
  readonly requests: number;
}

/** Why a request is turned away. */
export type OverloadReason = 'requests' | 'event-loop' | 'memory';

/** Tells whether a process can take more requests, over all its addresses. */
export interface Overload {
  /** Looks at the process from now on, until the server is closed. One server of a process is enough. */
  watch(app: FastifyInstance): Promise<void>;
  /**
   * Takes a request on.
   *
   * @returns what is called when it is over, or why it must be turned away
   */
  begin(): (() => void) | OverloadReason;
}

const BYTES_A_MEGABYTE = 2 ** 20;
const LOOK_EVERY_MS = 1_000;
/** A process that stood still for once, be it for long, is seen so once. Nothing is won by turning away who comes after. */
const LOOKS_IN_A_ROW = 3;

/**
 * Makes what tells it.
 *
 * @param lookEveryMs - how often the process is looked at, in milliseconds
 */
export function makeOverload(limits: OverloadLimits, lookEveryMs = LOOK_EVERY_MS): Overload {
  const { eventLoopMilliseconds, memoryMegabytes = 0, requests } = limits;
  let underWay = 0;
  let underPressure = 0;
  let reason: OverloadReason = 'event-loop';
  let isWatched = false;
  const look = (app: FastifyInstance): void => {
    underPressure = app.isUnderPressure() ? underPressure + 1 : 0;
    const isLate = app.memoryUsage().eventLoopDelay > eventLoopMilliseconds;
    reason = isLate && eventLoopMilliseconds > 0 ? 'event-loop' : 'memory';
  };
  return {
    async watch(app) {
      if (isWatched) return;
      isWatched = true;
      // In a room of its own, which has no routes: whether a request is turned away is decided when it is let in.
      await app.register(async (room) => {
        await room.register(pressure, {
          maxEventLoopDelay: eventLoopMilliseconds,
          maxRssBytes: memoryMegabytes * BYTES_A_MEGABYTE,
          sampleInterval: lookEveryMs,
          pressureHandler: () => {},
        });
        // Just after each of the library's own samples, which began before.
        const timer = setInterval(() => look(room), lookEveryMs);
        timer.unref();
        room.addHook('onClose', async () => clearInterval(timer));
      });
    },
    begin() {
      if (requests > 0 && underWay >= requests) return 'requests';
      if (underPressure >= LOOKS_IN_A_ROW) return reason;
      underWay += 1;
      return () => {
        underWay -= 1;
      };
    },
  };
}
