import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf, valuesOf } from '../../../client/console/forms/form-request.ts';
import { forms } from '../../../generated/forms.ts';
import { exampleRequest } from '../../../generated/rule-examples.ts';
import { rules } from '../../../generated/rules.ts';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type ShownPage, seriousFindings, type TestConsole } from './a-console.ts';
import { holding } from './held-requests.ts';

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

const TEXTS = [
  forms.createMessage,
  forms.createChatCompletion,
  forms.createResponse,
  forms.createEmbedding,
];

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
      for (const violation of violations) {
        await page
          .getByText(violation.message, { exact: true })
          .first()
          .waitFor({ timeout: 60_000 });
        expect(await fieldsWith(page, violation.message), violation.message).toContain(
          violation.parameter.split(/[.[]/)[0],
        );
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

  test('shows that the price is being asked, and the one before as no more than that', async () => {
    const console = await shown.openAs(ada, '/playground/createVideo');
    const { page } = console;
    const letGo = await holding(page, '**/vidx/generations');
    await page.getByRole('button', { name: /upright/ }).click();
    await page.getByText('Asking for the price…').waitFor();
    letGo();
    const price = page.getByText(/^Costs/);
    await price.waitFor();
    await expect.poll(() => price.getAttribute('aria-busy')).toBe('false');
    await page.unroute('**/vidx/generations');
    const letGoAgain = await holding(page, '**/vidx/generations');
    const before = await price.innerText();
    await page.getByRole('combobox', { name: 'Video length' }).selectOption('10');
    await expect.poll(() => price.getAttribute('aria-busy')).toBe('true');
    expect(await price.innerText()).toBe(before);
    letGoAgain();
    await expect.poll(() => price.getAttribute('aria-busy')).toBe('false');
    expect(await price.innerText()).not.toBe(before);
    await blameless(console);
  });

  test('tells of one unit that is left as one', async () => {
    const console = await shown.openAs(ada, '/playground/createVideo');
    const { page } = console;
    await page.route('**/vidx/generations', async (route) => {
      const response = await route.fetch();
      const { data, ...others } = await response.json();
      await route.fulfill({ response, json: { ...others, data: { ...data, balance: '1' } } });
    });
    await page.getByRole('button', { name: /upright/ }).click();
    await page.getByText(/^Costs \S+ of 1 unit$/).waitFor();
    await blameless(console);
  });

  test('shows text as it is written, and stops it', async () => {
    const console = await shown.openAs(ada, '/playground/createMessage');
    const { page } = console;
    await page.getByRole('button', { name: 'A question' }).click();
    const content = page.getByRole('textbox', { name: /^Content/ }).last();
    await content.fill('A long question. '.repeat(20));
    await readAsShown(page);
    await send(page);
    await done(page);
    const answer = page.getByRole('region', { name: 'Answer' });
    const whole = await answer.innerText();
    expect(whole).toMatch(/^You said/);
    // The next piece has come only once the page showed all before it.
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

  test('says that a text was stopped in the middle, and keeps what was written', async () => {
    const console = await shown.openAs(ada, '/playground/createMessage');
    const { page } = console;
    await page.getByRole('button', { name: 'A question' }).click();
    await holdBackAfter(page, 'text_delta');
    await send(page);
    const answer = page.getByRole('region', { name: 'Answer' });
    await answer.getByText(/\w/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('status').getByText('Stopped', { exact: true }).waitFor();
    expect(await answer.innerText()).not.toBe('');
    await blameless(console);
  });

  test('shows a picture in its place while it is made, and moves nothing', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is made' }).click();
    await noteStates(page);
    await send(page);
    await done(page);
    const states = await notedStates(page);
    const words = states.map((state) => state.words);
    expect([words[0], words.at(-1)]).toEqual(['Waiting for the first of 3', '']);
    // Of states that come at once, the last is shown.
    const between = words.slice(1, -1);
    expect(between.length).toBeGreaterThan(0);
    expect(between.every((text) => /^Unfinished: [123] of 3$/.test(text))).toBe(true);
    expect(between).toEqual(between.toSorted());
    // The picture is 1536 x 1024.
    const [{ width = 0, height = 0 } = {}] = states;
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(states.every((state) => state.width === width && state.height === height)).toBe(true);
    expect(new Set(states.map(({ picture }) => picture)).size).toBe(states.length);
    const answer = page.getByRole('region', { name: 'Picture' });
    await answer.getByText(/^\d+ tokens in, [\d,]+ out$/).waitFor();
    await page.getByRole('tab', { name: 'JSON' }).click();
    await page.getByRole('tabpanel', { name: 'JSON' }).getByText('b64_json').waitFor();
    await page.getByRole('tab', { name: 'Result' }).click();
    await answer.getByRole('button', { name: 'Open picture 1 of 1 large' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('link', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('picture.png');
    await page.keyboard.press('Escape');
    await blameless(console);
  });

  test('keeps a picture open large while it is made, from its first state to the finished one', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is made' }).click();
    await holdBackAfter(page, 'partial_image');
    await send(page);
    await page.getByRole('status').getByText('Unfinished: 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Open picture 1 of 1 large' }).click();
    const large = page.getByRole('dialog', { name: 'Picture' });
    const download = large.getByRole('link', { name: 'Download' });
    await download.focus();
    const unfinished = await large.getByRole('img').getAttribute('src');
    await page.evaluate(() => globalThis.letGo());
    // What is behind an open window is hidden from roles.
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
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is made' }).click();
    await page.getByRole('textbox', { name: /^Prompt/ }).fill('A fox [sandbox:truncated]');
    await send(page);
    const answer = page.getByRole('region', { name: 'Picture' });
    await answer.getByRole('alert').getByText('The picture was not finished.').waitFor();
    await answer.getByText("The sandbox's answer broke off, as the prompt asks.").waitFor();
    await answer.getByText('Unfinished: 3 of 3').waitFor();
    await page.getByRole('status').getByText('Failed', { exact: true }).waitFor();
    expect(await loadedWidth(answer.getByRole('img'))).toBe(1536);
    await blameless(console);
  });

  test('tells the state of a picture beside what is busy, where readers hold nothing back', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is made' }).click();
    await holdBackAfter(page, 'partial_image');
    await send(page);
    await page.getByRole('status').getByText('Unfinished: 1 of 3').waitFor();
    const busy = page.locator('[aria-busy="true"]');
    expect(await busy.getByRole('img').count()).toBe(1);
    expect(await busy.getByRole('status').count()).toBe(0);
    await blameless(console);
  });

  test('stops a picture that is shown, and keeps what was seen', async () => {
    const console = await shown.openAs(ada, '/playground/createImage');
    const { page } = console;
    await page.getByRole('button', { name: 'imgx-image-1, shown while it is made' }).click();
    await holdBackAfter(page, 'partial_image');
    await send(page);
    await page.getByRole('status').getByText('Unfinished: 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('status').getByText('Stopped', { exact: true }).waitFor();
    const answer = page.getByRole('region', { name: 'Picture' });
    await answer.getByText('Unfinished: 1 of 3').waitFor();
    expect(await loadedWidth(answer.getByRole('img'))).toBe(1536);
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
      const answer = await page.getByRole('region', { name: 'Answer' }).innerText();
      expect(answer).toMatch(/^You said: .*lighthouse.*a real model would answer here\.$/);
      expect(await page.getByText(/^\d+ tokens in, \d+ out$/).count()).toBe(1);
      await page.getByRole('button', { name: 'Copy the answer', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Copy the request for curl', exact: true }).waitFor();
      await blameless(console);
    },
  );

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
      await tabTo(page, page.getByRole('button', { name: /^Copy the answer/ }));
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
    await page.getByRole('figure', { name: 'The answer as JSON' }).waitFor();
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

  test('makes vectors of a text and of several, with a model that is for them', async () => {
    const console = await shown.openAs(ada, '/playground/createEmbedding');
    const { page } = console;
    const answer = page.getByRole('figure', { name: 'The answer as JSON' });
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
    await operation.selectOption({ label: 'Models: List models' });
    await page.getByRole('heading', { name: 'List models' }).waitFor();
    await send(page);
    await done(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
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
      // Each step is another page, and the choice keeps the keyboard.
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

/** Presses Tab until it has the keyboard, and looks at what has it meanwhile. */
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

/** Holds that what has the keyboard can be seen: the bar at the end of the form is not in front of it. */
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

/** The parameters whose controls, or the groups around them, are described with a sentence. */
async function fieldsWith(page: Page, sentence: string): Promise<readonly string[]> {
  return page.evaluate((message) => {
    const words = (element: Element, part: string): readonly string[] =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(
          (id) => document.getElementById(id)?.querySelector(part) ?? document.getElementById(id),
        )
        .map((described) => described?.textContent ?? '');
    const described = [...document.querySelectorAll('form [aria-describedby]')];
    return described
      .filter((element) => words(element, ':scope').includes(message))
      .flatMap((element) => {
        const around: string[] = [];
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          // A description begins with the parameter's own name.
          around.push(words(at, 'code')[0] ?? '');
        }
        return around;
      });
  }, sentence);
}

/** Lets the page hear a piece of a message's text only once it shows those before, and notes what it showed. */
async function readAsShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const steps: string[] = [];
    Object.assign(globalThis, { steps });
    const show = (text: string): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          const answer = document.querySelector('section[aria-label="Answer"][aria-busy="true"]');
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

/** The texts that were shown. */
async function shownSteps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'steps') as readonly string[]);
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

/** A state that the place of a picture was in. */
interface PictureState {
  readonly words: string;
  /** The end of the address of what was seen. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

declare global {
  var pictureStates: PictureState[];
  /** Lets the page hear the rest of what is held back. */
  var letGo: () => void;
}

/** Notes each state of the place where a picture is shown, from now on. */
async function noteStates(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.pictureStates = [];
    const note = (): void => {
      const place = document.querySelector('section[aria-label="Picture"]');
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

/** Lets the page hear no more of a stream than up to the first event that has a word, until it is let go. */
async function holdBackAfter(page: Page, word: string): Promise<void> {
  await page.evaluate((last) => {
    const usual = globalThis.fetch;
    const isLetGo = new Promise<void>((resolve) => {
      globalThis.letGo = resolve;
    });
    const beginning = (signal: AbortSignal): TransformStream<string, string> => {
      let text = '';
      let isHeld = false;
      // It is open until it is let go, or whoever asked ends it.
      const goOn = (): Promise<void> =>
        new Promise((resolve, reject) => {
          void isLetGo.then(resolve);
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      return new TransformStream({
        async transform(piece, control) {
          if (isHeld) return control.enqueue(piece);
          text += piece;
          const end = text.includes(last) ? text.indexOf('\n\n', text.indexOf(last)) : -1;
          if (end < 0) return;
          isHeld = true;
          control.enqueue(text.slice(0, end + 2));
          await goOn();
          control.enqueue(text.slice(end + 2));
        },
        flush: goOn,
      });
    };
    globalThis.fetch = async (asked, more) => {
      const request = new Request(asked, more);
      const { body, headers, status } = await usual(request);
      const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
      const held = isStream
        ? body
            ?.pipeThrough(new TextDecoderStream())
            .pipeThrough(beginning(request.signal))
            .pipeThrough(new TextEncoderStream())
        : body;
      return new Response(held, { headers, status });
    };
  }, word);
}
