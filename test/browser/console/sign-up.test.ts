import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../../generated/pages.ts';
import { anAddress } from '../../a-gateway-with-mail.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';

let shown: TestConsole;
const PASSWORD = 'a walk by the harbour';
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

test('a stranger signs up, follows the mail, signs in and is led to a first video', async () => {
  const { page, complaints, close } = await shown.open('/sign-up', PHONE);
  await heading(page, 'Create an account');
  await press(page, 'Create account');
  await page.getByText(/^Your name must be one line/).waitFor();
  expect(await focused(page)).toBe('Your name');
  expect(await seriousFindings(page)).toEqual([]);

  // A field is validated when it loses the focus, beside the field and without a request.
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') requests += 1;
  });
  const email = anAddress();
  const address = page.getByLabel('E-mail address');
  await address.fill('ada');
  await address.press('Tab');
  const sentence = page.getByText(/^E-mail address must/);
  await sentence.waitFor();
  expect(await address.getAttribute('aria-describedby')).toBe(await sentence.getAttribute('id'));
  expect(requests).toBe(0);
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Organisation').fill('Analytical Engines');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await press(page, 'Create account');
  await page.getByText(/^Password must have/).waitFor();
  await expect.poll(() => focused(page)).toBe('Password');
  expect(requests).toBe(0);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Create account');
  await heading(page, 'Check your e-mail');
  expect(await seriousFindings(page)).toEqual([]);
  await press(page, 'Resend activation e-mail');
  await page.getByText('If the address awaits activation, a mail was sent.').waitFor();
  const token = await shown.gateway.tokenTo(email, 2);

  // Opening the link alone does not activate the account.
  await page.goto(`${shown.gateway.url}${pages.activate}?token=${token}`);
  await heading(page, 'Activate your account');
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await press(page, 'Activate');
  await heading(page, 'Your account is active');
  await page.getByRole('link', { name: 'Sign in' }).click();

  await signIn(page, { email, password: PASSWORD });
  await heading(page, 'Overview');
  expect(new URL(page.url()).pathname).toBe(`${pages.console}/`);
  await page.getByRole('heading', { name: 'Get started' }).waitFor();
  await page.getByRole('link', { name: 'Try it' }).click();
  await heading(page, 'Playground');
  expect(complaints).toEqual([]);
  await close();
});

test('a half-filled sign-up survives a reload, except for its password, and is gone after the next sign-in', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, complaints, close } = await shown.open('/sign-up');
  const entries = { 'Your name': 'Grace', Organisation: 'Navy', 'E-mail address': 'grace@' };
  for (const [label, text] of Object.entries(entries)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.reload();
  for (const [label, text] of Object.entries(entries)) {
    expect(await page.getByLabel(label).inputValue()).toBe(text);
  }
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, ada);
  await heading(page, 'Overview');
  await page.goto(`${shown.gateway.url}${pages.console}/sign-up`);
  expect(await page.getByLabel('Your name').inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('a sign-up that was sent is forgotten, unless it is continued with a different address', async () => {
  const email = 'grace@example.com';
  const { page, complaints, close } = await shown.open('/sign-up');
  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Create account');
  await heading(page, 'Check your e-mail');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Grace');

  await press(page, 'Use a different address');
  expect(await page.getByLabel('Your name').inputValue()).toBe('Grace');
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('a wrong password is said so, and a forgotten one is replaced by mail', async () => {
  const { email } = await shown.gateway.activated();
  const { page, complaints, close } = await shown.open('/keys');
  await signIn(page, { email, password: 'a walk by the river' });
  const alert = page.getByRole('alert');
  await alert.getByText('The e-mail address or the password is wrong.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await heading(page, 'Reset your password');
  // The heading has the focus, so that a screen reader announces the page; the address is prefilled.
  expect(await focused(page)).toBe('Reset your password');
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
  await press(page, 'Send reset link');
  await page.getByText('If the address has an account, a mail was sent.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const token = await shown.gateway.tokenTo(email, 2);
  await page.goto(`${shown.gateway.url}${pages.password}?token=${token}`);
  await page.getByLabel('New password').fill('a walk by the river');
  await press(page, 'Set password');
  await heading(page, 'Password changed');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email, password: 'a walk by the river' });
  await heading(page, 'Overview');

  // A link that has been used is reported as such, with a way to request another.
  await page.goto(`${shown.gateway.url}${pages.password}?token=${token}`);
  await page.getByLabel('New password').fill(PASSWORD);
  await press(page, 'Set password');
  await alert.getByText(/^The link is invalid, was used before/).waitFor();
  await page.goto(`${shown.gateway.url}${pages.password}`);
  await page.getByText('This link is incomplete').waitFor();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await heading(page, 'Reset your password');
  expect(complaints).toEqual([]);
  await close();
});

test('a session that is over leads to sign-in, and from there back to where one was', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, complaints, close } = await shown.openAs(ada, '/keys');
  await heading(page, 'Keys');
  await ada.call('/account/sign-out', { method: 'POST' });
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByText(/^Your session has expired/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(`${shown.gateway.url}${pages.console}/ledger`);
  await signIn(page, ada);
  await heading(page, 'Ledger');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await heading(page, 'Sign in');
  await page.reload();
  await heading(page, 'Sign in');
  expect(complaints).toEqual([]);
  await close();
});

test('somebody who is invited joins the account', async () => {
  const owner = await shown.gateway.aPerson({ organisation: 'Analytical Engines' });
  const email = anAddress();
  await owner.call('/account/invitations', { json: { email } });
  const invitation = await shown.gateway.tokenTo(email);
  const { page, complaints, close } = await shown.open(
    `${pages.join.slice(pages.console.length)}?token=${invitation}`,
  );
  await heading(page, 'Accept your invitation');
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('E-mail address').fill(anAddress());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Join');
  await page
    .getByRole('alert')
    .getByText(/is for another address/)
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('E-mail address').fill(email);
  await press(page, 'Join');
  await heading(page, 'Check your e-mail');

  const token = await shown.gateway.tokenTo(email, 2);
  await page.goto(`${shown.gateway.url}${pages.activate}?token=${token}`);
  await press(page, 'Activate');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email, password: PASSWORD });
  await heading(page, 'Overview');
  await page.getByText('Analytical Engines').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a key opens the console until the tab is closed', async () => {
  const ada = await shown.gateway.aPerson();
  const { json } = await ada.call('/account/keys', { json: { name: 'console' } });
  const { page, complaints, close } = await shown.open('/');
  await page.getByRole('radio', { name: 'API key' }).click();
  await page.getByLabel('Key', { exact: true }).fill('pb_nobody');
  await press(page, 'Sign in');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Key', { exact: true }).fill(json.data.secret);
  await press(page, 'Sign in');
  await heading(page, 'Overview');
  await page.reload();
  await heading(page, 'Overview');
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** The label of the focused element, or its text if it has none, as a screen reader announces it. */
async function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : at;
    return label?.textContent?.trim();
  });
}
