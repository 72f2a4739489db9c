import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockAccount } from '../../server/database/account-lock.ts';
import type { Database } from '../../server/database/database.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { Refused } from '../../server/foundation/refused.ts';
import { costOf, sumOf } from '../../server/usage/amounts.ts';
import type { Quote } from '../../server/usage/prices.ts';
import { aLedger, aQuote } from './a-ledger.ts';
import { builtIn, type Opened, onAServer } from './opened-databases.ts';

describe.each([
  ['the built-in database', builtIn],
  ['a PostgreSQL server', onAServer],
])('on %s', (_name, open) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
  });

  afterAll(() => opened.close());

  test('of 80 that set quota aside at once, exactly those are taken that the balance is for', async () => {
    const { ledger, accountId, reserve } = await aLedger(opened.database, { granted: 200 });
    const outcomes = await allAtOnce(times(80, () => () => reserve(aQuote(10))));
    const refusals = outcomes.filter((one) => one.status === 'rejected');
    expect(refusals).toHaveLength(60);
    for (const { reason } of refusals) expect(reason).toBeInstanceOf(Refused);
    expect(await ledger.balance(accountId)).toEqual({ available: 0, reserved: 200, consumed: 0 });
    expect(await ledger.verify(accountId)).toEqual([]);
  });

  test('of 60 that use a key or one that was rotated from it at once, exactly those are taken that its limit is for', async () => {
    const { ledger, accountId, reserve } = await aLedger(opened.database, { granted: 1000 });
    const key = { keyId: newIdentifier(), keyLimits: { unitsPerDay: 200, unitsPerMonth: 170 } };
    const rotated = { ...key, keyFamilyId: key.keyId, keyId: newIdentifier() };
    const outcomes = await allAtOnce(
      times(60, (one) => () => reserve(aQuote(10), one % 2 === 0 ? key : rotated)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(17);
    expect(await ledger.balance(accountId)).toMatchObject({ available: 830, reserved: 170 });
    expect(await ledger.verify(accountId)).toEqual([]);
  });

  test('what is ended by several at once is ended once', async () => {
    const held = await aLedger(opened.database, { granted: 300, free: 5 });
    const { ledger, accountId, reserve, settle, release, moderated } = held;
    const keyId = newIdentifier();
    const all = await allAtOnce(times(30, () => () => reserve(aQuote(10), { keyId })));
    const ids = all.map(succeeded);
    const ends = ids.flatMap((id) => [
      () => settle(id, 1),
      () => release(id),
      () => moderated(id),
      () => settle(id, 0),
    ]);
    for (const end of await allAtOnce<unknown>(ends)) succeeded(end);
    const { available, reserved, consumed } = await ledger.balance(accountId);
    expect([available + consumed, reserved]).toEqual([300, 0]);
    expect(await ledger.verify(accountId)).toEqual([]);
    const rows = await held.queries
      .selectFrom('key_spending')
      .select('units')
      .where('key_id', '=', keyId)
      .execute();
    expect(rows.map(({ units }) => Number(units))).toEqual([consumed, consumed]);
  });

  test('of 20 failures by moderation at once, exactly those are free that are to be', async () => {
    const options = { granted: 200, free: 3 };
    const { ledger, accountId, reserve, moderated, entries } = await aLedger(
      opened.database,
      options,
    );
    const ids = (await allAtOnce(times(20, () => () => reserve(aQuote(10))))).map(succeeded);
    const charges = (await allAtOnce(ids.map((id) => () => moderated(id)))).map(succeeded);
    expect(charges.filter((units) => units === 0)).toHaveLength(3);
    const counts = (await entries()).flatMap(({ moderation_count }) => moderation_count ?? []);
    expect(counts.toSorted((one, other) => one - other)).toEqual(times(20, (index) => index + 1));
    expect(await ledger.balance(accountId)).toEqual({
      available: 30,
      reserved: 0,
      consumed: 170,
    });
  });

  test('of 20 that are given up at once, exactly those are free that are to be', async () => {
    const options = { granted: 200, freeUnits: 30 };
    const { ledger, accountId, reserve, giveUp } = await aLedger(opened.database, options);
    const ids = (await allAtOnce(times(20, () => () => reserve(aQuote(10))))).map(succeeded);
    const charges = (await allAtOnce(ids.map((id) => () => giveUp(id)))).map(succeeded);
    // Units charged for abandoned work do not raise the free amount.
    expect(charges.filter((units) => units === 0)).toHaveLength(3);
    expect(await ledger.verify(accountId)).toEqual([]);
  });

  test('sums stay zero and agree with balances, whatever happens in which order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
        (rounds) => playThrough(rounds, opened.database),
      ),
      { numRuns: 25 },
    );
  });
});

/** An operation on the ledger. */
interface Step {
  readonly kind: 'reserve' | 'settle' | 'pictures' | 'release' | 'moderated' | 'giveUp' | 'grant';
  /** A price, or an amount. */
  readonly units: number;
  readonly quantity: number;
  readonly made: number;
  /** Selects one of the reservations. */
  readonly which: number;
  /** Whether the reservation is for pictures, which cost less if small. */
  readonly arePictures: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...(['reserve', 'reserve', 'settle', 'pictures', 'release', 'moderated', 'giveUp'] as const),
    'grant',
  ),
  units: fc.integer({ min: 0, max: 5_000_000 }).map((millionths) => millionths / 1e6),
  quantity: fc.integer({ min: 1, max: 15 }),
  made: fc.integer({ min: 0, max: 20 }),
  which: fc.nat(),
  arePictures: fc.boolean(),
});

/** A quote for pictures, of which small ones cost a third. */
function picturesQuote({ units: price, quantity }: Step): Quote {
  const units = costOf(price, quantity);
  const sizes = [
    { size: '1x1', rule: 'small', price: costOf(price, 1, { perCount: 3 }) },
    { rule: 'large', price },
  ];
  return { rule: 'large', units, lines: [{ unit: 'image', quantity, price, units }], sizes };
}

/** Runs the rounds, the steps of each concurrently, and checks the books after each round. */
async function playThrough(rounds: readonly (readonly Step[])[], database: Database) {
  const books = await aLedger(database, { granted: 100, free: 1 });
  const { ledger, accountId, reserve } = books;
  const ids: string[] = [];
  const pick = ({ which }: Step): string => ids[which % Math.max(1, ids.length)] ?? newIdentifier();
  const doing: Readonly<Record<Step['kind'], (one: Step) => Promise<unknown>>> = {
    settle: (one) => books.settle(pick(one), one.made),
    pictures: (one) =>
      books.settle(
        pick(one),
        times(one.made, (index) => ({ size: index % 2 === 0 ? '1x1' : '2x2' })),
      ),
    giveUp: (one) => books.giveUp(pick(one)),
    release: (one) => books.release(pick(one)),
    moderated: (one) => books.moderated(pick(one)),
    grant: ({ units }) => ledger.grant(accountId, units + 1, ''),
    reserve: (one) =>
      reserve(one.arePictures ? picturesQuote(one) : aQuote(one.units, one.quantity)).then(
        (id) => ids.push(id),
        (error: unknown) => expect(error).toBeInstanceOf(Refused),
      ),
  };
  for (const round of rounds) {
    await Promise.all(round.map((one) => doing[one.kind](one)));
    const { available, reserved, consumed } = await ledger.balance(accountId);
    expect(Math.min(available, reserved, consumed)).toBeGreaterThanOrEqual(0);
    expect(await ledger.verify(accountId)).toEqual([]);
  }
  for (const { available, reserved, consumed, issued, kind, lines } of await books.entries()) {
    expect(sumOf([available, reserved, consumed, issued].map(Number))).toBe(0);
    // The sum of the lines equals the charge.
    const charged = sumOf((lines ?? []).map(({ units }) => units));
    if (kind === 'settle') expect(charged).toBe(Number(consumed));
  }
}

/**
 * The concurrency limit. Higher, the work would queue for a connection rather than contend on the server, and on a busy
 * machine exceed the connection timeout.
 */
const AT_ONCE = 10;

/** Runs all work with limited concurrency. */
async function allAtOnce<T>(
  works: readonly (() => Promise<T>)[],
): Promise<readonly PromiseSettledResult<T>[]> {
  const outcomes: PromiseSettledResult<T>[] = [];
  const left = works.entries();
  const lane = async (): Promise<void> => {
    for (const [index, work] of left) {
      const [outcome] = await Promise.allSettled([work()]);
      outcomes[index] = outcome;
    }
  };
  await Promise.all(times(AT_ONCE, lane));
  return outcomes;
}

function succeeded<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe('on a PostgreSQL server', () => {
  test('quota is set aside while keys of the account are being changed', async () => {
    const opened = await onAServer();
    const { ledger, accountId, reserve } = await aLedger(opened.database, { granted: 50 });
    await opened.database.queries.transaction().execute(async (transaction) => {
      expect(await lockAccount(transaction, accountId)).toBe(true);
      await reserve(aQuote(10));
    });
    expect(await ledger.balance(accountId)).toMatchObject({ available: 40, reserved: 10 });
    await opened.close();
  });
});
