import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { anAddress } from '../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from './a-console.ts';
import { holding } from './held-requests.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

test('a form that is closed while its checks are still being loaded is not sent', async () => {
  const { page, close } = await shown.openAs(await shown.gateway.aPerson(), '/account');
  const invited: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') invited.push(request.postDataJSON().email);
  });
  const dialog = page.getByRole('dialog', { name: 'Invite person' });
  const write = async (email: string): Promise<void> => {
    await page.getByRole('button', { name: 'Invite person' }).click();
    await dialog.getByLabel('E-mail address').fill(email);
  };
  // A browser that is never idle loads the checks only when they are needed.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.reload();
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

test('a page that is left while the checks of its form are still being loaded sends nothing', async () => {
  const { page, close } = await shown.open('/sign-up');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.getByLabel('Your name').waitFor();
  const letGo = await holding(page, '**/assets/**');
  await page.getByLabel('Your name').fill('Mallory');
  await page.getByLabel('E-mail address').fill(anAddress());
  await page.getByLabel('Password', { exact: true }).fill('a walk by the harbour');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).click();
  letGo();
  await page.getByLabel('E-mail address').fill(anAddress());
  await page.getByLabel('Password', { exact: true }).fill('a walk by the harbour');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(sent).toEqual([operations.signIn.path]);
  await close();
});

/** Holds requests that create or rotate a key until they are released, with a fake response if one is given. */
async function holdingNewKeys(page: Page): Promise<(answer?: typeof REFUSED) => void> {
  const { promise, resolve } = Promise.withResolvers<typeof REFUSED | undefined>();
  await page.route(/\/account\/keys(\/.*\/rotate)?$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await promise;
    await (answer === undefined ? route.continue() : route.fulfill(answer));
  });
  return resolve;
}

const REFUSED = {
  status: 400,
  json: { status: 'FAILED', message: 'It cannot be done now.' },
} as const;

test.each(['make', 'rotate'] as const)(
  'a key whose window was closed is shown, and what was typed since stays: %s',
  async (kind) => {
    const eve = await shown.gateway.aPerson();
    await eve.call('/account/keys', { json: { name: 'early' } });
    const { page, close } = await shown.openAs(eve, '/keys');
    const letGo = await holdingNewKeys(page);
    const dialog = page.getByRole('dialog', { name: 'Create key' });
    await askForKey(page, kind);
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByLabel('Name').fill('late');
    letGo();
    const made = page.getByRole('dialog', { name: 'Key early' });
    await made.waitFor();
    await page.keyboard.press('Escape');
    await made.getByRole('button', { name: 'Done' }).click();
    await made.waitFor({ state: 'detached' });
    const name = dialog.getByLabel('Name');
    expect(await name.inputValue()).toBe('late');
    await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Key late' }).waitFor();
    await close();
  },
);

test.each([
  ['make', 'The key was not created.'],
  ['rotate', 'early was not rotated.'],
] as const)(
  'whoever has closed the window of a key learns that it failed: %s',
  async (kind, title) => {
    const eve = await shown.gateway.aPerson();
    await eve.call('/account/keys', { json: { name: 'early' } });
    const { page, close } = await shown.openAs(eve, '/keys');
    const letGo = await holdingNewKeys(page);
    await askForKey(page, kind);
    letGo(REFUSED);
    await page.getByText(title).waitFor();
    await close();
  },
);

test.each(['make', 'rotate'] as const)('a key whose page was left is shown: %s', async (kind) => {
  const eve = await shown.gateway.aPerson();
  await eve.call('/account/keys', { json: { name: 'early' } });
  const { page, complaints, close } = await shown.openAs(eve, '/keys');
  const letGo = await holdingNewKeys(page);
  await askForKey(page, kind);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'Account', level: 1, exact: true });
  await heading.waitFor();
  letGo();
  const made = page.getByRole('dialog', { name: 'Key early' });
  await made.getByText(/^pb_[\w-]+$/).waitFor();
  await made.getByRole('button', { name: 'Done' }).click();
  await made.waitFor({ state: 'detached' });
  expect(await heading.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test.each(['make', 'rotate'] as const)(
  'a new key is shown though the list of keys cannot be read anew: %s',
  async (kind) => {
    const eve = await shown.gateway.aPerson();
    await eve.call('/account/keys', { json: { name: 'early' } });
    const { page, close } = await shown.openAs(eve, '/keys');
    await page.getByRole('button', { name: 'Rotate early' }).waitFor();
    await page.route('**/account/keys', (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    );
    await sendForKey(page, kind);
    await page.getByRole('dialog', { name: 'Key early' }).waitFor();
    await close();
  },
);

test('each of two keys is shown that were made at once', async () => {
  const { page, close } = await shown.openAs(await shown.gateway.aPerson(), '/keys');
  const letGo = await holdingNewKeys(page);
  await askForKey(page, 'make', 'early');
  await askForKey(page, 'make', 'late');
  letGo();
  const names = new Set<string>();
  for (let shownKeys = 0; shownKeys < 2; shownKeys += 1) {
    const made = page.getByRole('dialog', { name: /^Key / });
    names.add(await made.getByRole('heading', { level: 2 }).innerText());
    await made.getByRole('button', { name: 'Done' }).click();
  }
  expect(names).toEqual(new Set(['Key early', 'Key late']));
  await close();
});

/** Requests a new key, and closes the dialog while the request is in flight. */
async function askForKey(page: Page, kind: 'make' | 'rotate', name?: string): Promise<void> {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await sendForKey(page, kind, name);
  await sent;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function sendForKey(page: Page, kind: 'make' | 'rotate', name = 'early'): Promise<void> {
  const isRotation = kind === 'rotate';
  const opener = isRotation ? `Rotate ${name}` : 'Create key';
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  if (!isRotation) await dialog.getByLabel('Name').fill(name);
  const send = isRotation ? 'Rotate key' : 'Create key';
  await dialog.getByRole('button', { name: send }).click();
}
