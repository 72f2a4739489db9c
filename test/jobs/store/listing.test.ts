import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { secondsAfter } from '../../../server/foundation/clock.ts';
import type { Identifier } from '../../../server/foundation/identifiers.ts';
import { type JobFilter, listJobs, SEARCHED_PER_PAGE } from '../../../server/jobs/store/listing.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { queriesWithRowsRead } from '../../rows-read.ts';
import { anAccount, aWaitingJob } from '../a-job.ts';

/** Jobs per account, at intervals of `SECONDS_APART`. */
const JOBS = 12_000;
const SECONDS_APART = 7;
const NEWEST = new Date('2026-11-20T12:00:00Z');
const PAGE = {
  limit: 50,
  onUnreadable(_jobId: string, error: unknown): void {
    throw error;
  },
};
/** A page, plus the jobs created within the hour by which identifiers may be ahead. */
const MAX_READ = 600;

let database: Database;
let large: string;
let busy: string;

beforeAll(async () => {
  database = await anEmptyDatabase();
  large = await anAccount(database.queries);
  busy = await anAccount(database.queries);
  // The busy account's jobs are all newer and have failed or are running; some are images.
  await write(large, secondsAfter(NEWEST, -JOBS * SECONDS_APART), { pictures: false });
  await write(busy, NEWEST, { pictures: true });
  await database.ask('analyze job', []);
});

afterAll(() => database.close());

/** Inserts jobs back from a time: succeeded videos only, or failed and running ones that include images. */
async function write(
  accountId: string,
  newest: Date,
  { pictures }: { readonly pictures: boolean },
): Promise<void> {
  const [state, failure] = pictures ? ['failed', 'It broke.'] : ['succeeded', null];
  await database.ask(
    `insert into job (id, account_id, kind, state, model, upstream, request, work_order, quota, failure, created_at,
       updated_at, finished_at)
     select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(nth), 12, '0'))::uuid,
       $1, case when $5 and nth % 10 = 1 then 'image' else 'video' end,
       case when $5 and nth % 10 = 0 then 'running' else $3 end, 'm', 'u', '{}', '{}', 60,
       case when $5 and nth % 10 = 0 then null else $4 end, at, at, case when $5 and nth % 10 = 0 then null else at end
     from generate_series(0, $6 - 1) nth, lateral (select $2::timestamptz - make_interval(secs => nth * $7) as at) as time`,
    [accountId, newest, state, failure, pictures, JOBS, SECONDS_APART],
  );
}

/** Lists jobs, and returns how many rows were read for that. */
async function listed(accountId: string, filter: JobFilter) {
  const { queries, rowsRead } = queriesWithRowsRead(database);
  const { jobs } = await listJobs(queries, { ...filter, accountId }, PAGE);
  return { jobs, read: await rowsRead() };
}

const BEFORE = secondsAfter(NEWEST, -(JOBS * 2 - 200) * SECONDS_APART);

test.each<[string, JobFilter, number]>([
  ['all', {}, 50],
  ['those of long ago', { createdBefore: BEFORE }, 50],
  ['those of one day', { createdFrom: secondsAfter(BEFORE, -300), createdBefore: BEFORE }, 42],
  ['those of a kind, of which there are none', { kind: 'image' }, 0],
  ['those that have failed, of which there are none', { status: 'FAILED' }, 0],
  ['those of a kind that have failed', { status: 'FAILED', kind: 'video' }, 0],
  ['those that go on, of which there are none', { status: 'ON_QUEUE' }, 0],
  ['those of a kind that have succeeded', { status: 'SUCCESS', kind: 'video' }, 50],
])(
  'a list of %s reads few jobs besides, whatever else an account and others have',
  async (_what, filter, count) => {
    const { jobs, read } = await listed(large, filter);
    expect(jobs.length).toBe(count);
    expect(jobs.every(({ accountId }) => accountId === large)).toBe(true);
    expect(read).toBeLessThan(MAX_READ);
  },
);

test.each<[string, JobFilter]>([
  ['those that have succeeded, of which there are none', { status: 'SUCCESS' }],
  [
    'those of a kind that have succeeded, of which there are none',
    { status: 'SUCCESS', kind: 'video' },
  ],
])('a list of %s reads none of the many that have failed', async (_what, filter) => {
  const { jobs, read } = await listed(busy, filter);
  expect({ jobs, read }).toEqual({ jobs: [], read: 0 });
});

test('a list of those of a kind that have succeeded passes over no row of another kind', async () => {
  const { jobs, read } = await listed(large, { status: 'SUCCESS', kind: 'image' });
  expect({ jobs, read }).toEqual({ jobs: [], read: 0 });
});

test('a search reads a limited number of jobs per page, and its next pages find the oldest', async () => {
  const prompt = 'A lighthouse';
  const oldest = `(select id from job where account_id = $1 order by id limit 1)`;
  await database.ask(`update job set request = $2 where id = ${oldest}`, [large, { prompt }]);
  const { queries, mostRowsRead } = queriesWithRowsRead(database);
  const found: string[] = [];
  const filter = { accountId: large, search: 'LIGHTHOUSE' };
  let pages = 0;
  let after: Identifier | undefined;
  do {
    const page = await listJobs(queries, filter, { ...PAGE, after });
    found.push(...page.jobs.map(({ id }) => id));
    pages += 1;
    after = page.next;
  } while (after !== undefined);
  expect(found.length).toBe(1);
  expect(pages).toBeLessThanOrEqual(JOBS / SEARCHED_PER_PAGE + 1);
  expect(await mostRowsRead()).toBeLessThanOrEqual(SEARCHED_PER_PAGE);
});

test('a search lists only the jobs that also match the other filters', async () => {
  const [some, others] = ['image', 'video'] as const;
  await database.ask(
    `update job set request = '{"prompt": "A fox"}' where account_id = $1 and id in
       (select id from job where account_id = $1 order by id desc limit 20)`,
    [busy],
  );
  const read = async (filter: JobFilter) =>
    (await listJobs(database.queries, { ...filter, accountId: busy, search: 'fox' }, PAGE)).jobs;
  expect((await read({})).length).toBe(20);
  expect((await read({ kind: some })).length).toBe(2);
  expect((await read({ kind: others, status: 'FAILED' })).length).toBe(16);
  expect((await read({ status: 'ON_QUEUE' })).length).toBe(2);
  expect((await read({ status: 'SUCCESS' })).length).toBe(0);
});

test('filters list the newest first, and no others', async () => {
  const kinds = await listed(busy, { kind: 'image', createdBefore: secondsAfter(NEWEST, -100) });
  expect(kinds.jobs.length).toBe(50);
  expect(new Set(kinds.jobs.map(({ kind }) => kind))).toEqual(new Set(['image']));
  const goingOn = await listed(busy, {
    status: 'ON_QUEUE',
    createdFrom: secondsAfter(NEWEST, -999),
  });
  expect(goingOn.jobs.map(({ state }) => state)).toEqual(Array(15).fill('running'));
  for (const { jobs } of [kinds, goingOn]) {
    const ids = jobs.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().reverse());
  }
});

test('a job is found by its time where the clock had been put back, and its identifier is of a later one', async () => {
  const { queries } = database;
  const accountId = await anAccount(queries);
  const { id } = await aWaitingJob(queries, accountId);
  const createdAt = secondsAfter(new Date(), -45 * 60);
  await queries.updateTable('job').set({ created_at: createdAt }).where('id', '=', id).execute();
  const around = {
    createdFrom: secondsAfter(createdAt, -1),
    createdBefore: secondsAfter(createdAt, 1),
  };
  expect((await listed(accountId, around)).jobs).toMatchObject([{ id }]);
});
