import type { FastifyInstance } from 'fastify';
import { watchLateness } from '../foundation/lateness.ts';
import { countPlaces, type Holder, type Place } from './request-places.ts';

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
  watch(app: FastifyInstance): void;
  /**
   * Takes a request on.
   *
   * @returns its place, or why it must be turned away
   */
  begin(): Place | OverloadReason;
  /** What the process has to do. */
  load(): Load;
}

/** What a process has to do. */
export interface Load {
  /** Requests under way. */
  readonly underWay: number;
  /** So many may be; 0 stands for no limit. */
  readonly upTo: number;
  /** The account that has the most of them. */
  readonly busiest: Holder | undefined;
}

const BYTES_A_MEGABYTE = 2 ** 20;
const LOOK_EVERY_MS = 1_000;
/** A process that stood still for once, be it for long, is seen so once. Nothing is won by turning away who comes after. */
const LOOKS_IN_A_ROW = 3;
/** To tell whether a bound is passed, something must be due in a part of its time; to be woken more often costs more. */
const DUE_EVERY_PART = 1 / 10;
const DUE_EVERY_MS = { from: 10, upTo: 200 } as const;

/**
 * Makes what tells it.
 *
 * @param lookEveryMs - how often the process is looked at, in milliseconds
 */
export function makeOverload(limits: OverloadLimits, lookEveryMs = LOOK_EVERY_MS): Overload {
  const places = countPlaces(limits.requests);
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

/** Looks at the process at even times, and tells what it has too much of. */
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
    // Where nothing was done that was due, nothing is known but that.
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
