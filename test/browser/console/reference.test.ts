import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationTitles } from '../../../generated/operation-titles.ts';
import { pages } from '../../../generated/pages.ts';
import type { OperationTitle } from '../../../generated/shapes.ts';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(() => shown.stop());

function titleOf(operationId: string): OperationTitle {
  const found = operationTitles.find((operation) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  return found;
}

/** The label of the button that opens the request form. */
function testRequest({ method, path }: OperationTitle): string {
  return `Test Request (${method.toLowerCase()} ${path})`;
}

/** The package of the reference is large and loads slowly. */
const SOON = { timeout: 60_000 };

/** Where something that was scrolled to may begin below the header. */
const NEAR_PIXELS = 100;

/** Opens the reference, and records the origins of its requests. */
async function toReference({ page }: Awaited<ReturnType<TestConsole['open']>>) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(shown.gateway.url + pages.reference);
  await page.getByRole('heading', { level: 1, name: 'Patchbay' }).waitFor();
  return asked;
}

test('shows the contract of this gateway and lets one try it with a key; nobody else is asked, no rule of the page broken', async () => {
  const { gateway } = shown;
  const operation = titleOf('listModels');
  const opened = await shown.open('/');
  const { page, complaints, close } = opened;
  const asked = await toReference(opened);
  await page.getByText('To send requests, enter a key').waitFor();
  await page.getByText(gateway.url, { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'YAML' }).waitFor();
  await page.getByRole('textbox', { name: 'Value' }).first().fill(gateway.key);
  await page.getByRole('button', { name: /search/i }).click();
  await page.getByRole('combobox', { name: /search/i }).fill(operation.summary);
  await page.getByRole('option', { name: `Operation: ${operation.summary}` }).click();
  await page.getByRole('button', { name: testRequest(operation) }).click();
  const answered = page.waitForResponse(gateway.url + operation.path);
  await page.getByRole('button', { name: /^send .*request to/i }).click();
  expect((await answered).status()).toBe(200);
  await page.getByRole('link', { name: '200 OK' }).waitFor();
  await page.getByRole('button', { name: 'Close Client' }).click();
  expect(new Set(asked)).toEqual(new Set([gateway.url]));
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Console', exact: true }).click();
  await page.waitForURL(`${gateway.url}${pages.console}**`);
  await close();
});

test('whoever is to come back later is told at once, in place of waiting with the page', async () => {
  const { page, close } = await shown.open('/');
  await page.route(`**${titleOf('getContract').path}`, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '50' },
      json: { status: 'FAILED', message: 'Come back in 50 s.' },
    }),
  );
  await page.goto(shown.gateway.url + pages.reference);
  await page.getByText('The reference could not be loaded.').waitFor();
  await close();
});

test('has no two parts of one name in its list', async () => {
  const opened = await shown.open('/');
  const { page, close } = opened;
  await toReference(opened);
  const parts = page
    .getByRole('complementary', { name: 'Sidebar for Patchbay' })
    .locator('ul')
    .first()
    .locator(':scope > li > :first-child');
  await parts.filter({ hasText: 'Rules' }).waitFor();
  // The first line is the name of an expandable section; the label of its button follows.
  const names = (await parts.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(names).toContain('Schemas');
  expect(new Set(names).size).toBe(names.length);
  await close();
});

test('tells what a parameter is, and what the variant of a model is, though rules are about them', async () => {
  const opened = await shown.open('/');
  const { page, close } = opened;
  await toReference(opened);
  await page.goto(`${shown.gateway.url}${pages.reference}#tag/video/POST/vidx/generations`);
  await page.reload();
  await page.getByText('A text description of the video.').first().waitFor();
  await page.getByText('The default model: 6 to 30 seconds').first().waitFor();
  await page.getByText('prompt must contain at least one character').first().waitFor();
  await close();
});

test.each([1280, 360])('names in tables stay whole, %i pixels wide', async (width) => {
  const opened = await shown.open('/', { viewport: { width, height: 800 } });
  const { page, close } = opened;
  await toReference(opened);
  const table = page.locator('table').filter({ hasText: 'unknown-parameter' });
  await page.goto(`${shown.gateway.url}${pages.reference}#tag/rules`);
  await page.reload();
  await table.waitFor();
  const broken = await table
    .locator('code')
    .evaluateAll((names) => names.filter((name) => name.getClientRects().length > 1).length);
  expect(broken).toBe(0);
  const isScrolled = await table.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(isScrolled).toBe(width < 1000);
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth).toBe(width);
  await close();
});

test('a schema that is found is shown below the header', async () => {
  const opened = await shown.open('/');
  const { page, close } = opened;
  await toReference(opened);
  await page.getByRole('button', { name: /search/i }).click();
  await page.getByRole('combobox', { name: /search/i }).fill('Try of a callback');
  await page
    .getByRole('option', { name: /Try of a callback/ })
    .first()
    .click();
  const found = page.getByRole('button', { name: 'Try of a callback', exact: true });
  await found.and(page.locator('[aria-expanded="true"]')).waitFor();
  const bottom = await page
    .getByRole('banner')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom);
  const isBelow = async (): Promise<boolean> => {
    const y = (await found.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    return y > bottom && y < bottom + NEAR_PIXELS;
  };
  await expect.poll(isBelow, SOON).toBe(true);
  await close();
});

test('Enter in the search opens the first hit, and the one that arrow keys have chosen', async () => {
  const opened = await shown.open('/');
  const { page, close } = opened;
  await toReference(opened);
  const search = page.getByRole('combobox', { name: /search/i });
  const options = page.getByRole('option', { name: /Operation:/ });
  for (const keys of [[], ['ArrowDown', 'ArrowDown']]) {
    await page.getByRole('button', { name: /search/i }).click();
    await search.fill('Cancel a job');
    const hit = options.nth(Math.max(0, keys.length - 1));
    await hit.waitFor();
    const id = (await hit.getAttribute('id')) ?? '';
    for (const key of [...keys, 'Enter']) await search.press(key);
    await search.waitFor({ state: 'detached' });
    await expect.poll(() => id.endsWith(new URL(page.url()).hash.slice(1)), SOON).toBe(true);
  }
  await close();
});

test('nothing that looks like a key is in the field for the key', async () => {
  const opened = await shown.open('/');
  const { page, close } = opened;
  await toReference(opened);
  const field = page.getByRole('textbox', { name: 'Value' }).first();
  await field.waitFor();
  const colour = await field.evaluate((input) => getComputedStyle(input, '::placeholder').color);
  expect(colour).toBe('rgba(0, 0, 0, 0)');
  await close();
});

test('is as dark as the console was set to, and else as the device', async () => {
  const opened = await shown.open('/', { colorScheme: 'dark' });
  const { page, close } = opened;
  await toReference(opened);
  const isDark = () => page.evaluate(() => document.body.classList.contains('dark-mode'));
  expect(await isDark()).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(isDark, SOON).toBe(false);
  await page.evaluate(() => localStorage.setItem('patchbay.theme', 'dark'));
  await page.reload();
  await expect.poll(isDark, SOON).toBe(true);
  const otherWindow = await page.context().newPage();
  await otherWindow.goto(shown.gateway.url + pages.console);
  await otherWindow.evaluate(() => localStorage.setItem('patchbay.theme', 'light'));
  await expect.poll(isDark, SOON).toBe(false);
  await close();
});

test('sends requests as somebody who has signed in, with the token of the session', async () => {
  const { gateway } = shown;
  const ada = await gateway.aPerson();
  const opened = await shown.openAs(ada, '/');
  const { page, complaints, close } = opened;
  await toReference(opened);
  await page.getByText('Requests are sent as Ada').waitFor();
  await page.goto(`${gateway.url}${pages.reference}#tag/video/POST/vidx/generations`);
  await page.reload();
  await page
    .getByRole('button', { name: /^test request/i })
    .first()
    .click();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: /^send/i }).first().click();
  expect((await answered).status()).toBe(200);
  const { json } = await ada.call('/jobs');
  expect(json.data.jobs).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});

test('says who asks after somebody else has signed in, or nobody is any more', async () => {
  const { gateway } = shown;
  const ada = await gateway.aPerson({ name: 'Ada Lovelace' });
  const opened = await shown.openAs(ada, '/');
  const { page, complaints, close } = opened;
  await toReference(opened);
  await page.getByText('Requests are sent as Ada Lovelace').waitFor();
  const other = await page.context().newPage();
  await other.goto(gateway.url + pages.console);
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('To send requests, enter a key').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
