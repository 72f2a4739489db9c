import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRecording } from '../../../recordings.ts';
import { aConsole, type TestConsole } from '../a-console.ts';
import { blameless, done, send } from './a-playground.ts';
import { holdBackAfter } from './held-streams.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

describe('the playground that was left for another page', () => {
  test('still has the files and the response, until the person signs out', async () => {
    const ada = await shown.gateway.aPerson();
    const console = await shown.openAs(ada, '/playground/uploadSample');
    const { page } = console;
    await upload(page);
    await lookAtJobs(page);
    await page.getByText('tune.wav', { exact: true }).waitFor();
    await done(page);
    await page.getByRole('button', { name: 'Create a song from a sample' }).press('Enter');
    await page.getByRole('heading', { name: 'Create a song from a sample' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Playground');

    await page.getByRole('button', { name: /^Account of Ada/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail address').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').getByRole('link', { name: 'Playground' }).click();
    await page.getByRole('combobox', { name: 'Operation' }).selectOption('Music: Upload a sample');
    await page.getByText('Nothing sent yet').waitFor();
    expect(await page.getByText('tune.wav', { exact: true }).count()).toBe(0);
    await blameless(console);
  });

  test('leads to the sample that a song needs first, and back with it to what was entered', async () => {
    const ada = await shown.gateway.aPerson();
    const console = await shown.openAs(ada, '/playground/createMusic');
    const { page } = console;
    const about = page.getByRole('textbox', { name: /^What the song is about/ });
    await about.fill('The first snow');
    const form = page.getByRole('form');
    await form.getByRole('button', { name: 'Upload a sample' }).click();
    await upload(page);
    await page.getByRole('button', { name: 'Create a song from a sample' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: /^Sample/ }).inputValue())
      .not.toBe('');
    expect(await about.inputValue()).toBe('The first snow');
    expect(await form.getByRole('button', { name: 'Upload a sample' }).count()).toBe(0);
    await blameless(console);
  });

  test('goes on with a text in the meantime', async () => {
    const ada = await shown.gateway.aPerson();
    const console = await shown.openAs(ada, '/playground/createMessage');
    const { page } = console;
    await page.getByRole('button', { name: 'A question' }).click();
    await holdBackAfter(page, 'text_delta');
    await send(page);
    const answer = page.getByRole('region', { name: 'Response' });
    await answer.getByText(/\w/).waitFor();
    await lookAtJobs(page);
    await page.getByRole('status').getByText('In progress').waitFor();
    await page.evaluate(() => letGo());
    await done(page);
    expect(await answer.innerText()).toMatch(/^You said/);
    await blameless(console);
  });
});

/** Uploads a sample. */
async function upload(page: Page): Promise<void> {
  const sound = await aRecording(12);
  const buffer = Buffer.from(await sound.arrayBuffer());
  const file = { name: 'tune.wav', mimeType: 'audio/wav', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  await send(page);
  await done(page);
}

/** Goes to the list of jobs, and back. */
async function lookAtJobs(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Playground', level: 1 }).waitFor();
}
