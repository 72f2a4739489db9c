import { isHeldUp, isUnavailable } from '../../database/availability.ts';
import { openFairTurns } from '../../foundation/fair-turns.ts';

/** Has jobs cancelled in turns. */
export interface CancelTurns {
  /**
   * Cancels a job of an account once it is its turn.
   *
   * @throws what the cancelling throws; where the database was found to be away meanwhile, the reason
   */
  take<T>(accountId: string, cancel: () => Promise<T>): Promise<T>;
}

/** One that waits for its turn, and why it need not be tried any more. */
interface Waiting {
  readonly accountId: string;
  loss: unknown;
}

/** Fewer than there are connections to the database, of which others need some as well. */
const AT_ONCE = 16;
/** Those of one account wait for its balance, with a connection each, which they may not do for long. */
const AT_ONCE_OF_ONE = 4;

/**
 * Opens the turns. An account may cancel hundreds of jobs at the same time: the database would let most of them wait for
 * its balance, and give them up after seconds, while nobody else had a connection.
 */
export function openCancelTurns(): CancelTurns {
  const turns = openFairTurns({
    turns: AT_ONCE,
    turnsOfOne: AT_ONCE_OF_ONE,
    waiting: Infinity,
    waitingOfOne: Infinity,
  });
  const waiting = new Set<Waiting>();
  return {
    async take(accountId, cancel) {
      const own: Waiting = { accountId, loss: undefined };
      waiting.add(own);
      const end = await turns.take(accountId);
      waiting.delete(own);
      try {
        if (own.loss !== undefined) throw own.loss;
        return await cancel();
      } catch (error) {
        if (isUnavailable(error)) giveUp(waiting, error, accountId);
        throw error;
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
