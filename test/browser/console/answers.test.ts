import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { JobRecord, MidiData } from '../../../generated/types.ts';
import { aGateway, type TestGateway } from '../../a-gateway.ts';
import { aFormWith, aRecording } from '../../recordings.ts';
import { aBrowser } from '../a-browser.ts';
import { seriousFindings } from './a-console.ts';
import { type AnswersPage, anAnswersPage } from './an-answers-page.ts';
import type { Scene } from './answers-page.tsx';

let gateway: TestGateway;
let browser: Browser;
let answers: AnswersPage;
let context: BrowserContext;
let page: Page;
let complaints: string[];
/** Created once for all tests, as it takes long. */
let song: JobRecord;

const NOTES_PRICE = {
  id: 'notes',
  operations: ['extractMidi' as const],
  per: 'request' as const,
  units: 2,
};
const FREE = {
  id: 'free',
  operations: [
    'createVideo' as const,
    'createMusic' as const,
    'uploadSample' as const,
    'createImage' as const,
    'editImage' as const,
  ],
  per: 'request' as const,
  units: 0,
};

beforeAll(async () => {
  [gateway, browser, answers] = await Promise.all([
    aGateway({
      upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0.5 } },
      prices: { rules: [NOTES_PRICE, FREE] },
    }),
    aBrowser({ hasMicrophone: true }),
    anAnswersPage(),
  ]);
  song = await madeSong();
});

afterAll(async () => {
  await browser.close();
  await gateway.stop();
});

beforeEach(async () => {
  context = await browser.newContext({
    reducedMotion: 'reduce',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
  });
  complaints = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page = await answers.open(context, gateway);
});

afterEach(async () => {
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Renders a scene whose properties can be serialized. */
function show(scene: Exclude<Scene, { readonly kind: 'mask' }>): Promise<void> {
  return page.evaluate((one) => globalThis.showScene(one), scene);
}

/** Waits until inputs have produced `count` files, and returns the last one's content. */
async function madeFile(count = 1): Promise<Buffer> {
  await page.waitForFunction((least) => globalThis.made.length >= least, count);
  const base64 = await page.evaluate(async () => {
    const bytes = new Uint8Array((await globalThis.made.at(-1)?.arrayBuffer()) ?? []);
    return bytes.toBase64();
  });
  return Buffer.from(base64, 'base64');
}

async function endedJob(path: string, json: object, lookUp: string): Promise<JobRecord> {
  const { data } = (await gateway.call(path, { json })).json;
  const { jobId } = data.jobId === undefined ? { jobId: data.job_id } : data;
  return gateway.ended(lookUp, jobId);
}

/** Creates a song in the sandbox, from an uploaded melody. */
async function madeSong(): Promise<JobRecord> {
  const form = aFormWith('file', aRecording(10));
  const sample = await gateway.call('/musx/v1/upload', { form });
  const json = {
    music_id: sample.json.data.music_id,
    chop_sample_start_s: 0,
    chop_sample_end_s: 10,
    custom: true,
    instrumental: false,
    mv: 'tune-v5',
    title: 'First Snow',
    tags: 'waltz, piano',
    prompt: 'Snow on the quay, the gulls are still',
  };
  return endedJob('/musx/v1/sample', json, '/musx/v2/fetch');
}

const now = async (slider: Locator): Promise<number> =>
  Number(await slider.getAttribute('aria-valuenow'));

describe('what a job has made', () => {
  test('a song without cover and video is played, and offers no video', async () => {
    if (song.status !== 'SUCCESS' || song.data.action !== 'music') throw new Error('No song.');
    const musics = song.data.musics.map(({ imageUrl, imageLargeUrl, videoUrl, ...rest }) => rest);
    await show({ kind: 'job', record: { ...song, data: { ...song.data, musics } } });
    const article = page.getByRole('article').first();
    await article.getByRole('button', { name: /^Play First Snow/ }).waitFor();
    expect(await article.locator('img').count()).toBe(0);
    expect(await article.getByRole('button', { name: 'Show video' }).count()).toBe(0);
  });

  test('a video plays in the size that was asked for', async () => {
    const json = { prompt: 'A lighthouse at dusk', video_length: '6', resolution_name: '480p' };
    await show({ kind: 'job', record: await endedJob('/vidx/generations', json, '/vidx/fetch') });
    const video = page.getByLabel('A lighthouse at dusk');
    expect(await video.getAttribute('poster')).toContain('/assets/');
    const played = await video.evaluate(async (element) => {
      if (!(element instanceof HTMLVideoElement)) throw new Error('This is no video.');
      element.muted = true;
      await element.play();
      await new Promise((resolve) => {
        element.addEventListener('timeupdate', () => element.currentTime > 0.2 && resolve(true));
      });
      element.pause();
      return { width: element.videoWidth, height: element.videoHeight, seconds: element.duration };
    });
    expect(played).toEqual({ width: 854, height: 480, seconds: expect.closeTo(6, 0) });
  });

  test('pictures open large, are turned over by the arrows, and downloaded', async () => {
    const json = { prompt: 'A brass diving helmet', mode: 'imgx-image-1', n: 3 };
    const headers = { prefer: 'respond-async' };
    const created = await gateway.call('/v1/images/generations', { json, headers });
    const lookUp = async () => (await gateway.call(`/jobs/${created.json.data.jobId}`)).json;
    await expect.poll(async () => (await lookUp()).status).toBe('SUCCESS');
    const record: JobRecord = await lookUp();
    await show({ kind: 'job', record });
    const first = page.getByRole('button', { name: 'Enlarge image 1 of 3' });
    await first.focus();
    await page.keyboard.press('Enter');
    const large = page.getByRole('dialog', { name: 'Image 1 of 3' });
    const picture = large.getByRole('img', { name: 'A brass diving helmet' });
    await picture.waitFor();
    const width = await picture.evaluate(async (element) => {
      if (!(element instanceof HTMLImageElement)) throw new Error('This is no picture.');
      await element.decode();
      return element.naturalWidth;
    });
    expect(width).toBeGreaterThan(500);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Image 2 of 3' }).waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await waiting).suggestedFilename()).toMatch(/\.\w+$/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a failure says why, and what to do; a running job how far it is', async () => {
    const json = { prompt: 'x [sandbox:moderated]', video_length: '6' };
    const failed = await endedJob('/vidx/generations', json, '/vidx/fetch');
    await show({ kind: 'job', record: failed });
    await page.getByRole('alert').filter({ hasText: failed.message }).waitFor();
    const { json: made } = await gateway.call('/vidx/generations', {
      json: { prompt: 'A lighthouse [sandbox:slow=20s]', video_length: '6' },
    });
    const { json: running } = await gateway.call(`/vidx/fetch?jobId=${made.data.jobId}`);
    await show({ kind: 'job', record: running });
    await page.getByRole('progressbar').waitFor();
  });
});

describe('the piano roll', () => {
  async function shownNotes(): Promise<{ slider: Locator; article: Locator }> {
    await show({ kind: 'job', record: song });
    const article = page.getByRole('article').first();
    await article.getByRole('button', { name: 'Show notes for 2 units', exact: true }).click();
    const slider = article.getByRole('slider', { name: /Position in First Snow/ });
    await slider.waitFor();
    return { slider, article };
  }

  const songAt = () =>
    page.evaluate(
      () => document.querySelector<HTMLAudioElement>('section audio')?.currentTime ?? -1,
    );

  test.each([
    ['a refusal', 400, 'The notes were not extracted.', 0],
    ['no answer', 0, 'We could not confirm whether the notes were extracted and charged.', 1],
  ])(
    'says after %s whether notes may have been charged, and waits',
    async (_, status, title, advice) => {
      await show({ kind: 'job', record: song });
      const article = page.getByRole('article').first();
      const ask = article.getByRole('button', { name: 'Show notes for 2 units', exact: true });
      await ask.waitFor();
      let charged = 0;
      await page.route(`**${operations.extractMidi.path}`, (route) => {
        if (route.request().headers().prefer !== undefined) return route.continue();
        charged += 1;
        if (status === 0) return route.abort();
        return route.fulfill({ status, json: { status: 'FAILED', message: 'Not just now.' } });
      });
      await ask.click();
      await article.getByRole('alert').getByText(title, { exact: true }).waitFor();
      expect(await article.getByText('Check before sending it again.').count()).toBe(advice);
      // What the page shows is read again when the browser is back.
      const quoted = page.waitForResponse((response) => response.url().endsWith('/gen-midi'));
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await quoted;
      expect(charged).toBe(1);
      complaints = complaints.filter((text) => !text.startsWith('Failed to load resource'));
    },
  );

  test('follows the song as it plays, and stands with it', async () => {
    const { slider, article } = await shownNotes();
    await article.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => now(slider)).toBeGreaterThan(1);
    expect(Math.abs((await now(slider)) - (await songAt()))).toBeLessThan(0.6);
    await article.getByRole('button', { name: 'Pause', exact: true }).click();
    await article.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await expect.poll(async () => (await now(slider)).toFixed(1)).toBe((await songAt()).toFixed(1));
  });

  test('seeks in the song by keyboard and by pointer, and names the notes that are heard', async () => {
    const { slider, article } = await shownNotes();
    await slider.focus();
    await page.keyboard.press('PageUp');
    await expect.poll(() => now(slider)).toBe(10);
    await page.keyboard.press('ArrowRight');
    await expect.poll(songAt).toBe(11);
    const told = () => slider.getAttribute('aria-valuetext');
    await expect.poll(told).toMatch(/^0:11 of 0:\d\d, \w♯?\d \w+/);
    await page.keyboard.press('Home');
    await expect.poll(songAt).toBe(0);
    // The grid now spans the whole song, so their middles coincide.
    await article.getByRole('button', { name: 'Fit song' }).click();
    const box = await slider.boundingBox();
    if (box === null) throw new Error('The roll is not seen.');
    const keyboard = 52;
    const middle = box.x + keyboard + (box.width - keyboard) / 2;
    await page.mouse.click(middle, box.y + box.height / 2);
    const length = Number(await slider.getAttribute('aria-valuemax'));
    await expect.poll(async () => (await songAt()) / length).toBeCloseTo(0.5, 1);
  });

  test('hides instruments, shows all notes as a table, and plays the notes themselves', async () => {
    const { slider, article } = await shownNotes();
    const bass = article.getByRole('button', { name: /^Bass/ });
    const before = await pixelsOf(article);
    await bass.click();
    expect(await bass.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(async () => Buffer.compare(await pixelsOf(article), before)).not.toBe(0);
    await article.getByText(/All \d+ notes as a table/).click();
    const row = article.getByRole('row').nth(10);
    await row.getByRole('button', { name: /^Go to note 10/ }).click();
    const start = Number.parseFloat((await row.getByRole('cell').nth(3).textContent()) ?? '');
    await expect.poll(() => now(slider)).toBeCloseTo(start, 1);
    await article.getByRole('radio', { name: 'Notes', exact: true }).click();
    const from = await now(slider);
    await article.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => now(slider)).toBeGreaterThan(from + 0.5);
    expect(await songAt()).toBeCloseTo(start, 1);
    await article.getByRole('button', { name: 'Hide notes' }).click();
    // Notes that have been paid for are shown again without a new charge.
    await article.getByRole('button', { name: 'Show notes', exact: true }).waitFor();
  });

  async function pixelsOf(article: Locator): Promise<Buffer> {
    return article.locator('canvas').first().screenshot();
  }

  test('is drawn in the pixels of the screen, in the colours of the theme, without a song as well', async () => {
    const midi: MidiData = {
      state: 'complete',
      instruments: [{ name: 'Flute', notes: [{ pitch: 72, start: 0, end: 4, velocity: 1 }] }],
    };
    const sharpPage = await answers.open(
      await browser.newContext({ deviceScaleFactor: 2.5, colorScheme: 'dark' }),
      gateway,
    );
    await sharpPage.evaluate((one) => globalThis.showScene(one), { kind: 'roll', midi } as const);
    const canvas = sharpPage.locator('canvas').first();
    await canvas.waitFor();
    const drawn = () =>
      canvas.evaluate((element) => {
        if (!(element instanceof HTMLCanvasElement)) throw new Error('This is no canvas.');
        const pixel = element.getContext('2d')?.getImageData(element.width - 20, 80, 1, 1).data;
        return {
          ratio: element.width / element.clientWidth,
          isDark:
            pixel !== undefined && pixel[3] === 255 && pixel[0] !== undefined && pixel[0] < 64,
        };
      });
    await expect.poll(drawn).toEqual({ ratio: expect.closeTo(2.5, 1), isDark: true });
    await sharpPage.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => (await drawn()).isDark).toBe(false);
    await sharpPage.getByRole('button', { name: 'Play', exact: true }).click();
    const slider = sharpPage.getByRole('slider');
    await expect.poll(() => now(slider)).toBeGreaterThan(0.5);
    await sharpPage.context().close();
  });
});

test('a player plays one sound at a time, and seeks by keyboard', async () => {
  await show({ kind: 'job', record: song });
  const [first, second] = [1, 2].map((number) => `First Snow (${number} of 2)`);
  await page.getByRole('button', { name: `Play ${first}` }).click();
  await page.getByRole('button', { name: `Pause ${first}` }).waitFor();
  await page.getByRole('button', { name: `Play ${second}` }).click();
  await page.getByRole('button', { name: `Pause ${second}` }).waitFor();
  await page.getByRole('button', { name: `Play ${first}` }).waitFor();
  const slider = page.getByRole('slider', { name: `Position in ${first}` });
  await slider.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime))
    .toBeCloseTo(lengthOf(song), 0);
});

function lengthOf(record: JobRecord): number {
  if (record.status === 'SUCCESS' && record.data.action === 'music')
    return Number(record.data.musics[0]?.duration);
  throw new Error('The song was not made.');
}

describe('the mask editor', () => {
  async function showMask(): Promise<Locator> {
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(1024, 1024);
      canvas.getContext('2d')?.fillRect(0, 0, 1024, 1024);
      const picture = new File([await canvas.convertToBlob()], 'harbour.png', {
        type: 'image/png',
      });
      globalThis.showScene({ kind: 'mask', picture });
    });
    const hand = page.getByRole('application', { name: 'Area to change in harbour.png' });
    await page.waitForFunction(() => document.querySelector('canvas')?.width === 1024);
    return hand;
  }

  /** The alpha values of the mask at some points, given as fractions of its width and height. */
  async function alphaAt(mask: Buffer, ...places: readonly (readonly [number, number])[]) {
    const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height, channels: info.channels }).toEqual({
      width: 1024,
      height: 1024,
      channels: 4,
    });
    const levels = new Set(data.filter((_, index) => index % 4 === 3));
    expect([...levels].every((alpha) => alpha === 0 || alpha === 255)).toBe(true);
    return places.map(
      ([x, y]) => data[(Math.floor(y * 1024) * 1024 + Math.floor(x * 1024)) * 4 + 3],
    );
  }

  test('makes what is painted transparent, in the size of the picture', async () => {
    const hand = await showMask();
    const box = await hand.boundingBox();
    if (box === null) throw new Error('The picture is not seen.');
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.25);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.25, { steps: 5 });
    await page.mouse.up();
    const mask = await madeFile();
    expect(await alphaAt(mask, [0.5, 0.25], [0.5, 0.75])).toEqual([0, 255]);
    await page.getByRole('button', { name: /^Invert/ }).click();
    expect(await alphaAt(await madeFile(2), [0.5, 0.25], [0.5, 0.75])).toEqual([255, 0]);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await alphaAt(await madeFile(3), [0.5, 0.25], [0.5, 0.75])).toEqual([0, 255]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForFunction(() => globalThis.made.length === 4);
    expect(await page.evaluate(() => globalThis.made.at(-1))).toBeUndefined();
  });

  test('is painted by keyboard alone, and the gateway takes the mask', async () => {
    const hand = await showMask();
    await hand.focus();
    await page.keyboard.press('Enter');
    for (const _ of Array.from({ length: 4 })) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const mask = await madeFile();
    expect(await alphaAt(mask, [0.5, 0.5], [0.6, 0.5], [0.3, 0.5])).toEqual([0, 0, 255]);
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => globalThis.made.length === 2);
    expect(await page.evaluate(() => globalThis.made.at(-1))).toBeUndefined();
    await page.keyboard.press('Control+Shift+z');
    const again = await madeFile(3);
    const picture = await sharp({
      create: { width: 1024, height: 1024, channels: 3, background: '#246' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(picture)]), 'harbour.png');
    form.append('mask', new Blob([new Uint8Array(again)]), 'mask.png');
    form.append('prompt', 'A gull');
    expect(await gateway.call('/v1/images/edits', { form })).toMatchObject({ status: 200 });
  });
});

test('a recorded melody is a sound that the gateway takes', async () => {
  await show({ kind: 'melody', secondsUpTo: 2 });
  await page.getByRole('button', { name: 'Record' }).click();
  await page.getByRole('timer').waitFor();
  await page.getByRole('meter', { name: 'Input level' }).waitFor();
  // The recording stops by itself at the maximum length.
  const melody = await madeFile();
  const form = aFormWith('file', new Blob([new Uint8Array(melody)]));
  const uploaded = await gateway.call('/musx/v1/upload', { form });
  expect(uploaded.status).toBe(200);
  expect(Number(uploaded.json.data.duration)).toBeGreaterThan(1);
  expect(Number(uploaded.json.data.duration)).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Play your recording' }).click();
  await page.getByRole('button', { name: 'Record again' }).waitFor();
});

test('the microphone is turned off again if it cannot be recorded', async () => {
  const tracks = await page.evaluateHandle(() => {
    const opened: MediaStreamTrack[] = [];
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      opened.push(...stream.getTracks());
      return stream;
    };
    globalThis.MediaRecorder = class extends MediaRecorder {
      override start(): void {
        throw new DOMException('No encoder is left.', 'NotSupportedError');
      }
    };
    return opened;
  });
  await show({ kind: 'melody', secondsUpTo: 2 });
  const record = page.getByRole('button', { name: 'Record' });
  const states = () => tracks.evaluate((all) => all.map(({ readyState }) => readyState));
  await record.click();
  await page.getByText('The microphone is not available here.').waitFor();
  expect(await states()).toEqual(['ended']);
  await record.click();
  await expect.poll(states).toEqual(['ended', 'ended']);
});

test('files are chosen, pasted, ordered and taken away', async () => {
  await show({ kind: 'files', maxCount: 2 });
  const field = page.getByLabel('Pictures', { exact: true });
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const file = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer: png });
  await field.setInputFiles([file('one.png'), file('song.mp3', 'audio/mpeg')]);
  await page.getByText('song.mp3 has an unsupported type').waitFor();
  await field.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer();
      const pasted = new Uint8Array(bytes);
      clipboardData.items.add(new File([pasted], 'two.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [...png],
  );
  const names = page.getByRole('list', { name: 'Files of Pictures' }).getByRole('listitem');
  await expect.poll(() => names.allTextContents()).toHaveLength(2);
  const up = page.getByRole('button', { name: 'Move two.png up' });
  await up.press('Enter');
  await expect.poll(async () => (await names.allTextContents())[0]).toContain('two.png');
  expect(await up.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.setInputFiles([file('three.png')]);
  await page.getByText('three.png was skipped: at most 2 files are allowed.').waitFor();
  await page.getByRole('button', { name: 'Remove one.png' }).press('Enter');
  await expect.poll(() => names.allTextContents()).toHaveLength(1);
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('text is shown as it is written, told of at its end, and copied', async () => {
  await show({ kind: 'text', props: { text: 'Snow falls', state: 'writing' } });
  await page.getByRole('status').filter({ hasText: 'Writing…' }).waitFor();
  const usage = { input: 8, output: 1200 };
  await show({ kind: 'text', props: { text: 'Snow falls.\nGulls.', state: 'done', usage } });
  await page.getByRole('status').filter({ hasText: 'Done' }).waitFor();
  await page.getByText('8 input, 1,200 output tokens').waitFor();
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Snow falls.\nGulls.');
});

test('JSON is folded, unfolded and copied whole', async () => {
  const value = { data: { list: [1, 2, 3], file: 'iVBORw0KGgo'.repeat(100) } };
  await show({ kind: 'json', value });
  await page.getByText('"list"').click();
  await page.getByText('3 entries').waitFor();
  await page.getByRole('button', { name: 'Show all 1,100 characters' }).click();
  await page.getByText('iVBORw0KGgo'.repeat(100)).waitFor();
  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(value);
});
