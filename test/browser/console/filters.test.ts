import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson();
  const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
  await ada.call('/vidx/generations', { json });
});

afterAll(async () => {
  await shown.stop();
});

async function headingHasFocus(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
}

function said(page: Page, sentence: string | RegExp): Promise<void> {
  return page.getByRole('status').filter({ hasText: sentence }).waitFor();
}

test.each([
  { path: '/jobs', field: 'Status', choice: 'Failed', none: '0 jobs are shown.' },
  { path: '/changes', field: 'Type', choice: 'Key revoked', none: '0 changes are shown.' },
])(
  'what is chosen at $path is said to screen readers, and taking it back keeps the keyboard',
  async ({ path, field, choice, none }) => {
    const { page, complaints, close } = await shown.openAs(ada, path);
    await page.getByLabel(field).selectOption({ label: choice });
    await said(page, none);
    await page.getByRole('button', { name: 'Show all', exact: true }).press('Enter');
    await headingHasFocus(page);
    await said(page, /shown\.$/);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('the list of jobs does not move when a filter is chosen', async () => {
  const { page, close } = await shown.openAs(ada, '/jobs');
  const list = page.getByRole('list', { name: 'Jobs' });
  await list.waitFor();
  const before = await list.boundingBox();
  await page.getByLabel('Type').selectOption({ label: 'Video' });
  await page.getByRole('button', { name: 'Show all', exact: true }).waitFor();
  expect((await list.boundingBox())?.y).toBe(before?.y);
  await close();
});

test('on a phone, the filters of the jobs are folded until they are wanted', async () => {
  const viewport = { width: 360, height: 720 };
  const { page, complaints, close } = await shown.openAs(ada, '/jobs', { viewport });
  const list = page.getByRole('list', { name: 'Jobs' });
  await list.waitFor();
  expect((await list.boundingBox())?.y).toBeLessThan(viewport.height / 2);
  expect(await page.getByLabel('Status').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters', expanded: false }).press('Enter');
  await page.getByLabel('Type').selectOption({ label: 'Video' });
  await page.getByRole('button', { name: 'Filters (1)', expanded: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  expect(await page.getByLabel('Type').inputValue()).toBe('video');
  expect(await page.getByLabel('Type').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('the way back from an empty list of jobs keeps the keyboard, and clears what was typed', async () => {
  const { page, close } = await shown.openAs(ada, '/jobs?status=FAILED');
  const field = page.getByRole('textbox', { name: 'Prompt or job ID' });
  await field.fill('not submitted');
  await page.getByRole('button', { name: 'Show all jobs' }).press('Enter');
  await page.getByRole('list', { name: 'Jobs' }).waitFor();
  await headingHasFocus(page);
  expect(await field.inputValue()).toBe('');
  await close();
});

test('a job is opened by its ID, as a log has it, and one that is not there is told', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/jobs');
  const { jobs } = (await ada.call('/jobs')).json.data;
  const field = page.getByRole('textbox', { name: 'Prompt or job ID' });
  await field.fill(` ${jobs[0].jobId} `);
  await field.press('Enter');
  await page.waitForURL(`**/jobs/${jobs[0].jobId}`);
  await page.getByRole('heading', { level: 1, name: 'A lighthouse' }).waitFor();
  await page.goBack();
  await field.fill(jobs[0].jobId.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')));
  await page.getByRole('button', { name: 'Find jobs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Job not found' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('jobs are found by words of their prompt, and the search is in the address', async () => {
  const eve = await shown.gateway.aPerson();
  const aVideo = (prompt: string) =>
    eve.call('/vidx/generations', { json: { prompt, video_length: '6', resolution_name: '480p' } });
  await aVideo('A lighthouse at dusk');
  await aVideo('A paper boat, 100% white');
  const { page, complaints, close } = await shown.openAs(eve, '/jobs');
  const field = page.getByRole('textbox', { name: 'Prompt or job ID' });
  const jobs = page.getByRole('list', { name: 'Jobs' }).getByRole('link');
  await expect.poll(() => jobs.count()).toBe(2);
  await field.fill(' LIGHTHOUSE ');
  await field.press('Enter');
  await expect.poll(() => jobs.allInnerTexts()).toEqual(['A lighthouse at dusk']);
  await said(page, '1 job is shown.');
  expect(new URL(page.url()).search).toBe('?search=LIGHTHOUSE');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

  // A job that is created meanwhile appears if it matches.
  await page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor();
  await aVideo('Another boat');
  await aVideo('Another lighthouse');
  await expect
    .poll(() => jobs.allInnerTexts())
    .toEqual(['Another lighthouse', 'A lighthouse at dusk']);
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('LIGHTHOUSE');
  await expect.poll(() => jobs.count()).toBe(2);

  await field.fill('100%');
  await page.getByRole('button', { name: 'Find jobs' }).click();
  await expect.poll(() => jobs.allInnerTexts()).toEqual(['A paper boat, 100% white']);
  await field.fill('a'.repeat(101));
  await field.press('Enter');
  await said(page, 'Prompt or job ID must have 1 to 100 characters; it has 101.');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('alert').count()).toBe(0);
  await field.fill('nowhere');
  await field.press('Enter');
  await page.getByText('No jobs match the filters.').waitFor();
  await page.getByRole('button', { name: 'Show all jobs' }).click();
  await expect.poll(() => jobs.count()).toBe(4);
  expect(await field.inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

/** An account whose searches go through empty pages; page `withJob` has the account's newest job, and page `last` is the last. */
async function aLongSearch({
  withJob,
  last,
}: {
  readonly withJob?: number;
  readonly last: number;
}) {
  const eve = await shown.gateway.aPerson();
  const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
  await eve.call('/vidx/generations', { json });
  const { jobs } = (await eve.call('/jobs')).json.data;
  const { page, close } = await shown.openAs(eve, '/nowhere');
  const cursorOf = (place: number) => `01a1fd2c-bd48-7a4c-823b-${String(place).padStart(12, '0')}`;
  /** The pages after the first one, in the order of their requests. */
  const read: number[] = [];
  const isSearch = ({ pathname, search }: URL) =>
    pathname === '/jobs' && search.includes('search=');
  await page.route(isSearch, (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    const place = cursor === null ? 1 : Number(cursor.slice(-12));
    if (cursor !== null) read.push(place);
    const next = place === last ? null : cursorOf(place + 1);
    const data = { jobs: place === withJob ? jobs : [], next };
    return route.fulfill({ json: { status: 'SUCCESS', message: 'Read.', data } });
  });
  await page.goto(page.url().replace('/nowhere', '/jobs?search=lighthouse'));
  const older = page.getByRole('button', { name: 'Search older jobs' });
  await older.waitFor();
  await said(page, /^Live$/);
  expect(read).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const stop = async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await close();
  };
  return { page, older, read, stop };
}

test('a search that finds nothing among many jobs goes on when asked to, and says when it ends', async () => {
  const { page, older, read, stop } = await aLongSearch({ last: 25 });
  await page.getByText('No recent jobs match the filters.').waitFor();
  await older.press('Enter');
  await expect.poll(() => read.length).toBe(19);
  await expect.poll(() => older.getAttribute('aria-busy')).toBe(null);
  await said(page, '0 jobs are shown.');
  await expect.poll(() => older.evaluate((one) => one === document.activeElement)).toBe(true);
  await older.press('Enter');
  await page.getByText('No jobs match the filters.').waitFor();
  const end = page.getByText('No more jobs.');
  await expect.poll(() => end.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(read).toEqual(Array.from({ length: 24 }, (_, place) => place + 2));
  await stop();
});

test('a search that finds older jobs says how many, and keeps the keyboard', async () => {
  const { page, older, read, stop } = await aLongSearch({ withJob: 13, last: 14 });
  await older.press('Enter');
  await said(page, '1 job is shown.');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true);
  await more.press('Enter');
  const end = page.getByText('All shown: 1 job.');
  await expect.poll(() => end.evaluate((one) => one === document.activeElement)).toBe(true);
  // The number is told where the focus is, and not once more beside it.
  expect(await page.getByRole('status').filter({ hasText: '1 job is shown.' }).count()).toBe(0);
  expect(read).toEqual(Array.from({ length: 13 }, (_, place) => place + 2));
  await stop();
});

test('the ledger says how many entries are of the kind that is chosen, and goes from a job to all', async () => {
  const { page, close } = await shown.openAs(ada, '/ledger');
  await page.getByRole('radio', { name: 'Granted' }).check();
  await said(page, '1 entry is shown.');
  await page.goto(`${page.url().split('?')[0]}?jobId=01a21be1-43d2-7422-8b2c-2c15ae5c3761`);
  await page.getByRole('button', { name: /^Job …/ }).press('Enter');
  await headingHasFocus(page);
  await close();
});

test.each(['/jobs', '/changes', '/ledger', '/usage?days=dates'])(
  'a span at %s that ends before it begins is reported at the field of its end, and announced',
  async (path) => {
    const from = '2026-11-20';
    const days = new URLSearchParams({ from, to: '2026-11-21' });
    const { page, complaints, close } = await shown.openAs(
      ada,
      `${path}${path.includes('?') ? '&' : '?'}${days}`,
    );
    const to = page.getByLabel('To', { exact: true });
    await to.waitFor();
    const answer = page.waitForResponse((response) =>
      /[?&](to=2026-11-19|createdBefore=2026-11-(19|20))/.test(response.url()),
    );
    await to.fill('2026-11-19');
    const message = page.getByText('To must not lie before From.');
    await message.waitFor();
    await page.getByRole('status').getByText('The last day lies before the first.').waitFor();
    expect(await to.getAttribute('aria-invalid')).toBe('true');
    expect(await to.getAttribute('aria-describedby')).toBe(await message.getAttribute('id'));
    await (await answer).finished();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByLabel('From').getAttribute('aria-invalid')).not.toBe('true');

    await to.fill(from);
    await expect.poll(() => message.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('beside the navigation of a small screen, what was asked for is shown whole', async () => {
  const prompt = 'A paper boat sails down a rainy street at dusk';
  const bob = await shown.gateway.aPerson();
  const json = { prompt, video_length: '6', resolution_name: '480p' };
  await bob.call('/vidx/generations', { json });
  const viewport = { width: 1024, height: 768 };
  const { page, close } = await shown.openAs(bob, '/jobs', { viewport });
  const subject = page.getByRole('link', { name: prompt });
  await subject.waitFor();
  const isCut = await subject.evaluate(
    (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
  );
  expect(isCut).toBe(false);
  await close();
});
