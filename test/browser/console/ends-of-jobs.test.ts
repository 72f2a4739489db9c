import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../../../generated/stamp.ts';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aReceiver } from '../../a-receiver.ts';
import { aConsole, type TestConsole } from './a-console.ts';

let shown: TestConsole;

beforeAll(async () => {
  shown = await aConsole({
    callbacks: { allowPrivate: true },
    upstreams: {
      sandbox: { kind: 'sandbox', jobSeconds: 3 },
      endless: { kind: 'sandbox', jobSeconds: 3600 },
    },
    models: [
      { id: 'vidx-imagine-video', upstream: 'endless' },
      { id: '*', upstream: 'sandbox' },
    ],
  });
});

afterAll(async () => {
  await shown.stop();
});

const PROMPT = 'A lighthouse and its keeper';
const SHORT = { prompt: PROMPT, video_length: '6', resolution_name: '480p' } as const;
const ENDLESS = { ...SHORT, model: 'vidx-imagine-video', resolution_name: '720p' } as const;

async function aVideo(person: SignedInPerson, json: object): Promise<string> {
  const { json: answer } = await person.call('/vidx/generations', { json });
  return answer.data.jobId;
}

/** Submits a video that never ends, and holds the request until the returned function is called. */
async function askHeld(page: Page): Promise<() => void> {
  let accept = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    accept = resolve;
  });
  await page.route('**/vidx/generations', async (route) => {
    await held;
    await route.continue();
  });
  await sendVideo(page, ENDLESS);
  return accept;
}

async function sendVideo(page: Page, video: object): Promise<void> {
  await page.evaluate((values) => history.pushState({ values }, '', location.href), video);
  await page.reload();
  await expect.poll(() => page.getByRole('textbox', { name: /^Prompt/ }).inputValue()).toBe(PROMPT);
  await page.getByRole('button', { name: /^Send/ }).click();
}

test('a job that is unwanted before it is accepted is cancelled as soon as it is', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  const accept = await askHeld(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('status').getByText('Cancelling').waitFor();
  accept();
  await page.getByRole('status').getByText('Cancelled', { exact: true }).waitFor();
  const { json } = await ada.call('/jobs');
  expect(json.data.jobs).toMatchObject([{ status: 'FAILED', data: { reason: 'cancelled' } }]);
  await close();
});

test('a job that could not be cancelled is said to go on', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  const accept = await askHeld(page);
  accept();
  await page.getByRole('progressbar').first().waitFor();
  const body = JSON.stringify({ status: 'FAILED', message: 'Not just now.' });
  await page.route('**/cancel', (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body }),
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The job was not cancelled.').waitFor();
  await page.getByText('Not just now.').waitFor();
  await page.getByRole('status').getByText('In progress', { exact: true }).waitFor();
  await page.unroute('**/cancel');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('status').getByText('Cancelled', { exact: true }).waitFor();
  expect(await page.getByText('The job was not cancelled.').count()).toBe(0);
  await close();
});

test('the overview shows what was spent as soon as it shows the job as over', async () => {
  const ada = await shown.gateway.aPerson();
  await aVideo(ada, SHORT);
  const { page, complaints, close } = await shown.openAs(ada, '/');
  const balance = page.getByRole('region', { name: 'Balance' });
  await balance.getByText(/reserved for work in progress/).waitFor();
  await page.getByText('Done', { exact: true }).waitFor();
  await balance.getByText('Nothing reserved').waitFor();
  await page
    .getByRole('region', { name: 'Usage, last 14 days' })
    .getByText('in 1 request')
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('what was reserved for a job is released everywhere when it is cancelled', async () => {
  const ada = await shown.gateway.aPerson();
  const id = await aVideo(ada, ENDLESS);
  for (const path of [`/jobs/${id}`, '/jobs']) {
    const { page, close } = await shown.openAs(ada, path);
    const account = page.getByRole('button', { name: /^Account of Ada/ });
    await account.getByText(/^9\d\d,\d+/).waitFor();
    if (path === '/jobs') await aVideo(ada, ENDLESS);
    const cancel = page.getByRole('button', { name: /^Cancel/ });
    await cancel.first().click();
    await page.getByRole('button', { name: 'Cancel job' }).click();
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    const { json } = await ada.call('/account');
    await account.getByText(Number(json.data.balance).toLocaleString('en')).waitFor();
    await close();
    if (path !== '/jobs') await aVideo(ada, ENDLESS);
  }
});

test('the list of jobs leads to sign-in when the session is over', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/jobs');
  await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
  await ada.call('/account/sign-out', { method: 'POST' });
  await page.getByText(/^Your session has expired/).waitFor({ timeout: 60_000 });
  await close();
});

test('a list that is refused for a while says so, and is live again by itself', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/nowhere');
  const body = JSON.stringify({ status: 'FAILED', message: 'Not just now.' });
  const refusal = { status: 403, contentType: 'application/json', body };
  await page.route('**/jobs/events', (route) => route.fulfill(refusal));
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Not live' }).waitFor();
  await page.unroute('**/jobs/events');
  await page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor();
  await close();
});

test('a callback is looked at when its try is near, however far that was, and its time goes on', async () => {
  const ada = await shown.gateway.aPerson();
  const receiver = await aReceiver(503);
  const id = await aVideo(ada, { ...SHORT, hook_url: `${receiver.url}/hook` });
  await receiver.received(1);
  const { page, close } = await shown.openAs(ada, '/nowhere');
  const nextAttempt = new Date(Date.now() + 600_000).toISOString();
  let looks = 0;
  await page.route(`**/jobs/${id}/callbacks`, async (route) => {
    looks += 1;
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data, { state: 'pending', nextAttempt });
    await route.fulfill({ response, json });
  });
  await page.clock.install();
  await page.goto(page.url().replace('/nowhere', `/jobs/${id}`));
  await page.getByText('in 10 minutes').waitFor();
  const before = looks;
  await page.clock.runFor(300_000);
  await page.getByText(/in [45] minutes/).waitFor();
  expect(looks).toBe(before);
  await page.clock.runFor(270_000);
  await expect.poll(() => looks).toBeGreaterThan(before);
  // Waits until the last request has been handled, before the page closes.
  await page.unrouteAll({ behavior: 'wait' });
  await close();
  await receiver.stop();
});

test('a job that is running while the gateway is away is followed again once it is back', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  let isAway = false;
  await page.route('**/jobs/*/events', (route) => route.abort());
  for (const path of ['**/jobs/*', '**/healthz']) {
    await page.route(path, (route) => (isAway ? route.abort() : route.continue()));
  }
  await sendVideo(page, SHORT);
  const status = page.getByRole('status');
  await page.getByRole('progressbar').first().waitFor();
  isAway = true;
  await page.getByText('Can’t reach the gateway.').waitFor({ timeout: 60_000 });
  await status.getByText('In progress').waitFor();
  isAway = false;
  await status.getByText('Done').waitFor();
  await page.locator('video').waitFor();
  await close();
});

test('a job whose updates are refused says so: for a while, or for good', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  let status = 200;
  await page.route('**/jobs/*/events', (route) => route.abort());
  await page.route('**/jobs/*', (route) => {
    if (status === 200) return route.continue();
    // It is longer than the console waits in silence.
    const headers = { 'x-contract-fingerprint': fingerprint, 'retry-after': '6' };
    const json = { status: 'FAILED', message: `Refused with ${status}.` };
    return route.fulfill({ status, headers, json });
  });
  await sendVideo(page, ENDLESS);
  await page.getByRole('progressbar').first().waitFor();
  status = 503;
  await page.getByText('Updates are interrupted. Trying again…').waitFor();
  await page.getByRole('status').getByText('Updates are interrupted.').waitFor();
  await page.getByRole('status').getByText('In progress').waitFor();
  status = 403;
  await page.getByRole('alert').getByText('Refused with 403.').waitFor();
  await page.getByRole('status').getByText('Outcome unknown').waitFor();
  await page.getByRole('link', { name: 'View job' }).waitFor();
  await close();
});

test('a job that was accepted is not called a request that failed, although nothing else is known of it', async () => {
  const ada = await shown.gateway.aPerson();
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  await page.route('**/jobs/**', (route) =>
    route.fulfill({ status: 403, json: { status: 'FAILED', message: 'Refused.' } }),
  );
  await sendVideo(page, SHORT);
  const notice = page.getByRole('alert').filter({ hasText: 'Refused.' });
  await notice.getByText('The job could not be followed further.').waitFor();
  const { json } = await ada.call('/jobs');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'View job' }).click();
  await expect.poll(() => page.url()).toContain(json.data.jobs[0].jobId);
  await close();
});
