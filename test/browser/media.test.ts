import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { aBrowser } from './a-browser.ts';

let gateway: TestGateway;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  gateway = await aGateway();
  browser = await aBrowser();
  page = await browser.newPage();
  // A page of the gateway's own origin, so that its files are not cross-origin.
  await page.goto(`${gateway.url}/healthz`);
});

afterAll(async () => {
  await browser.close();
  await gateway.stop();
});

/** The properties of a file that the browser has played. */
interface Played {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  /** The position in seconds after seeking to the middle. */
  readonly middle: number;
  readonly ended: boolean;
}

/** Loads a file into a player, seeks to its middle, and plays it to its end. */
function play(kind: 'video' | 'audio', address: string): Promise<Played> {
  return page.evaluate(
    async ([tag, source]) => {
      const player = document.createElement(tag === 'video' ? 'video' : 'audio');
      const event = (name: string) =>
        new Promise<void>((resolve, reject) => {
          player.addEventListener(name, () => resolve(), { once: true });
          player.addEventListener('error', () => reject(new Error(player.error?.message)), {
            once: true,
          });
        });
      player.muted = true;
      player.src = source ?? '';
      document.body.append(player);
      await event('loadeddata');
      player.currentTime = player.duration / 2;
      await event('seeked');
      const middle = player.currentTime;
      player.currentTime = Math.max(0, player.duration - 1);
      await event('seeked');
      const atTheEnd = event('ended');
      await player.play();
      await atTheEnd;
      const video = player instanceof HTMLVideoElement ? player : undefined;
      return {
        duration: player.duration,
        width: video?.videoWidth ?? 0,
        height: video?.videoHeight ?? 0,
        middle,
        ended: player.ended,
      };
    },
    [kind, address],
  );
}

describe('Chromium plays what the sandbox makes', () => {
  test.each([
    { video_length: '6', aspect_ratio: '9:16', resolution_name: '480p', width: 480, height: 854 },
    { video_length: '10', aspect_ratio: '16:9', resolution_name: '720p', width: 1280, height: 720 },
  ])('a video of $video_length s at $width x $height', async ({ width, height, ...request }) => {
    const json = { prompt: 'A lighthouse at dusk', ...request };
    const created = await gateway.call('/vidx/generations', { json });
    const { data } = await gateway.ended('/vidx/fetch', created.json.data.jobId);
    const seconds = Number(request.video_length);
    const played = await play('video', data?.videoUrl ?? '');
    expect(played).toMatchObject({ width, height, ended: true });
    expect(played.duration).toBeCloseTo(seconds, 2);
    expect(Math.abs(played.middle - seconds / 2)).toBeLessThan(0.5);
  });

  test('a song, and its film', async () => {
    const upload = await gateway.call('/musx/v1/upload', {
      form: aFormWith('file', aRecording(10)),
    });
    const json = {
      music_id: upload.json.data.music_id,
      chop_sample_start_s: 0,
      chop_sample_end_s: 10,
      custom: false,
      instrumental: false,
      mv: 'tune-v5',
      llm_description_prompt: 'A slow waltz about the first snow',
    };
    const created = await gateway.call('/musx/v1/sample', { json });
    const { data } = await gateway.ended('/musx/v2/fetch', created.json.data.job_id);
    const [song] = data?.musics ?? [];
    const heard = await play('audio', song?.audioUrl ?? '');
    expect(heard.ended).toBe(true);
    expect(Math.abs(heard.duration - Number(song?.duration))).toBeLessThan(0.2);
    const seen = await play('video', song?.videoUrl ?? '');
    expect(seen).toMatchObject({ ended: true, width: 640, height: 640 });
  });

  test.each([
    ['png', 'imgx-image-1'],
    ['jpeg', 'imgx-image-1'],
    ['webp', 'imgx-image-1'],
  ])('a picture as %s', async (output_format, mode) => {
    const json = { prompt: 'A fox', mode, output_format, size: '1536x1024' };
    const answer = await gateway.call('/v1/images/generations', { json });
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, `data:image/${output_format};base64,${answer.json.data[0].b64_json}`);
    expect(size).toEqual([1536, 1024]);
  });

  test('a picture and a video at their own addresses, where no script runs', async () => {
    const drawn = await gateway.call('/v1/images/generations', {
      json: { prompt: 'A fox', mode: 'imgy-2', size: '256x256', response_format: 'url' },
    });
    const own = await browser.newPage();
    await own.goto(drawn.json.data[0].url);
    const picture = own.locator('img');
    expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(
      0,
    );
    const created = await gateway.call('/vidx/generations', {
      json: { prompt: 'A lighthouse at dusk', video_length: '6', resolution_name: '480p' },
    });
    const { data } = await gateway.ended('/vidx/fetch', created.json.data.jobId);
    await own.goto(data?.videoUrl ?? '');
    const video = own.locator('video');
    await expect
      .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.readyState))
      .toBeGreaterThanOrEqual(2);
    const ran = own.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.head.append(script);
      return document.title;
    });
    expect(await ran).not.toBe('ran');
    await own.close();
  });
});
