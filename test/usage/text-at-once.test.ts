import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openPrices } from '../../server/usage/prices.ts';
import type { TextConsumption } from '../../server/usage/text-consumption.ts';
import { writeTextEntries } from '../../server/usage/text-entries.ts';
import { openTextUsage } from '../../server/usage/text-usage.ts';
import { aLedger } from './a-ledger.ts';
import { builtIn, type Opened, onAServer } from './opened-databases.ts';

/** The price of an input token, in units. */
const PRICE = 0.25;
const log = pino({ level: 'silent' });
const prices = openPrices({
  ceiling: 1_000,
  rules: [
    {
      id: 'text',
      operations: ['createMessage'],
      per: 'million-tokens',
      input: PRICE * 1e6,
      output: 0,
    },
  ],
});

function consumptionOf(accountId: string, keyId: string): TextConsumption {
  return {
    accountId,
    keyId,
    requestId: newIdentifier(),
    operation: 'createMessage',
    model: 'a-model',
    upstream: 'a',
    inputTokens: 1,
    outputTokens: 0,
    isEstimated: false,
    ending: 'complete',
  };
}

describe.each([
  ['the built-in database', builtIn],
  ['a PostgreSQL server', onAServer],
])('on %s', (_name, open) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
  });

  afterAll(() => opened.close());

  test('an entry whose writing was not heard of is charged once', async () => {
    const { queries } = opened.database;
    const { ledger, accountId } = await aLedger({ queries }, { granted: 10 });
    const consumption = consumptionOf(accountId, newIdentifier());
    const quoted = prices.quote(consumption, { input: 4, output: 0 });
    if (!quoted.ok) throw new Error('There is no price.');
    const entry = { id: newIdentifier(), consumption, quote: quoted.value, createdAt: new Date() };
    await writeTextEntries(queries, [entry], { areNew: true });
    await writeTextEntries(queries, [entry], { areNew: false });
    expect(await ledger.balance(accountId)).toMatchObject({ available: 9, consumed: 1 });
    expect(await ledger.verify(accountId)).toEqual([]);
  });

  test('what several processes record for the same accounts is written and charged once each, though connections break', async () => {
    const { queries } = opened.database;
    const accounts = await Promise.all(
      Array.from({ length: 5 }, () => aLedger({ queries }, { granted: 1_000 })),
    );
    const keyId = newIdentifier();
    const books = Array.from({ length: 4 }, () =>
      openTextUsage({ queries, clock: systemClock, log, prices, believedTokens: 1_000_000 }),
    );
    const count = 3_000;
    for (let index = 0; index < count; index += 1) {
      const account = accounts[(index * 7) % accounts.length];
      if (account === undefined) throw new Error('There is no account.');
      books[index % books.length]?.record(consumptionOf(account.accountId, keyId));
      if (index % 500 === 0) await opened.breakConnections();
    }
    await expect.poll(written, { timeout: 60_000, interval: 100 }).toBe(count);
    await Promise.all(books.map((book) => book.close()));
    for (const { ledger, accountId } of accounts) {
      const consumed = (count / accounts.length) * PRICE;
      expect(await ledger.balance(accountId)).toMatchObject({
        available: 1_000 - consumed,
        consumed,
      });
      expect(await ledger.verify(accountId)).toEqual([]);
    }
    const spent = await queries
      .selectFrom('key_spending')
      .select('units')
      .where('key_id', '=', keyId)
      .execute();
    expect(spent.map(({ units }) => Number(units))).toEqual([count * PRICE, count * PRICE]);

    async function written(): Promise<number> {
      const ids = accounts.map(({ accountId }) => accountId);
      const { entries } = await queries
        .selectFrom('text_usage')
        .select((row) => row.fn.countAll<string>().as('entries'))
        .where('account_id', 'in', ids)
        .executeTakeFirstOrThrow();
      return Number(entries);
    }
  });
});
