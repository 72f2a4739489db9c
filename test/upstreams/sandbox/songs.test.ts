import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, type JobRecord, type TestGateway } from '../../a-gateway.ts';
import { aFormWith, aRecording } from '../../recordings.ts';

const SAMPLE_SECONDS = 20;

let gateway: TestGateway;
let sample: string;

beforeAll(async () => {
  gateway = await aGateway();
  const form = aFormWith('file', aRecording(SAMPLE_SECONDS));
  const upload = await gateway.call('/musx/v1/upload', { form });
  sample = upload.json.data.music_id;
});

afterAll(() => gateway.stop());

const SHARED = { chop_sample_start_s: 0, chop_sample_end_s: SAMPLE_SECONDS, mv: 'tune-v5' };

/** Caches songs between tests, since rendering and encoding them takes most of the time here. */
const made = new Map<object, Promise<JobRecord>>();

function songsOnce(request: object): Promise<JobRecord> {
  const job = made.get(request) ?? songs(request);
  made.set(request, job);
  return job;
}

async function songs(request: object): Promise<JobRecord> {
  const json = { ...SHARED, music_id: sample, ...request };
  const created = await gateway.call('/musx/v1/sample', { json });
  expect(created.status, created.text).toBe(200);
  return gateway.ended('/musx/v2/fetch', created.json.data.job_id);
}

const INSPIRED = {
  custom: false,
  instrumental: false,
  llm_description_prompt: 'A slow waltz about the first snow',
};
const PLAYED = { ...INSPIRED, instrumental: true };

describe('a music job of the sandbox', () => {
  test('gives two songs that a player can play, as long as they say', async () => {
    const { status, data } = await songsOnce(INSPIRED);
    expect(status).toBe('SUCCESS');
    expect(data?.musics).toHaveLength(2);
    for (const song of data?.musics ?? []) {
      const file = await (await fetch(song.audioUrl ?? '')).arrayBuffer();
      const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) });
      expect(await input.getMimeType()).toContain('audio/mpeg');
      expect(Math.abs((await input.computeDuration()) - Number(song.duration))).toBeLessThan(0.1);
      for (const [address, type] of [
        [song.imageUrl, 'image/jpeg'],
        [song.imageLargeUrl, 'image/jpeg'],
        [song.videoUrl, 'video/webm'],
      ]) {
        const answer = await fetch(address ?? '', { method: 'HEAD' });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      }
    }
  });

  test('makes words from a description, and none for an instrumental', async () => {
    const sung = await songsOnce(INSPIRED);
    expect(sung.data?.musics?.[0]?.prompt).toMatch(/\[Verse.*\][\s\S]*\[Chorus\]/);
    const played = await songsOnce(PLAYED);
    expect(played.data?.musics?.[0]?.prompt).not.toContain('[Verse');
  });

  test('keeps given words, title and styles in custom mode, and reworks the words if asked', async () => {
    const given = {
      custom: true,
      instrumental: false,
      prompt: 'Snow on the quay',
      title: 'First Snow',
      tags: 'waltz, piano',
      negative_tags: 'metal',
      style_weight: 0.65,
    };
    const kept = await songs(given);
    expect(kept.data?.musics?.[0]).toMatchObject({
      prompt: 'Snow on the quay',
      title: 'First Snow',
      tags: 'waltz, piano',
      negativeTags: 'metal',
      styleWeight: 0.65,
      weirdnessConstraint: null,
      audioWeight: null,
    });
    const reworked = await songs({ ...given, auto_lyrics: true });
    expect(reworked.data?.musics?.[0]?.prompt).not.toBe('Snow on the quay');
  });

  test('is another song for another recording, and the same for the same', async () => {
    const audio = async (record: JobRecord): Promise<Buffer> =>
      Buffer.from(await (await fetch(record.data?.musics?.[0]?.audioUrl ?? '')).arrayBuffer());
    const once = await audio(await songsOnce(INSPIRED));
    expect((await audio(await songs(INSPIRED))).equals(once)).toBe(true);
    const form = aFormWith('file', aRecording(SAMPLE_SECONDS + 1));
    const other = await gateway.call('/musx/v1/upload', { form });
    const changed = await songs({ ...INSPIRED, music_id: other.json.data.music_id });
    expect((await audio(changed)).equals(once)).toBe(false);
  });

  test('gives the notes of each song, and a voice only where it is sung', async () => {
    const names = async (request: object): Promise<readonly string[]> => {
      const record = await songsOnce(request);
      const music_id = record.data?.musics?.[0]?.musicId;
      const { json } = await gateway.call('/musx/v1/gen-midi', { json: { music_id } });
      expect(json.data.state).toBe('complete');
      const seconds = Number(record.data?.musics?.[0]?.duration);
      for (const { notes } of json.data.instruments) {
        expect(notes.length).toBeGreaterThan(0);
        for (const { start, end, velocity } of notes) {
          expect(start < end && end <= seconds && velocity > 0 && velocity <= 1).toBe(true);
        }
      }
      return json.data.instruments.map(({ name }: { name: string }) => name);
    };
    expect(await names(INSPIRED)).toContain('Voice');
    expect(await names(PLAYED)).not.toContain('Voice');
  });

  test('fails where the description asks for it', async () => {
    const record = await songs({ ...INSPIRED, llm_description_prompt: '[sandbox:moderated]' });
    expect(record).toMatchObject({ status: 'FAILED', data: { reason: 'moderation', musics: [] } });
  });
});
