import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
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

const SECRET = /^pb_[\w-]+$/;

/** The gateway's response status for a key. */
async function statusWith(secret: string): Promise<number> {
  const [key] = operations.getAccount.keys;
  const headers = { [key.header]: `${key.prefix}${secret}` };
  return (await fetch(shown.gateway.url + operations.getAccount.path, { headers })).status;
}

/** The key in the dialog that shows it once, as copied by the button. */
async function copiedKey(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const secret = await dialog.getByText(SECRET).innerText();
  await dialog.getByRole('button', { name: 'Copy key' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  return secret;
}

test('a key is made, used, rotated and revoked through the page', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, complaints, close } = await shown.openAs(ada, '/keys', { permissions });
  await page.getByText('No active keys').waitFor();

  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const wrong = dialog.getByText('Name must be one line of 1 to 100 characters');
  await wrong.waitFor();
  const name = dialog.getByLabel('Name');
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await name.getAttribute('aria-describedby')).toContain(await wrong.getAttribute('id'));
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('landing page');
  await dialog.getByText('Restrict access').click();
  const operationsAsked = dialog.getByRole('group', { name: 'Operations' });
  await operationsAsked.getByRole('radio', { name: 'Selected' }).check();
  await dialog.getByRole('checkbox', { name: operations.getAccount.summary }).check();
  await dialog.getByLabel('Units per day').fill('100');
  await dialog.getByRole('button', { name: 'Create key' }).click();

  await page.getByRole('heading', { name: 'Key landing page' }).waitFor();
  const first = await copiedKey(page);
  await dialog.getByText(`export PATCHBAY_API_KEY='${first}'`).waitFor();
  await dialog.getByText(`curl ${shown.gateway.url}${operations.getAccount.path}`).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await statusWith(first)).toBe(200);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByText(first).count()).toBe(0);
  const table = page.getByRole('table', { name: 'Active keys' });
  await table.getByText('Up to 100 units per day').waitFor();
  await table.getByText(`Only: ${operations.getAccount.summary}`).waitFor();

  await page.getByRole('button', { name: 'Rotate landing page' }).click();
  await dialog.getByLabel('Old key stays valid').selectOption({ label: 'For 1 hour' });
  await dialog.getByRole('button', { name: 'Rotate key' }).click();
  await dialog.getByText('The one before ends in 1 hour.').waitFor();
  const second = await copiedKey(page);
  expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await table.getByText('Expires soon').waitFor();

  const live = table.getByRole('row').filter({ hasText: 'Active' });
  await live.getByRole('button', { name: 'Revoke landing page' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusWith(second)).toBe(200);
  await live.getByRole('button', { name: 'Revoke landing page' }).click();
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('1 inactive key').click();
  await page.getByRole('table', { name: 'Inactive keys' }).getByText('Revoked').waitFor();
  await expect.poll(() => statusWith(second)).toBe(401);
  expect(await statusWith(first)).toBe(200);

  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('the actions on a key are within a narrow page, and its end stands below its status', async () => {
  await ada.call('/account/keys', { json: { name: 'narrow', expiresAt: '2099-01-01T00:00:00Z' } });
  const viewport = { width: 768, height: 900 };
  const { page, close } = await shown.openAs(ada, '/keys', { viewport });
  const row = page.getByRole('row').filter({ hasText: 'narrow' }).first();
  await row.getByText(/^ends in /).waitFor();
  const box = await row.getByRole('button', { name: 'Revoke narrow' }).boundingBox();
  const frame = await page.getByRole('table', { name: 'Active keys' }).locator('..').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0),
  );
  await close();
});

test('a key that may create jobs but not look them up is given the look-ups', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/keys');
  const dialog = page.getByRole('dialog');
  const tick = (operation: keyof typeof operations) =>
    dialog.getByRole('checkbox', { name: operations[operation].summary, exact: true });
  await page.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('Restrict access').click();
  await dialog.getByRole('radio', { name: 'Selected' }).first().check();
  await tick('createImage').check();
  const note = dialog.getByRole('status').filter({ hasText: /./ });
  expect(await note.count()).toBe(0);
  await tick('createVideo').check();
  await note.getByText('This key cannot wait for its jobs.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await tick('getVideoJob').check();
  await note.getByText('Some programs cannot wait for the jobs of this key.').waitFor();
  await note.getByRole('button', { name: 'Add it' }).press('Enter');
  expect(await tick('getJob').isChecked()).toBe(true);
  expect(await tick('createVideo').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await note.count()).toBe(0);
  await dialog.getByLabel('Name').fill('films');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('table').getByText('Create a video').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('whoever has signed in by a key is told why there are no keys', async () => {
  const { page, complaints, close } = await shown.open('/keys');
  const { json } = await ada.call(operations.createKey.path, { json: { name: 'console' } });
  await page.evaluate((key) => sessionStorage.setItem('patchbay.key', key), json.data.secret);
  await page.reload();
  await page.getByText(/^For security, keys cannot list or create keys/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in as a person' }).click();
  await page
    .getByText(/^For security, keys cannot list or create keys/)
    .waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('what people alone may ask for is not offered to whoever has signed in by a key', async () => {
  const { page, complaints, close } = await shown.open('/');
  const { json } = await ada.call(operations.createKey.path, { json: { name: 'console' } });
  await page.evaluate((key) => sessionStorage.setItem('patchbay.key', key), json.data.secret);
  await page.goto(page.url().replace(/\/$/, '/playground/invitePerson'));
  await page.getByText('Keys cannot do this').waitFor();
  await page.getByRole('button', { name: 'Sign in as a person' }).waitFor();
  expect(await page.getByRole('button', { name: /^Send/ }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a list that cannot be read again after a change is told to be out of date', async () => {
  await ada.call(operations.createKey.path, { json: { name: 'short-lived' } });
  const { page, complaints, close } = await shown.openAs(ada, '/keys');
  const row = page.getByRole('row').filter({ hasText: 'short-lived' });
  await row.getByText('Active').waitFor();
  const isList = new RegExp(`${operations.listKeys.path}$`);
  await page.route(isList, (route) =>
    route.fulfill({ status: 400, json: { status: 'FAILED', message: 'Not just now.' } }),
  );
  await row.getByRole('button', { name: 'Revoke short-lived' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'This may be out of date.' });
  await told.getByText('Not just now.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.unroute(isList);
  await told.getByRole('button', { name: 'Try again' }).click();
  await row.waitFor({ state: 'hidden' });
  await told.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('what was entered for a new key outlives Escape and a press outside, but not the button that cancels', async () => {
  const { page, close } = await shown.openAs(ada, '/keys');
  const dialog = page.getByRole('dialog', { name: 'Create key' });
  const name = dialog.getByLabel('Name');
  const open = () => page.getByRole('button', { name: 'Create key' }).first().click();
  await open();
  await name.fill('landing page');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await open();
  expect(await name.inputValue()).toBe('landing page');
  await name.fill('landing page of spring');
  await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
  await open();
  expect(await name.inputValue()).toBe('landing page of spring');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await open();
  expect(await name.inputValue()).toBe('');
  await close();
});
