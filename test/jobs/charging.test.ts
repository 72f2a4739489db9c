import { describe, expect, test } from 'vitest';
import type { Identifier } from '../../server/foundation/identifiers.ts';
import type { JobCharge } from '../../server/jobs/jobs.ts';
import { anImage } from './a-job.ts';
import { aWorkshop } from './a-workshop.ts';
import { anUpstream } from './an-upstream.ts';

const { quota: _, ...image } = anImage;
const IMAGE = { ...image, order: { ...image.order, count: 3 } } as const;

/** The charge for a number of pictures at 4 units each. */
function forPictures(quantity: number): JobCharge {
  const units = 4 * quantity;
  const lines = [{ unit: 'image', quantity, price: 4, units }] as const;
  return { operation: 'createImage', quote: { rule: 'image', lines, units } };
}

async function aShop() {
  const work = await aWorkshop({ video: anUpstream() });
  const { accountId, jobs, transitions, read } = work;
  return {
    ...work,
    create: (cost: JobCharge) => jobs.create({ ...IMAGE, accountId }, cost),
    /** A job that is being submitted to an upstream. */
    async underWay(cost: JobCharge) {
      const created = await jobs.create({ ...IMAGE, accountId }, cost);
      if (created.kind !== 'first') throw new Error(`The job is not made: ${created.kind}.`);
      const job = await read(created.answer as Identifier);
      const moved = await transitions.move(job, { state: 'submitting' });
      if (moved === undefined) throw new Error('The job has gone on by itself.');
      return moved;
    },
  };
}

describe('a job', () => {
  test('is charged for what was made of it', async () => {
    const { underWay, transitions, read, ledger, accountId } = await aShop();
    const job = await underWay(forPictures(3));
    expect(job.quota).toBe(12);
    const before = await ledger.balance(accountId);
    const images = ['one', 'other'].map((asset) => ({ asset, revisedPrompt: '' }));
    const usage = { textTokens: 1, imageTokens: 0, outputTokens: 1 };
    await transitions.succeed(job, { result: { images, usage }, made: 2, drafts: [], songs: [] });
    expect(await read(job.id)).toMatchObject({ state: 'succeeded', quota: 8 });
    expect(await ledger.balance(accountId)).toEqual({
      available: before.available + 4,
      reserved: 0,
      consumed: 8,
    });
  });

  test('is not taken on where the balance is too low, and leaves nothing behind', async () => {
    const { create, ledger, accountId, queries } = await aShop();
    const spent = 10 - (await ledger.balance(accountId)).available;
    await ledger.issue({ accountId, kind: 'adjust', units: spent, note: 'Spent' });
    expect(await create(forPictures(3))).toMatchObject({
      kind: 'unpaid',
      problem: { kind: 'unpaid', message: 'The balance is 10 units and this costs 12.' },
    });
    expect(await queries.selectFrom('job').selectAll().execute()).toEqual([]);
    expect(await ledger.verify()).toEqual([]);
  });

  test('that moderation refuses is free three times, and charged in full then', async () => {
    const { underWay, transitions, read, ledger } = await aShop();
    const charged: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const job = await underWay(forPictures(2));
      await transitions.fail(job, { message: 'No.', reason: 'moderation' });
      charged.push((await read(job.id)).quota);
    }
    expect(charged).toEqual([0, 0, 0, 8]);
    expect(await ledger.verify()).toEqual([]);
  });

  test('that fails otherwise, or is cancelled, is free', async () => {
    const { underWay, transitions, read, jobs, ledger, accountId } = await aShop();
    const failed = await underWay(forPictures(2));
    await transitions.fail(failed, { message: 'No.', reason: 'upstream' });
    const cancelled = await underWay(forPictures(2));
    await jobs.cancel(cancelled);
    expect([(await read(failed.id)).quota, (await read(cancelled.id)).quota]).toEqual([0, 0]);
    expect(await ledger.balance(accountId)).toMatchObject({ reserved: 0, consumed: 0 });
  });
});
