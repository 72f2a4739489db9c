import { FairQueue } from '../../foundation/fair-queue.ts';
import { PLANS } from '../queue/plans.ts';

/** Limits how many batches of polls wait for one upstream. */
export interface PollTurns {
  /** Whether an upstream has just been too slow to have a turn, so that nobody need wait for another one. */
  isResting(upstream: string): boolean;
  /**
   * Waits a moment for a turn at an upstream.
   *
   * @returns ends the turn; `undefined` if the upstream is too slow to have one
   * @throws the signal's reason if it is aborted
   */
  take(upstream: string, signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** One worker is left for the other upstreams. */
const BATCHES_AN_UPSTREAM = PLANS['job-poll'].workers - 1;
/** The longest wait for a turn. Polls usually take less. */
const MAX_WAIT_MS = 1_000;
/** How long no worker waits for an upstream that was too slow. */
const REST_MS = 5_000;

/**
 * Makes the turns of one process.
 *
 * @param now - a monotonic clock, in milliseconds
 */
export function makePollTurns(now: () => number = () => performance.now()): PollTurns {
  const restsUntil = new Map<string, number>();
  const unlimited = Number.POSITIVE_INFINITY;
  const turns = new FairQueue({
    turns: unlimited,
    turnsOfOne: BATCHES_AN_UPSTREAM,
    waiting: unlimited,
    waitingOfOne: unlimited,
  });
  return {
    isResting: (upstream) => now() < (restsUntil.get(upstream) ?? 0),
    async take(upstream, signal) {
      const late = AbortSignal.timeout(MAX_WAIT_MS);
      try {
        return await turns.take(upstream, AbortSignal.any([signal, late]));
      } catch (error) {
        if (signal.aborted || !late.aborted) throw error;
        restsUntil.set(upstream, now() + REST_MS);
        return undefined;
      }
    },
  };
}
