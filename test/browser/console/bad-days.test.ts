import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
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

const NO_GATEWAY = {
  status: 502,
  contentType: 'text/html',
  body: '<h1>502 Bad Gateway</h1>',
} as const;

test('the overview says that the jobs cannot be read, and does not ask for them without end', async () => {
  const { page, close } = await shown.openAs(ada, '/account');
  await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  let asked = 0;
  await page.route('**/jobs?**', (route) => {
    asked += 1;
    // An answer that is not tried again by the client.
    return route.fulfill({ ...NO_GATEWAY, status: 400 });
  });
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const card = page.locator('section').filter({ hasText: 'Latest jobs' });
  await card.getByRole('alert').waitFor();
  const before = asked;
  await page.unroute('**/jobs?**');
  await card.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No jobs yet').waitFor();
  expect(before).toBeLessThan(5);
  await close();
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

test.each([
  ['key', '/keys', 'Make a key', ['Name', 'landing page'], 'I have kept it'],
  ['invitation', '/account', 'Invite somebody', ['E-mail address', 'b@example.com'], 'Take back'],
] as const)(
  'two presses make one %s, even while the checks are still being loaded',
  async (_, path, ask, [field, text], done) => {
    const { page, close } = await shown.openAs(ada, path);
    await page.getByRole('button', { name: ask }).click();
    await page.getByRole('dialog').getByLabel(field).fill(text);
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
    const letGo = await holding(page, '**/assets/**');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    letGo();
    await page.getByRole('button', { name: done }).waitFor();
    expect(posted).toHaveLength(1);
    await close();
  },
);
