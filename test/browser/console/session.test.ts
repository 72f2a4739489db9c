import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { pages } from '../../../generated/pages.ts';
import { fingerprint } from '../../../generated/stamp.ts';
import { anAddress } from '../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

const WRITTEN = 'A secret plan for a lighthouse';
const BUSY = {
  status: 503,
  headers: { 'x-contract-fingerprint': fingerprint },
  contentType: 'application/json',
  body: JSON.stringify({ status: 'FAILED', message: 'Not just now.' }),
};

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
}

function prompt(page: Page) {
  return page.getByRole('textbox', { name: /^Prompt/ });
}

async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail address').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await heading(page, 'Sign in');
}

test('what somebody wrote is not shown to who signs in after them, when another window has signed out', async () => {
  const [ada, bob] = [await shown.gateway.aPerson(), await shown.gateway.aPerson()];
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  await prompt(page).fill(WRITTEN);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await signOut(other);
  await heading(page, 'Sign in');
  await page.reload();
  await signIn(page, bob);
  await prompt(page).waitFor();
  expect(await prompt(page).inputValue()).toBe('');
  await close();
});

test('what somebody wrote is there again after their session was over, for nobody but them', async () => {
  const [ada, bob] = [await shown.gateway.aPerson(), await shown.gateway.aPerson()];
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  const end = async (who: typeof ada): Promise<void> => {
    await who.call('/account/sign-out', { method: 'POST' });
    await page.reload();
    await heading(page, 'Sign in');
  };
  await prompt(page).fill(WRITTEN);
  await end(ada);
  await signIn(page, ada);
  await expect.poll(() => prompt(page).inputValue()).toBe(WRITTEN);
  await page.context().clearCookies();
  await page.reload();
  await signIn(page, bob);
  await prompt(page).waitFor();
  expect(await prompt(page).inputValue()).toBe('');
  await close();
});

test('a key that was being created when the session ended is still as it was entered, until it is cancelled', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/keys');
  const dialog = page.getByRole('dialog', { name: 'Create key' });
  const name = dialog.getByLabel('Name');
  const create = page.getByRole('button', { name: 'Create key' }).first();
  await create.click();
  await name.fill('production');
  await ada.call('/account/sign-out', { method: 'POST' });
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await heading(page, 'Sign in');
  await signIn(page, ada);
  await create.click();
  expect(await name.inputValue()).toBe('production');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await create.click();
  expect(await name.inputValue()).toBe('');
  await close();
});

test('a gateway that is busy at first is asked again until it tells who has signed in', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/nowhere');
  await heading(page, 'Page not found');
  await page.route(`**${operations.getAccount.path}`, (route) => route.fulfill(BUSY));
  await page.reload();
  await heading(page, 'The console can’t open yet');
  await page.unroute(`**${operations.getAccount.path}`);
  await heading(page, 'Page not found');
  await close();
});

test('a key that has no requests left says so, and leaves a way to sign in otherwise', async () => {
  const ada = await shown.gateway.aPerson();
  const json = { name: 'slow', limits: { requestsPerMinute: 1 } };
  const made = await ada.call(operations.createKey.path, { json });
  const { page, close } = await shown.open('/nowhere');
  await page.evaluate((key) => sessionStorage.setItem('patchbay.key', key), made.json.data.secret);
  await page.reload();
  await heading(page, 'Page not found');
  await page.reload();
  await heading(page, 'The console can’t open yet');
  await page
    .getByRole('alert')
    .getByText(/1 request a minute/)
    .waitFor();
  await page.getByRole('button', { name: 'Sign in another way' }).click();
  await heading(page, 'Sign in');
  await close();
});

test('an answer that comes late does not undo what somebody has chosen meanwhile', async () => {
  const { page, close } = await shown.open('/');
  const keys: string[] = [];
  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/account', async (route) => {
    if (keys.push(route.request().url()) > 1) await letGo;
    await route.fulfill({ ...BUSY, status: 400 }).catch(() => undefined);
  });
  await page.evaluate(() => sessionStorage.setItem('patchbay.key', 'pb_a-key'));
  await page.reload();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  const late = page.waitForResponse('**/account');
  await retry.click();
  await page.getByRole('button', { name: 'Sign in another way' }).click();
  await page.getByLabel('E-mail address').fill('ada@example.com');
  answer();
  await late;
  await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => done(true))));
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('ada@example.com');
  await close();
});

test('a page stays while the gateway is too busy to say who has signed in in another window', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  await prompt(page).fill(WRITTEN);
  const { path } = operations.getAccount;
  let asked = 0;
  await page.route(`**${path}`, (route) => {
    asked += 1;
    return route.fulfill(BUSY);
  });
  const other = await page.context().newPage();
  await other.goto(`${shown.gateway.url}${pages.console}/nowhere`);
  await other.evaluate(() => localStorage.setItem('patchbay.session-change', 'in 1'));
  await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(4);
  expect(await prompt(page).inputValue()).toBe(WRITTEN);
  const read = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok());
  await page.unroute(`**${path}`);
  await read;
  expect(await prompt(page).inputValue()).toBe(WRITTEN);
  await close();
});

test('a page of a gateway that has been updated says so where a part of it is gone, and the rest stays', async () => {
  const ada = await shown.gateway.aPerson();
  const viewport = { width: 360, height: 780 };
  const { page, close } = await shown.openAs(ada, '/nowhere', { viewport });
  await heading(page, 'Page not found');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  for (const name of ['Navigation', /^Account of/]) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Reload the page' }).waitFor();
    await heading(page, 'Page not found');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await heading(page, 'Page not found');
    await page.getByRole('button', { name: 'Navigation' }).waitFor();
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  }
  await page.context().clearCookies();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await heading(page, 'Sign in');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await heading(page, 'Something went wrong on this page');
  await close();
});

test('whoever activates another address is told who is signed in', async () => {
  const ada = await shown.gateway.aPerson({ name: 'Ada Lovelace' });
  const email = anAddress();
  const json = { email, password: 'a walk by the harbour', name: 'Bob' };
  await shown.gateway.ask('/account/sign-up', { json });
  const token = await shown.gateway.tokenTo(email);
  const path = pages.activate.slice(pages.console.length);
  const { page, complaints, close } = await shown.openAs(ada, `${path}?token=${token}`);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByText('You are still signed in as Ada Lovelace.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, json);
  await page.getByRole('button', { name: 'Account of Bob' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a key whose answer comes late does not replace who has signed in meanwhile with a password', async () => {
  const ada = await shown.gateway.aPerson({ name: 'Ada Lovelace' });
  const { page, close } = await shown.open('/');
  const { promise: letGo, resolve: goOn } = Promise.withResolvers<void>();
  const isOfKey = (request: Request): boolean => 'svc-api-key' in request.headers();
  await page.route('**/account', async (route) => {
    if (isOfKey(route.request())) await letGo;
    await route.continue();
  });
  const asked = page.waitForRequest(isOfKey);
  const late = page.waitForResponse((answer) => isOfKey(answer.request()));
  await page.getByRole('radio', { name: 'API key' }).click();
  await page.getByLabel('Key', { exact: true }).fill(shown.gateway.key);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await asked;
  await page.getByRole('radio', { name: 'E-mail' }).click();
  await signIn(page, ada);
  goOn();
  await late;
  await page.reload();
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).waitFor();
  await close();
});

test('what failed for one person is not told to who signs in after them', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/ledger');
  await page.route('**/account/ledger.csv*', (route) => route.fulfill({ ...BUSY, status: 400 }));
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const failure = page.getByText('The CSV could not be exported.');
  await failure.first().waitFor();
  await signOut(page);
  await expect.poll(() => failure.count()).toBe(0);
  await close();
});

test('whoever signed in with a key that is revoked is asked for a key again', async () => {
  const ada = await shown.gateway.aPerson();
  const { json } = await ada.call(operations.createKey.path, { json: { name: 'short' } });
  const { page, close } = await shown.open('/');
  await page.getByRole('radio', { name: 'API key' }).click();
  await page.getByLabel('Key', { exact: true }).fill(json.data.secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await heading(page, 'Overview');
  const path = operations.revokeKey.path.replace('{keyId}', json.data.key.keyId);
  await ada.call(path, { method: operations.revokeKey.method });
  await page.getByRole('link', { name: 'Jobs' }).first().click();
  await heading(page, 'Sign in');
  await page.getByText('The key is no longer valid.', { exact: false }).waitFor();
  await page.getByLabel('Key', { exact: true }).waitFor();
  await close();
});
