import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { renderEdit } from '../../../../server/upstreams/sandbox/media/edit.ts';
import { renderImage } from '../../../../server/upstreams/sandbox/media/image.ts';
import { composeSong } from '../../../../server/upstreams/sandbox/media/melody.ts';
import { renderSong } from '../../../../server/upstreams/sandbox/media/song.ts';
import { createStudio } from '../../../../server/upstreams/sandbox/media/studio.ts';
import { UndecodablePicture } from '../../../../server/upstreams/sandbox/media/undecodable-picture.ts';
import { renderUnfinished } from '../../../../server/upstreams/sandbox/media/unfinished.ts';
import { renderSongVideo, renderVideo } from '../../../../server/upstreams/sandbox/media/video.ts';
import { aFilm, anImage } from './specimens.ts';

const studio = createStudio({ threads: 2, maxWaiting: 20 });
afterAll(() => studio.close());

describe('a studio', () => {
  it('gives the very bytes that rendering without it gives', async () => {
    const source = await renderImage(anImage({ index: 5 }));
    const song = composeSong({ seed: 'a', seconds: 2, vocals: 'male' });
    const songFilm = { prompt: 'A', arrangement: song, seconds: 2, width: 120, height: 120 };
    expect(
      await Promise.all([
        studio.renderImage(anImage()),
        studio.renderEdit({ ...anImage(), source }),
        studio.renderUnfinished({ ...anImage(), picture: source, grain: 8 }),
        studio.renderVideo(aFilm()),
        studio.renderSong(song, 2),
        studio.renderSongVideo(songFilm),
      ]),
    ).toEqual(
      await Promise.all([
        renderImage(anImage()),
        renderEdit({ ...anImage(), source }),
        renderUnfinished({ ...anImage(), picture: source, grain: 8 }),
        renderVideo(aFilm()),
        renderSong(song, 2),
        renderSongVideo(songFilm),
      ]),
    );
  });

  it('leaves the bytes of a request as they were', async () => {
    const source = await renderImage(anImage({ index: 5 }));
    const before = new Uint8Array(source);
    await studio.renderEdit({ ...anImage(), source });
    expect(source).toEqual(before);
  });

  it('passes on why a rendering failed', async () => {
    const source = new TextEncoder().encode('no picture');
    const edit = studio.renderEdit({ ...anImage(), source });
    await expect(edit).rejects.toThrow(UndecodablePicture);
    await expect(edit).rejects.toThrow("The source image can't be decoded");
    const mask = studio.renderEdit({
      ...anImage(),
      source: await renderImage(anImage()),
      mask: source,
    });
    await expect(mask).rejects.toMatchObject({ picture: 'mask' });
  });

  it('drops waiting work whose signal is aborted, and goes on with the rest', async () => {
    const abort = new AbortController();
    const kept = [0, 1, 2].map((index) => studio.renderImage(anImage({ index })));
    const dropped = [3, 4].map((index) =>
      studio.renderImage(anImage({ index }), { signal: abort.signal }),
    );
    abort.abort(new Error('no longer wanted'));
    const outcomes = await Promise.allSettled([...kept, ...dropped]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it('refuses work when too much is waiting', async () => {
    const small = createStudio({ threads: 1, maxWaiting: 1 });
    const outcomes = await Promise.allSettled(
      [0, 1, 2].map((index) => small.renderImage(anImage({ index }))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { name: 'FullError' } });
    await small.close();
  });

  it('takes no work after it is closed, and can be closed unused and twice', async () => {
    const closed = createStudio();
    await closed.close();
    await closed.close();
    await expect(closed.renderImage(anImage())).rejects.toMatchObject({ name: 'ClosedError' });
  });

  it('works in the threads that one before it has left', async () => {
    const before = createStudio();
    await before.renderImage(anImage());
    await before.close();
    let begun = 0;
    const count = () => {
      begun += 1;
    };
    process.on('worker', count);
    const after = createStudio();
    await after.renderImage(anImage());
    process.off('worker', count);
    await after.close();
    expect(begun).toBe(0);
  });

  it('does not keep the process alive when it is idle', async () => {
    const module = new URL('../../../../server/upstreams/sandbox/media/studio.ts', import.meta.url);
    const program = `
      import { createStudio } from ${JSON.stringify(module.href)};
      const image = await createStudio().renderImage(${JSON.stringify(anImage())});
      console.log(image.length);
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { timeout: 120_000 },
    );
    expect(Number(stdout)).toBe((await renderImage(anImage())).length);
  });
});
