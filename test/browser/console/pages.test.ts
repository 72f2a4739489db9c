import { afterAll, beforeAll, expect, test } from 'vitest';
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

const PATHS = ['/', '/playground', '/jobs', '/keys', '/usage', '/ledger', '/account', '/changes'];

test.each(PATHS)('%s is a page that everybody can use', async (path) => {
  const { page, complaints, close } = await shown.openAs(ada, path);
  await page.locator('h1').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
