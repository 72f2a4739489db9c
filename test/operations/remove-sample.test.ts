import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aFormWith, aRecording } from '../recordings.ts';

const SOON = { timeout: 60_000, interval: 50 } as const;
const GONE = { status: 'FAILED', message: 'This account has no sample of that identifier.' };
const SONG = {
  ...{ chop_sample_start_s: 0, chop_sample_end_s: 2, mv: 'tune-v4' },
  ...{ custom: false, instrumental: true, llm_description_prompt: 'A waltz' },
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

function songOf(music_id: string) {
  return gateway.call('/musx/v1/sample', { json: { ...SONG, music_id } });
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

  test('is there for the songs that were asked of it before, and its file goes when they must have ended', async () => {
    const sample = await upload();
    const { asset_id: assetId } = await gateway
      .stored()
      .selectFrom('sample')
      .select('asset_id')
      .where('id', '=', sample)
      .executeTakeFirstOrThrow();
    const made = await songOf(sample);
    expect((await remove(sample)).status).toBe(200);
    await vi.waitFor(async () => {
      const { json } = await gateway.call(`/musx/v2/fetch?jobId=${made.json.data.job_id}`);
      expect(json.status).toBe('SUCCESS');
    }, SOON);
    const { expires_at, created_at } = await gateway
      .stored()
      .selectFrom('asset')
      .select(['expires_at', 'created_at'])
      .where('id', '=', assetId)
      .executeTakeFirstOrThrow();
    const minutes = (expires_at.getTime() - created_at.getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThan(70);
  });
});
