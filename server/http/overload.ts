import type { FastifyInstance } from 'fastify';
import { watchLateness } from '../foundation/lateness.ts';
import { BYTES_A_MEGABYTE } from '../foundation/sizes.ts';
import { countRequestPlaces, type PlaceHolder, type RequestPlace } from './request-places.ts';

/** When a process is overloaded; 0 stands for no limit. */
export interface OverloadLimits {
  /** How late the event loop runs timers, on average between two looks. */
  readonly eventLoopMilliseconds: number;
  /** The memory of the process, in megabytes of 1,048,576 bytes. */
  readonly memoryMegabytes?: number | undefined;
  /** Requests under way. */
  readonly requests: number;
}

/** Why a request is turned away. */
export type OverloadReason = 'requests' | 'event-loop' | 'memory';

/** Tells whether a process can take more requests, over all its addresses. */
export interface Overload {
  /** Watches the process until the server is closed. Further servers of the process change nothing. */
  watch(app: FastifyInstance): void;
  /**
   * Takes a request on.
   *
   * @returns its place, or why it must be turned away
   */
  begin(): RequestPlace | OverloadReason;
  /** How busy the process is. */
  load(): Load;
}

/** How busy a process is. */
export interface Load {
  /** Requests under way. */
  readonly underWay: number;
  /** How many there may be; 0 stands for no limit. */
  readonly upTo: number;
  /** The account that has the most of them. */
  readonly busiest: PlaceHolder | undefined;
}

const LOOK_EVERY_MS = 1_000;
/** A single long pause of the process counts once: to turn away requests after it would gain nothing. */
const LOOKS_IN_A_ROW = 3;
/**
 * The timers that measure lateness are due every tenth of the bound: often enough to see it passed, as each one costs a
 * wake-up.
 */
const DUE_EVERY_PART = 1 / 10;
const DUE_EVERY_MS = { from: 10, upTo: 200 } as const;

/**
 * Makes the watch over a process.
 *
 * @param lookEveryMs - how often the process is looked at, in milliseconds
 */
export function makeOverload(limits: OverloadLimits, lookEveryMs = LOOK_EVERY_MS): Overload {
  const places = countRequestPlaces(limits.requests);
  let looksInARow = 0;
  let reason: OverloadReason = 'event-loop';
  let isWatched = false;
  return {
    watch(app) {
      if (isWatched) return;
      isWatched = true;
      const looking = lookAgainAndAgain(limits, lookEveryMs, (found) => {
        looksInARow = found === undefined ? 0 : looksInARow + 1;
        reason = found ?? reason;
      });
      app.addHook('onClose', async () => looking.end());
    },
    load: () => ({
      underWay: places.taken(),
      upTo: limits.requests,
      busiest: places.busiest(),
    }),
    begin() {
      if (!places.areLeft()) return 'requests';
      return looksInARow >= LOOKS_IN_A_ROW ? reason : places.take();
    },
  };
}

/** Looks at the process at even intervals, and tells what it has too much of. */
function lookAgainAndAgain(
  { eventLoopMilliseconds, memoryMegabytes = 0 }: OverloadLimits,
  everyMs: number,
  tell: (found: Exclude<OverloadReason, 'requests'> | undefined) => void,
): { end(): void } {
  const { from, upTo } = DUE_EVERY_MS;
  const dueEveryMs = Math.min(upTo, Math.max(from, eventLoopMilliseconds * DUE_EVERY_PART));
  const lateness = eventLoopMilliseconds > 0 ? watchLateness(Math.round(dueEveryMs)) : undefined;
  const isLate = (): boolean => {
    if (lateness === undefined) return false;
    // No timer has run at all: the event loop stood still.
    return (lateness.take()?.mean ?? Number.POSITIVE_INFINITY) > eventLoopMilliseconds;
  };
  const isLarge = (): boolean =>
    memoryMegabytes > 0 && process.memoryUsage.rss() > memoryMegabytes * BYTES_A_MEGABYTE;
  const timer = setInterval(() => {
    if (isLate()) tell('event-loop');
    else tell(isLarge() ? 'memory' : undefined);
  }, everyMs);
  timer.unref();
  return {
    end() {
      clearInterval(timer);
      lateness?.end();
    },
  };
}
