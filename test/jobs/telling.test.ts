import { expect, onTestFinished, test, vi } from 'vitest';
import type { Identifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import type { CrashPoint } from '../../server/jobs/job/crash-points.ts';
import { aReceiver } from '../a-receiver.ts';
import { aVideo } from './a-job.ts';
import { aWorkshop, LONG } from './a-workshop.ts';
import { anUpstream } from './an-upstream.ts';

test('receivers are told of jobs beside one that cannot be read, which a newer process of the gateway may have written', async () => {
  const receiver = await aReceiver(200);
  onTestFinished(() => receiver.stop());
  const said: unknown[] = [];
  const log = openLog('error', { write: (line) => void said.push(JSON.parse(line)) });
  const work = await aWorkshop({ video: anUpstream() }, { log });
  const ids: Identifier[] = [];
  for (let count = 0; count < 3; count += 1) {
    const id = await work.create({ ...aVideo, hookUrl: receiver.url });
    await work.jobs.cancel(await work.read(id));
    ids.push(id);
  }
  const [first = '', unreadable = '', last = ''] = ids;
  await work.queries
    .updateTable('job')
    .set({ kind: 'poem' })
    .where('id', '=', unreadable)
    .execute();
  await work.start();
  const calls = await receiver.received(2);
  expect(new Set(calls.map(({ body }) => body.jobId))).toEqual(new Set([first, last]));
  const told = { jobId: unreadable, msg: 'job of a callback could not be read' };
  expect(said).toContainEqual(expect.objectContaining(told));
});

test.each<CrashPoint>(['telling', 'told'])(
  'a callback whose try fails at %s is tried again',
  async (at) => {
    const receiver = await aReceiver(200);
    onTestFinished(() => receiver.stop());
    let failures = 0;
    const onCrashPoint = (crashPoint: CrashPoint): void => {
      if (crashPoint !== at || failures > 0) return;
      failures += 1;
      throw new Error('the database is away');
    };
    const work = await aWorkshop({ video: anUpstream() }, { onCrashPoint });
    await work.start();
    const id = await work.create({ ...aVideo, hookUrl: receiver.url });
    const stateOf = async () => (await work.callbacks.find(id))?.state;
    await vi.waitFor(async () => expect(await stateOf()).toBe('delivered'), LONG);
    const names = receiver.calls.map(({ headers }) => headers['webhook-id']);
    expect(names).toHaveLength(at === 'told' ? 2 : 1);
    expect(new Set(names).size).toBe(1);
  },
);
