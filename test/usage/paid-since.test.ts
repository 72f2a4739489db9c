import { expect, onTestFinished, test } from 'vitest';
import { secondsAfter, systemClock } from '../../server/foundation/clock.ts';
import { hasPaid } from '../../server/usage/paid-since.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { queriesWithRowsRead } from '../rows-read.ts';
import { aLedger, aQuote } from './a-ledger.ts';

async function aPayer(charges: number) {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { accountId, reserve, settle } = await aLedger(database, { granted: 10_000 });
  for (let count = 0; count < charges; count += 1) await settle(await reserve(aQuote(2.5)), 1);
  return { database, accountId, since: secondsAfter(systemClock.now(), -3_600) };
}

test('what an account has paid for is known to the last unit, and since a time alone', async () => {
  const { database, accountId, since } = await aPayer(3);
  const { queries } = database;
  expect(await hasPaid({ accountId, since, units: 7.5 }, queries)).toBe(true);
  expect(await hasPaid({ accountId, since, units: 7.500001 }, queries)).toBe(false);
  const later = secondsAfter(since, 7_200);
  expect(await hasPaid({ accountId, since: later, units: 1 }, queries)).toBe(false);
});

test('of an account that has paid often, no more entries are looked at than it takes', async () => {
  const { database, accountId, since } = await aPayer(150);
  await database.ask('analyze ledger_entry', []);
  const { queries, rowsRead } = queriesWithRowsRead(database);
  expect(await hasPaid({ accountId, since, units: 10 }, queries)).toBe(true);
  expect(await rowsRead()).toBeLessThan(20);
});
