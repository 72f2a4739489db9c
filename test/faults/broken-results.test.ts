import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isFinal } from '../../server/jobs/job/lifecycle.ts';
import { aVideo } from '../jobs/a-job.ts';
import { aWorkshop, LONG } from '../jobs/a-workshop.ts';
import { aLoopbackUpstream } from './a-loopback-upstream.ts';
import { openLoopback } from './loopback-adapter.ts';

test('a result that breaks off in the middle is fetched again until it is whole, and no step has crashed', async () => {
  const vendor = await aLoopbackUpstream();
  onTestFinished(() => vendor.stop());
  const upstream = openLoopback({ url: vendor.url, knowsKeys: true });
  onTestFinished(() => upstream.close());
  const { start, create, read, queries, assets } = await aWorkshop(upstream);
  const cuts = 2;
  vendor.cutNext(cuts);
  const id = await create(aVideo);
  await start();

  await vi.waitFor(async () => expect(isFinal((await read(id)).state)).toBe(true), LONG);
  expect(await read(id)).toMatchObject({ state: 'succeeded', failure: undefined });
  expect(vendor.mischief.cut).toBe(cuts);
  expect([...vendor.jobsByKey]).toEqual([[id, 1]]);
  const rows = await queries.selectFrom('asset').select(['id', 'is_kept']).execute();
  const kept = rows.filter(({ is_kept }) => is_kept);
  expect(kept).toHaveLength(2);
  for (const { id: assetId } of kept) {
    expect(await assets.find(assetId)).toMatchObject({ bytes: 4096 });
  }
  // A crashing step is retried a few times, then set aside; one whose upstream fails is retried until the job's
  // deadline.
  const crashed = await sql`select id from pgboss.job where retry_count > 0`.execute(queries);
  expect(crashed.rows).toEqual([]);
});
