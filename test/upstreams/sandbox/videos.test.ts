import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, type JobRecord, type TestGateway } from '../../a-gateway.ts';
import { aSteppedSandbox } from './a-stepped-sandbox.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

async function aVideo(json: object): Promise<JobRecord> {
  const created = await gateway.call('/vidx/generations', { json });
  expect(created.status, created.text).toBe(200);
  return gateway.ended('/vidx/fetch', created.json.data.jobId);
}

async function download(url: string | undefined): Promise<ArrayBuffer> {
  const answer = await fetch(url ?? '');
  expect(answer.status).toBe(200);
  return answer.arrayBuffer();
}

/** The properties of a video that a player would detect. */
async function probed(file: ArrayBuffer) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) });
  const track = await input.getPrimaryVideoTrack();
  return {
    seconds: await input.computeDuration(),
    size: [track?.displayWidth, track?.displayHeight],
    codec: track?.codec,
  };
}

const REFERENCE = ['https://example.com/1.png'];

describe('a video of the sandbox', () => {
  test.each([
    ['16:9', '720p', [1280, 720]],
    ['9:16', '720p', [720, 1280]],
    ['1:1', '720p', [720, 720]],
    ['3:2', '720p', [1080, 720]],
    ['2:3', '720p', [720, 1080]],
    ['16:9', '480p', [854, 480]],
    ['16:9', '1080p', [1920, 1080]],
  ])('at %s and %s is %j pixels', async (aspect_ratio, resolution_name, size) => {
    const record = await aVideo({
      prompt: 'The harbour wakes up',
      model: 'vidx-imagine-video-1.5',
      refer_images: REFERENCE,
      video_length: '1',
      aspect_ratio,
      resolution_name,
    });
    const file = await download(record.data?.videoUrl);
    expect(await probed(file)).toEqual({ seconds: 1, size, codec: 'vp8' });
    expect(record.data.duration).toBe('1');
  });

  test.each(['1', '6', '15', '30'])('of %s seconds lasts that long', async (video_length) => {
    const model = video_length === '1' || video_length === '15' ? 'vidx-imagine-video' : undefined;
    const record = await aVideo({ prompt: 'A paper boat', video_length, ...(model && { model }) });
    const { seconds } = await probed(await download(record.data?.videoUrl));
    expect(seconds).toBeCloseTo(Number(video_length), 3);
  });

  test('tells what was asked, what it cost and where its cover is', async () => {
    const request = {
      prompt: 'The keeper tells of the storm',
      aspect_ratio: '1:1',
      video_length: '6',
      resolution_name: '480p',
      refer_images: ['https://example.com/1.png', 'https://example.com/2.png'],
      reference_audios: [{ voice_id: 'atlas' }],
    };
    const record = await aVideo(request);
    expect(record).toMatchObject({
      status: 'SUCCESS',
      data: {
        action: 'video',
        progress: '100%',
        model: 'vidx-imagine-video-1.5-fast',
        prompt: request.prompt,
        aspectRatio: '1:1',
        videoLength: '6',
        resolutionName: '480p',
        referImages: request.refer_images,
        quota: '30',
      },
    });
    const cover = await fetch(record.data?.coverUrl ?? '');
    expect(cover.headers.get('content-type')).toBe('image/jpeg');
  });

  test('is the same for the same request, and another for another', async () => {
    const request = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
    const [once, again, other] = [
      await download((await aVideo(request)).data?.videoUrl),
      await download((await aVideo(request)).data?.videoUrl),
      await download((await aVideo({ ...request, prompt: 'A forest' })).data?.videoUrl),
    ];
    expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
    expect(Buffer.from(once).equals(Buffer.from(other))).toBe(false);
  });

  test.each([
    ['[sandbox:moderated]', 'moderation', 'moderation'],
    ['[sandbox:failed]', 'upstream', 'as the prompt asks'],
    ['[sandbox:truncated]', 'upstream', 'broke off'],
    ['[sandbox:status=400]', 'upstream', 'status 400'],
  ])('with %s fails for the reason %s', async (directive, reason, message) => {
    const record = await aVideo({ prompt: `A storm ${directive}` });
    expect(record).toMatchObject({ status: 'FAILED', data: { reason, quota: '0' } });
    expect(record.message).toContain(message);
    expect(record.data?.videoUrl).toBeUndefined();
  });
});

describe('a job of the sandbox', () => {
  test('waits, runs with rising progress, and is done', async () => {
    const { upstreams, step } = aSteppedSandbox();
    const slow = await aGateway({}, { upstreams });
    const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
    const created = await slow.call('/vidx/generations', { json });
    const { jobId } = created.json.data;
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const { json: record } = await slow.call(`/vidx/fetch?jobId=${jobId}`);
          const progress = Number.parseInt(record.data.progress, 10);
          if (!seen.has(progress)) step();
          seen.add(progress);
          return record.status;
        },
        { timeout: 60_000, interval: 40 },
      )
      .toBe('SUCCESS');
    await slow.stop();
    const progress = [...seen];
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBe(100);
    expect(progress.filter((part) => part > 0 && part < 100).length).toBeGreaterThanOrEqual(3);
  });
});
