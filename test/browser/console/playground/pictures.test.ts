import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInPerson } from '../../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from '../a-console.ts';
import { blameless, done, send } from './a-playground.ts';
import { holdBackAfter } from './held-streams.ts';

const FILES = join(import.meta.dirname, '../../../../openapi/examples/files');

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

describe('the playground', () => {
  test('shows a picture in its place while it is made, and moves nothing', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is generated' }).click();
    await noteStates(page);
    await send(page);
    await done(page);
    const states = await notedStates(page);
    const words = states.map((state) => state.words);
    expect([words[0], words.at(-1)]).toEqual(['Waiting for the first of 3', '']);
    // Of states that arrive together, only the last is shown.
    const between = words.slice(1, -1);
    expect(between.length).toBeGreaterThan(0);
    expect(between.every((text) => /^Partial: [123] of 3$/.test(text))).toBe(true);
    expect(between).toEqual(between.toSorted());
    // The picture has 1536 x 1024 pixels.
    const [{ width = 0, height = 0 } = {}] = states;
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(states.every((state) => state.width === width && state.height === height)).toBe(true);
    expect(new Set(states.map(({ picture }) => picture)).size).toBe(states.length);
    const answer = page.getByRole('region', { name: 'Image' });
    await answer.getByText(/^\d+ input, [\d,]+ output tokens$/).waitFor();
    await page.getByRole('tab', { name: 'JSON' }).click();
    await page.getByRole('tabpanel', { name: 'JSON' }).getByText('b64_json').waitFor();
    await page.getByRole('tab', { name: 'Result' }).click();
    await answer.getByRole('button', { name: 'Enlarge image 1 of 1' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('link', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('picture.png');
    await page.keyboard.press('Escape');
    await blameless(console);
  });

  test('keeps a picture open large while it is made, from its first state to the finished one', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is generated' }).click();
    await holdBackAfter(page, 'partial_image');
    await send(page);
    await page.getByRole('status').getByText('Partial: 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Enlarge image 1 of 1' }).click();
    const large = page.getByRole('dialog', { name: 'Image' });
    const download = large.getByRole('link', { name: 'Download' });
    await download.focus();
    const unfinished = await large.getByRole('img').getAttribute('src');
    await page.evaluate(() => globalThis.letGo());
    // An open dialog hides the content behind it from role queries.
    await page.locator('[role="status"]').getByText('Done', { exact: true }).waitFor();
    expect(await large.getByRole('img').getAttribute('src')).not.toBe(unfinished);
    expect(await loadedWidth(large.getByRole('img'))).toBe(1536);
    expect(await download.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'JSON' }).click();
    await page.getByRole('tabpanel', { name: 'JSON' }).getByText('b64_json').waitFor();
    await blameless(console);
  });

  test('keeps what was seen of a picture that breaks off, and says why', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is generated' }).click();
    await page.getByRole('textbox', { name: /^Prompt/ }).fill('A fox [sandbox:truncated]');
    await send(page);
    const answer = page.getByRole('region', { name: 'Image' });
    await answer.getByRole('alert').getByText('The image was not finished.').waitFor();
    await answer.getByText("The sandbox's answer broke off, as the prompt asks.").waitFor();
    await answer.getByText('Partial: 3 of 3').waitFor();
    await page.getByRole('status').getByText('Failed', { exact: true }).waitFor();
    expect(await loadedWidth(answer.getByRole('img'))).toBe(1536);
    await blameless(console);
  });

  test('tells the state of a picture beside what is busy, where readers hold nothing back', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is generated' }).click();
    await holdBackAfter(page, 'partial_image');
    await send(page);
    await page.getByRole('status').getByText('Partial: 1 of 3').waitFor();
    const busy = page.locator('[aria-busy="true"]');
    expect(await busy.getByRole('img').count()).toBe(1);
    expect(await busy.getByRole('status').count()).toBe(0);
    await blameless(console);
  });

  test('stops a picture that is shown, and keeps what was seen', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is generated' }).click();
    await holdBackAfter(page, 'partial_image');
    await send(page);
    await page.getByRole('status').getByText('Partial: 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('status').getByText('Stopped', { exact: true }).waitFor();
    const answer = page.getByRole('region', { name: 'Image' });
    await answer.getByText('Partial: 1 of 3').waitFor();
    expect(await loadedWidth(answer.getByRole('img'))).toBe(1536);
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
});

/** A state of the picture's placeholder. */
interface PictureState {
  readonly words: string;
  /** The end of the URL of the visible picture. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

declare global {
  var pictureStates: PictureState[];
}

/** Records each state of the picture's placeholder from now on. */
async function noteStates(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.pictureStates = [];
    const note = (): void => {
      const place = document.querySelector('section[aria-label="Image"]');
      const words = place?.querySelector('[role="status"]')?.textContent;
      const box = place?.querySelector('[aria-busy] > *')?.getBoundingClientRect();
      if (words === undefined || words === null || box === undefined) return;
      const picture = place?.querySelector('img')?.src.slice(-200) ?? '';
      const { width, height } = box;
      const last = globalThis.pictureStates.at(-1);
      if (last?.words === words && last.picture === picture) return;
      globalThis.pictureStates.push({ words, picture, width, height });
    };
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document.body, options);
  });
}

function notedStates(page: Page): Promise<readonly PictureState[]> {
  return page.evaluate(() => globalThis.pictureStates);
}

function loadedWidth(picture: Locator): Promise<number> {
  return picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth;
  });
}
