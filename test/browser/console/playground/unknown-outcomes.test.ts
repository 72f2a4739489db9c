import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInPerson } from '../../../a-gateway-with-mail.ts';
import { aConsole, seriousFindings, type TestConsole } from '../a-console.ts';
import { done, send } from './a-playground.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole();
});

afterAll(async () => {
  await shown.stop();
});

const SAFE = 'Sending it again unchanged is safe: it will not be done or charged twice.';
const UNKNOWN = 'Outcome unknown';
const VIDEOS = '**/vidx/generations';

describe('a request whose response is lost', () => {
  test('makes no second job when it is sent again, unless it was changed', async () => {
    const ada = await shown.gateway.aPerson();
    const { page, close } = await shown.openAs(ada, '/playground/createVideo');
    const prompt = page.getByRole('textbox', { name: /^Prompt/ });
    await prompt.fill('A lighthouse at dusk');
    await losing(page);
    await send(page);
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
    const alert = page.getByRole('alert');
    await alert.getByText(SAFE).waitFor();
    expect(await alert.innerText()).not.toContain('fetch');
    expect(await alert.getByRole('link', { name: 'View jobs' }).getAttribute('href')).toMatch(
      /\/jobs$/,
    );
    expect(await seriousFindings(page)).toEqual([]);
    await page.unroute(VIDEOS);
    await send(page);
    await done(page);
    expect(await promptsOf(ada)).toEqual(['A lighthouse at dusk']);

    await losing(page);
    await prompt.fill('A lighthouse at dawn');
    await send(page);
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
    await page.unroute(VIDEOS);
    await prompt.fill('A lighthouse at noon');
    await send(page);
    await done(page);
    expect(await promptsOf(ada)).toEqual([
      'A lighthouse at noon',
      'A lighthouse at dawn',
      'A lighthouse at dusk',
    ]);
    await close();
  });

  test('keeps its key until the gateway has answered to it', async () => {
    const ada = await shown.gateway.aPerson();
    const { page, close } = await shown.openAs(ada, '/playground/createVideo');
    await page.getByRole('textbox', { name: /^Prompt/ }).fill('A lighthouse at dusk');
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      const { 'idempotency-key': key, prefer } = request.headers();
      if (request.method() === 'POST' && prefer === undefined) keys.add(key);
    });
    await losing(page);
    await send(page);
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
    await answering(page, { status: 409, data: { code: 'idempotency_key_in_use' } });
    await send(page);
    await page.getByRole('alert').getByText('Said by the test.').waitFor();
    await page.getByRole('alert').getByText(SAFE).waitFor();
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
    await answering(page, { status: 402, data: { code: 'insufficient_quota' } });
    await send(page);
    await page.getByText('The request failed.').waitFor();
    await page.unroute(VIDEOS);
    await send(page);
    await done(page);
    expect(keys.size).toBe(1);
    await send(page);
    await expect.poll(() => keys.size).toBe(2);
    await close();
  });

  test('is still known after a reload, and can be sent again safely', async () => {
    const ada = await shown.gateway.aPerson();
    const { page, close } = await shown.openAs(ada, '/playground/createVideo');
    await page.getByRole('textbox', { name: /^Prompt/ }).fill('A lighthouse at dusk');
    await losing(page);
    await send(page);
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
    await page.unroute(VIDEOS);
    await page.reload();
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
    await page.getByRole('alert').getByText(SAFE).waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'View jobs' }).waitFor();
    await send(page);
    await done(page);
    expect(await promptsOf(ada)).toEqual(['A lighthouse at dusk']);
    await page.reload();
    await page.getByText('Nothing sent yet').waitFor();
    await close();
  });

  test('is said to need a check if it has no key', async () => {
    const ada = await shown.gateway.aPerson();
    const { page, close } = await shown.openAs(ada, '/playground/createEmbedding');
    await page.getByRole('button', { name: 'A text' }).click();
    await page.route('**/v1/embeddings', lost);
    await send(page);
    const alert = page.getByRole('alert');
    await alert.getByText('Check before sending it again.').waitFor();
    expect(await alert.getByRole('link').count()).toBe(0);
    await close();
  });
});

/** Has a request carried out, and loses the response. */
async function lost(route: Route): Promise<void> {
  if (route.request().headers().prefer === 'quote') return route.continue();
  await route.fetch();
  await route.abort();
}

function losing(page: Page): Promise<unknown> {
  return page.route(VIDEOS, lost);
}

interface Said {
  readonly status: number;
  readonly data: Readonly<Record<string, string>>;
}

/** Has the requests for videos answered by the test. */
async function answering(page: Page, { status, data }: Said): Promise<void> {
  await page.unroute(VIDEOS);
  await page.route(VIDEOS, (route) => {
    if (route.request().headers().prefer === 'quote') return route.continue();
    const json = { status: 'FAILED', message: 'Said by the test.', data };
    return route.fulfill({ status, json });
  });
}

/** The prompts of a person's jobs, newest first. */
async function promptsOf(person: SignedInPerson): Promise<readonly string[]> {
  const { jobs } = (await person.call('/jobs')).json.data;
  return jobs.map((job: { readonly data: { readonly prompt: string } }) => job.data.prompt);
}
