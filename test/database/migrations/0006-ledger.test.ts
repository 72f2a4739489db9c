import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseOn } from '../../../server/database/built-in-database.ts';
import type { Queries } from '../../../server/database/database.ts';
import * as jobsKeysAssets from '../../../server/database/migrations/0001-jobs-keys-assets.ts';
import * as trust from '../../../server/database/migrations/0002-trust.ts';
import * as text from '../../../server/database/migrations/0003-text.ts';
import * as jobTraces from '../../../server/database/migrations/0004-job-traces.ts';
import * as accounts from '../../../server/database/migrations/0005-accounts.ts';
import * as ledgerBooks from '../../../server/database/migrations/0006-ledger.ts';
import * as keyFamilies from '../../../server/database/migrations/0019-key-families.ts';
import * as madeAndGivenUp from '../../../server/database/migrations/0025-made-and-given-up.ts';
import * as accountChanges from '../../../server/database/migrations/0026-account-changes.ts';
import { pgliteDialect } from '../../../server/database/pglite-dialect.ts';
import { systemClock } from '../../../server/foundation/clock.ts';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { openLedger } from '../../../server/usage/ledger.ts';

const BEFORE = [jobsKeysAssets, trust, text, jobTraces, accounts];

/** A database from before balances, with functions that insert rows and apply the migration to balances. */
async function aFormerDatabase() {
  const loadDataDir = await openAsBlob(inject('databaseTemplate'));
  const pglite = await PGlite.create({ loadDataDir });
  const { queries, close } = databaseOn(pglite);
  const untyped = new Kysely<unknown>({ dialect: pgliteDialect(pglite) });
  onTestFinished(() => close());
  for (const { up } of BEFORE) await up(untyped);
  const account = async (name: string): Promise<string> => {
    const id = newIdentifier();
    await pglite.query('insert into account (id, name, created_at) values ($1, $2, now())', [
      id,
      name,
    ]);
    return id;
  };
  /** Inserts a job with former ledger entries of these units. */
  const job = async (accountId: string, kind: string, units: readonly number[]) => {
    const id = newIdentifier();
    await pglite.query(
      `insert into job (id, account_id, kind, state, model, upstream, request, work_order, quota, created_at, updated_at)
       values ($1, $2, $3, 'running', 'a-model', 'a', '{}', '{}', 1, now(), now())`,
      [id, accountId, kind],
    );
    for (const [index, amount] of units.entries()) {
      await pglite.query(
        `insert into ledger_entry (id, account_id, job_id, kind, units, contract, created_at)
         values ($1, $2, $3, $4, $5, 'a-contract', now())`,
        [newIdentifier(), accountId, id, index === 0 ? 'reserved' : 'settled', amount],
      );
    }
    return id;
  };
  const step = async (): Promise<void> => {
    await ledgerBooks.up(untyped);
    // The current ledger needs these later migrations.
    await keyFamilies.up(untyped);
    await madeAndGivenUp.up(untyped);
    await accountChanges.up(untyped);
  };
  return { queries, account, job, step };
}

test('entries from before are taken over, and the books balance', async () => {
  const { queries, account, job, step } = await aFormerDatabase();
  const [local, another, idle] = [
    await account('local'),
    await account('another'),
    await account('idle'),
  ];
  const done = await job(local, 'video', [60, 60]);
  const failed = await job(local, 'image', [8, 0]);
  const open = await job(another, 'music', [20]);
  await job(another, 'video', [0.3, 0.1]);
  await step();

  const ledger = openLedger({
    queries,
    clock: systemClock,
    moderation: { free: 3, windowHours: 24 },
  });
  expect(await ledger.verify()).toEqual([]);
  expect(await ledger.balance(local)).toEqual({
    available: 1_000_000_000,
    reserved: 0,
    consumed: 60,
  });
  expect(await ledger.balance(another)).toEqual({ available: 0, reserved: 20, consumed: 0.1 });
  expect(await ledger.balance(idle)).toEqual({ available: 0, reserved: 0, consumed: 0 });
  expect(await entriesOf(done, queries)).toMatchObject([
    { kind: 'reserve', reserved: '60', operation: 'createVideo', model: 'a-model' },
    { kind: 'settle', reserved: '-60', consumed: '60', available: '0', contract: 'a-contract' },
  ]);
  expect(await entriesOf(failed, queries)).toMatchObject([
    { kind: 'reserve', operation: 'createImage' },
    { kind: 'release', reserved: '-8', consumed: '0', available: '8' },
  ]);

  // A job that was in progress is charged its former reservation, regardless of its number of songs.
  await queries.transaction().execute((transaction) => ledger.settle(open, 2, transaction));
  expect(await ledger.balance(another)).toEqual({ available: 0, reserved: 0, consumed: 20.1 });
  expect(await ledger.verify()).toEqual([]);
});

test('an account that comes later has a balance from the start', async () => {
  const { queries, account, step } = await aFormerDatabase();
  await step();
  const id = await account('later');
  const rows = await queries.selectFrom('balance').selectAll().execute();
  expect(rows).toMatchObject([{ account_id: id, available: '0', issued: '0' }]);
});

function entriesOf(jobId: string, queries: Queries) {
  return queries
    .selectFrom('ledger_entry')
    .selectAll()
    .where('reservation_id', '=', jobId)
    .orderBy('id')
    .execute();
}
