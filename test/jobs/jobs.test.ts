import { describe, expect, test, vi } from 'vitest';
import type { CrashPoint } from '../../server/jobs/job/crash-points.ts';
import { eventually } from '../eventually.ts';
import { aVideo } from './a-job.ts';
import { aWorkshop, LONG } from './a-workshop.ts';
import { anUpstream, succeeded } from './an-upstream.ts';

const running = succeeded({ state: 'running', progress: 10, pollAfterSeconds: 0 } as const);

describe('creating a job', () => {
  test('writes the job, its ledger entry, its key and its message, or none of them', async () => {
    const onCrashPoint = (crashPoint: CrashPoint): void => {
      if (crashPoint === 'creating') throw new Error('a crash');
    };
    const work = await aWorkshop({ video: anUpstream() }, { onCrashPoint });
    const { accountId, queries } = work;
    const keyed = { accountId, key: 'a-key', requestHash: 'x' };
    await expect(work.create(aVideo, { keyed })).rejects.toThrow('a crash');
    for (const table of ['job', 'reservation', 'first_answer'] as const) {
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});

describe('cancelling a job', () => {
  test('asks the upstream to stop, once it has the job', async () => {
    const cancelled: string[] = [];
    const upstream = {
      ...anUpstream({ poll: [running] }),
      cancel: async (id: string) => void cancelled.push(id),
    };
    const work = await aWorkshop({ video: upstream });
    await work.start();
    const id = await work.create(aVideo);
    await vi.waitFor(async () => expect((await work.read(id)).state).toBe('running'), LONG);
    const job = await work.jobs.cancel(await work.read(id));
    expect(job).toMatchObject({ state: 'cancelled', quota: 0 });
    await eventually(() => expect(cancelled).toEqual(['upstream-1']));
  });

  test('asks the upstream to stop when it is repeated, as the first time may not have come so far', async () => {
    const cancelled: string[] = [];
    const upstream = {
      ...anUpstream({ poll: [running] }),
      cancel: async (id: string) => void cancelled.push(id),
    };
    const onCrashPoint = (crashPoint: CrashPoint): void => {
      if (crashPoint === 'ended') throw new Error('a crash');
    };
    const work = await aWorkshop({ video: upstream }, { onCrashPoint });
    await work.start();
    const id = await work.create(aVideo);
    await vi.waitFor(async () => expect((await work.read(id)).state).toBe('running'), LONG);
    await expect(work.jobs.cancel(await work.read(id))).rejects.toThrow('a crash');
    const job = await work.jobs.cancel(await work.read(id));
    expect(job).toMatchObject({ state: 'cancelled' });
    await eventually(() => expect(cancelled).toEqual(['upstream-1']));
  });

  test('while it is being handed over tells the upstream as soon as it can be told', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const cancelled: string[] = [];
    const upstream = {
      ...anUpstream(),
      async submit() {
        asked.resolve();
        await answer.promise;
        return succeeded('upstream-1');
      },
      cancel: async (id: string) => void cancelled.push(id),
    };
    const work = await aWorkshop({ video: upstream });
    await work.start();
    const id = await work.create(aVideo);
    await asked.promise;
    expect((await work.jobs.cancel(await work.read(id))).state).toBe('cancelled');
    answer.resolve();
    await vi.waitFor(() => expect(cancelled).toEqual(['upstream-1']), LONG);
    expect((await work.read(id)).state).toBe('cancelled');
  });

  test('wins over a step that was read before it, and leaves no files', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const upstream = anUpstream();
    const { fetch } = upstream;
    upstream.fetch = async (id, reference, context) => {
      asked.resolve();
      await answer.promise;
      return fetch(id, reference, context);
    };
    const work = await aWorkshop({ video: upstream });
    await work.start();
    const id = await work.create(aVideo);
    await asked.promise;
    await work.jobs.cancel(await work.read(id));
    answer.resolve();
    // A later message in the queue shows that the late step is over.
    await work.ended(await work.create(aVideo));
    await vi.waitFor(async () => expect(await work.assetCount()).toBe(4), LONG);
    expect((await work.read(id)).state).toBe('cancelled');
  });
});

describe('following a job', () => {
  test('answers its changes until it has ended', async () => {
    const work = await aWorkshop({ video: anUpstream({ poll: [running] }) });
    const id = await work.create(aVideo);
    const states: string[] = [];
    const followed = (async () => {
      const { signal } = new AbortController();
      for await (const job of work.jobs.watch(await work.read(id), { signal, upTo: 9 }))
        states.push(job.state);
    })();
    await work.start();
    await vi.waitFor(() => expect(states).toContain('running'), LONG);
    await work.jobs.cancel(await work.read(id));
    await followed;
    expect(states.at(-1)).toBe('cancelled');
  });

  test('ends when its reader goes away, and when the gateway stops', async () => {
    const work = await aWorkshop({ video: anUpstream() });
    const job = await work.read(await work.create(aVideo));
    const gone = new AbortController();
    const changes = async (signal: AbortSignal): Promise<number> => {
      let count = 0;
      for await (const _ of work.jobs.watch(job, { signal, upTo: 9 })) count += 1;
      return count;
    };
    const [one, other] = [changes(gone.signal), changes(new AbortController().signal)];
    gone.abort();
    expect(await one).toBe(0);
    work.endStreams();
    expect(await other).toBe(0);
  });
});
