import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forms } from '../../../../generated/forms.ts';
import type { SignedInPerson } from '../../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from '../a-console.ts';
import { blameless, done } from './a-playground.ts';

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

const TEXTS = [
  forms.createMessage,
  forms.createChatCompletion,
  forms.createResponse,
  forms.createEmbedding,
];

describe('the playground', () => {
  test('the three texts and embeddings are asked for on a phone, by the keyboard alone', async () => {
    for (const { operationId, examples } of TEXTS) {
      const viewport = { width: 360, height: 740 };
      const console = await shown.openAs(ada, `/playground/${operationId}`, { viewport });
      const { page } = console;
      const example = page.getByRole('button', { name: examples[0]?.title ?? '', exact: true });
      await example.waitFor();
      await tabTo(page, example);
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: /^Send/ }));
      await page.keyboard.press('Enter');
      await done(page);
      await tabTo(page, page.getByRole('button', { name: /^Copy (the )?response/ }));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await blameless(console);
    }
  });

  test('sends by Ctrl and Enter, also where there is no field to be in', async () => {
    const console = await shown.openAs(ada, '/playground/listModels');
    const { page } = console;
    await page.getByRole('button', { name: /^Send/ }).waitFor();
    await page.keyboard.press('Control+Enter');
    await done(page);
    await page.getByRole('figure', { name: 'Response JSON' }).waitFor();
    await blameless(console);
  });

  test('leaves Ctrl and Enter to what is beside the form', async () => {
    const console = await shown.openAs(ada, '/playground/listModels');
    const { page } = console;
    await page.getByRole('button', { name: /^Send/ }).waitFor();
    await page.getByRole('link', { name: 'Playground' }).first().focus();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Nothing sent yet').waitFor();
    await blameless(console);
  });

  test('is used from the choice to the answer by the keyboard alone', async () => {
    const console = await shown.openAs(ada, '/playground');
    const { page } = console;
    const operation = page.getByRole('combobox', { name: 'Operation' });
    await operation.waitFor();
    await tabTo(page, operation);
    const titles = await operation.getByRole('option').allInnerTexts();
    const steps = titles.indexOf('Jobs: List jobs');
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('ArrowDown');
      // Each step navigates to another page, and the select keeps the focus.
      await page.waitForFunction(
        (place) =>
          document.activeElement instanceof HTMLSelectElement &&
          document.activeElement.selectedIndex === place,
        step + 1,
      );
    }
    await page.getByRole('heading', { name: 'List jobs' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: /^Send/ }));
    await page.keyboard.press('Enter');
    await done(page);
    await blameless(console);
  });

  test('leaves the focus on Send when what stops the request has gone', async () => {
    const console = await shown.openAs(ada, '/playground/createMessage');
    const { page } = console;
    await page.getByRole('button', { name: 'A question' }).click();
    await page
      .getByRole('textbox', { name: /^Content/ })
      .last()
      .fill('[sandbox:slow=20s] Boats?');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await page.getByRole('status').getByText('Stopped', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Send/);
    await blameless(console);
  });

  test('is used from the list of a wide window by the keyboard alone, and nothing covers the focus', async () => {
    const viewport = { width: 1720, height: 620 };
    const console = await shown.openAs(ada, '/playground', { viewport });
    const { page } = console;
    const operations = page.getByRole('navigation', { name: 'Operations' });
    const create = operations.getByRole('link', { name: 'Create a video' });
    await create.waitFor();
    await tabTo(page, create);
    await tabTo(page, page.getByRole('button', { name: /^Send/ }), uncovered);
    const list = operations.getByRole('link', { name: 'List jobs' });
    await list.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'List jobs' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: /^Send/ }));
    await page.keyboard.press('Enter');
    await done(page);
    await blameless(console);
  });
});

/** Presses Tab until an element has the focus, and calls `look` after each press. */
async function tabTo(
  page: Page,
  place: Locator,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    await look(page);
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not come to ${place}.`);
}

/** Expects that the focused element is visible: the bar at the end of the form must not cover it. */
async function uncovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at.closest('form') === null) return undefined;
    const { left, right, bottom } = at.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, bottom - 2);
    const isSeen =
      seen !== null &&
      (at.contains(seen) || seen.contains(at) || seen.closest('label') === at.closest('label'));
    return isSeen ? undefined : `${at.outerHTML} is behind ${seen?.outerHTML}`;
  });
  expect(covered).toBeUndefined();
}
