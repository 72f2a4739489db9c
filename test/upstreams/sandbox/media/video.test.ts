import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderImage } from '../../../../server/upstreams/sandbox/media/image.ts';
import { composeSong } from '../../../../server/upstreams/sandbox/media/melody.ts';
import { renderSongVideo, renderVideo } from '../../../../server/upstreams/sandbox/media/video.ts';
import { aFilm, anImage, asWebp, framesOf, HOSTILE_TEXTS, readMedia } from './specimens.ts';

/** The pixels of a region of a film's first frame. */
async function pieceOf(
  file: Uint8Array,
  piece: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const [frame] = await framesOf(file);
  if (!frame) throw new Error('The film has no frame.');
  return sharp(asWebp(frame.data)).extract(piece).raw().toBuffer();
}

function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

describe('a film', () => {
  it.each([
    { seconds: 1, width: 320, height: 180 },
    { seconds: 10, width: 180, height: 320 },
    { seconds: 2.3, width: 200, height: 200 },
    { seconds: 30, width: 240, height: 160 },
  ])('lasts exactly $seconds s and is $width x $height pixels of VP8', async (wish) => {
    const { video } = await renderVideo(aFilm(wish));
    const film = await readMedia(video);
    expect((await fileTypeFromBuffer(video))?.mime).toBe('video/webm');
    expect(film.seconds).toBeCloseTo(wish.seconds, 3);
    expect(await film.video?.getCodec()).toBe('vp8');
    expect([await film.video?.getCodedWidth(), await film.video?.getCodedHeight()]).toEqual([
      wish.width,
      wish.height,
    ]);
  });

  it('consists of key frames, each a picture of its size', async () => {
    const frames = await framesOf((await renderVideo(aFilm())).video);
    expect(frames).toHaveLength(16);
    for (const { type, data } of frames) {
      expect(type).toBe('key');
      expect(await sharp(asWebp(data)).metadata()).toMatchObject({ width: 320, height: 180 });
    }
  });

  it('moves: its frames differ, and come back after a loop', async () => {
    const frames = await framesOf((await renderVideo(aFilm({ seconds: 4 }))).video);
    const distinct = new Set(frames.map(({ data }) => Buffer.from(data).toString('base64')));
    expect(distinct.size).toBe(12);
    expect(frames[12]?.data).toEqual(frames[0]?.data);
  });

  it('has music of no greater length than its pictures', async () => {
    const film = await readMedia((await renderVideo(aFilm())).video);
    expect(await film.audio?.getCodec()).toBe('opus');
    expect(await film.audio?.computeDuration()).toBeCloseTo(2, 1);
    expect(await film.audio?.computeDuration()).toBeLessThanOrEqual(2);
  });

  it('shows the picture that its prompt gives', async () => {
    const wish = aFilm({ width: 640, height: 360 });
    const whole = { left: 0, top: 0, width: 640, height: 360 };
    const picture = await renderImage(anImage({ prompt: wish.prompt, width: 640, height: 360 }));
    const pixels = await sharp(picture).raw().toBuffer();
    const frame = await pieceOf((await renderVideo(wish)).video, whole);
    expect(difference(pixels, frame)).toBeLessThan(5);
    const other = await renderVideo({ ...wish, prompt: 'a forest at night' });
    expect(difference(pixels, await pieceOf(other.video, whole))).toBeGreaterThan(20);
  });

  it('has its first frame as the cover', async () => {
    const { video, cover } = await renderVideo(aFilm());
    const whole = { left: 0, top: 0, width: 320, height: 180 };
    expect((await fileTypeFromBuffer(cover))?.mime).toBe('image/jpeg');
    const picture = await sharp(cover).raw().toBuffer();
    expect(difference(picture, await pieceOf(video, whole))).toBeLessThan(5);
  });

  it('has the same bytes each time', async () => {
    const wish = aFilm({ voices: ['Nora'], references: ['https://example.org/1.png'] });
    expect(await renderVideo(wish)).toEqual(await renderVideo(wish));
  });

  it('shows the names of the voices in its upper left corner', async () => {
    const corner = { left: 22, top: 8, width: 120, height: 16 };
    const [nobody, nora, omar] = await Promise.all(
      [[], ['Nora'], ['Omar']].map(async (voices) => {
        return pieceOf((await renderVideo(aFilm({ voices }))).video, corner);
      }),
    );
    if (!nobody || !nora || !omar) throw new Error('A film is missing.');
    expect(difference(nobody, nora)).toBeGreaterThan(10);
    expect(difference(nora, omar)).toBeGreaterThan(1);
  });

  it('shows a tile for each reference, in a colour of its own', async () => {
    const corner = { left: 200, top: 8, width: 112, height: 20 };
    const [none, one, other, two] = await Promise.all(
      [[], ['a'], ['b'], ['a', 'b']].map(async (references) => {
        return pieceOf((await renderVideo(aFilm({ references }))).video, corner);
      }),
    );
    if (!none || !one || !other || !two) throw new Error('A film is missing.');
    expect(difference(none, one)).toBeGreaterThan(3);
    expect(difference(one, other)).toBeGreaterThan(1);
    expect(difference(one, two)).toBeGreaterThan(3);
  });

  it.each(HOSTILE_TEXTS)('survives %s as prompt, voice and reference', async (_name, text) => {
    const wish = aFilm({ seconds: 0.5, prompt: text, voices: [text], references: [text, text] });
    const film = await readMedia((await renderVideo(wish)).video);
    expect(film.seconds).toBeCloseTo(0.5, 3);
  });

  it('takes more voices and references than it has room for', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `number ${index}`);
    const { video } = await renderVideo(
      aFilm({ seconds: 0.5, width: 120, height: 200, voices: many, references: many }),
    );
    expect((await readMedia(video)).seconds).toBeCloseTo(0.5, 3);
  });
});

describe('the film of a song', () => {
  it('lasts as long as the song, shows a cover and sounds', async () => {
    const arrangement = composeSong({ seed: 'rain', seconds: 5, vocals: 'none' });
    const { video, cover } = await renderSongVideo({
      prompt: 'Rain',
      arrangement,
      seconds: 5,
      width: 200,
      height: 200,
    });
    const film = await readMedia(video);
    expect(film.seconds).toBeCloseTo(5, 3);
    expect(await film.audio?.getCodec()).toBe('opus');
    expect(await sharp(cover).metadata()).toMatchObject({ width: 200, height: 200 });
  });
});
