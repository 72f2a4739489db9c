import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CrashPoint } from '../../server/jobs/job/crash-points.ts';
import { callbackSecrets, createVideo } from './a-client.ts';
import { aFaultyHouse, type FaultyHouse, type FaultyRoom } from './a-faulty-room.ts';

/** Several gateways start at the same time, and each may take a minute on a busy machine. */
const PATIENCE = { timeout: 120_000, interval: 100 } as const;

let house: FaultyHouse;

beforeAll(async () => {
  house = await aFaultyHouse();
});

afterAll(() => house.stop());

/** When each step is reached, and what the caller knows by then. */
const STEPS: Readonly<Record<CrashPoint, string>> = {
  creating: 'the job is written and not committed (C1)',
  created: 'the job is committed and its caller not answered (C2)',
  submitting: 'the upstream knows nothing yet (C3)',
  submitted: 'the upstream has taken it on, and its name is not stored (C3)',
  polled: 'the upstream has told how far it is (C4)',
  storing: 'one of two files is stored (C4)',
  stored: 'all files are stored and the job does not know it (C4)',
  ending: 'the end is written and not committed (C5)',
  ended: 'the end is committed and nobody told (C5)',
  telling: 'the receiver is about to be told (C6)',
  told: 'the receiver has answered, and that is not noted (C6)',
};

describe.concurrent('a job whose gateway is killed', () => {
  test.each(Object.entries(STEPS))('at the step %s, when %s, ends once', async (step) => {
    await using room = await house.room();
    const order = { key: `key-${step}`, hookUrl: room.receiver.url };
    const first = room.start({ step: step as CrashPoint, signal: 'SIGKILL' });
    const url = await first.served;
    room.receiver.trust(await callbackSecrets(url));
    const answered = await createVideo(url, order);
    expect(await first.ended).toBe('SIGKILL');
    const { jobs, entries } = await room.written();
    if (step === 'creating') expect([answered, jobs, entries]).toEqual([undefined, [], []]);
    else expect(jobs.map(({ id }) => id)).toEqual([answered ?? expect.any(String)]);
    if (step === 'created') expect(answered).toBeUndefined();

    await room.letLeasesLapse();
    const jobId = await createVideo(await room.start().served, order);
    if (step !== 'creating') expect(jobId).toBe(jobs[0]?.id);
    await expectOneEnd(room, jobId);
    expect([...room.upstream.jobsByKey]).toEqual([[jobId, 1]]);
    if (step === 'told') expect(room.receiver.told.get(jobId ?? '')?.came).toBeGreaterThan(1);
  });

  test('while the upstream takes it on, ends once (C3)', async () => {
    await using room = await house.room();
    const jobId = await killedDuringSubmission(room);
    await expectOneEnd(room, jobId);
    expect(room.upstream.submissions).toBe(2);
    expect([...room.upstream.jobsByKey]).toEqual([[jobId, 1]]);
  });

  test.each([1, 2])(
    'while one takes it on that is asked after %i others, ends once, and none of those is given it (C3)',
    async (before) => {
      await using room = await house.room({}, { before });
      const jobId = await killedDuringSubmission(room);
      await expectOneEnd(room, jobId);
      expect(room.before.map(({ submissions }) => submissions)).toEqual(room.before.map(() => 0));
      expect([...room.upstream.jobsByKey]).toEqual([[jobId, 1]]);
    },
  );

  test('while an upstream takes it on that knows no keys, is handed over again, and is one job and one charge to its caller (C3)', async () => {
    await using room = await house.room({ knowsKeys: false });
    const jobId = await killedDuringSubmission(room);
    await expectOneEnd(room, jobId);
    expect([...room.upstream.jobsByKey]).toEqual([[jobId, 2]]);
  });
});

test('a worker that is paused past its lease writes nothing when it goes on (C8)', async () => {
  await using room = await house.room();
  const paused = room.start({ step: 'stored', signal: 'SIGSTOP' });
  const url = await paused.served;
  room.receiver.trust(await callbackSecrets(url));
  const jobId = await createVideo(url, { key: 'paused', hookUrl: room.receiver.url });
  await paused.atStep;

  await room.letLeasesLapse();
  await room.start().served;
  await expectOneEnd(room, jobId);
  const before = await room.written();
  expect(before.assets).toHaveLength(4);

  paused.signal('SIGCONT');
  // The resumed worker finds that the job has ended, and removes the results it stored.
  await vi.waitFor(async () => expect((await room.written()).files).toHaveLength(2), PATIENCE);
  await vi.waitFor(async () => expect((await room.written()).assets).toHaveLength(2), PATIENCE);
  const { jobs, entries, named } = await room.written();
  expect([jobs, entries, named]).toEqual([before.jobs, before.entries, before.named]);
  await expectOneEnd(room, jobId);
});

/**
 * Kills a gateway after the upstream has accepted a job and before it replies, and starts another gateway. By then the
 * upstreams before it would accept the job as well.
 */
async function killedDuringSubmission(room: FaultyRoom): Promise<string | undefined> {
  const first = room.start();
  const url = await first.served;
  room.receiver.trust(await callbackSecrets(url));
  room.upstream.beforeNextAnswer(async () => {
    first.signal('SIGKILL');
    await first.ended;
  });
  const jobId = await createVideo(url, { key: 'submission', hookUrl: room.receiver.url });
  await first.ended;
  for (const one of room.before) one.putOff(0);
  await room.letLeasesLapse();
  await room.start().served;
  return jobId;
}

/** Asserts that the job succeeded and everything that belongs to it exists once. */
async function expectOneEnd(room: FaultyRoom, jobId: string | undefined): Promise<void> {
  await vi.waitFor(async () => {
    const { callbacks } = await room.written();
    expect(callbacks.map(({ state }) => state)).toEqual(['delivered']);
  }, PATIENCE);
  const { jobs, entries, callbacks, assets, named, files } = await room.written();
  expect(jobs.map(({ id, state }) => [id, state])).toEqual([[jobId, 'succeeded']]);
  expect(entries.map(({ job_id, kind, consumed }) => [job_id, kind, consumed])).toEqual([
    [jobId, 'reserve', '0'],
    [jobId, 'settle', jobs[0]?.quota],
  ]);
  const kept = assets.filter(({ is_kept }) => is_kept).map(({ id }) => id);
  expect(kept.toSorted()).toEqual(named.toSorted());
  expect(files).toEqual(expect.arrayContaining(kept));
  expect(assets.map(({ id }) => id)).toEqual(expect.arrayContaining([...files]));
  const told = room.receiver.told.get(jobId ?? '');
  expect([...(told?.ids ?? [])]).toEqual(callbacks.map(({ id }) => id));
  expect([...(told?.statuses ?? [])]).toEqual(['SUCCESS']);
  expect(room.receiver.unverified).toBe(0);
}
