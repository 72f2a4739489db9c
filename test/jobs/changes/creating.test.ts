import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/database/open-database.ts';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import type {
  Creation,
  CreationOptions,
  JobCharge,
  JobToCreate,
} from '../../../server/jobs/jobs.ts';
import { aPostgresql } from '../../a-postgresql.ts';
import { aToxicProxy } from '../../faults/a-toxic-proxy.ts';
import { aCharge, anAccount, aVideo } from '../a-job.ts';
import { aWorkshop, type WorkshopOptions } from '../a-workshop.ts';
import { anUpstream } from '../an-upstream.ts';

const PRICE = aCharge.quote.units;

/** An empty database on a server, and the server. */
async function aDatabaseOnAServer() {
  const postgresql = await aPostgresql();
  onTestFinished(() => postgresql.stop());
  const open = { databaseUrl: postgresql.url, folder: '', onConnectionLost: () => {} };
  return { database: await openDatabase(open), postgresql };
}

async function aShop(units: number, options: WorkshopOptions = {}) {
  const work = await aWorkshop({ video: anUpstream() }, options);
  const { accountId, ledger, queries } = work;
  const missing = units - (await ledger.balance(accountId)).available;
  await ledger.issue({ accountId, kind: 'adjust', units: missing, note: 'To begin' });
  const create = (
    options: CreationOptions = {},
    charge: JobCharge = aCharge,
  ): Promise<Creation> => {
    return work.jobs.create({ ...aVideo, accountId } as JobToCreate, charge, options);
  };
  const countOf = async (table: 'job' | 'reservation' | 'first_answer'): Promise<number> =>
    (await queries.selectFrom(table).selectAll().execute()).length;
  return { ...work, create, countOf };
}

function kindsOf(creations: readonly Creation[]): readonly string[] {
  return creations.map(({ kind }) => kind).toSorted();
}

test('of jobs that are asked for at once, exactly those are taken that the balance is for', async () => {
  const { create, countOf, ledger, accountId } = await aShop(3 * PRICE);
  const key = (index: number) => ({ accountId, key: `key ${index}`, requestHash: 'x' });
  const asked = [0, 1, 2, 3, 4].map((index) => create({ keyed: key(index) }));
  expect(kindsOf(await Promise.all(asked))).toEqual([
    'first',
    'first',
    'first',
    'unpaid',
    'unpaid',
  ]);
  expect([await countOf('job'), await countOf('first_answer')]).toEqual([3, 3]);
  expect(await ledger.balance(accountId)).toMatchObject({ available: 0, reserved: 3 * PRICE });
  expect(await ledger.verify()).toEqual([]);
});

test('of jobs that a key asks for at once, exactly those are taken that its limit is for', async () => {
  const { create, countOf, ledger } = await aShop(100 * PRICE);
  const charge = { ...aCharge, keyId: newIdentifier(), keyLimits: { unitsPerDay: 2 * PRICE } };
  const asked = [0, 1, 2].map(() => create({}, charge));
  expect(kindsOf(await Promise.all(asked))).toEqual(['first', 'first', 'unpaid']);
  expect(await countOf('reservation')).toBe(2);
  expect(await ledger.verify()).toEqual([]);
});

test('of jobs that are asked for at once under one key, one is made, and all are answered it', async () => {
  const { create, countOf, accountId } = await aShop(100 * PRICE);
  const keyed = { accountId, key: 'a key', requestHash: 'x' };
  const creations = await Promise.all(
    [0, 1, 2, 3].map((index) => create(index === 3 ? {} : { keyed })),
  );
  const answers = creations.flatMap((one) => ('answer' in one ? [one.answer] : []));
  expect(kindsOf(creations)).toEqual(['again', 'again', 'first', 'first']);
  expect(new Set(answers).size).toBe(2);
  expect(await countOf('job')).toBe(2);
});

test('jobs that are asked for at once all come to their end', async () => {
  const work = await aShop(100 * PRICE);
  const creations = await Promise.all([0, 1, 2].map(() => work.create()));
  await work.start();
  const jobs = await work.queries.selectFrom('job').select('id').execute();
  expect(jobs).toHaveLength(creations.length);
  for (const { id } of jobs) {
    expect((await work.ended(id as ReturnType<typeof newIdentifier>)).state).toBe('succeeded');
  }
});

test('a job whose creation was committed is answered, although the answer to the commit was lost', async () => {
  const postgresql = await aPostgresql();
  onTestFinished(() => postgresql.stop());
  const proxy = await aToxicProxy(postgresql.url);
  onTestFinished(() => proxy.stop());
  const open = { databaseUrl: proxy.url, folder: '', onConnectionLost: () => {} };
  const { create, countOf, accountId, opened } = await aShop(3 * PRICE, {
    database: await openDatabase(open),
  });
  await opened();
  await proxy.be({ kind: 'unanswered', text: 'COMMIT' });
  const keyed = { accountId, key: 'a key', requestHash: 'x' };
  const first = await create({ keyed });
  expect(first.kind).toBe('first');
  expect(await create({ keyed })).toEqual({ ...first, kind: 'again' });
  expect(await countOf('job')).toBe(1);
});

test('a job is made, although the balance of another account is locked until the lock times out', async () => {
  const { database, postgresql } = await aDatabaseOnAServer();
  const { create, opened, accountId, queries, ledger, jobs } = await aShop(3 * PRICE, { database });
  await opened();
  const otherId = await anAccount(queries);
  await ledger.grant(otherId, PRICE, 'To begin');
  const holder = new Client(postgresql.url);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('select 1 from balance where account_id = $1 for update', [accountId]);
  const ofLocked = create();
  const ofOther = jobs.create({ ...aVideo, accountId: otherId } as JobToCreate, aCharge);
  expect(await ofOther).toMatchObject({ kind: 'first' });
  await holder.query('rollback');
  expect(await ofLocked).toMatchObject({ kind: 'first' });
  expect(await create()).toMatchObject({ kind: 'first' });
  expect(await ledger.verify()).toEqual([]);
});
