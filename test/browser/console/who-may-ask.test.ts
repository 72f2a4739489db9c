import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '../../../generated/forms.ts';
import { operations } from '../../../generated/operations.ts';
import { TEST_KEY } from '../../a-gateway.ts';
import { anAddress, type SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';

let shown: TestConsole;
let ada: SignedInPerson;
let bob: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson();
  const email = anAddress();
  await ada.call(operations.invitePerson.path, { json: { email, role: 'member' } });
  bob = await shown.gateway.aPerson({ email, invitation: await shown.gateway.tokenTo(email) });
});

afterAll(async () => {
  await shown.stop();
});

const FOR_OWNERS = titles('owner');
const FOR_OPERATORS = titles('operator');

function titles(who: 'owner' | 'operator'): readonly string[] {
  return Object.values(forms).flatMap(({ onlyFor, title }) => (onlyFor === who ? [title] : []));
}

/** Those of the operations in `some` that the playground offers. */
async function offered(page: Page, some: readonly string[]): Promise<readonly string[]> {
  const choice = page.getByRole('combobox', { name: 'Operation' });
  await choice.waitFor();
  const all = await choice.getByRole('option').allInnerTexts();
  return some.filter((title) => all.some((label) => label.endsWith(`: ${title}`)));
}

test('the playground offers an owner what owners alone may do, and nothing of operators', async () => {
  const { page, close } = await shown.openAs(ada, '/playground');
  expect(FOR_OWNERS).not.toEqual([]);
  expect(await offered(page, FOR_OWNERS)).toEqual(FOR_OWNERS);
  expect(await offered(page, FOR_OPERATORS)).toEqual([]);
  await close();
});

test('the playground offers a member nothing that owners alone may do, and says why', async () => {
  const { page, complaints, close } = await shown.openAs(bob, '/playground/invitePerson');
  await page.getByText('Only owners can do this').waitFor();
  expect(await page.getByRole('button', { name: /^Send/ }).count()).toBe(0);
  expect(await offered(page, FOR_OWNERS)).toEqual([operations.invitePerson.summary]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('createKey');
  await page.getByRole('button', { name: /^Send/ }).waitFor();
  expect(await offered(page, FOR_OWNERS)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('the playground offers operators what is about the gateway', async () => {
  const { page, close } = await shown.open('/');
  await page.evaluate((key) => sessionStorage.setItem('patchbay.key', key), TEST_KEY);
  await page.goto(page.url().replace(/\/$/, '/playground/listUpstreams'));
  await page.getByRole('button', { name: /^Send/ }).waitFor();
  expect(FOR_OPERATORS).not.toEqual([]);
  expect(await offered(page, FOR_OPERATORS)).toEqual(FOR_OPERATORS);
  await close();
});
