import { watchEventLoopLag } from '../foundation/event-loop-lag.ts';
import { BYTES_PER_MEGABYTE } from '../foundation/sizes.ts';
import { type RequestSlot, RequestSlots, type SlotHolder } from './request-slots.ts';

/** The thresholds for load shedding; 0 means no limit. */
export interface OverloadLimits {
  /** The mean delay of timers between two checks, in milliseconds. */
  readonly eventLoopMilliseconds: number;
  /** The resident memory of the process, in megabytes of 1,048,576 bytes. */
  readonly memoryMegabytes?: number | undefined;
  /** Requests in flight. */
  readonly requests: number;
}

/** Why a request is rejected. */
export type OverloadReason = 'requests' | 'event-loop' | 'memory';

/** Why a request is rejected: there is no memory for its body, or no disk space for its form. */
export type ShedReason = OverloadReason | 'bodies' | 'forms';

/** Decides whether a process can accept more requests, over all its addresses. */
export interface Overload {
  /**
   * Admits a request.
   *
   * @returns its slot, or why it must be rejected
   */
  begin(): RequestSlot | OverloadReason;
  /** The current load of the process. */
  load(): Load;
  /** Ends the monitoring of the process. */
  end(): void;
}

/** The current load of a process. */
export interface Load {
  /** Requests in flight. */
  readonly underWay: number;
  /** The maximum number of requests in flight; 0 means no limit. */
  readonly upTo: number;
  /** The account with the most requests in flight. */
  readonly busiest: SlotHolder | undefined;
}

const LOOK_EVERY_MS = 1_000;
/** A single long pause of the process does not trigger shedding: rejecting requests after it would gain nothing. */
const LOOKS_IN_A_ROW = 3;
/**
 * The timers that measure the delay run every tenth of the threshold: often enough to notice when it is exceeded, as
 * each timer costs a wake-up.
 */
const DUE_EVERY_PART = 1 / 10;
const DUE_EVERY_MS = { from: 10, upTo: 200 } as const;

/**
 * Creates the load shedder, which monitors the process from now on.
 *
 * @param lookEveryMs - the interval between checks of the process, in milliseconds
 */
export function makeOverload(limits: OverloadLimits, lookEveryMs = LOOK_EVERY_MS): Overload {
  const slots = new RequestSlots(limits.requests);
  let looksInARow = 0;
  let reason: OverloadReason = 'event-loop';
  const looking = lookAgainAndAgain(limits, lookEveryMs, (found) => {
    looksInARow = found === undefined ? 0 : looksInARow + 1;
    reason = found ?? reason;
  });
  return {
    load: () => ({
      underWay: slots.taken(),
      upTo: limits.requests,
      busiest: slots.busiest(),
    }),
    begin() {
      if (!slots.areLeft()) return 'requests';
      return looksInARow >= LOOKS_IN_A_ROW ? reason : slots.take();
    },
    end: () => looking.end(),
  };
}

/** Checks the process at a fixed interval, and reports which threshold is exceeded. */
function lookAgainAndAgain(
  { eventLoopMilliseconds, memoryMegabytes = 0 }: OverloadLimits,
  everyMs: number,
  tell: (found: Exclude<OverloadReason, 'requests'> | undefined) => void,
): { end(): void } {
  const { from, upTo } = DUE_EVERY_MS;
  const dueEveryMs = Math.min(upTo, Math.max(from, eventLoopMilliseconds * DUE_EVERY_PART));
  const eventLoopLag =
    eventLoopMilliseconds > 0 ? watchEventLoopLag(Math.round(dueEveryMs)) : undefined;
  const isLate = (): boolean => {
    if (eventLoopLag === undefined) return false;
    // No timer has run at all: the event loop was blocked.
    return (eventLoopLag.take()?.mean ?? Number.POSITIVE_INFINITY) > eventLoopMilliseconds;
  };
  const isLarge = (): boolean =>
    memoryMegabytes > 0 && process.memoryUsage.rss() > memoryMegabytes * BYTES_PER_MEGABYTE;
  const timer = setInterval(() => {
    if (isLate()) tell('event-loop');
    else tell(isLarge() ? 'memory' : undefined);
  }, everyMs);
  timer.unref();
  return {
    end() {
      clearInterval(timer);
      eventLoopLag?.end();
    },
  };
}
