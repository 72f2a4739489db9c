import { afterEach, expect, test, vi } from 'vitest';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import type { ImageJob, VideoJob } from '../../../server/jobs/job/job.ts';
import { handOver } from '../../../server/jobs/work/handing-over.ts';
import { makeJob } from '../../../server/jobs/work/upstream-work.ts';
import type { Upstream } from '../../../server/upstreams/port/upstream.ts';
import { type Routes, routesOn, tableOf } from '../../../server/upstreams/routes.ts';
import { Guard } from '../../../server/upstreams/routing/guard.ts';
import { anImage, aVideo } from '../a-job.ts';
import { aWorkshop } from '../a-workshop.ts';
import { anUpstream, imagesThat, succeeded } from '../an-upstream.ts';

const { signal } = new AbortController();
const context = { signal };
const CLAIMED = {
  id: newIdentifier(),
  accountId: newIdentifier(),
  state: 'submitting',
  revision: 1,
  upstreamJobId: undefined,
  progress: 0,
  failure: undefined,
  upstreamResult: undefined,
  result: undefined,
  traceParent: undefined,
  history: [],
  createdAt: new Date(),
  updatedAt: new Date(),
  finishedAt: undefined,
} as const;
const VIDEO: VideoJob = { ...aVideo, ...CLAIMED };
const IMAGE: ImageJob = { ...anImage, ...CLAIMED };

/** Routes to an upstream that takes one call at a time, and is busy with it until the function is called. */
function aBusyUpstream(upstream: Omit<Upstream, 'close'>): [Routes, () => void] {
  const guard = new Guard({
    concurrency: { calls: 1, waiting: 5 },
    breaker: { failures: 9, restSeconds: 9 },
  });
  const table = tableOf({
    models: [{ id: '*', upstream: 'scripted', maxTokens: 100 }],
    upstreams: new Map([
      [
        'scripted',
        {
          upstream: { ...upstream, close: async () => {} },
          guard,
          keys: () => ({ count: 0, usable: 0, setAside: 0 }),
        },
      ],
    ]),
    retries: { rounds: 1, firstSeconds: 1, secondsUpTo: 1 },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const routes = routesOn(() => table);
  void routes.once({ upstream: 'scripted', signal }, async () => {
    await promise;
    return succeeded('done');
  });
  return [routes, resolve];
}

const scratch = { newPath: () => Promise.reject(new Error('No file is needed.')) };

/** Makes every timeout end when the function is called. */
function aTimeout(): () => void {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  return () => late.abort(new DOMException('Too late.', 'TimeoutError'));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a job that finds no room at its upstream is handed over later, which counts no attempt', async () => {
  const { assets } = await aWorkshop({});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const video = anUpstream();
  const [routes, end] = aBusyUpstream({ video });
  const parts = { assets, context, routes, transitions: { move: async () => VIDEO } };
  const handed = handOver(VIDEO, { attempt: 0, mayHaveBegun: undefined }, parts);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await handed).toMatchObject({
    kind: 'in-vain',
    failure: { kind: 'spared' },
    isCounted: false,
  });
  end();
  expect(video.keys).toEqual([]);
});

test('pictures that were never asked for, as their upstream had no room, count no attempt', async () => {
  const { assets } = await aWorkshop({});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const images = imagesThat(() => Promise.reject(new Error('Nobody asks.')));
  const [routes, end] = aBusyUpstream({ images });
  const made = makeJob(IMAGE, routes, { assets, context, scratch });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await made).toMatchObject({ ok: false, failure: { kind: 'spared' }, isCounted: false });
  end();
});

test('pictures that were asked for count an attempt if the time for them is over', async () => {
  const { assets } = await aWorkshop({});
  const late = aTimeout();
  const images = imagesThat((_order, call) => {
    late();
    return Promise.reject(call.signal.reason);
  });
  const [routes, end] = aBusyUpstream({ images });
  end();
  expect(await makeJob(IMAGE, routes, { assets, context, scratch })).toMatchObject({
    ok: false,
    failure: { kind: 'timed-out', forbidsRetry: true },
    isCounted: true,
  });
});
