import { isGone, isHeldUp, TurnNotHad } from '../database/availability.ts';
import { type FairTurns, openFairTurns } from '../foundation/fair-turns.ts';

/** Has work that locks the balance of an account done in turns. */
export interface BalanceTurns {
  /**
   * Does such work once it is the account's turn. Within it there are no other turns.
   *
   * @throws what the work throws; the signal's reason where it comes while waiting; where the database was found to be away
   *   meanwhile, the reason; `TurnNotHad` after seconds
   */
  take<T>(accountId: string, work: () => Promise<T>, terms?: TurnTerms): Promise<T>;
}

/** Until when work waits for its turn. */
export interface TurnTerms {
  /** Nobody needs the work any more. */
  readonly signal?: AbortSignal | undefined;
  /** It is tried in any case: where its turn does not come in time, without one. */
  readonly isOwed?: boolean;
}

/** One that waits for its turn, and what tells it that it need not be tried any more. */
interface Waiting {
  readonly accountId: string;
  readonly end: AbortController;
}

/** Fewer than there are connections to the database, of which others need some as well. */
const AT_ONCE = 16;
/** What is done for one account waits for its balance with a connection each, which it may not do for long. */
const AT_ONCE_OF_ONE = 4;
/** As long as a statement is waited for: sixty requests at once have all had their turns by then. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Opens the turns. An account may ask for hundreds of things at the same time: the database would let most of them wait for
 * its balance, and give them up after seconds, while nobody else had a connection.
 */
export function openBalanceTurns(): BalanceTurns {
  const turns = openFairTurns({
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
  turns: FairTurns,
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
 * Gives up those who would only find out anew, after as long a wait. A lock is in the way of its own account alone; what
 * else befalls one of them need not befall another.
 */
function giveUp(waiting: ReadonlySet<Waiting>, error: unknown, accountId: string): void {
  if (!isGone(error) && !isHeldUp(error)) return;
  for (const one of waiting) {
    if (isGone(error) || one.accountId === accountId) one.end.abort(error);
  }
}
