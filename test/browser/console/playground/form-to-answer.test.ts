import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInPerson } from '../../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from '../a-console.ts';
import { blameless, done, send } from './a-playground.ts';

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
  test('makes a video to its end, which plays', async () => {
    const console = await shown.openAs(ada, '/playground');
    const { page } = console;
    // The first operation of the contract is preselected, and its examples are one click away.
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

    // The job has a page of its own.
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.getByRole('link', { name: 'View job' }).click();
    await page.getByRole('heading', { level: 1, name: /paper boat/ }).waitFor();
    await page.goBack();

    // The form's values survive a reload.
    await page.reload();
    const prompt = page.getByRole('textbox', { name: /^Prompt/ });
    await prompt.waitFor();
    expect(await prompt.inputValue()).toContain('paper boat');
    await blameless(console);
  });

  test('restores what an example has replaced', async () => {
    const console = await shown.openAs(ada, '/playground/createVideo');
    const { page } = console;
    const prompt = page.getByRole('textbox', { name: /^Prompt/ });
    const restore = page.getByRole('button', { name: 'Restore my entries' });
    const upright = page.getByRole('button', { name: /upright/ });
    await prompt.fill('');
    await upright.click();
    expect(await restore.count()).toBe(0);
    await prompt.fill('A prompt of an hour');
    await upright.click();
    await page.getByRole('button', { name: /two reference images/ }).click();
    expect(await prompt.inputValue()).not.toBe('A prompt of an hour');
    await restore.press('Enter');
    expect(await prompt.inputValue()).toBe('A prompt of an hour');
    expect(await restore.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    await blameless(console);
  });

  test('restores what the request of a job has replaced, even after another page and a reload', async () => {
    const json = { prompt: 'A harbour', video_length: '6', resolution_name: '480p' };
    const { data } = (await ada.call('/vidx/generations', { json })).json;
    const console = await shown.openAs(ada, '/playground/createVideo');
    const { page } = console;
    const prompt = page.getByRole('textbox', { name: /^Prompt/ });
    await prompt.fill('A prompt of an hour');
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.locator(`a[href$="/jobs/${data.jobId}"]`).first().click();
    await page.getByRole('button', { name: 'Reuse in playground' }).click();
    await expect.poll(() => prompt.inputValue()).toBe('A harbour');
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    await page.goBack();
    await page.reload();
    await page.getByRole('button', { name: 'Restore my entries' }).click();
    expect(await prompt.inputValue()).toBe('A prompt of an hour');
    expect(await page.getByRole('button', { name: 'Restore my entries' }).count()).toBe(0);
    await blameless(console);
  });

  test('fits a phone', async () => {
    const viewport = { width: 360, height: 740 };
    const console = await shown.openAs(ada, '/playground', { viewport });
    const { page } = console;
    const operation = page.getByRole('combobox', { name: 'Operation' });
    await operation.selectOption({ label: 'Models: List models' });
    await page.getByRole('heading', { name: 'List models' }).waitFor();
    await send(page);
    await done(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await blameless(console);
  });
});
