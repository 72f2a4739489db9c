import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '../../generated/stamp.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openTextUsage, type TextConsumption } from '../../server/usage/text-usage.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount } from '../jobs/a-job.ts';

/** A book on an empty database, an account, and what is logged. */
async function aBook() {
  const { queries, close } = await anEmptyDatabase();
  onTestFinished(() => close());
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
  const book = openTextUsage(queries, systemClock, log);
  const accountId = await anAccount(queries);
  const consumption: TextConsumption = {
    accountId,
    requestId: newIdentifier(),
    operation: 'createMessage',
    model: 'a-model',
    upstream: 'a',
    inputTokens: 12,
    outputTokens: 34,
    isEstimated: false,
    ending: 'complete',
  };
  return {
    book,
    logged,
    consumption,
    rows: () => queries.selectFrom('text_usage').selectAll().execute(),
    /** Takes the table away, as a database that is away does. */
    breakDown: () => sql`alter table text_usage rename to text_usage_away`.execute(queries),
    mend: () => sql`alter table text_usage_away rename to text_usage`.execute(queries),
  };
}

describe('the book', () => {
  test('has who consumed what, where, and under which contract', async () => {
    const { book, consumption, rows } = await aBook();
    book.record({ ...consumption, cachedInputTokens: 5 });
    book.record({ ...consumption, isEstimated: true, ending: 'broken' });
    await book.close();
    const { accountId, requestId } = consumption;
    const same = {
      account_id: accountId,
      request_id: requestId,
      operation: 'createMessage',
      model: 'a-model',
      upstream: 'a',
      contract: fingerprint,
      created_at: expect.any(Date),
    };
    expect(await rows()).toMatchObject([
      { ...same, cached_input_tokens: 5, is_estimated: false, ending: 'complete' },
      { ...same, cached_input_tokens: null, is_estimated: true, ending: 'broken' },
    ]);
    expect((await rows()).map((row) => [row.input_tokens, row.output_tokens].map(Number))).toEqual([
      [12, 34],
      [12, 34],
    ]);
  });

  test('tries again what could not be written, and writes it once', async () => {
    const { book, consumption, rows, logged, breakDown, mend } = await aBook();
    await breakDown();
    book.record(consumption);
    await mend();
    await expect.poll(async () => (await rows()).length, { timeout: 10_000 }).toBe(1);
    await book.close();
    expect(await rows()).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  test('tries a last time when it is closed, without waiting', async () => {
    const { book, consumption, rows, breakDown, mend } = await aBook();
    await breakDown();
    for (let times = 0; times < 20; times += 1) book.record(consumption);
    await mend();
    await book.close();
    expect(await rows()).toHaveLength(20);
  });

  test('has what cannot be written at all in the log', async () => {
    const { book, consumption, logged, breakDown } = await aBook();
    await breakDown();
    book.record(consumption);
    await book.close();
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      level: 50,
      msg: 'text usage not written',
      consumption,
    });
  });
});
