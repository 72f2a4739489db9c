import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf, valuesOf } from '../../../../client/console/forms/form-request.ts';
import { forms } from '../../../../generated/forms.ts';
import { exampleRequest } from '../../../../generated/rule-examples.ts';
import { rules } from '../../../../generated/rules.ts';
import type { SignedInPerson } from '../../../a-gateway-with-mail.ts';
import { aConsole, type TestConsole } from '../a-console.ts';
import { holding } from '../held-requests.ts';
import { blameless, send } from './a-playground.ts';

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

  test('shows that the price is being asked, and the one before as no more than that', async () => {
    const console = await shown.openAs(ada, '/playground/createVideo');
    const { page } = console;
    const letGo = await holding(page, '**/vidx/generations');
    await page.getByRole('button', { name: /upright/ }).click();
    await page.getByText('Getting price…').waitFor();
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

  test('tells of one unit that is left as one, and that it is not enough', async () => {
    const console = await shown.openAs(ada, '/playground/createVideo');
    const { page } = console;
    await page.route('**/vidx/generations', async (route) => {
      const response = await route.fetch();
      const { data, ...others } = await response.json();
      await route.fulfill({ response, json: { ...others, data: { ...data, balance: '1' } } });
    });
    await page.getByRole('button', { name: /upright/ }).click();
    await page
      .getByText(
        /^Costs \S+ of 1 unit – not enough\. Ask an operator of this gateway to add units\.$/,
      )
      .waitFor();
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
});

/** The parameters whose controls, or groups of controls, have this sentence in their description. */
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
          // Descriptions begin with the parameter's name.
          around.push(words(at, 'code')[0] ?? '');
        }
        return around;
      });
  }, sentence);
}

/** Refused requests of the contract that the form can express: one per rule, without those that are merely long. */
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

/** Whether the form can express a request: it hides parameters that the model does not take. */
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

/** The violations that the gateway reports for a request. */
async function violationsOf(request: Readonly<Record<string, unknown>>): Promise<readonly Told[]> {
  const { json } = await ada.call('/vidx/generations', { json: request });
  return json.data?.violations ?? [];
}
