import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Queries } from '../../server/database/database.ts';
import { pgliteDialect } from '../../server/database/pglite-dialect.ts';
import type { Tables } from '../../server/database/tables.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { findChanged, readJobs } from '../../server/jobs/store/changed.ts';
import { readKeySpending } from '../../server/usage/quota-refused.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

test.each<[string, (queries: Queries, ids: readonly string[]) => Promise<unknown>]>([
  ['that finds changed jobs', (queries, ids) => findChanged(queries, ids, new Date())],
  ['that reads jobs', (queries, ids) => readJobs(queries, ids, () => {})],
  ['that reads what keys have spent', (queries, ids) => readKeySpending(queries, ids, new Date())],
])('a statement %s is the same for any number of them', async (_, ask) => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  if (database.engine.kind !== 'pglite') throw new Error('The database is not the built-in one.');
  const asked = new Set<string>();
  const log = ({ query }: { readonly query: { readonly sql: string } }) =>
    void asked.add(query.sql);
  const queries = new Kysely<Tables>({ dialect: pgliteDialect(database.engine.pglite), log });
  for (const count of [1, 3]) await ask(queries, Array.from({ length: count }, newIdentifier));
  expect(asked.size).toBe(1);
});
