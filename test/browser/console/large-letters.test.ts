import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from './a-console.ts';

/** A console in a browser with twice the default font size (WCAG 2.2, 1.4.4). */
let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole({}, { letterPixels: 32 });
  ada = await shown.gateway.aPerson();
  const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
  await ada.call('/vidx/generations', { json });
  await ada.call('/account/keys', { json: { name: 'production', limits: { unitsPerDay: 50 } } });
});

afterAll(async () => {
  await shown.stop();
});

const PATHS = [
  '/',
  '/jobs',
  '/keys',
  '/usage',
  '/ledger',
  '/account',
  '/changes',
  '/playground',
] as const;

test.each(PATHS)('%s fits letters that are twice as large', async (path) => {
  const { page, complaints, close } = await shown.openAs(ada, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The navigation has collapsed into its drawer, as on a phone.
  await page.getByRole('button', { name: 'Navigation' }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(1280);
  const cut = await page
    .locator('main :is(button, select, input[type=date]):visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.clientHeight < Number.parseFloat(getComputedStyle(one).fontSize))
        .map((one) => one.outerHTML),
    );
  expect(cut).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each(PATHS)('%s fits a phone with letters that are twice as large', async (path) => {
  const viewport = { width: 390, height: 844 };
  const { page, close } = await shown.openAs(ada, path, { viewport });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('Loading').count()).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
  await close();
});
