import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Queries } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLedger } from '../../server/usage/ledger.ts';
import { openPrices } from '../../server/usage/prices.ts';
import type { TextConsumption } from '../../server/usage/text-consumption.ts';
import { openTextUsage } from '../../server/usage/text-usage.ts';

/**
 * Measures how fast text usage is written and charged, and how much a crash would lose: the number of recorded entries
 * that are not yet written, and the age of the oldest. Prints a table. `npm run bench:text`, or with other numbers `npm
 * run bench:text -- 500 10 20000` (entries a second, duration in seconds, entries at once). Uses the server in
 * DATABASE_URL, if set.
 */

const [, , rateText = '500', secondsText = '10', burstText = '20000'] = process.argv;
const [RATE, SECONDS, BURST] = [Number(rateText), Number(secondsText), Number(burstText)];
const ACCOUNTS = 20;
const TICK_MS = 10;
const LOOK_MS = 50;

const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'));
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  folder,
  onConnectionLost: () => {},
});
const { queries } = database;
const moderation = { free: 3, windowHours: 24 };
const ledger = openLedger({ queries, clock: systemClock, moderation });
const rule = { id: 'text', operations: ['createMessage'], per: 'million-tokens' } as const;
const prices = openPrices({ ceiling: 1_000, rules: [{ ...rule, input: 1, output: 4 }] });
const log = pino({ level: 'warn' });
const accounts = await makeAccounts(queries);
try {
  const steady = await measureSteady();
  const perSecond = await measureBurst();
  const differences = (await Promise.all(accounts.map((id) => ledger.verify(id)))).flat();
  print({ steady, perSecond, differences: differences.length });
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

/** What a crash would have lost at one moment. */
interface Window {
  readonly entries: number;
  /** The age of the oldest lost entry, in milliseconds. */
  readonly age: number;
}

/** Records entries at a constant rate, and samples those that are not yet written. */
async function measureSteady(): Promise<readonly Window[]> {
  const book = openTextUsage({
    queries,
    clock: systemClock,
    log,
    prices,
    believedTokens: 1_000_000,
  });
  const recorded: number[] = [];
  const windows: Window[] = [];
  const before = await countEntries(queries);
  const ended = AbortSignal.timeout(SECONDS * 1000);
  const looking = (async () => {
    while (!ended.aborted) {
      const written = (await countEntries(queries)) - before;
      const oldest = recorded[written];
      const age = oldest === undefined ? 0 : performance.now() - oldest;
      windows.push({ entries: recorded.length - written, age });
      await sleep(LOOK_MS);
    }
  })();
  const began = performance.now();
  while (!ended.aborted) {
    const due = ((performance.now() - began) / 1000) * RATE;
    while (recorded.length < due) {
      recorded.push(performance.now());
      book.record(anEntry(recorded.length));
    }
    await sleep(TICK_MS);
  }
  await looking;
  await book.close();
  return windows;
}

/** Records many entries at once; returns how many are written per second. */
async function measureBurst(): Promise<number> {
  const book = openTextUsage({
    queries,
    clock: systemClock,
    log,
    prices,
    believedTokens: 1_000_000,
  });
  const began = performance.now();
  for (let index = 0; index < BURST; index += 1) book.record(anEntry(index));
  await book.close();
  return BURST / ((performance.now() - began) / 1000);
}

function anEntry(index: number): TextConsumption {
  return {
    accountId: accounts[index % accounts.length] ?? '',
    keyId: accounts[index % accounts.length],
    requestId: newIdentifier(),
    operation: 'createMessage',
    model: 'a-model',
    upstream: 'a',
    inputTokens: 1_000,
    outputTokens: 200,
    isEstimated: false,
    ending: 'complete',
  };
}

async function makeAccounts(book: Queries): Promise<readonly string[]> {
  const rows = Array.from({ length: ACCOUNTS }, () => {
    return { id: newIdentifier(), name: 'bench', created_at: new Date() };
  });
  await book.insertInto('account').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function countEntries(book: Queries): Promise<number> {
  const { count } = await book
    .selectFrom('text_usage')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function print({
  steady,
  perSecond,
  differences,
}: {
  readonly steady: readonly Window[];
  readonly perSecond: number;
  readonly differences: number;
}): void {
  const median = (pick: (window: Window) => number): number =>
    steady.map(pick).toSorted((one, other) => one - other)[Math.floor(steady.length / 2)] ?? 0;
  const most = (pick: (window: Window) => number): number => Math.max(0, ...steady.map(pick));
  const engine = database.engine.kind === 'pglite' ? 'built-in database' : 'PostgreSQL server';
  console.log(`
${engine}, ${RATE} entries a second for ${SECONDS} s: a crash would lose
  entries       median ${median(({ entries }) => entries)}, at the most ${most(({ entries }) => entries)}
  milliseconds  median ${Math.round(median(({ age }) => age))}, at the most ${Math.round(most(({ age }) => age))}
${BURST} entries at once: ${Math.round(perSecond)} a second are written and charged
differences in the books: ${differences}`);
}
