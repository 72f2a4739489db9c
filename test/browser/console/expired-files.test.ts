import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aFormWith, aRecording } from '../../recordings.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

test.each([
  { what: 'video', make: aVideo, tag: 'video', focused: 'VIDEO' },
  { what: 'sound', make: aSong, tag: 'audio', focused: 'BUTTON' },
])('a $what whose link has expired is played from a new one', async (one) => {
  const jobId = await one.make();
  await ended(jobId);
  const isRecord = ({ pathname }: URL): boolean => pathname === `/jobs/${jobId}`;
  const { page, close } = await shown.openAs(ada, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expiring(page, isRecord);
  await page.goto(`${page.url().replace(/\/$/, '')}/jobs/${jobId}`);
  await page.getByText(`The ${one.what} cannot be played.`).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const again = page.getByRole('button', { name: 'Try again' }).first();
  await page.unroute(isRecord);
  await page.route(isRecord, (route) =>
    route.fulfill({ status: 400, json: { status: 'FAILED', message: 'Said by the test.' } }),
  );
  await again.press('Enter');
  await page.getByText('Said by the test.').first().waitFor();
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.unroute(isRecord);
  await again.press('Enter');
  await page.locator(one.tag).first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(one.focused);
  await page.waitForFunction(
    (tag) => (document.querySelector<HTMLMediaElement>(tag)?.readyState ?? 0) > 0,
    one.tag,
  );
  await close();
});

async function aVideo(): Promise<string> {
  const json = { prompt: 'A lighthouse at dusk', video_length: '6', resolution_name: '480p' };
  return (await ada.call('/vidx/generations', { json })).json.data.jobId;
}

async function aSong(): Promise<string> {
  const form = aFormWith('file', aRecording(10));
  const sample = await ada.call('/musx/v1/upload', { form });
  const json = {
    music_id: sample.json.data.music_id,
    chop_sample_start_s: 0,
    chop_sample_end_s: 10,
    custom: true,
    instrumental: true,
    mv: 'tune-v5',
    title: 'First Snow',
    tags: 'waltz, piano',
  };
  return (await ada.call('/musx/v1/sample', { json })).json.data.job_id;
}

async function ended(jobId: string): Promise<void> {
  await expect
    .poll(async () => (await ada.call(`/jobs/${jobId}`)).json.status, { timeout: 30_000 })
    .toBe('SUCCESS');
}

/** Gives a job's record links that the gateway no longer accepts. */
function expiring(page: Page, isRecord: (url: URL) => boolean): Promise<unknown> {
  return page.route(isRecord, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(\/assets\/[^"?]+\?[^"]+)"/g, '$1x"');
    await route.fulfill({ response, body });
  });
}
