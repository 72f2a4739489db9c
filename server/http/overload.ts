import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** When a process has too much to do; 0 stands for no limit. */
export interface OverloadLimits {
  /** What is due is done so much too late, on average over a second. */
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
  /** Looks at the process from now on, for requests to this address. */
  watch(app: FastifyInstance): Promise<void>;
  /**
   * Takes a request on.
   *
   * @returns what is called when it is over, or why it must be turned away
   */
  begin(app: FastifyInstance): (() => void) | OverloadReason;
}

const BYTES_A_MEGABYTE = 2 ** 20;

/** Makes what tells it. */
export function makeOverload(limits: OverloadLimits): Overload {
  const { eventLoopMilliseconds, memoryMegabytes = 0, requests } = limits;
  let underWay = 0;
  return {
    async watch(app) {
      await app.register(underPressure, {
        maxEventLoopDelay: eventLoopMilliseconds,
        maxRssBytes: memoryMegabytes * BYTES_A_MEGABYTE,
        // Whether a request is turned away is not decided for all of them alike.
        pressureHandler: () => {},
      });
    },
    begin(app) {
      if (requests > 0 && underWay >= requests) return 'requests';
      if (app.isUnderPressure()) {
        const isLate =
          eventLoopMilliseconds > 0 && app.memoryUsage().eventLoopDelay > eventLoopMilliseconds;
        return isLate ? 'event-loop' : 'memory';
      }
      underWay += 1;
      return () => {
        underWay -= 1;
      };
    },
  };
}
