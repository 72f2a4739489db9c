import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aConsole, type TestConsole } from '../a-console.ts';
import { send } from './a-playground.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

describe('the playground in an outage', () => {
  test.each([
    [1440, 900],
    [390, 844],
  ])('can be used beside the banner, at %i by %i pixels', async (width, height) => {
    const ada = await shown.gateway.aPerson();
    const viewport = { width, height };
    const { page, close } = await shown.openAs(ada, '/playground/createVideo', { viewport });
    await page.getByRole('textbox', { name: /^Prompt/ }).fill('A lighthouse at dusk');
    await page.getByText(/^Costs/).waitFor();
    await page.context().setOffline(true);
    await send(page);
    await page.getByText('Can’t reach the gateway.').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await isCovered(page, /^Send/)).toBe(false);
    expect(await isCovered(page, 'Retry now')).toBe(false);
    await close();
  });
});

/** Whether another element lies over a button. */
async function isCovered(page: Page, name: string | RegExp): Promise<boolean> {
  return page.getByRole('button', { name }).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
    return !seen.every((element) => element !== null && button.contains(element));
  });
}
