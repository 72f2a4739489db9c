import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { anAddress, type SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole({ upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 3600 } } });
});

afterAll(async () => {
  await shown.stop();
});

interface Lost {
  readonly method: string;
  readonly path: string;
}

/** Aborts an operation's requests, so that its responses are lost. */
async function losing(page: Page, { method, path }: Lost): Promise<void> {
  const places = new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`);
  await page.route(
    ({ pathname }) => places.test(pathname),
    (route) => (route.request().method() === method ? route.abort() : route.continue()),
  );
}

/** The values for the fields of pages that need no session. */
const WRITTEN = {
  'Your name': 'Eve',
  'E-mail address': 'eve@example.com',
  Password: 'a walk by the harbour',
  'New password': 'a walk by the harbour',
} as const;
/** The message names its subject, since it may appear beside anything. */
const UNCONFIRMED = /^We could not confirm whether (?!it was done).+\.$/;
const CLAIMS = /went wrong|did not|was not|is not|Sign-out failed/;

async function isLeftOpen(page: Page): Promise<void> {
  const told = page.getByText(UNCONFIRMED);
  await told.waitFor();
  expect(await told.locator('..').innerText()).not.toMatch(CLAIMS);
  expect(await page.getByText('Check before sending it again').count()).toBe(1);
}

/** Without one, nobody is offered to leave. */
async function hasAnotherOwner(person: SignedInPerson): Promise<void> {
  const email = anAddress();
  await person.call('/account/invitations', { json: { email, role: 'owner' } });
  const invitation = await shown.gateway.tokenTo(email);
  await shown.gateway.aPerson({ email, name: 'Grace Hopper', invitation });
}

test.each([
  ['a key is revoked', '/keys', 'revokeKey', ['Revoke archive', 'Revoke key']],
  ['the secret is rotated', '/account', 'rotateCallbackSecret', ['Rotate secret', 'Rotate secret']],
  ['somebody leaves', '/account', 'removePerson', ['Leave account', 'Leave']],
  ['an invitation is withdrawn', '/account', 'withdrawInvitation', [/^Withdraw/]],
] as const)('a lost answer leaves open whether %s', async (_, path, operation, buttons) => {
  const eve = await shown.gateway.aPerson();
  await hasAnotherOwner(eve);
  await eve.call('/account/keys', { json: { name: 'archive' } });
  await eve.call('/account/invitations', { json: { email: anAddress() } });
  const { page, close } = await shown.openAs(eve, path);
  await losing(page, operations[operation]);
  for (const name of buttons) await page.getByRole('button', { name, exact: true }).click();
  await isLeftOpen(page);
  await close();
});

test.each([
  ['an e-mail was sent', '/forgotten-password', 'sendPasswordReset', 'Send reset link'],
  ['somebody has signed up', '/sign-up', 'signUp', 'Create account'],
  ['a password is set', '/password?token=a-token', 'resetPassword', 'Set password'],
  ['an address is activated', '/activate?token=a-token', 'activateAccount', 'Activate'],
] as const)('a lost answer leaves open whether %s', async (_, path, operation, button) => {
  const { page, close } = await shown.open(path);
  await losing(page, operations[operation]);
  const send = page.getByRole('button', { name: button, exact: true });
  await send.waitFor();
  for (const [label, text] of Object.entries(WRITTEN)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.count()) > 0) await field.fill(text);
  }
  await send.click();
  await isLeftOpen(page);
  await close();
});

test('a lost answer leaves open whether a job is cancelled', async () => {
  const eve = await shown.gateway.aPerson();
  const json = { prompt: 'A boat', video_length: '6', resolution_name: '480p' };
  const { json: made } = await eve.call('/vidx/generations', { json });
  const { page, close } = await shown.openAs(eve, `/jobs/${made.data.jobId}`);
  await losing(page, operations.cancelJob);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel job' }).click();
  await isLeftOpen(page);
  await close();
});

test('a lost answer is told of as one, even where its window was closed before', async () => {
  const eve = await shown.gateway.aPerson();
  await eve.call('/account/keys', { json: { name: 'nightly' } });
  const { page, close } = await shown.openAs(eve, '/keys');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/account/keys/*', async (route) => {
    await promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Revoke nightly' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Revoke nightly?' }).waitFor({ state: 'detached' });
  resolve();
  await isLeftOpen(page);
  await close();
});

test('what has failed is told until it is dismissed', async () => {
  const eve = await shown.gateway.aPerson();
  await eve.call('/account/invitations', { json: { email: anAddress() } });
  const { page, close } = await shown.openAs(eve, '/account');
  await page.clock.install();
  await losing(page, operations.withdrawInvitation);
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await isLeftOpen(page);
  // It does not vanish under the pointer.
  await page.mouse.move(0, 0);
  await page.clock.runFor('01:00');
  await isLeftOpen(page);
  await page.getByText(UNCONFIRMED).hover();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText(UNCONFIRMED).waitFor({ state: 'detached' });
  await close();
});
