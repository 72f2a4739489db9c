import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from './a-console.ts';

/** A console in a browser with twice the default font size (WCAG 2.2, 1.4.4). */
let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole({}, { letterPixels: 32 });
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

test.each(['/', '/jobs', '/keys', '/usage', '/ledger', '/account', '/changes', '/playground'])(
  '%s fits letters that are twice as large',
  async (path) => {
    const { page, complaints, close } = await shown.openAs(ada, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The navigation has collapsed into its drawer, as on a phone.
    await page.getByRole('button', { name: 'Navigation' }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1280);
    const cut = await page
      .locator('main :is(button, select, input[type=date]):visible')
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientHeight < Number.parseFloat(getComputedStyle(one).fontSize))
          .map((one) => one.outerHTML),
      );
    expect(cut).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
