import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aReceiver } from '../../a-receiver.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole({
    callbacks: { allowPrivate: true },
    upstreams: {
      sandbox: { kind: 'sandbox', jobSeconds: 2 },
      endless: { kind: 'sandbox', jobSeconds: 3600 },
    },
    models: [
      { id: 'vidx-imagine-video', upstream: 'endless' },
      { id: '*', upstream: 'sandbox' },
    ],
  });
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

const PHONE = { viewport: { width: 360, height: 720 }, colorScheme: 'dark' } as const;

/** Creates a job through the API while the page is open. */
async function aVideo(prompt: string, extra: object = {}): Promise<string> {
  const json = { prompt, video_length: '6', resolution_name: '480p', ...extra };
  const { json: answer } = await ada.call('/vidx/generations', { json });
  return answer.data.jobId;
}

function rowOf(page: Page, subject: string) {
  return page.getByRole('listitem').filter({ hasText: subject });
}

/** Whether the page scrolls horizontally, which it never should. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

test('jobs come, move and end in the list by themselves', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/jobs');
  await page.getByText('No jobs yet').waitFor();
  await page.getByRole('link', { name: 'Open playground' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
  const read: string[] = [];
  page.on('request', (request) => read.push(new URL(request.url()).pathname));

  await aVideo('A lighthouse that appears');
  const row = rowOf(page, 'A lighthouse that appears');
  await row.getByRole('progressbar').waitFor();
  await row.getByText('Done').waitFor();
  await expect.poll(() => row.getByRole('progressbar').count()).toBe(0);
  // All updates came over the event stream, without further requests.
  expect(read.filter((path) => path.startsWith('/jobs'))).toEqual([]);

  await aVideo('A boat that stays', { model: 'vidx-imagine-video', resolution_name: '720p' });
  const boat = rowOf(page, 'A boat that stays');
  await boat.waitFor();
  await page.getByLabel('Status').selectOption({ label: 'Done' });
  await expect.poll(() => boat.count()).toBe(0);
  await row.waitFor();
  expect(new URL(page.url()).search).toBe('?status=SUCCESS');
  await page.reload();
  await row.waitFor();
  expect(await boat.count()).toBe(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Type').selectOption({ label: 'Music' });
  await page.getByText('No matching jobs').waitFor();
  await page.getByRole('button', { name: 'Show all jobs' }).click();

  await page.getByRole('button', { name: 'Cancel A boat that stays' }).click();
  await page.getByRole('button', { name: 'Cancel job' }).click();
  await boat.getByText('Cancelled').waitFor();
  await expect.poll(() => page.getByRole('dialog', { name: 'Cancel this job?' }).count()).toBe(0);

  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a job shows what it has made, its way, and whom it has told', async () => {
  const receiver = await aReceiver(503, 204);
  const id = await aVideo('A lighthouse to be looked at', { hook_url: `${receiver.url}/hook` });
  const { page, complaints, close } = await shown.openAs(ada, `/jobs/${id}`);
  await page.getByRole('heading', { name: 'A lighthouse to be looked at' }).waitFor();

  const video = page.locator('video');
  await video.waitFor();
  const steps = page.getByRole('list', { name: 'Timeline' });
  await steps.getByText('Done').waitFor();
  await steps.getByText('30 units charged').waitFor();
  await steps.getByText('sandbox').waitFor();
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    player.playbackRate = 8;
    const ended = new Promise((resolve) => player.addEventListener('ended', resolve));
    await player.play();
    await ended;
  });
  const [time, length] = await video.evaluate((player: HTMLVideoElement) => [
    player.currentTime,
    player.duration,
  ]);
  expect(length).toBeCloseTo(6, 0);
  expect(time).toBe(length);

  const tries = page.getByRole('list', { name: 'Attempts, newest first' });
  await tries.getByText('503', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Redeliver' }).click();
  await tries.getByText('204', { exact: true }).waitFor();
  await page.getByText('The callback is delivered.').waitFor();

  await page.getByText('Full record (JSON)').click();
  await page.getByText(`"jobId": "${id}"`).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reuse in playground' }).click();
  await page.waitForURL('**/playground/createVideo');
  const { values } = await page.evaluate(() => history.state);
  expect(values).toMatchObject({ prompt: 'A lighthouse to be looked at', video_length: '6' });
  expect(complaints).toEqual([]);
  await close();
  await receiver.stop();
});

test('the picture of a job is loaded once, and comes from the cache at the next visit', async () => {
  const eve = await shown.gateway.aPerson();
  const json = { prompt: 'A lighthouse, read', video_length: '6', resolution_name: '480p' };
  const made = await eve.call('/vidx/generations', { json });
  const { page, close } = await shown.openAs(eve, `/jobs/${made.json.data.jobId}`);
  await page.locator('video').waitFor();
  const picture = rowOf(page, 'A lighthouse, read').locator('img');

  await page.goto(`${shown.gateway.url}/console/jobs`);
  const url = await loadedFrom(picture);
  await page.reload();
  expect(await loadedFrom(picture)).toBe(url);
  const sent = await page.evaluate(
    (name) => performance.getEntriesByName(name).map((entry) => entry.toJSON().transferSize),
    url,
  );
  expect(sent).toEqual([0]);
  await close();
});

/** The URL of a picture, once it is loaded. */
async function loadedFrom(picture: Locator): Promise<string> {
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  return picture.evaluate((one: HTMLImageElement) => one.currentSrc);
}

test('a prompt of thousands of characters does not make names of that length', async () => {
  const prompt = `A lighthouse ${'far away, '.repeat(400)}`;
  const id = await aVideo(prompt);
  const { page, close } = await shown.openAs(ada, '/jobs');
  const link = page.getByRole('link', { name: /^A lighthouse far away/ });
  await link.waitFor();
  expect((await link.innerText()).length).toBeLessThan(200);
  await page.goto(`${shown.gateway.url}/console/jobs/${id}`);
  const video = page.locator('video');
  await video.waitFor();
  expect((await video.getAttribute('aria-label'))?.length).toBeLessThan(300);
  // The whole prompt is among what was requested.
  await page.getByText(prompt.trim(), { exact: true }).waitFor();
  await close();
});

test('a phone in the dark shows both pages, and a stream that breaks off is taken up again', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/jobs', PHONE);
  await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
  await page.getByRole('listitem').first().waitFor();
  expect(await isTooWide(page)).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);

  await page.route('**/jobs/events', (route) => route.abort());
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'Connection lost' }).waitFor();
  await aVideo('A lighthouse that was missed');
  await page.unroute('**/jobs/events');
  await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
  await rowOf(page, 'A lighthouse that was missed').getByText('Done').waitFor();

  await page.getByRole('link', { name: 'A lighthouse that was missed' }).click();
  await page.getByRole('list', { name: 'Timeline' }).waitFor();
  expect(await isTooWide(page)).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

test('a stream that ends as planned is resumed without a word, and without reading the list again', async () => {
  const { page, close } = await shown.openAs(ada, '/nowhere');
  const body =
    'id: 1795248939871\nevent: live\ndata: {"caughtUpAt":"2026-11-21T08:15:28.412Z"}\n\n';
  let streams = 0;
  let lists = 0;
  await page.route('**/jobs/events', (route) => {
    streams += 1;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  page.on('request', (request) => {
    if (request.url().includes('/jobs?')) lists += 1;
  });
  await page.goto(page.url().replace('/nowhere', '/jobs'));
  await page.getByRole('listitem').first().waitFor();
  await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
  await expect.poll(() => streams).toBeGreaterThan(1);
  const before = lists;
  await expect.poll(() => streams).toBeGreaterThan(3);
  expect(lists).toBe(before);
  expect(await page.getByRole('status').filter({ hasText: 'Live' }).count()).toBe(1);
  await close();
});

test('a job that is refused says so, and is followed on when asked to', async () => {
  const endless = { model: 'vidx-imagine-video', resolution_name: '720p' };
  const prompt = 'A lighthouse that is refused';
  const id = await aVideo(prompt, endless);
  const { page, close } = await shown.openAs(ada, '/jobs');
  const body = JSON.stringify({ status: 'FAILED', message: 'Not just now.' });
  const refusal = { status: 403, contentType: 'application/json', body };
  let isRefused = false;
  await page.route(`**/jobs/${id}/events`, (route) => route.fulfill(refusal));
  await page.route(`**/jobs/${id}`, (route) =>
    isRefused && route.request().resourceType() === 'fetch'
      ? route.fulfill(refusal)
      : route.continue(),
  );
  await page.getByRole('link', { name: prompt }).click();
  await page.getByRole('heading', { name: 'Progress', exact: true }).waitFor();
  isRefused = true;
  await page.getByText('Not just now.').waitFor();
  // The job's last known state stays visible.
  await page.getByRole('heading', { name: 'Progress', exact: true }).waitFor();
  isRefused = false;
  await page.unroute(`**/jobs/${id}/events`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByText('Not just now.').count()).toBe(0);
  await ada.call(`/jobs/${id}/cancel`, { method: 'POST' });
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  await close();
});

test('whoever follows a job is led to sign-in when the session is over', async () => {
  const eve = await shown.gateway.aPerson();
  const json = { prompt: 'A boat that goes on', model: 'vidx-imagine-video', video_length: '6' };
  const made = await eve.call('/vidx/generations', { json: { ...json, resolution_name: '720p' } });
  const { page, close } = await shown.openAs(eve, `/jobs/${made.json.data.jobId}`);
  await page.getByRole('heading', { name: 'A boat that goes on' }).waitFor();
  await page.getByRole('heading', { name: 'Progress', exact: true }).waitFor();
  await eve.call('/account/sign-out', { method: 'POST' });
  await page.getByText(/^Your session has expired/).waitFor({ timeout: 60_000 });
  await close();
});

test('a job that is not there is told of plainly', async () => {
  const { page, close } = await shown.openAs(ada, '/jobs/01a1fd2c-bd48-7a4c-823b-1612dd272d13');
  await page.getByRole('heading', { name: 'Job not found' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await close();
});
