import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from './a-console.ts';

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

/** The panel beside the form with the request as a curl command. */
function curl(page: Page) {
  return page.getByRole('tabpanel', { name: 'curl', exact: true });
}

test('decimals are keyed as they are written, and the request has them as numbers', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/playground/createMusic');
  const field = page.getByRole('textbox', { name: /^Start of the sample/ });
  for (const [keys, number] of [
    ['0.05', '0.05'],
    ['1.05', '1.05'],
    ['10.050', '10.05'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(keys);
    expect(await field.inputValue()).toBe(keys);
    await curl(page)
      .getByText(new RegExp(`"chop_sample_start_s": ?${number}\\b`))
      .waitFor();
  }
  await page.getByRole('button', { name: 'Custom mode' }).click();
  expect(await field.inputValue()).toBe('0');
  expect(complaints).toEqual([]);
  await close();
});

test('a painted mask goes with the picture that it was painted on', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/playground/editImage');
  // This model takes several pictures; the mask applies to the first.
  await page.getByRole('radio', { name: 'imgx-image-1' }).check();
  await page.getByRole('textbox', { name: /^Prompt/ }).fill('A red kite in the sky.');
  const buffer = await readFile(join(FILES, 'picture.png'));
  const choose = (name: string) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('one.png');
  await page.getByRole('button', { name: 'Paint a mask' }).click();
  await page.getByRole('button', { name: /^Invert/ }).click();
  await page.getByText('100 % of the image will change').waitFor();
  await curl(page).getByText(/mask=/).waitFor();

  await choose('two.png');
  await page.getByRole('button', { name: 'Move two.png up' }).click();
  await page.getByRole('application', { name: 'Area to change in two.png' }).waitFor();
  await expect.poll(() => curl(page).innerText()).not.toContain('mask=');
  await page.getByRole('button', { name: /^Invert/ }).click();
  await curl(page).getByText(/mask=/).waitFor();

  for (const name of ['one.png', 'two.png']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await expect.poll(() => curl(page).innerText()).not.toContain('mask=');
  await choose('three.png');
  await page.getByText('Paint over the area to change.').waitFor();
  await curl(page)
    .getByText(/three\.png/)
    .waitFor();
  expect(await curl(page).innerText()).not.toContain('mask=');
  expect(complaints).toEqual([]);
  await close();
});

test('the keyboard goes on where more can be added after one of a list is removed', async () => {
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  await page.getByText('More options').first().click();
  const add = page.getByRole('button', { name: /^Add to reference images/ });
  await add.click();
  await page.getByRole('button', { name: /^Remove Reference images/ }).press('Enter');
  await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true);
  await close();
});

test('JSON is kept as it is entered, and sent only once it is valid', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/playground/createEmbedding');
  const example = page.getByRole('button', { name: 'Several, in Base64' });
  await example.click();
  const field = page.getByRole('textbox', { name: /^Input/ });
  const written = await field.inputValue();
  expect(JSON.parse(written)).toHaveLength(2);
  await field.press('Control+End');
  await field.press('Backspace');
  const broken = await field.inputValue();
  expect(broken).toBe(written.slice(0, -1));
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);

  let sent = 0;
  await page.route('**/embeddings', (route) => {
    sent += 1;
    return route.fulfill({ json: { object: 'list', data: [] } });
  });
  const send = page.getByRole('button', { name: /^Send/ });
  await send.click();
  await page.getByText('This is not valid JSON: a list or an object.').waitFor();
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(sent).toBe(0);

  await page.reload();
  expect(await field.inputValue()).toBe(broken);
  await field.press('Control+End');
  await field.pressSequentially(',"third"]');
  await curl(page).getByText(/third/).waitFor();
  await send.click();
  await expect.poll(() => sent).toBe(1);

  await example.click();
  expect(await field.inputValue()).toBe(written);
  await field.fill('');
  await field.pressSequentially('One text');
  await curl(page)
    .getByText(/"input": ?"One text"/)
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a part of a message that is not valid JSON holds the request back', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/playground/createMessage');
  await page.getByRole('button', { name: 'A question' }).click();
  const field = page.getByRole('textbox', { name: /^Effort from here on/ }).first();
  await field.fill('{ "effort": ');
  let sent = 0;
  await page.route('**/messages', (route) => {
    sent += 1;
    return route.abort();
  });
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('This is not valid JSON: a list or an object.').waitFor();
  expect(await field.inputValue()).toBe('{ "effort": ');
  expect(sent).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
