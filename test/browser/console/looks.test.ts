import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;
const NARROW = { viewport: { width: 360, height: 780 } } as const;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

test.each([360, 641, 1280])(
  'the first steps have room for their words at %i pixels',
  async (width) => {
    const ada = await shown.gateway.aPerson();
    const { page, close } = await shown.openAs(ada, '/', { viewport: { width, height: 800 } });
    const button = page.getByRole('button', { name: 'Show request' });
    await button.waitFor();
    const words = await button.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(words[0]).toBeLessThanOrEqual(words[1] ?? 0);
    const within = await button.evaluate((one) => {
      const card = one.closest('ol');
      return (
        card !== null && one.getBoundingClientRect().right <= card.getBoundingClientRect().right
      );
    });
    expect(within).toBe(true);
    await close();
  },
);

test('what a colour stands for is seen in forced colours', async () => {
  const ada = await shown.gateway.aPerson();
  await ada.call(operations.createImage.path, { json: { prompt: 'A lighthouse at dusk' } });
  const { page, close } = await shown.openAs(ada, '/usage');
  await page.emulateMedia({ forcedColors: 'active' });
  const entry = page.getByRole('list', { name: 'Chart legend' }).getByRole('button').first();
  await entry.waitFor();
  const [own, ground] = await entry.evaluate((one) =>
    [one.querySelector('span') ?? one, document.body].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  );
  expect(own).not.toBe(ground);
  await close();
});

test('what is chosen is seen in forced colours', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/usage');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await outlines(page, 'input:checked + span')).not.toContain('none');
  await page.goto(page.url().replace('/usage', '/playground/createVideo'));
  await page.getByRole('button', { name: /^Send/ }).waitFor();
  expect(await outlines(page, 'form label:has(input[type=radio]:checked)')).not.toContain('none');
  await close();
});

/** The outline styles of all elements that match a selector; at least one must exist. */
async function outlines(page: Page, selector: string): Promise<readonly string[]> {
  await page.locator(selector).first().waitFor();
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
}

test('the labels of what chooses the usage stand at one height', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/usage');
  const [chips, field] = ['Group by', 'Measure'].map((label) =>
    page.getByText(label, { exact: true }),
  );
  await field?.waitFor();
  const heights = [await chips?.boundingBox(), await field?.boundingBox()].map((box) => box?.y);
  expect(heights[0]).toBe(heights[1]);
  await close();
});

test('a name that begins with a picture has it whole', async () => {
  const ada = await shown.gateway.aPerson({ name: '🦊 Fox' });
  const { page, close } = await shown.openAs(ada, '/nowhere');
  await page
    .getByRole('button', { name: /^Account of/ })
    .getByText('🦊', { exact: true })
    .waitFor();
  await close();
});

test('what replaces a secret stands below what is said of it on a phone, and beside it otherwise', async () => {
  const ada = await shown.gateway.aPerson();
  const gaps = [];
  for (const viewport of [NARROW.viewport, { width: 1280, height: 800 }]) {
    const { page, close } = await shown.openAs(ada, '/account', { viewport });
    const button = await page.getByRole('button', { name: 'Rotate secret' }).boundingBox();
    const text = await page.getByText('Callbacks are signed according').boundingBox();
    gaps.push((button?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0));
    await close();
  }
  expect(gaps[0]).toBeGreaterThanOrEqual(0);
  expect(gaps[1]).toBeLessThan(0);
});

test('a long name without a break does not widen a phone', async () => {
  const ada = await shown.gateway.aPerson({ organisation: 'Lighthousekeeping'.repeat(5) });
  for (const [path, name] of [
    ['/', 'Overview'],
    ['/account', 'Account'],
  ] as const) {
    const { page, close } = await shown.openAs(ada, path, NARROW);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page
      .getByText(/^Lighthousekeeping/)
      .first()
      .waitFor();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ path, beyond }).toEqual({ path, beyond: 0 });
    await close();
  }
});

test.each([
  ['/keys', 1440, 'Revoke production'],
  ['/account', 768, 'Withdraw'],
])('long names leave what can be done at %s in sight at %i pixels', async (path, width, name) => {
  const long = 'Lighthousekeeping'.repeat(5);
  const ada = await shown.gateway.aPerson({ name: long });
  await ada.call('/account/keys', { json: { name: 'production', limits: { unitsPerMonth: 9 } } });
  const email = `${'charles.'.repeat(7)}babbage@example.com`;
  await ada.call('/account/invitations', { json: { email, role: 'member' } });
  const { page, close } = await shown.openAs(ada, path, { viewport: { width, height: 900 } });
  const button = page.getByRole('button', { name });
  await button.waitFor();
  const beyond = await button.evaluate((one) => {
    const frame = one.closest('[class*="frame"]')?.getBoundingClientRect();
    return frame === undefined ? undefined : one.getBoundingClientRect().right - frame.right;
  });
  expect(beyond).toBeLessThanOrEqual(0);
  await close();
});

test('the figures of usage leave no gap, however many stand in a row', async () => {
  const ada = await shown.gateway.aPerson();
  for (const width of [360, 768, 1440]) {
    const { page, close } = await shown.openAs(ada, '/usage', { viewport: { width, height: 900 } });
    const figures = page.locator('dl').filter({ hasText: 'Balance' });
    await figures.waitFor();
    const gap = await figures.evaluate((list) => {
      const ends = [...list.children].map((one) => one.getBoundingClientRect().right);
      return list.getBoundingClientRect().right - (ends.at(-1) ?? 0);
    });
    expect({ width, hasGap: gap > 2 }).toEqual({ width, hasGap: false });
    await close();
  }
});

test.each(['/jobs', '/ledger', '/changes'])(
  'the days that %s is chosen by stand beside each other on a phone',
  async (path) => {
    const ada = await shown.gateway.aPerson();
    const { page, close } = await shown.openAs(ada, path, NARROW);
    if (path === '/jobs') await page.getByRole('button', { name: 'Filters' }).click();
    const tops = [];
    for (const name of ['From', 'To']) {
      const box = await page.getByLabel(name, { exact: true }).boundingBox();
      tops.push(box?.y);
    }
    expect(tops[0]).toBeDefined();
    expect(tops[0]).toBe(tops[1]);
    await close();
  },
);

test.each(['/jobs', '/ledger', '/changes'])(
  'the days that %s is chosen by stay beside each other when one is refused',
  async (path) => {
    const ada = await shown.gateway.aPerson();
    const days = '?from=2026-11-20&to=2026-11-01';
    const { page, close } = await shown.openAs(ada, path + days, NARROW);
    await page.getByText('To must not lie before From.').waitFor();
    const tops = await Promise.all(
      ['From', 'To'].map((label) => page.getByLabel(label, { exact: true }).boundingBox()),
    );
    expect(tops[0]?.y).toBe(tops[1]?.y);
    await close();
  },
);

test('what usage is chosen by stays in line when a day is refused', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/usage?from=2026-11-20&to=2026-11-01');
  await page.getByText('To must not lie before From.').waitFor();
  const boxes = await Promise.all(
    ['Period', 'From', 'Group by'].map((label) =>
      page.getByRole('main').getByText(label, { exact: true }).boundingBox(),
    ),
  );
  const tops = boxes.map((box) => Math.round(box?.y ?? Number.NaN));
  expect(new Set(tops).size).toBe(1);
  await close();
});

test('a year that is being typed is not asked for before it is one', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/usage?from=2026-11-01&to=2026-11-20');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  const from = page.getByLabel('From');
  await from.focus();
  await page.keyboard.type('10302026');
  await page.waitForURL(/from=2026-10-30/);
  expect(await from.inputValue()).toBe('2026-10-30');
  expect(asked.filter((search) => /from=0/.test(search))).toEqual([]);
  expect(await page.getByRole('alert').count()).toBe(0);
  await close();
});
