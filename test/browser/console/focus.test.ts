import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../../generated/pages.ts';
import { anAddress, type SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

test('a job that is opened from the list has the focus on its heading, once it has arrived', async () => {
  const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
  await ada.call('/vidx/generations', { json });
  const { page, close } = await shown.openAs(ada, '/jobs');
  await page.getByRole('link', { name: 'A lighthouse' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'A lighthouse', level: 1 }).waitFor();
  await expect.poll(() => focused(page)).toBe('A lighthouse');
  await close();
});

test('the steps of a sign-up have the focus on their headings', async () => {
  const { page, close } = await shown.open('/sign-up');
  const email = anAddress();
  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a walk by the harbour');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Check your e-mail');

  const token = await shown.gateway.tokenTo(email);
  await page.goto(`${shown.gateway.url}${pages.activate}?token=${token}`);
  await page.getByRole('button', { name: 'Activate' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Your account is active');
  await close();
});

/** The text of the focused element. */
async function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
