import { isHeldUp, isUnavailable } from '../database/availability.ts';
import { openFairTurns } from '../foundation/fair-turns.ts';

/** Has work that locks the balance of an account done in turns. */
export interface BalanceTurns {
  /**
   * Does such work once it is the account's turn. Within it there are no other turns.
   *
   * @throws what the work throws; where the database was found to be away meanwhile, the reason
   */
  take<T>(accountId: string, work: () => Promise<T>): Promise<T>;
}

/** One that waits for its turn, and why it need not be tried any more. */
interface Waiting {
  readonly accountId: string;
  loss: unknown;
}

/** Fewer than there are connections to the database, of which others need some as well. */
const AT_ONCE = 16;
/** What is done for one account waits for its balance with a connection each, which it may not do for long. */
const AT_ONCE_OF_ONE = 4;

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
    async take(accountId, work) {
      const own: Waiting = { accountId, loss: undefined };
      waiting.add(own);
      const end = await turns.take(accountId);
      waiting.delete(own);
      try {
        if (own.loss !== undefined) throw own.loss;
        return await work().catch((error: unknown) => {
          // Not what another one's work has failed with, or those who come while it is told would fail one after another.
          if (isUnavailable(error)) giveUp(waiting, error, accountId);
          throw error;
        });
      } finally {
        end?.();
      }
    },
  };
}

/** Each of those who wait would find out anew, after as long a wait. A lock is in the way of its own account alone. */
function giveUp(waiting: ReadonlySet<Waiting>, error: unknown, accountId: string): void {
  for (const one of waiting) {
    if (!isHeldUp(error) || one.accountId === accountId) one.loss ??= error;
  }
}
