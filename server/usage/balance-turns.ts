import { isGone, isHeldUp, TurnNotHad } from '../database/availability.ts';
import { FairQueue } from '../foundation/fair-queue.ts';

/** Limits concurrent work that locks the balance of an account. */
export interface BalanceTurns {
  /**
   * Runs work when the account gets a turn. Not reentrant: the work must not take another turn.
   *
   * @throws what the work throws; the signal's reason where it aborts while waiting; the error of other work that
   * shows, while waiting, that the database is unavailable or that the account's lock timed out; `TurnNotHad` after 15
   * seconds
   */
  take<T>(accountId: string, work: () => Promise<T>, terms?: TurnTerms): Promise<T>;
}

/** How long work waits for a turn. */
export interface TurnTerms {
  /** Aborts the wait, as the work is no longer needed. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the work must be attempted in any case: without a turn, if none comes in time. */
  readonly isOwed?: boolean;
}

/** Work that waits for a turn, and the controller that cancels the wait. */
interface Waiting {
  readonly accountId: string;
  readonly end: AbortController;
}

/** Below the size of the connection pool, as other work needs connections too. */
const AT_ONCE = 16;
/** Concurrent work of one account waits for the same row lock with a connection each, so it must not hold many. */
const AT_ONCE_OF_ONE = 4;
/** As long as a statement may take: by then, sixty concurrent requests have all had their turns. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Opens the turns. An account may send hundreds of requests at once: in the database, most would wait for the lock on
 * its balance and time out after seconds, while leaving no connections for anyone else.
 */
export function openBalanceTurns(): BalanceTurns {
  const turns = new FairQueue({
    turns: AT_ONCE,
    turnsOfOne: AT_ONCE_OF_ONE,
    waiting: Infinity,
    waitingOfOne: Infinity,
  });
  const waiting = new Set<Waiting>();
  return {
    async take(accountId, work, { signal, isOwed = false } = {}) {
      const own: Waiting = { accountId, end: new AbortController() };
      if (!isOwed) waiting.add(own);
      const end = await waitFor(turns, own, signal)
        .catch((error: unknown) => {
          if (!isOwed) throw error;
        })
        .finally(() => waiting.delete(own));
      try {
        return await work();
      } catch (error) {
        giveUp(waiting, error, accountId);
        throw error;
      } finally {
        end?.();
      }
    },
  };
}

async function waitFor(
  turns: FairQueue,
  { accountId, end }: Waiting,
  signal: AbortSignal | undefined,
): Promise<(() => void) | undefined> {
  const timer = setTimeout(() => end.abort(new TurnNotHad()), LONGEST_WAIT_MS);
  try {
    return await turns.take(
      accountId,
      signal === undefined ? end.signal : AbortSignal.any([end.signal, signal]),
    );
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Cancels waiting work that would fail the same way after the same wait: all of it where the database is gone, the
 * account's own where a lock timed out. Any other error may concern this work alone.
 */
function giveUp(waiting: ReadonlySet<Waiting>, error: unknown, accountId: string): void {
  if (!isGone(error) && !isHeldUp(error)) return;
  for (const one of waiting) {
    if (isGone(error) || one.accountId === accountId) one.end.abort(error);
  }
}
