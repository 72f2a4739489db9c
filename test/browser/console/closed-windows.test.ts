import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

/** Keeps requests back until they are let go. */
async function holding(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a form that is closed while its checks are still being loaded is not sent', async () => {
  const { page, close } = await shown.openAs(await shown.gateway.aPerson(), '/account');
  const invited: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') invited.push(request.postDataJSON().email);
  });
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  const write = async (email: string): Promise<void> => {
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await dialog.getByLabel('E-mail address').fill(email);
  };
  await write('mallory@example.com');
  const letGo = await holding(page, '**/assets/**');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  letGo();
  await write('carol@example.com');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(invited).toEqual(['carol@example.com']);
  await close();
});
