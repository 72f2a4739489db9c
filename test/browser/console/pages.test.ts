import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
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

const PATHS = ['/', '/playground', '/jobs', '/keys', '/usage', '/ledger', '/account', '/changes'];

test.each(PATHS)('%s is a page that everybody can use', async (path) => {
  const { page, complaints, close } = await shown.openAs(ada, path);
  await page.locator('h1').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

/** Wide enough for the list of operations. */
const WIDE = { viewport: { width: 1600, height: 900 } } as const;

test('each operation of the playground has its own title for tabs and history, and choosing one keeps the keyboard', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/playground/createImage', WIDE);
  await expect.poll(() => page.title()).toBe('Create images – Playground – Patchbay');
  const link = page.getByRole('link', { name: 'Edit images' });
  await link.press('Enter');
  await expect.poll(() => page.title()).toBe('Edit images – Playground – Patchbay');
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Create images – Playground – Patchbay');
  expect(complaints).toEqual([]);
  await close();
});
