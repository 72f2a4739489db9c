import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fingerprint } from '../../generated/stamp.ts';
import manifest from '../../package.json' with { type: 'json' };
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aReceiver } from '../a-receiver.ts';
import { eventually } from '../eventually.ts';
import { twoAccounts } from '../operations/two-accounts.ts';
import { scrape } from './a-scrape.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({ callbacks: { allowPrivate: true } });
});

afterAll(() => gateway.stop());

/** How long the event loop is blocked. The gateway runs in this process, so it is blocked as well. */
const STILL_MS = 600;
const SOON = { timeout: 60_000, interval: 200 } as const;
const PROMPT = [{ role: 'user', content: 'Hello' }];

/** By how much a metric grows through some work. Polls, since a request is counted only after its reply was sent. */
async function grown(
  name: string,
  labels: Readonly<Record<string, string>>,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = (await scrape(gateway)).value(name, labels) ?? 0;
  await work();
  return eventually(async () => {
    const growth = ((await scrape(gateway)).value(name, labels) ?? 0) - before;
    expect(growth).toBeGreaterThan(0);
    return growth;
  });
}

describe('requests', () => {
  test('are timed by operation, model and the upstream that was asked', async () => {
    const labels = { operation: 'createImage', model: 'imgy-2', upstream: 'sandbox' };
    const ask = () =>
      gateway.call('/v1/images/generations', { json: { prompt: 'x', size: '256x256' } });
    expect(await grown('patchbay_request_duration_seconds_count', labels, ask)).toBe(1);
  });

  test('that are refused have no model and no upstream', async () => {
    const labels = { operation: 'createVideo', model: 'none', upstream: 'none' };
    const ask = () => gateway.call('/vidx/generations', { json: { prompt: '' } });
    expect(await grown('patchbay_request_duration_seconds_count', labels, ask)).toBe(1);
    const refused = { operation: 'createVideo', status: '400' };
    expect((await scrape(gateway)).value('patchbay_requests_total', refused)).toBe(1);
  });

  test('share a label where nobody but their caller names the model', async () => {
    const labels = { operation: 'createMessage', model: 'other', upstream: 'sandbox' };
    const ask = (model: string) =>
      gateway.call('/v1/messages', { json: { model, max_tokens: 9, messages: PROMPT } });
    const both = () => Promise.all([ask('made-up-1'), ask('made-up-2')]);
    expect(await grown('patchbay_request_duration_seconds_count', labels, both)).toBe(2);
    expect((await scrape(gateway)).text).not.toContain('made-up');
  });

  test('keep the label of a model that the configuration names', async () => {
    const models = [{ id: 'mine', upstream: 'sandbox' }];
    const own = await aGateway({ models });
    onTestFinished(() => own.stop());
    await own.call('/v1/messages', { json: { model: 'mine', max_tokens: 9, messages: PROMPT } });
    const labels = { operation: 'createMessage', model: 'mine', upstream: 'sandbox' };
    await eventually(async () => {
      const { value } = await scrape(own);
      expect(value('patchbay_request_duration_seconds_count', labels)).toBe(1);
    });
  });

  test('whose caller goes away are counted too', async () => {
    const call = new AbortController();
    const content = '[sandbox:slow=20s] Hello';
    const asked = fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: { 'svc-api-key': gateway.key, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'sandbox-text-1',
        max_tokens: 9,
        messages: [{ role: 'user', content }],
      }),
      signal: call.signal,
    });
    const labels = { operation: 'createMessage', status: 'aborted' };
    const before = (await scrape(gateway)).value('patchbay_requests_total', labels) ?? 0;
    await eventually(async () => {
      const underWay = { upstream: 'sandbox' };
      const seen = (await scrape(gateway)).value('patchbay_upstream_calls_under_way', underWay);
      expect(seen).toBe(1);
    });
    call.abort();
    await expect(asked).rejects.toThrow();
    await eventually(async () => {
      expect((await scrape(gateway)).value('patchbay_requests_total', labels)).toBe(before + 1);
    });
    const attempts = { upstream: 'sandbox', outcome: 'aborted' };
    expect((await scrape(gateway)).value('patchbay_upstream_attempts_total', attempts)).toBe(1);
  });

  test('that are answered by a stream have a time to its first event', async () => {
    const labels = { operation: 'createMessage', model: 'sandbox-text-1', upstream: 'sandbox' };
    const ask = () =>
      gateway.call('/v1/messages', {
        json: { model: 'sandbox-text-1', max_tokens: 99, messages: PROMPT, stream: true },
      });
    expect(await grown('patchbay_stream_first_byte_seconds_count', labels, ask)).toBe(1);
  });
});

describe('calls to upstreams', () => {
  test('are counted by outcome, and timed', async () => {
    const labels = { upstream: 'sandbox', outcome: 'limited' };
    const ask = () =>
      gateway.call('/v1/images/generations', {
        json: { prompt: '[sandbox:status=429] x', size: '256x256' },
      });
    expect(await grown('patchbay_upstream_attempts_total', labels, ask)).toBe(1);
    const timed = { upstream: 'sandbox' };
    const seconds = 'patchbay_upstream_attempt_duration_seconds_count';
    expect(await grown(seconds, timed, ask)).toBe(1);
  });

  test('have a breaker each, whose states are told by one and zero', async () => {
    const { value } = await scrape(gateway);
    const states = ['closed', 'half-open', 'open'].map((state) =>
      value('patchbay_upstream_breaker_state', { upstream: 'sandbox', state }),
    );
    expect(states).toEqual([1, 0, 0]);
    expect(value('patchbay_upstream_calls_under_way', { upstream: 'sandbox' })).toBe(0);
    expect(value('patchbay_upstream_calls_waiting', { upstream: 'sandbox' })).toBe(0);
    expect(value('patchbay_upstream_keys_set_aside', { upstream: 'sandbox' })).toBe(0);
  });
});

describe('jobs', () => {
  const order = { prompt: 'x', size: '256x256' };
  const headers = { prefer: 'respond-async' };

  async function finishJob(json: object): Promise<void> {
    const { json: answer } = await gateway.call('/v1/images/generations', { json, headers });
    const { jobId } = answer.data;
    await eventually(async () => {
      const { json: job } = await gateway.call(`/jobs/${jobId}`);
      expect(job.status).not.toBe('ON_QUEUE');
    });
  }

  test('are counted when they end, by kind, outcome and reason', async () => {
    const ends = 'patchbay_job_ends_total';
    const well = { kind: 'image', outcome: 'succeeded', reason: 'none' };
    expect(await grown(ends, well, () => finishJob(order))).toBe(1);
    const badly = { kind: 'image', outcome: 'failed', reason: 'moderation' };
    const moderated = { ...order, prompt: '[sandbox:moderated] x' };
    expect(await grown(ends, badly, () => finishJob(moderated))).toBe(1);
    const seconds = { kind: 'image', outcome: 'succeeded' };
    const { value } = await scrape(gateway);
    expect(value('patchbay_job_duration_seconds_count', seconds)).toBe(1);
  });

  test('that have ended are told to their receivers, which is counted', async () => {
    const receiver = await aReceiver();
    onTestFinished(() => receiver.stop());
    const labels = { outcome: 'delivered' };
    const tell = async (): Promise<void> => {
      const before = (await scrape(gateway)).value('patchbay_callback_attempts_total', labels) ?? 0;
      await finishJob({ ...order, hook_url: receiver.url });
      await eventually(async () => {
        const { value } = await scrape(gateway);
        expect(value('patchbay_callback_attempts_total', labels)).toBe(before + 1);
      });
    };
    expect(await grown('patchbay_callback_attempts_total', labels, tell)).toBe(1);
  });

  test('that wait are told from the database, for every kind and state', async () => {
    const waiting = await aGateway({
      upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 600 } },
    });
    onTestFinished(() => waiting.stop());
    const { json } = await waiting.call('/vidx/generations', { json: { prompt: 'x' } });
    expect(json.status).toBe('SUCCESS');
    const { json: job } = await waiting.call(`/jobs/${json.data.jobId}`);
    const createdAt = new Date(job.data.createdAt).getTime() / 1000;
    const sleeping = { kind: 'video', state: 'running' };
    await vi.waitFor(
      async () => {
        const { value } = await scrape(waiting);
        expect(value('patchbay_jobs', sleeping)).toBe(1);
        const oldest = 'patchbay_jobs_oldest_timestamp_seconds';
        expect(value(oldest, sleeping)).toBeCloseTo(createdAt, 1);
        expect(value(oldest, { kind: 'music', state: 'queued' })).toBeUndefined();
        expect(value('patchbay_jobs', { kind: 'music', state: 'queued' })).toBe(0);
        expect(value('patchbay_callbacks_pending')).toBe(0);
        expect(value('patchbay_queue_messages', { queue: 'job-collect', state: 'ready' })).toBe(0);
        expect(value('patchbay_database_up')).toBe(1);
      },
      { timeout: 60_000, interval: 200 },
    );
    // The queue updates its message counts at intervals.
    await vi.waitFor(
      async () => {
        const { value } = await scrape(waiting);
        const depths = ['ready', 'deferred', 'active'].map(
          (state) => value('patchbay_queue_messages', { queue: 'job-poll', state }) ?? 0,
        );
        expect(depths.reduce((sum, depth) => sum + depth)).toBe(1);
      },
      { timeout: 60_000, interval: 200 },
    );
  });
});

test('the oldest callback and the next that is due are told while one is not delivered', async () => {
  const { url, database, mine, stop } = await twoAccounts({
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0 } },
    callbacks: { allowPrivate: true },
  });
  onTestFinished(stop);
  const [oldest, due] = ['oldest', 'next_due'].map(
    (what) => `patchbay_callbacks_${what}_timestamp_seconds`,
  );
  const before = await scrape({ url });
  expect([before.value(oldest ?? ''), before.value(due ?? '')]).toEqual([undefined, undefined]);
  const receiver = await aReceiver();
  await receiver.stop();
  const json = { prompt: 'x', size: '256x256', hook_url: receiver.url };
  await mine('/v1/images/generations', { json, headers: { prefer: 'respond-async' } });
  const pending = () =>
    database.queries
      .selectFrom('callback')
      .select(['created_at', 'due_at', 'tries'])
      .executeTakeFirst();
  await vi.waitFor(async () => expect((await pending())?.tries).toBe(1), SOON);
  await vi.waitFor(async () => {
    const row = await pending();
    const { value } = await scrape({ url });
    expect(value(oldest ?? '')).toBe((row?.created_at.getTime() ?? 0) / 1000);
    expect(value(due ?? '')).toBe((row?.due_at.getTime() ?? 0) / 1000);
  }, SOON);
});

test('what a process has under way is told beside what it takes, and the log names who has most of it', async () => {
  const overload = { eventLoopMilliseconds: 0, requests: 2, connections: 0, formMegabytes: 0 };
  const own = await aGateway({ limits: { overload } });
  onTestFinished(() => own.stop());
  const content = '[sandbox:slow=2s] Hello';
  const messages = [{ role: 'user', content }];
  const json = { model: 'sandbox-text-1', max_tokens: 9, messages };
  const accepted = own.call('/v1/messages', { json });
  await eventually(async () => {
    const { value } = await scrape(own);
    expect(value('patchbay_busiest_account_requests_under_way')).toBe(1);
    expect(value('patchbay_requests_under_way')).toBe(1);
    expect(value('patchbay_requests_under_way_limit')).toBe(2);
  });
  expect((await own.call('/v1/messages', { json })).status).toBe(503);
  const said = own.log.find(({ msg }) => String(msg).startsWith('requests are turned away'));
  const accountId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(said).toMatchObject({ reason: 'requests', turnedAway: 1, accountId, accountRequests: 1 });
  expect((await accepted).status).toBe(200);
});

test('the room for large bodies and on the disk of the data folder is told', async () => {
  const { value } = await scrape(gateway);
  expect(value('patchbay_database_calls_waiting')).toBe(0);
  expect(value('patchbay_large_bodies_bytes')).toBe(0);
  expect(value('patchbay_large_bodies_limit_bytes')).toBeGreaterThan(0);
  const size = value('patchbay_data_disk_size_bytes') ?? 0;
  expect(value('patchbay_data_disk_free_bytes')).toBeGreaterThan(0);
  expect(value('patchbay_data_disk_free_bytes')).toBeLessThanOrEqual(size);
  expect(value('patchbay_queue_messages_lapsed_total')).toBe(0);
});

test('what a process runs is told by the version of its program and the fingerprint of its contract', async () => {
  const labels = { version: manifest.version, contract: fingerprint };
  expect((await scrape(gateway)).value('patchbay_build_info', labels)).toBe(1);
});

describe('the scrape', () => {
  test('does not fail while the database is away, and says so', async () => {
    const { url, database, stop } = await twoAccounts();
    onTestFinished(stop);
    await database.queries.destroy();
    const { value, text } = await scrape({ url });
    expect(value('patchbay_database_up')).toBe(0);
    expect(text).not.toMatch(/^patchbay_(jobs|callbacks_pending|queue_messages)[{ ]/m);
  });

  test('names units and kinds as Prometheus has them, with help in sentences', async () => {
    const { text, families } = await scrape(gateway);
    for (const family of families) {
      const [, help = ''] = new RegExp(`^# HELP ${family} (.*)$`, 'm').exec(text) ?? [];
      expect(help, family).toMatch(/^[A-Z].*\.$/);
      const [, type] = new RegExp(`^# TYPE ${family} (\\w+)$`, 'm').exec(text) ?? [];
      expect(family.endsWith('_total'), family).toBe(type === 'counter');
      if (type === 'histogram') expect(family).toMatch(/_seconds$/);
    }
  });
});

test('how late the process is does not count the time between two looks at it', async () => {
  const names = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'];
  await expect
    .poll(async () => {
      const { text } = await scrape(gateway);
      return names.filter((name) => text.includes(`\nnodejs_eventloop_lag_${name}_seconds `));
    })
    .toEqual(names);
  const lag = async (name: string): Promise<number> =>
    (await scrape(gateway)).value(`nodejs_eventloop_lag_${name}_seconds`, {}) ?? Number.NaN;
  const mostAfterStandingStill = async (): Promise<number> => {
    await lag('max');
    await sleep(STILL_MS);
    const until = performance.now() + STILL_MS;
    while (performance.now() < until);
    await sleep(STILL_MS);
    return lag('max');
  };
  await expect.poll(mostAfterStandingStill, { timeout: 30_000 }).toBeGreaterThan(0.25);
  await expect.poll(() => lag('min'), { timeout: 30_000 }).toBeLessThan(0.1);
});
