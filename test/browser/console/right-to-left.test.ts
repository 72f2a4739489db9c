import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;
const PROMPT = 'منارة عند الغسق (الجزء 1 من 2)';

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

function directionOf(place: Locator): Promise<string> {
  return place.evaluate((one) => getComputedStyle(one).direction);
}

test('a prompt is written from the side on which its language begins', async () => {
  const { page, close } = await shown.openAs(
    await shown.gateway.aPerson(),
    '/playground/createVideo',
  );
  const prompt = page.getByRole('textbox', { name: /^Prompt/ });
  await prompt.fill(PROMPT);
  expect(await directionOf(prompt)).toBe('rtl');
  await prompt.fill('A lighthouse at dusk');
  expect(await directionOf(prompt)).toBe('ltr');
  await close();
});

test('what people have written is laid out from its own side, and the words around it from theirs', async () => {
  const ada = await shown.gateway.aPerson({ name: 'آدا', organisation: 'محركات' });
  const json = { prompt: PROMPT, video_length: '6', resolution_name: '480p' };
  const { json: made } = await ada.call(operations.createVideo.path, { json });
  await ada.call(operations.createKey.path, { json: { name: 'صفحة 1' } });
  const job = `/jobs/${made.data.jobId}`;
  for (const [path, text, role] of [
    ['/', PROMPT, 'main'],
    ['/', 'محركات', 'main'],
    ['/jobs', PROMPT, 'list'],
    [job, PROMPT, 'heading'],
    [job, PROMPT, 'definition'],
    ['/keys', 'صفحة 1', 'table'],
    ['/account', 'آدا', 'table'],
    ['/account', 'محركات', 'heading'],
  ] as const) {
    const { page, close } = await shown.openAs(ada, path);
    const place = page.getByRole(role).filter({ hasText: text }).first();
    await place.waitFor();
    const written = place.getByText(text, { exact: true }).or(place).last();
    expect([path, text, role, await directionOf(written)]).toEqual([path, text, role, 'rtl']);
    expect(await directionOf(page.getByRole('main'))).toBe('ltr');
    await close();
  }
});
