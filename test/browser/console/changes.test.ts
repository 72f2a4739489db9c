import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { anAddress, expected, type SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson({ name: 'Ada Lovelace', organisation: 'Engines' });
});

afterAll(async () => {
  await shown.stop();
});

const SOON = { timeout: 60_000, interval: 50 };

test('the record says who has done what, and can be narrowed to a kind and to days', async () => {
  const email = anAddress();
  await expected(ada.call(operations.invitePerson.path, { json: { email, role: 'owner' } }));
  const limits = { unitsPerDay: 100 };
  const made = await expected(
    ada.call(operations.createKey.path, { json: { name: 'landing page', limits } }),
  );
  const { keyId, prefix } = made.json.data.key;
  await expected(
    ada.call(operations.revokeKey.path.replace('{keyId}', keyId), { method: 'DELETE' }),
  );
  const { page, complaints, close } = await shown.openAs(ada, '/account');
  await page.getByRole('link', { name: 'Changes' }).click();
  const changes = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => changes.count(), SOON).toBe(5);
  const sentences = await changes.locator('p:first-child').allInnerTexts();
  expect(sentences).toEqual([
    'Ada Lovelace revoked the key landing page',
    'Ada Lovelace created the key landing page',
    `Ada Lovelace invited ${email} as an owner`,
    'Ada Lovelace joined as an owner',
    'Ada Lovelace created the account Engines',
  ]);
  await changes.nth(1).getByText('Up to 100 units per day').waitFor();
  await changes.nth(1).getByText(prefix).waitFor();
  await changes.nth(1).getByText(`by ${ada.email}`).waitFor();

  await page.getByLabel('Type').selectOption({ label: 'Key revoked' });
  await expect.poll(() => changes.count(), SOON).toBe(1);
  await page.getByLabel('To').fill('2025-12-31');
  await page.getByText('No changes found').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => changes.count(), SOON).toBe(5);
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('whoever has signed in by a key is told why there is no record', async () => {
  const { page, complaints, close } = await shown.open('/changes');
  const { json } = await ada.call(operations.createKey.path, { json: { name: 'console' } });
  await page.evaluate((key) => sessionStorage.setItem('patchbay.key', key), json.data.secret);
  await page.reload();
  await page.getByText('You are signed in with an API key.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('the keyboard that has gone on to the end of a list is told of it, and keeps its place', async () => {
  const ada = await shown.gateway.aPerson();
  for (let made = 0; made < 30; made += 1) {
    const { json } = await ada.call('/account/keys', { json: { name: `key ${made}` } });
    await ada.call(`/account/keys/${json.data.key.keyId}`, { method: 'DELETE' });
  }
  const { page, complaints, close } = await shown.openAs(ada, '/changes');
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  const end = page.getByText(/^All shown: 6\d changes\.$/);
  await end.waitFor();
  await expect.poll(() => end.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
