import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayWithMail, SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';

const MODEL = 'imgx-image-1';
const DOWN = {
  kind: 'status',
  status: 500,
  headers: { 'x-request-id': 'req_5f1c0b7e' },
  body: { error: { message: 'Down.' } },
} as const;
const SEEN_MS = 60_000;

let fake: FakeOpenAI;
let shown: TestConsole;

beforeAll(async () => {
  fake = await aFakeOpenAI();
  shown = await aConsole({
    upstreams: {
      sandbox: { kind: 'sandbox' },
      pictures: {
        kind: 'openai',
        baseUrl: `${fake.url}/v1`,
        secrets: [UPSTREAM_KEY],
        breaker: { failures: 2, restSeconds: 1 },
      },
    },
    models: [
      { id: MODEL, upstream: 'pictures', model: 'gpt-image-1' },
      { id: '*', upstream: 'sandbox' },
    ],
    retries: { rounds: 1 },
  });
});

afterAll(async () => {
  await shown.stop();
  await fake.close();
});

/** A member of the account that the gateway creates at its first start. */
async function anOperator(gateway: GatewayWithMail): Promise<SignedInPerson> {
  const { json } = await gateway.call('/account');
  const person = await gateway.aPerson();
  await gateway
    .stored()
    .updateTable('membership')
    .set({ account_id: json.data.accountId })
    .where('person_id', '=', person.personId)
    .execute();
  return person;
}

test('an operator sees an upstream fail and recover', async () => {
  const { gateway } = shown;
  const ask = () =>
    gateway.call('/v1/images/generations', { json: { mode: MODEL, prompt: 'A fox' } });
  const { page, complaints, close } = await shown.openAs(await anOperator(gateway), '/');
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: 'Upstreams' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Upstreams' }).waitFor();
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'pictures' }) });
  await card.getByText('Idle').waitFor();
  await card.getByRole('img', { name: /no calls/ }).waitFor();

  fake.misbehave(DOWN, { times: 2 });
  await ask();
  await ask();
  await card.getByText(/^Open/).waitFor({ timeout: SEEN_MS });
  await card.getByText('Paused').waitFor();
  await card.getByText('Last error').waitFor();
  await card.getByText('Upstream request ID: req_5f1c0b7e.').waitFor();
  await page.getByText('1 of 2 upstreams is in trouble.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await expect.poll(async () => (await ask()).status, { timeout: SEEN_MS }).toBe(200);
  await card.getByText(/^Closed/).waitFor({ timeout: SEEN_MS });
  expect(complaints).toEqual([]);
  await close();
});

test('whoever is no operator has no entry, and is told how to become one', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, complaints, close } = await shown.openAs(ada, '/upstreams');
  await page.getByText('This page is for operators').waitFor();
  await page.getByText('patchbay accounts invite local --email you@example.com').waitFor();
  const navigation = page.getByRole('navigation', { name: 'Console' });
  expect(await navigation.getByRole('link', { name: 'Keys' }).count()).toBe(1);
  expect(await navigation.getByRole('link', { name: 'Upstreams' }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
