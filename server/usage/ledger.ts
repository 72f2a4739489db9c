import type { Queries } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import { type Clock, secondsBetween } from '../foundation/clock.ts';
import type { Problem } from '../foundation/problems.ts';
import { Refused } from '../foundation/refused.ts';
import { type BalanceTurns, openBalanceTurns } from './balance-turns.ts';
import { windowStart } from './counting-window.ts';
import { type AmountMade, release, settle } from './ending.ts';
import { releaseExpired } from './expired-reservations.ts';
import { endGivenUp, type GivenUpTerms } from './given-up.ts';
import { type Issue, type Issued, issue } from './issuing.ts';
import { endModerated, type ModerationTerms } from './moderation.ts';
import { periodsOf } from './periods.ts';
import {
  type KeyAllowance,
  type KeySpending,
  readKeySpending,
  tightestAllowance,
} from './quota-refused.ts';
import { type Reservation, reserveAllOrFail, reserveEach } from './reserving.ts';
import { type Difference, verifyBooks } from './verification.ts';

/** An account's balance, in units of quota. */
export interface Balance {
  /** What it may still spend. Text may make it negative, as its price is only known at its end. */
  readonly available: number;
  /** What is reserved for work in progress. */
  readonly reserved: number;
  readonly consumed: number;
}

/**
 * The ledger of quota, in double entry. Every entry moves units between the books available, reserved, consumed and
 * issued, and adds up to zero. Entries are never changed, and an account's balance is always their sum. An entry is
 * written in the transaction of what it records.
 */
export interface Ledger {
  /** Runs a change to an account's books when the account gets a turn; it may have hundreds of requests at once. */
  readonly inTurn: BalanceTurns['take'];
  /**
   * Reserves quota for work.
   *
   * @throws Refused where the account or its key has too little; the transaction must be rolled back
   */
  reserve(reservation: Reservation, transaction: Queries): Promise<void>;
  /**
   * Reserves quota for several pieces of work, one after the other; a refusal does not affect the others.
   *
   * @returns for each, the refusal if there is one
   */
  reserveEach(
    reservations: readonly Reservation[],
    transaction: Queries,
  ): Promise<readonly (Problem | undefined)[]>;
  /**
   * Reserves quota for all of them in one statement without a result, or fails. Meant to be pipelined with other
   * statements.
   *
   * @throws an error of the database where the quota of one does not suffice; nothing is reserved
   */
  reserveAllOrFail(reservations: readonly Reservation[], queries: Queries): Promise<void>;
  /**
   * Charges for work with a result: the price of what was made, at most what was reserved. The rest is released.
   *
   * @param made - how many seconds or songs, or which images; `all` that was reserved, where the quantity is unknown. A
   * price per request is charged in full for any of them
   * @returns the units charged; `undefined` where the reservation has already ended
   */
  settle(
    reservationId: string,
    made: AmountMade,
    transaction: Queries,
  ): Promise<number | undefined>;
  /** The units charged for a reservation that has been settled; `undefined` for any other. */
  charged(reservationId: string): Promise<number | undefined>;
  /** Releases the reservation of failed work, unless it has already ended. */
  release(reservationId: string, transaction: Queries): Promise<void>;
  /**
   * Ends work that an upstream's moderation refused: free while the account has few such failures, charged at the least
   * of its price beyond.
   *
   * @returns the units charged; also 0 where the reservation has already ended
   */
  moderated(reservationId: string, transaction: Queries): Promise<number>;
  /**
   * Ends work that its caller abandons after an upstream has begun it: free while the account abandons little, or less
   * than it pays for, charged in full beyond.
   *
   * @param delivered - what the caller has got a part of, which is charged in any case
   * @returns the units charged; also 0 where the reservation has already ended
   */
  givenUp(reservationId: string, transaction: Queries, delivered?: AmountMade): Promise<number>;
  /**
   * Grants quota to an account.
   *
   * @throws RangeError where the amount is not above zero, or too large
   */
  grant(accountId: string, units: number, note: string, transaction?: Queries): Promise<void>;
  /**
   * Grants or adjusts quota; a negative adjustment takes quota back. Idempotent for each account and reference.
   *
   * @throws RangeError where the amount is invalid for its kind
   */
  issue(order: Omit<Issue, 'now'>): Promise<Issued>;
  /** The balance of an account. */
  balance(accountId: string): Promise<Balance>;
  /** What a key may still spend within the tighter of its limits; `undefined` where it has none. */
  allowance(key: Pick<Reservation, 'keyFamilyId' | 'keyLimits'>): Promise<KeyAllowance | undefined>;
  /** What families of keys have spent or reserved in the current day and month. */
  spentByKeys(familyIds: readonly string[]): Promise<ReadonlyMap<string, KeySpending>>;
  /**
   * Releases the reservations of processes that died, and removes expired records: failures by moderation, abandoned
   * work, and spending of keys. Reservations expire by the database's clock, ahead or behind by as much as `now` is of
   * this process's: it lies behind where either clock was put forward.
   *
   * @param limit - the maximum number of each
   * @returns the number of reservations released and records removed; 0 when nothing is left
   */
  sweep(now: Date, limit: number): Promise<number>;
  /** Verifies that the books are consistent. Reads every entry. */
  verify(accountId?: string): Promise<readonly Difference[]>;
}

/** Dependencies of the ledger. */
export interface LedgerParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly moderation: ModerationTerms;
  /** Without these terms all abandoned work is free. */
  readonly givenUp?: GivenUpTerms;
}

const ALL_FREE: GivenUpTerms = { freeUnits: Number.POSITIVE_INFINITY, windowHours: 24 };

/** Opens the ledger. */
export function openLedger(parts: LedgerParts): Ledger {
  const { queries, clock, moderation, givenUp = ALL_FREE } = parts;
  const turns = openBalanceTurns();
  return {
    inTurn: turns.take,
    async reserve(reservation, transaction) {
      const [problem] = await reserveEach([reservation], clock.now(), transaction);
      if (problem !== undefined) throw new Refused(problem);
    },
    reserveEach: (reservations, transaction) => reserveEach(reservations, clock.now(), transaction),
    reserveAllOrFail: (reservations, queries) =>
      reserveAllOrFail(reservations, clock.now(), queries),
    settle: (reservationId, made, transaction) =>
      settle({ reservationId, made, now: clock.now() }, transaction),
    charged: (reservationId) => readCharge(queries, reservationId),
    async release(reservationId, transaction) {
      await release({ reservationId, now: clock.now() }, transaction);
    },
    async moderated(reservationId, transaction) {
      const ending = { reservationId, now: clock.now() };
      return (await endModerated(ending, moderation, transaction)) ?? 0;
    },
    async givenUp(reservationId, transaction, delivered) {
      const ending = { reservationId, now: clock.now(), delivered };
      return (await endGivenUp(ending, givenUp, transaction)) ?? 0;
    },
    async grant(accountId, units, note, transaction = queries) {
      await issue({ accountId, kind: 'grant', units, note, now: clock.now() }, transaction);
    },
    issue: (order) => issue({ ...order, now: clock.now() }, queries),
    balance: (accountId) => readBalance(queries, accountId),
    async allowance({ keyFamilyId, keyLimits = {} }) {
      if (keyFamilyId === undefined) return undefined;
      const now = clock.now();
      const spent = (await readKeySpending(queries, [keyFamilyId], now)).get(keyFamilyId);
      return spent && tightestAllowance(keyLimits, spent, now);
    },
    spentByKeys: (familyIds) => readKeySpending(queries, familyIds, clock.now()),
    async sweep(now, limit) {
      const deleted = await deleteOld(parts, now, limit);
      const secondsAhead = secondsBetween(clock.now(), now);
      return deleted + (await releaseExpired(queries, { now, secondsAhead, limit }));
    },
    verify: (accountId) => verifyBooks(queries, accountId === undefined ? undefined : [accountId]),
  };
}

async function readBalance(queries: Queries, accountId: string): Promise<Balance> {
  const row = await queries
    .selectFrom('balance')
    .select(['available', 'reserved', 'consumed'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { available = 0, reserved = 0, consumed = 0 } = row ?? {};
  return {
    available: Number(available),
    reserved: Number(reserved),
    consumed: Number(consumed),
  };
}

async function readCharge(queries: Queries, reservationId: string): Promise<number | undefined> {
  const entry = await queries
    .selectFrom('ledger_entry')
    .select('consumed')
    .where('reservation_id', '=', reservationId)
    .where('kind', '=', 'settle')
    .executeTakeFirst();
  return entry && Number(entry.consumed);
}

/**
 * Deletes a batch each of the records that no longer count: failures by moderation and abandoned work outside their
 * windows, and the spending of keys. The previous month's spending is kept, as work that began then may still release
 * some of it.
 */
async function deleteOld(
  { queries, moderation, givenUp = ALL_FREE }: LedgerParts,
  now: Date,
  limit: number,
): Promise<number> {
  const { month } = periodsOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)));
  const counts = [
    await deleteBatch(queries, {
      from: 'moderation_failure',
      where: ['created_at', '<=', windowStart(moderation, now)],
      limit,
    }),
    await deleteBatch(queries, {
      from: 'given_up_work',
      where: ['created_at', '<=', windowStart(givenUp, now)],
      limit,
    }),
    // As text, days sort after their month.
    await deleteBatch(queries, { from: 'key_spending', where: ['period', '<', month], limit }),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}
