import { type CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { HOUR, staleIn, sumEach } from '../../server/usage/usage-sums.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount } from '../jobs/a-job.ts';

const FROM = new Date('2026-11-01T00:00:00Z');
const TO = new Date('2026-11-03T00:00:00Z');
const HOURS = 48;
const ENTRIES = 4_800;

async function seed({ queries }: Database): Promise<string> {
  const accountId = await anAccount(queries);
  await sql`
    insert into ledger_entry (id, account_id, kind, available, reserved, consumed, issued, operation, contract, created_at)
    select gen_random_uuid(), ${accountId}::uuid, 'settle', -1, 0, 1, 0, 'createMessage', '',
      ${FROM}::timestamptz + make_interval(hours => n % ${HOURS}::integer)
    from generate_series(1, ${ENTRIES}::integer) as n
  `.execute(queries);
  return accountId;
}

/** Keeps the statements that go through it. */
function aRecorder() {
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { nodes, plugin };
}

async function planOf({ ask }: Database, { sql: text, parameters }: CompiledQuery) {
  const rows = await ask(`explain ${text}`, [...parameters]);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

test('each period reads its own entries only, also before the database has analyzed them', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { queries } = database;
  const accountId = await seed(database);
  const stale = await staleIn(queries, HOUR, { accountId, from: FROM, to: TO });
  expect(stale).toHaveLength(HOURS);

  const { nodes, plugin } = aRecorder();
  await sumEach(queries.withPlugin(plugin), HOUR, { accountId, stale });
  const [node, ...others] = nodes;
  if (node === undefined || others.length > 0) throw new Error('One statement was expected.');
  const statement = queries.getExecutor().compileQuery(node, { queryId: 'summing' });
  const plan = await planOf(database, statement);
  expect(plan).toMatch(/Index Cond: .*created_at >= /);
  expect(plan).not.toMatch(/Join Filter: .*created_at/);
  expect(await staleIn(queries, HOUR, { accountId, from: FROM, to: TO })).toEqual([]);
});
