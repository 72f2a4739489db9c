import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';
import { holding } from './held-requests.ts';

let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson();
});

afterAll(async () => {
  await shown.stop();
});

const NO_GATEWAY = {
  status: 502,
  contentType: 'text/html',
  body: '<h1>502 Bad Gateway</h1>',
} as const;

test('the overview says that the jobs cannot be read, and does not ask for them without end', async () => {
  const { page, close } = await shown.openAs(ada, '/account');
  await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  let asked = 0;
  await page.route('**/jobs?**', (route) => {
    asked += 1;
    // The client does not retry this status.
    return route.fulfill({ ...NO_GATEWAY, status: 400 });
  });
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const card = page.locator('section').filter({ hasText: 'Latest jobs' });
  await card.getByRole('alert').waitFor();
  const before = asked;
  await page.unroute('**/jobs?**');
  await card.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No jobs yet').waitFor();
  expect(before).toBeLessThan(5);
  await close();
});

test.each([
  ['key', '/keys', 'Create key', ['Name', 'landing page'], 'Done'],
  ['invitation', '/account', 'Invite person', ['E-mail address', 'b@example.com'], 'Withdraw'],
] as const)(
  'two presses make one %s, even while the checks are still being loaded',
  async (_, path, ask, [field, text], done) => {
    const { page, close } = await shown.openAs(ada, path);
    await page.getByRole('button', { name: ask }).click();
    await page.getByRole('dialog').getByLabel(field).fill(text);
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
    const letGo = await holding(page, '**/assets/**');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    letGo();
    await page.getByRole('button', { name: done }).waitFor();
    expect(posted).toHaveLength(1);
    await close();
  },
);

test('a form that is submitted twice before the page is drawn again signs in once', async () => {
  const { page, close } = await shown.open('/');
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await page.locator('form').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.requestSubmit();
    form.requestSubmit();
  });
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  expect(posted).toHaveLength(1);
  await close();
});

test('the keyboard and a screen reader are led to the door when a session is over, and back to the page', async () => {
  const { page, close } = await shown.openAs(ada, '/keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('landing page');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  const reason = page.getByRole('alert').filter({ hasText: 'Your session has expired.' });
  await reason.waitFor();
  await hasFocus(page, 'Sign in');
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await hasFocus(page, 'Keys');
  await close();
});

async function hasFocus(page: Page, heading: string): Promise<void> {
  const place = page.getByRole('heading', { name: heading, level: 1, exact: true });
  await expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true);
}

test('whoever is to come back later is told at once, in place of waiting with the page', async () => {
  const { page, close } = await shown.open('/');
  await page.route('**/account/sign-in', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '50' },
      json: { status: 'FAILED', message: 'Come back in 50 s.' },
    }),
  );
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Come back in 50 s.').waitFor();
  await close();
});

test.each([
  ['has been lost', (route: Route) => route.abort()],
  [
    'is a proxy’s own',
    (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  ],
] as const)('nobody is told that something was not done whose answer %s', async (_, answer) => {
  const { page, close } = await shown.openAs(ada, '/playground/createVideo');
  await page.getByRole('textbox', { name: /^Prompt/ }).fill('A lighthouse at dusk');
  await page.route('**/vidx/generations', answer);
  await page.getByRole('button', { name: /^Send/ }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('We could not confirm whether “Create a video” was done.').waitFor();
  expect(await alert.innerText()).not.toContain('did not');
  await close();
});

test('a page can be opened while the gateway is away, as it was loaded before', async () => {
  const { page, close } = await shown.openAs(await shown.gateway.aPerson(), '/keys');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('upstreams-page')),
  );
  await page.route('**', (route) => route.abort());
  await page.getByRole('link', { name: 'Ledger', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Ledger' }).waitFor();
  await page.getByText('Can’t reach the gateway.').waitFor();
  await close();
});

test('a page that is opened while the gateway is away is loaded once it is back', async () => {
  const { page, close } = await shown.openAs(await shown.gateway.aPerson(), '/keys');
  await page.route('**/assets/usage-page*', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
  await page.route('**', (route) => route.abort());
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'This page is not loaded yet' }).waitFor();
  await page.getByText('Can’t reach the gateway.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.unroute('**/assets/usage-page*');
  await page.unroute('**');
  await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
  await close();
});

test('what alone gets no answer, as a blocker of the browser may see to, is asked for again by the person only', async () => {
  const { page, close } = await shown.openAs(await shown.gateway.aPerson(), '/account');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  let asked = 0;
  await page.route('**/account/usage?*', (route) => {
    asked += 1;
    return route.abort();
  });
  const isAlive = () => page.waitForResponse('**/healthz');
  const first = isAlive();
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await again.waitFor();
  await first;
  const before = asked;
  const second = isAlive();
  await again.click();
  await second;
  expect(asked - before).toBeLessThanOrEqual(before);
  await close();
});

test('a gateway that does not answer is told of within two minutes, and until then that the page loads', async () => {
  const { page, close } = await shown.openAs(await shown.gateway.aPerson(), '/keys');
  await page.clock.install();
  const unanswered = [
    await holding(page, '**/account'),
    await holding(page, '**/healthz'),
    await holding(page, '**/account/keys'),
  ];
  await page.reload();
  const loading = page.getByRole('status').getByText('Loading…');
  await loading.waitFor();
  await page.clock.runFor(120_000);
  await page.getByRole('heading', { level: 1, name: 'Can’t reach the gateway' }).waitFor();
  await page.getByText('Can’t reach the gateway.').waitFor();
  for (const answer of unanswered) answer();
  await page.clock.runFor(60_000);
  await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
  await close();
});

test('a failure is told of even where its window was closed before, and another window stays open', async () => {
  for (const name of ['staging', 'production']) {
    await ada.call('/account/keys', { json: { name } });
  }
  const { page, close } = await shown.openAs(ada, '/keys');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/account/keys/*', async (route) => {
    await promise;
    await route.fulfill({ ...NO_GATEWAY, status: 400 });
  });
  await page.getByRole('button', { name: 'Revoke staging' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Revoke production' }).click();
  const other = page.getByRole('dialog', { name: 'Revoke production?' });
  await other.waitFor();
  resolve();
  await page.getByText('staging was not revoked.').waitFor();
  expect(await other.isVisible()).toBe(true);
  await close();
});
