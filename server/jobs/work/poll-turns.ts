import { once, setMaxListeners } from 'node:events';
import { PLANS } from '../queue/plans.ts';

/** Limits how many batches of polls wait for one upstream, and how many for slow ones. */
export interface PollTurns {
  /** Whether an upstream has just been too slow to have a turn, so that nobody need wait for another one. */
  isResting(upstream: string): boolean;
  /**
   * Waits a moment for a turn at an upstream.
   *
   * @param batch - identifies the batch, whose polls at several upstreams occupy one worker together
   * @returns ends the turn; `undefined` if the upstream is too slow to have one
   * @throws the signal's reason if it is aborted
   */
  take(upstream: string, batch: object, signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** One worker is left for the upstreams that are not slow. */
const MAX_BATCHES = PLANS['job-poll'].workers - 1;
/** An upstream is slow if its last batch took longer, or one does that is in flight. */
const SLOW_MS = 1_000;
/** The longest wait for a turn. Polls usually take less. */
const MAX_WAIT_MS = 1_000;
/** How long no worker waits for an upstream that was too slow. */
const REST_MS = 5_000;

/** The polls of a batch that wait for an upstream. */
interface Turn {
  readonly upstream: string;
  readonly batch: object;
  readonly from: number;
}

/**
 * Makes the turns of one process.
 *
 * @param now - a monotonic clock, in milliseconds
 */
export function makePollTurns(now: () => number = () => performance.now()): PollTurns {
  const restsUntil = new Map<string, number>();
  const turns = new Set<Turn>();
  const slow = new Set<string>();
  const ends = new EventTarget();
  // As many batches as there are may wait.
  setMaxListeners(0, ends);

  const takesLong = ({ from }: Turn): boolean => now() - from > SLOW_MS;
  const isSlow = (upstream: string): boolean =>
    slow.has(upstream) ||
    turns.values().some((turn) => turn.upstream === upstream && takesLong(turn));
  const batchesAt = (isMeant: (upstream: string) => boolean): ReadonlySet<object> =>
    new Set([...turns].filter(({ upstream }) => isMeant(upstream)).map(({ batch }) => batch));
  const mayBegin = (upstream: string, batch: object): boolean => {
    if (batchesAt((other) => other === upstream).size >= MAX_BATCHES) return false;
    if (!isSlow(upstream)) return true;
    const held = batchesAt(isSlow);
    return held.has(batch) || held.size < MAX_BATCHES;
  };
  const begin = (upstream: string, batch: object): (() => void) => {
    const turn = { upstream, batch, from: now() };
    turns.add(turn);
    return () => {
      turns.delete(turn);
      if (takesLong(turn)) slow.add(upstream);
      else slow.delete(upstream);
      ends.dispatchEvent(new Event('end'));
    };
  };

  return {
    isResting: (upstream) => now() < (restsUntil.get(upstream) ?? 0),
    async take(upstream, batch, signal) {
      const late = AbortSignal.timeout(MAX_WAIT_MS);
      const waiting = AbortSignal.any([signal, late]);
      while (!mayBegin(upstream, batch)) {
        try {
          await once(ends, 'end', { signal: waiting });
        } catch (error) {
          signal.throwIfAborted();
          if (!late.aborted) throw error;
          restsUntil.set(upstream, now() + REST_MS);
          return undefined;
        }
      }
      return begin(upstream, batch);
    },
  };
}
