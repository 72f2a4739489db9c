import type { Database, Queries } from '../../server/database/database.ts';
import { type Clock, systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { costOf } from '../../server/usage/amounts.ts';
import type { AmountMade } from '../../server/usage/ending.ts';
import { openLedger } from '../../server/usage/ledger.ts';
import type { Quote } from '../../server/usage/prices.ts';
import type { Reservation } from '../../server/usage/reserving.ts';
import { anAccount } from '../jobs/a-job.ts';

/** Options of a ledger under test. */
export interface LedgerOptions {
  readonly clock?: Clock;
  /** How many moderated failures are free per day. */
  readonly free?: number;
  /** How many units of work may be abandoned for free per day. */
  readonly freeUnits?: number;
  /** The quota granted to the account. */
  readonly granted?: number;
}

/** A ledger with an account that has quota. */
export async function aLedger(
  { queries }: Pick<Database, 'queries'>,
  { clock = systemClock, free = 3, freeUnits = 30, granted = 0 }: LedgerOptions = {},
) {
  const moderation = { free, windowHours: 24 };
  const givenUp = { freeUnits, windowHours: 24 };
  const ledger = openLedger({ queries, clock, moderation, givenUp });
  const accountId = await anAccount(queries);
  if (granted > 0) await ledger.grant(accountId, granted, 'To begin with');
  const inTransaction = <T>(work: (transaction: Queries) => Promise<T>): Promise<T> =>
    queries.transaction().execute(work);
  return {
    ledger,
    accountId,
    queries,
    /** Reserves quota and returns the reservation's id. */
    async reserve(quote: Quote, more: Partial<Reservation> = {}): Promise<string> {
      const id = newIdentifier();
      const what = { operation: 'createVideo', model: 'a-model', quote };
      await inTransaction((transaction) =>
        ledger.reserve({ id, accountId, requestId: 'a request', ...what, ...more }, transaction),
      );
      return id;
    },
    settle: (id: string, made: AmountMade) =>
      inTransaction((transaction) => ledger.settle(id, made, transaction)),
    release: (id: string) => inTransaction((transaction) => ledger.release(id, transaction)),
    giveUp: (id: string) => inTransaction((transaction) => ledger.givenUp(id, transaction)),
    moderated: (id: string) => inTransaction((transaction) => ledger.moderated(id, transaction)),
    entries: () =>
      queries
        .selectFrom('ledger_entry')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
  };
}

/** A quote for a number of seconds. */
export function aQuote(price: number, quantity = 1): Quote {
  const units = costOf(price, quantity);
  return { rule: 'a-rule', units, lines: [{ unit: 'second', quantity, price, units }] };
}
