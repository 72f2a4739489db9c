import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../../../generated/pages.ts';
import type { SignedInPerson } from '../../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from '../a-console.ts';
import { blameless, done, send } from './a-playground.ts';
import { holdBackAfter } from './held-streams.ts';

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
  test('shows text as it is written, and stops it', async () => {
    const console = await shown.openAs(ada, '/playground/createMessage');
    const { page } = console;
    await page.getByRole('button', { name: 'A question' }).click();
    const content = page.getByRole('textbox', { name: /^Content/ }).last();
    await content.fill('A long question. '.repeat(20));
    await readAsShown(page);
    await send(page);
    await done(page);
    const answer = page.getByRole('region', { name: 'Response' });
    const whole = await answer.innerText();
    expect(whole).toMatch(/^You said/);
    // Each chunk was delivered only after the page had shown all before it.
    const steps = await shownSteps(page);
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.at(-1)).toBe(whole);
    expect(steps.every((step) => whole.startsWith(step))).toBe(true);

    await content.fill(`[sandbox:slow=20s] ${'A long question. '.repeat(20)}`);
    await send(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('status').getByText('Stopped', { exact: true }).waitFor();
    await blameless(console);
  });

  test('begins a conversation with a message of the user, which an example replaces', async () => {
    const console = await shown.openAs(ada, '/playground/createChatCompletion');
    const { page } = console;
    await page.getByRole('combobox', { name: /^Model/ }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: /^Content/ }).fill('Name three boats.');
    await send(page);
    await done(page);
    await page.goto(`${shown.gateway.url}${pages.console}/playground/createMessage`);
    await page.getByRole('textbox', { name: /^Content/ }).waitFor();
    await page.getByRole('button', { name: 'A question' }).click();
    expect(await page.getByRole('button', { name: 'Restore my entries' }).count()).toBe(0);
    await blameless(console);
  });

  test('says that a text was stopped in the middle, and keeps what was written', async () => {
    const console = await shown.openAs(ada, '/playground/createMessage');
    const { page } = console;
    await page.getByRole('button', { name: 'A question' }).click();
    await holdBackAfter(page, 'text_delta');
    await send(page);
    const answer = page.getByRole('region', { name: 'Response' });
    await answer.getByText(/\w/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('status').getByText('Stopped', { exact: true }).waitFor();
    expect(await answer.innerText()).not.toBe('');
    await blameless(console);
  });

  test.each(['createMessage', 'createChatCompletion', 'createResponse'])(
    'shows the whole text of %s, and the tokens that it took',
    async (operationId) => {
      const console = await shown.openAs(ada, `/playground/${operationId}`);
      const { page } = console;
      await page.getByRole('button', { name: 'A question' }).click();
      await send(page);
      await done(page);
      const answer = await page.getByRole('region', { name: 'Response' }).innerText();
      expect(answer).toMatch(/^You said: .*lighthouse.*a real model would answer here\.$/);
      expect(await page.getByText(/^\d+ input, \d+ output tokens$/).count()).toBe(1);
      await page.getByRole('button', { name: 'Copy the response', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Copy request in curl', exact: true }).waitFor();
      await blameless(console);
    },
  );

  test('makes vectors of a text and of several, with a model that is for them', async () => {
    const console = await shown.openAs(ada, '/playground/createEmbedding');
    const { page } = console;
    const answer = page.getByRole('figure', { name: 'Response JSON' });
    for (const [example, tokens] of [
      ['A text', 6],
      ['Several, in Base64', 12],
    ] as const) {
      await page.getByRole('button', { name: example }).click();
      await send(page);
      await done(page);
      await expect
        .poll(() => answer.innerText())
        .toMatch(new RegExp(`prompt_tokens\\D+${tokens}\\b`));
    }
    const models = page.getByRole('combobox', { name: /^Model/ }).getByRole('option');
    expect(await models.allTextContents()).toEqual(['Choose a model', 'sandbox-embedding-1']);
    await blameless(console);
  });
});

/** Delivers each chunk of a message's text only after the page has shown those before, and records the shown texts. */
async function readAsShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const steps: string[] = [];
    Object.assign(globalThis, { steps });
    const show = (text: string): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          const answer = document.querySelector('section[aria-label="Response"][aria-busy="true"]');
          if (answer?.textContent !== text) return;
          observer.disconnect();
          steps.push(text);
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      });
    const piece = (event: string): string => {
      const data = /^data: (.*)$/m.exec(event)?.[1] ?? '{}';
      return JSON.parse(data).delta?.text ?? '';
    };
    const eventByEvent = (): TransformStream<string, string> => {
      let [rest, written] = ['', ''];
      return new TransformStream({
        async transform(come, control) {
          const events = (rest + come).split(/(?<=\n\n)/);
          rest = events.at(-1)?.endsWith('\n\n') === true ? '' : (events.pop() ?? '');
          for (const event of events) {
            control.enqueue(event);
            written += piece(event);
            if (piece(event) !== '') await show(written);
          }
        },
      });
    };
    const usual = globalThis.fetch;
    globalThis.fetch = async (asked, more) => {
      const { body, headers, status } = await usual(asked, more);
      if (headers.get('content-type')?.startsWith('text/event-stream') !== true) {
        return new Response(body, { headers, status });
      }
      const shown = body
        ?.pipeThrough(new TextDecoderStream())
        .pipeThrough(eventByEvent())
        .pipeThrough(new TextEncoderStream());
      return new Response(shown, { headers, status });
    };
  });
}

/** The texts that the page has shown. */
async function shownSteps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'steps') as readonly string[]);
}
