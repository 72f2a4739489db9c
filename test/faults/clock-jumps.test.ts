import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SharedWindows } from '../../server/limits/shared-windows.ts';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aReceiver } from '../a-receiver.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { aJumpingClock } from './a-jumping-clock.ts';
import { aLoopbackUpstream, type LoopbackUpstream } from './a-loopback-upstream.ts';
import { openLoopback } from './loopback-adapter.ts';

const HOUR = 3_600;
const MAX_MINUTES = 30;
/** Far less than the hour that the clock jumps. */
const SOON = { timeout: 60_000, interval: 100 } as const;

let vendor: LoopbackUpstream;

beforeAll(async () => {
  vendor = await aLoopbackUpstream({ maxPolls: 12 });
});

afterAll(() => vendor.stop());

/** A gateway whose jobs take seconds and time out after half an hour. */
async function started(requestsPerMinute = 0): Promise<TestGateway> {
  const gateway = await aGateway(
    {
      jobs: { maxMinutes: MAX_MINUTES },
      limits: { account: { requestsPerMinute, tokensPerMinute: 0, concurrent: 0 } },
      callbacks: { allowPrivate: true },
    },
    { upstreams: new Map([['sandbox', openLoopback({ url: vendor.url, knowsKeys: true })]]) },
  );
  onTestFinished(() => gateway.stop());
  return gateway;
}

async function createVideo({ call }: TestGateway, hook_url: string): Promise<string> {
  const json = { prompt: 'A lighthouse', hook_url };
  const answer = await call('/vidx/generations', { json });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.jobId;
}

async function entriesOf(gateway: TestGateway, ids: readonly string[]) {
  const entries = await gateway
    .stored()
    .selectFrom('ledger_entry')
    .select(['job_id', 'kind'])
    .where('job_id', 'in', ids)
    .execute();
  return entries.map(({ job_id, kind }) => `${job_id} ${kind}`).toSorted();
}

describe('a clock that jumps', () => {
  test.each([
    ['forward (C9)', HOUR],
    ['back (C9)', -HOUR],
  ])(
    'ends no job early and lets none wait, nor its callback, nor who comes after: an hour %s',
    async (_where, seconds) => {
      const clock = aJumpingClock();
      const gateway = await started();
      const receiver = await aReceiver(200);
      onTestFinished(() => receiver.stop());
      const before = [
        await createVideo(gateway, receiver.url),
        await createVideo(gateway, receiver.url),
      ];
      const isUnderWay = async () =>
        (await gateway.call(`/vidx/fetch?jobId=${before[0]}`)).json.message;
      await expect.poll(isUnderWay, SOON).toBe('The job is running.');

      clock.jump(seconds);
      const ids = [...before, await createVideo(gateway, receiver.url)];
      for (const id of ids) {
        const lookUp = async () => (await gateway.call(`/vidx/fetch?jobId=${id}`)).json;
        await vi.waitFor(async () => expect((await lookUp()).status).not.toBe('ON_QUEUE'), SOON);
        expect(await lookUp()).toMatchObject({ status: 'SUCCESS' });
      }
      const expected = ids.flatMap((id) => [`${id} reserve`, `${id} settle`]).toSorted();
      expect(await entriesOf(gateway, ids)).toEqual(expected);
      await receiver.received(ids.length);
      expect(ids.map((id) => vendor.jobsByKey.get(id))).toEqual([1, 1, 1]);
    },
  );

  test.each([
    ['forward', HOUR],
    ['back', -HOUR],
  ])(
    'refuses nobody for longer than a minute, nor lets in more: an hour %s (C9)',
    async (_where, seconds) => {
      const clock = aJumpingClock();
      const gateway = await started(20);
      const ask = () => gateway.call('/v1/models');
      await vi.waitFor(async () => expect((await ask()).status).toBe(429), SOON);
      clock.jump(seconds);
      const { status, headers } = await ask();
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    },
  );

  test('back begins windows anew that processes share (C9)', async () => {
    const clock = aJumpingClock();
    const database = await anEmptyDatabase();
    const open = () => new SharedWindows({ ask: database.ask, windowSeconds: 60 });
    const [one, other] = [open(), open()];
    onTestFinished(async () => {
      await Promise.all([one.close(), other.close()]);
      await database.close();
    });
    const calls = { name: 'calls', most: 10 };
    expect((await one.count(calls, 9)).counted).toBe(9);
    expect((await other.count(calls, 1)).counted).toBe(10);
    clock.jump(-HOUR);
    const counted = async (windows: SharedWindows) => (await windows.count(calls, 1)).counted;
    expect(await counted(one)).toBe(1);
    // A refusal is remembered for a moment.
    await expect.poll(() => counted(other), SOON).toBe(2);
    const anew = [await one.count(calls, 1), await other.count(calls, 1)];
    expect(Math.max(...anew.map(({ resetSeconds }) => resetSeconds))).toBeLessThanOrEqual(60);
  });
});
