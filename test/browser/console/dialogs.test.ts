import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole({ upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 3600 } } });
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

/** The titles of key dialogs; toast messages have the role of a dialog as well. */
const KEY_DIALOGS = /^(Create key|Key landing page|Revoke landing page\?)$/;

async function hasFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true);
}

function title(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, level: 1, exact: true });
}

test('the keyboard goes back to where a key was asked for, and neither Escape nor another Enter throws a new key away', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/keys');
  const make = page.getByRole('button', { name: 'Create key' });
  const dialog = page.getByRole('dialog', { name: KEY_DIALOGS });
  await make.press('Enter');
  await hasFocus(dialog.getByLabel('Name'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(make);

  await make.press('Enter');
  await dialog.getByLabel('Name').fill('landing page');
  await page.keyboard.press('Enter');
  const kept = dialog.getByRole('button', { name: 'Done' });
  await kept.waitFor();
  await hasFocus(dialog);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await kept.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(make);

  await page.getByRole('button', { name: 'Revoke landing page' }).press('Enter');
  await dialog.getByRole('button', { name: 'Revoke key' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(title(page, 'Keys'));
  expect(complaints).toEqual([]);
  await close();
});

test('a limit that is no number is refused by what was written', async () => {
  const { page, close } = await shown.openAs(ada, '/keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('Restrict access').click();
  const field = page.getByLabel('Units per day');
  await field.fill('1,000');
  await field.press('Tab');
  await page.getByText("Units per day must be a number; it is '1,000'.").waitFor();
  await close();
});

test('collapsed restrictions of a new key are named', async () => {
  const { page, close } = await shown.openAs(ada, '/keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('All operations and models, without limits').waitFor();
  const summary = dialog.getByText('Restrict access');
  await summary.click();
  await dialog.getByText('All operations and models').waitFor({ state: 'hidden' });
  await dialog.getByLabel('Units per day').fill('1000');
  await summary.click();
  await dialog.getByText('Up to 1,000 units per day').waitFor();
  await close();
});

test('a list of operations without one is refused, and gets the focus', async () => {
  const { page, close } = await shown.openAs(ada, '/keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('landing page');
  await dialog.getByText('Restrict access').click();
  const group = dialog.getByRole('group', { name: 'Operations', exact: true });
  await group.getByRole('radio', { name: 'Selected' }).check();
  await dialog.getByText('Restrict access').click();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/^Operations must/)
    .waitFor();
  await hasFocus(group.getByRole('radio', { name: 'All' }));
  await close();
});

test('the keyboard goes on after somebody was invited, and the invitation is taken back', async () => {
  const { page, close } = await shown.openAs(ada, '/account');
  const invite = page.getByRole('button', { name: 'Invite person' });
  const dialog = page.getByRole('dialog', { name: 'Invite person' });
  await invite.press('Enter');
  await dialog.getByLabel('E-mail address').fill('bob@example.com');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(invite);
  await page.getByRole('button', { name: /^Withdraw invitation/ }).press('Enter');
  await hasFocus(title(page, 'Account'));
  await close();
});

test('the keyboard goes on after a job was cancelled', async () => {
  const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
  const { json: made } = await ada.call('/vidx/generations', { json });
  await ada.call('/vidx/generations', { json: { ...json, prompt: 'A boat' } });
  const { page, close } = await shown.openAs(ada, `/jobs/${made.data.jobId}`);
  const dialog = page.getByRole('dialog', { name: 'Cancel this job?' });
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Keep job' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', { name: 'Cancel', exact: true }));
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel job' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(title(page, 'A lighthouse'));

  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await page.getByRole('button', { name: 'Cancel A boat' }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancel job' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(title(page, 'Jobs'));
  await close();
});
