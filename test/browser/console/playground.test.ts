import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf, valuesOf } from '../../../client/console/forms/form-request.ts';
import { forms } from '../../../generated/forms.ts';
import { rules } from '../../../generated/rules.ts';
import { exampleRequest } from '../../../generated/shapes.ts';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type ShownPage, seriousFindings, type TestConsole } from './a-console.ts';

const FILES = join(import.meta.dirname, '../../../openapi/examples/files');

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Send/ }).click();
}

/** Waits for the end of what was sent. */
function done(page: Page): Promise<void> {
  return page.getByRole('status').getByText('Done', { exact: true }).waitFor({ timeout: 60_000 });
}

async function blameless({ page, complaints, close }: ShownPage): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}

describe('the playground', () => {
  test('says of a broken request what the gateway says, beside its field', async () => {
    const console = await shown.openAs(ada, '/playground/createVideo');
    const { page } = console;
    await page.getByRole('button', { name: /^Send/ }).waitFor();
    let compared = 0;
    for (const request of BROKEN) {
      await page.evaluate((values) => history.pushState({ values }, '', location.href), request);
      await page.reload();
      await send(page);
      const violations = await violationsOf(request);
      expect(violations.length).toBeGreaterThan(0);
      for (const { message } of violations) {
        await page.getByText(message, { exact: true }).first().waitFor({ timeout: 5_000 });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(BROKEN.length - 1);
    await blameless(console);
  });

  test('makes a video to its end, which plays', async () => {
    const console = await shown.openAs(ada, '/playground');
    const { page } = console;
    // The first operation of the contract is there at once, and an example is one click away.
    await page.getByRole('heading', { name: 'Create a video' }).waitFor();
    await page.getByRole('button', { name: /upright/ }).click();
    await page.getByText(/^Costs/).waitFor();
    await page.getByRole('textbox', { name: /^Prompt/ }).press('Control+Enter');
    await done(page);
    const video = page.locator('video');
    await video.waitFor();
    const played = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      element.playbackRate = 8;
      const ended = new Promise((resolve) => element.addEventListener('ended', resolve));
      await element.play();
      await ended;
      const { videoWidth, videoHeight, duration, currentTime } = element;
      return { videoWidth, videoHeight, duration, currentTime };
    });
    expect(played).toMatchObject({ videoWidth: 720, videoHeight: 1280 });
    expect(played.duration).toBeCloseTo(6, 0);
    expect(played.currentTime).toBeGreaterThan(played.duration - 0.2);
    await page.getByRole('tab', { name: 'JSON' }).click();
    await page.getByRole('tabpanel', { name: 'JSON' }).getByText('SUCCESS').waitFor();

    // What was written is there again after a reload.
    await page.reload();
    const prompt = page.getByRole('textbox', { name: /^Prompt/ });
    await prompt.waitFor();
    expect(await prompt.inputValue()).toContain('paper boat');
    await blameless(console);
  });

  test('shows text as it is written, and stops it', async () => {
    const console = await shown.openAs(ada, '/playground/createMessage');
    const { page } = console;
    await page.getByRole('button', { name: 'A question' }).click();
    await page.getByRole('button', { name: /^Send/ }).focus();
    await send(page);
    await done(page);
    await page
      .getByText(/You said/)
      .first()
      .waitFor();

    const content = page.getByRole('textbox', { name: /^Content/ }).last();
    await content.fill(`[sandbox:slow=20s] ${'A long question. '.repeat(20)}`);
    await send(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('status').getByText('Stopped', { exact: true }).waitFor();
    await blameless(console);
  });

  test('takes a picture that is dropped, and edits it', async () => {
    const console = await shown.openAs(ada, '/playground/editImage', { colorScheme: 'dark' });
    const { page } = console;
    await page.getByRole('textbox', { name: /^Prompt/ }).fill('A red kite in the sky.');
    const picture = await readFile(join(FILES, 'picture.png'));
    const transfer = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'picture.png', { type: 'image/png' }));
      return data;
    }, picture.toString('base64'));
    const target = page.locator('input[type=file]').first();
    for (const type of ['dragenter', 'dragover', 'drop']) {
      await target.dispatchEvent(type, { dataTransfer: transfer });
    }
    await page.getByText('picture.png').first().waitFor();
    await page.getByRole('button', { name: 'Paint a mask' }).waitFor();
    await send(page);
    await done(page);
    const image = page.getByRole('img', { name: /red kite/ }).first();
    await image.waitFor();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await blameless(console);
  });

  test('shows the request as programs make it, to be copied', async () => {
    const console = await shown.openAs(ada, '/playground/createVideo', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = console;
    await page.getByRole('button', { name: /upright/ }).click();
    for (const [tab, word] of [
      ['curl', 'curl '],
      ['TypeScript', "import { Patchbay } from 'patchbay'"],
      ['Command line', 'patchbay video'],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      const panel = page.getByRole('tabpanel', { name: tab, exact: true });
      await panel.getByRole('button', { name: 'Copy' }).click();
      await panel.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(word);
      expect(copied).toContain('A paper boat');
    }
    await blameless(console);
  });

  test('fits a phone', async () => {
    const viewport = { width: 360, height: 740 };
    const console = await shown.openAs(ada, '/playground', { viewport });
    const { page } = console;
    const operation = page.getByRole('combobox', { name: 'Operation' });
    await operation.selectOption({ label: 'Models: List the models' });
    await page.getByRole('heading', { name: 'List the models' }).waitFor();
    await send(page);
    await done(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await blameless(console);
  });

  test('is used from the list to the answer by the keyboard alone', async () => {
    const console = await shown.openAs(ada, '/playground');
    const { page } = console;
    const link = page
      .getByRole('navigation', { name: 'Operations' })
      .getByRole('link', { name: 'List jobs' });
    await link.waitFor();
    await tabTo(page, 'List jobs');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'List jobs' }).waitFor();
    await tabTo(page, 'Send');
    await page.keyboard.press('Enter');
    await done(page);
    await blameless(console);
  });
});

/** Presses Tab until what has the keyboard is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (text.startsWith(name)) return;
  }
  throw new Error(`The keyboard does not come to ${name}.`);
}

/** Each broken request of the contract that a form can make: one of every rule, and none that is only long. */
const BROKEN = [
  ...new Map(
    rules
      .filter(({ operationId, checked }) => operationId === 'createVideo' && checked === 'schema')
      .flatMap(({ rule, base, refused }) =>
        refused.map((patch) => [rule, exampleRequest(base, patch)] as const),
      )
      .filter(([, request]) => JSON.stringify(request).length < 2_000 && canBeMade(request)),
  ).values(),
];

/** Whether a form can ask for a request: what a model does not take, it does not show. */
function canBeMade(request: Readonly<Record<string, unknown>>): boolean {
  const form = forms.createVideo;
  const { fields } = requestOf(form, valuesOf(form, request), {});
  return Object.entries(request).every(
    ([name, value]) => JSON.stringify(fields[name]) === JSON.stringify(value),
  );
}

interface Told {
  readonly parameter: string;
  readonly message: string;
}

/** What the gateway itself says of a request. */
async function violationsOf(request: Readonly<Record<string, unknown>>): Promise<readonly Told[]> {
  const { json } = await ada.call('/vidx/generations', { json: request });
  return json.data?.violations ?? [];
}
