import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFormWith, aRecording } from '../../recordings.ts';
import { bytesAt, jobsOf, type TwoGateways, twoGateways } from './two-gateways.ts';

let gateways: TwoGateways;

beforeAll(async () => {
  gateways = await twoGateways();
});

afterAll(() => gateways.stop());

const A_VIDEO = {
  prompt: 'A lighthouse at dusk',
  video_length: '6',
  resolution_name: '480p',
  aspect_ratio: '1:1',
};

/** Submits a video job and waits for its end. */
async function video(request: object) {
  const { outer } = gateways;
  const accepted = await outer.call('/vidx/generations', { json: { ...A_VIDEO, ...request } });
  return outer.ended('/vidx/fetch', accepted.json.data.jobId);
}

describe('a video', () => {
  test('is made by the other service, from all that was ordered', async () => {
    const job = await video({
      reference_audios: [{ voice_id: 'luna' }],
      refer_images: ['https://example.com/lighthouse.jpg'],
    });
    expect(job.status, job.message).toBe('SUCCESS');
    const [made] = await jobsOf(gateways.inner, 'video');
    expect(made.data).toMatchObject({
      prompt: A_VIDEO.prompt,
      videoLength: '6',
      resolutionName: '480p',
      aspectRatio: '1:1',
      referImages: ['https://example.com/lighthouse.jpg'],
    });
    expect(job.data.videoUrl.startsWith(gateways.outer.url)).toBe(true);
    expect(await bytesAt(job.data.videoUrl)).toEqual(await bytesAt(made.data.videoUrl));
    expect(await bytesAt(job.data.coverUrl)).toEqual(await bytesAt(made.data.coverUrl));
  });

  test.each([
    ['moderated', 'moderation'],
    ['failed', 'upstream'],
  ])('that is %s there fails here with its words', async (directive, reason) => {
    const job = await video({ prompt: `[sandbox:${directive}] A lighthouse` });
    const [made] = await jobsOf(gateways.inner, 'video');
    expect([job.status, job.message, job.data.reason]).toEqual(['FAILED', made.message, reason]);
  });

  test('that is cancelled here is cancelled there', async () => {
    const { inner, outer } = gateways;
    const before = (await inner.call('/jobs?kind=video')).json.data.jobs.length;
    const prompt = '[sandbox:slow=600s] A lighthouse';
    const accepted = await outer.call('/vidx/generations', { json: { ...A_VIDEO, prompt } });
    const [made] = await jobsOf(inner, 'video', before + 1);
    await outer.call(`/jobs/${accepted.json.data.jobId}/cancel`, { method: 'POST' });
    const ended = await inner.ended('/vidx/fetch', made.jobId);
    expect(ended.data.reason).toBe('cancelled');
  });
});

describe('songs', () => {
  const custom = {
    chop_sample_start_s: 1,
    chop_sample_end_s: 60,
    custom: true,
    instrumental: false,
    mv: 'tune-v4-5',
    prompt: '[Verse]\nSnow on the quay',
    title: 'First Snow',
    tags: 'waltz, piano',
    negative_tags: 'metal',
    style_weight: 0.65,
    vocal_gender: 'Female',
  };

  /** Uploads a sample and submits a music job. */
  async function handOver(request: object) {
    const { outer } = gateways;
    const upload = await outer.call('/musx/v1/upload', { form: aFormWith('file', aRecording(10)) });
    const { music_id } = upload.json.data;
    return outer.call('/musx/v1/sample', { json: { music_id, ...request } });
  }

  async function songs(request: object) {
    const accepted = await handOver(request);
    return gateways.outer.ended('/musx/v2/fetch', accepted.json.data.job_id);
  }

  test('are made by the other service, and so are their notes', async () => {
    const job = await songs({ ...custom, isStorage: true });
    expect(job.status, job.message).toBe('SUCCESS');
    const [made] = await jobsOf(gateways.inner, 'music');
    expect(job.data.musics).toHaveLength(2);
    for (const [index, song] of job.data.musics.entries()) {
      const { musicId, title, prompt, tags, duration, negativeTags, styleWeight, ...files } =
        made.data.musics[index];
      expect(song).toMatchObject({ title, prompt, tags, duration, negativeTags, styleWeight });
      expect(negativeTags).toBe('metal');
      for (const file of ['audioUrl', 'imageUrl', 'imageLargeUrl', 'videoUrl']) {
        expect(song[file].startsWith(gateways.outer.url), file).toBe(true);
        expect(await bytesAt(song[file]), file).toEqual(await bytesAt(files[file]));
      }
      const midi = '/musx/v1/gen-midi';
      const notes = await gateways.outer.call(midi, { json: { music_id: song.musicId } });
      const expected = await gateways.inner.call(midi, { json: { music_id: musicId } });
      expect(notes.status).toBe(200);
      expect(notes.json).toEqual(expected.json);
    }
  });

  test('are heard at the other service where they need not be kept', async () => {
    const { custom: _, prompt: __, title, tags, negative_tags, style_weight, ...shared } = custom;
    const job = await songs({
      ...shared,
      custom: false,
      llm_description_prompt: 'A slow waltz',
      isStorage: false,
    });
    expect(job.status, job.message).toBe('SUCCESS');
    const [made] = await jobsOf(gateways.inner, 'music');
    const [song] = job.data.musics;
    expect(new URL(song.audioUrl).origin).toBe(gateways.inner.url);
    expect(await bytesAt(song.audioUrl)).toEqual(await bytesAt(made.data.musics[0].audioUrl));
    expect(song.prompt).toBe(made.data.musics[0].prompt);
  });

  test('that are cancelled here are cancelled there', async () => {
    const { inner, outer } = gateways;
    const before = (await inner.call('/jobs?kind=music')).json.data.jobs.length;
    const accepted = await handOver({ ...custom, prompt: '[sandbox:slow=600s] Snow' });
    const [made] = await jobsOf(inner, 'music', before + 1);
    await outer.call(`/jobs/${accepted.json.data.job_id}/cancel`, { method: 'POST' });
    const ended = await inner.ended('/musx/v2/fetch', made.jobId);
    expect(ended.data.reason).toBe('cancelled');
  });
});
