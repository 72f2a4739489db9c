import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { test } from 'vitest';
import { Patchbay } from '../../../client/index.ts';
import { pages } from '../../../generated/pages.ts';
import { TEST_KEY } from '../../a-gateway.ts';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aRecording } from '../../recordings.ts';
import { aConsole, type Looks, type ShownPage, type TestConsole } from './a-console.ts';
import { chargeInThePast } from './past-usage.ts';

/** The screenshots of the console in the README; `npm run pictures:console` takes them again. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'client', 'console', 'pictures');
const QUALITY = 80;
const DAYS = 29;
/** Pages with live updates never become idle, since their event streams stay open. */
const QUIET_WITHIN_MS = 1_500;
const LOOKS: Readonly<Record<string, Looks>> = {
  light: { viewport: { width: 1360, height: 850 }, colorScheme: 'light' },
  dark: { viewport: { width: 1360, height: 850 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true },
};
const PROMPTS = [
  'A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.',
  'A paper boat sails down a rainy street, past the lights of small shops.',
  'A fox crosses a frozen lake in the first light of the morning.',
];

test('every page is pictured in light, in dark and on a phone', { timeout: 900_000 }, async () => {
  await mkdir(FOLDER, { recursive: true });
  const shown = await aConsole();
  try {
    const ada = await shown.gateway.aPerson({
      email: 'ada@example.com',
      organisation: 'Analytical Engines',
    });
    const { jobId, songJobId } = await work(shown, ada);
    await chargeInThePast(shown.gateway, { accountId: ada.accountId, days: DAYS });
    const places = {
      overview: '/',
      playground: '/playground/createVideo',
      jobs: '/jobs',
      job: `/jobs/${jobId}`,
      song: `/jobs/${songJobId}`,
      keys: '/keys',
      usage: '/usage',
      ledger: '/ledger',
      account: '/account',
      upstreams: '/upstreams',
    };
    for (const [look, options] of Object.entries(LOOKS)) {
      for (const [name, path] of Object.entries(places)) {
        const opened =
          name === 'upstreams'
            ? await byKey(shown, path, options)
            : await shown.openAs(ada, path, options);
        await prepare(opened.page, name);
        await take(opened.page, `${name}-${look}`);
        await opened.close();
      }
      const signIn = await shown.open('/', options);
      await signIn.page.locator('h1').waitFor();
      await take(signIn.page, `sign-in-${look}`);
      await signIn.page.goto(`${shown.gateway.url}/reference`);
      await signIn.page.locator('h1').first().waitFor();
      await take(signIn.page, `reference-${look}`);
      await signIn.close();
    }
  } finally {
    await shown.stop();
  }
});

/** Uses every feature that the screenshots show once. */
async function work(
  { gateway }: TestConsole,
  { cookie, csrfToken, call }: SignedInPerson,
): Promise<{ readonly jobId: string; readonly songJobId: string }> {
  const patchbay = new Patchbay({ baseUrl: gateway.url, headers: { cookie }, csrfToken });
  const { data: made } = await patchbay.account.keys.create({ name: 'production' });
  await patchbay.account.keys.create({ name: 'staging', limits: { unitsPerMonth: 5_000 } });
  await call('/account/invitations', { json: { email: 'charles@example.com', role: 'member' } });
  const byKey = new Patchbay({ baseUrl: gateway.url, apiKey: made.secret });
  const { data: sample } = await patchbay.music.upload(aRecording(12));
  const song = await patchbay.music.fromSample({
    music_id: sample.music_id,
    chop_sample_start_s: 0,
    chop_sample_end_s: 10,
    custom: false,
    instrumental: false,
    mv: 'tune-v5',
    llm_description_prompt: 'A slow waltz about the first snow.',
  });
  await byKey.messages.create({
    model: 'sandbox-text',
    max_tokens: 400,
    messages: [{ role: 'user', content: 'Name three boats.' }],
  });
  const videos = [];
  for (const prompt of PROMPTS)
    videos.push(await byKey.videos.create({ prompt, video_length: '6' }));
  const ended = await Promise.all([...videos, song].map((job) => job.wait()));
  return { jobId: ended.at(-2)?.jobId ?? '', songJobId: ended.at(-1)?.jobId ?? '' };
}

/** Opens a page with the gateway's first key. */
async function byKey(shown: TestConsole, path: string, options: Looks): Promise<ShownPage> {
  const opened = await shown.open('/', options);
  await opened.page.evaluate((key) => sessionStorage.setItem('patchbay.key', key), TEST_KEY);
  await opened.page.goto(`${shown.gateway.url}${pages.console}${path}`);
  return opened;
}

/** Waits until a page shows its content. */
async function prepare(page: Page, name: string): Promise<void> {
  await page.locator('h1').waitFor();
  if (name === 'playground') {
    await page.getByLabel('Prompt').fill(PROMPTS[0] ?? '');
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.locator('video').waitFor();
  }
  if (name === 'song') {
    await page.getByRole('button', { name: /notes/ }).first().click();
    await page.locator('canvas').first().waitFor();
  }
  await page.evaluate(loadWholeVideos);
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => {});
  await page.evaluate(() => scrollTo({ top: 0 }));
}

/** Loads videos to their end: a partly loaded one shows a loading indicator. Runs in the page. */
async function loadWholeVideos(): Promise<void> {
  const loading = [...document.querySelectorAll('video')].map(async (video) => {
    const whole = new Promise((resolve) => {
      video.addEventListener('canplaythrough', resolve, { once: true });
    });
    video.preload = 'auto';
    video.load();
    await whole;
    // Without having been played, the video would still show a loading indicator.
    const { muted } = video;
    video.muted = true;
    await video.play();
    video.pause();
    video.muted = muted;
    const isBack = new Promise((resolve) => {
      video.addEventListener('seeked', resolve, { once: true });
    });
    video.currentTime = 0;
    await isBack;
  });
  await Promise.all(loading);
}

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, `${name}.webp`));
}
