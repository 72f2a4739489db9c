import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Queries } from '../../server/database/database.ts';
import { everyChange } from '../../server/database/migrate.ts';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { beginRefill } from '../../server/database/refill.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { countedQueries } from '../counted-queries.ts';

/** How many tables have a trigger that is switched off. */
async function switchedOff(queries: Queries): Promise<number> {
  const { rows } = await sql`
    select distinct tgrelid from pg_trigger where tgenabled = 'D' and not tgisinternal`.execute(
    queries,
  );
  return rows.length;
}

test('a batch of rows is one statement; the triggers are off from the first to the last of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-refill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { queries, close } = await openDatabaseAsItIs({ databaseUrl: undefined, folder });
  onTestFinished(close);
  await queries.transaction().execute(async (transaction) => {
    const { counted, statements } = countedQueries(transaction);
    const refill = await beginRefill(counted, { changes: everyChange() });
    expect(await switchedOff(transaction)).toBeGreaterThan(0);
    const before = statements();
    for (const name of ['Ann', 'Bea', 'Cleo']) {
      const row = { id: newIdentifier(), name, created_at: '2026-11-28 10:00:00+00' };
      await refill.take({ table: 'account', rows: [JSON.stringify(row)] });
    }
    expect(statements() - before).toBe(3);
    await refill.finish();
    expect(await switchedOff(transaction)).toBe(0);
  });
  const accounts = await queries.selectFrom('account').select('name').orderBy('name').execute();
  expect(accounts.map(({ name }) => name)).toEqual(['Ann', 'Bea', 'Cleo']);
});
