import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFormWith, aRecording } from '../recordings.ts';

const SOON = { timeout: 60_000, interval: 50 } as const;
const GONE = { status: 'FAILED', message: 'This account has no sample with that identifier.' };
const SLOW = { llm_description_prompt: 'A waltz [sandbox:slow=60s]' };
const SONG = {
  chop_sample_start_s: 0,
  chop_sample_end_s: 2,
  mv: 'tune-v4',
  custom: false,
  instrumental: true,
  llm_description_prompt: 'A waltz',
};

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({
    limits: { stored: { samples: 2, sampleMegabytes: 100 } },
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0 } },
  });
});

afterAll(() => gateway.stop());

async function upload(): Promise<string> {
  const { status, text, json } = await gateway.call('/musx/v1/upload', {
    form: aFormWith('file', aRecording(2)),
  });
  expect(status, text).toBe(200);
  return json.data.music_id;
}

function remove(musicId: string) {
  return gateway.call(`/musx/v1/samples/${musicId}`, { method: 'DELETE' });
}

function songOf(music_id: string, more: object = {}) {
  return gateway.call('/musx/v1/sample', { json: { ...SONG, ...more, music_id } });
}

async function cancel({ json }: Answer): Promise<void> {
  const { status, text } = await gateway.call(`/jobs/${json.data.job_id}/cancel`, {
    method: 'POST',
  });
  expect(status, text).toBe(200);
}

async function fileOf(sample: string): Promise<string> {
  const { asset_id } = await gateway
    .stored()
    .selectFrom('sample')
    .select('asset_id')
    .where('id', '=', sample)
    .executeTakeFirstOrThrow();
  return asset_id;
}

async function minutesLeftTo(assetId: string): Promise<number> {
  const { expires_at, created_at } = await gateway
    .stored()
    .selectFrom('asset')
    .select(['expires_at', 'created_at'])
    .where('id', '=', assetId)
    .executeTakeFirstOrThrow();
  return (expires_at.getTime() - created_at.getTime()) / 60_000;
}

describe('a sample that is removed', () => {
  test('is gone: for songs, for another removal, and from what is stored', async () => {
    const [one, other] = [await upload(), await upload()];
    const full = await gateway.call('/musx/v1/upload', { form: aFormWith('file', aRecording(2)) });
    expect(full.status).toBe(409);
    const removed = await remove(one);
    expect([removed.status, removed.json]).toEqual([
      200,
      { status: 'SUCCESS', message: 'The sample is removed.' },
    ]);
    expect((await songOf(one)).status).toBe(404);
    for (const gone of [one, 'nonsense']) {
      expect((await remove(gone)).json).toMatchObject(GONE);
    }
    const next = await upload();
    expect((await songOf(other)).status).toBe(200);
    for (const sample of [other, next]) expect((await remove(sample)).status).toBe(200);
  });

  test('is there for the songs that were asked of it before, and its file goes soon after the last of them has ended', async () => {
    const sample = await upload();
    const assetId = await fileOf(sample);
    const [first, last] = [await songOf(sample, SLOW), await songOf(sample, SLOW)];
    const others = await upload();
    const goesOn = await songOf(others, SLOW);
    expect((await remove(sample)).status).toBe(200);
    expect(await minutesLeftTo(assetId)).toBeGreaterThan(59);
    await cancel(first);
    expect(await minutesLeftTo(assetId)).toBeGreaterThan(59);
    await cancel(last);
    expect(await minutesLeftTo(assetId)).toBeLessThan(16);
    await cancel(goesOn);
    expect(await minutesLeftTo(await fileOf(others))).toBeGreaterThan(60);
    expect((await remove(others)).status).toBe(200);
  });

  test('is finished with by the songs that were asked of it before', async () => {
    const sample = await upload();
    const made = await songOf(sample);
    expect((await remove(sample)).status).toBe(200);
    await vi.waitFor(async () => {
      const { json } = await gateway.call(`/musx/v2/fetch?jobId=${made.json.data.job_id}`);
      expect(json.status).toBe('SUCCESS');
    }, SOON);
  });

  test('leaves its file to nobody where no songs of it are under way, so that removing makes no room without end', async () => {
    const sample = await upload();
    const assetId = await fileOf(sample);
    expect((await remove(sample)).status).toBe(200);
    expect(await minutesLeftTo(assetId)).toBeLessThan(2);
  });
});
