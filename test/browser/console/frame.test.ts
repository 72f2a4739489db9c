import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, seriousFindings, type TestConsole } from './a-console.ts';

let shown: TestConsole;
let ada: SignedInPerson;
const NARROW = { viewport: { width: 360, height: 780 } } as const;

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson({ organisation: 'Analytical Engines' });
});

afterAll(async () => {
  await shown.stop();
});

test('the keyboard alone reaches the page, other pages, and the menu of the account', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/');
  await heading(page, 'Overview');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

  await page.getByRole('link', { name: 'Ledger' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Ledger');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Ledger');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.title()).toBe('Ledger – Patchbay');
  const current = page.locator('nav [aria-current="page"]');
  expect(await current.allTextContents()).toEqual(['Ledger']);

  const account = page.getByRole('button', { name: /^Account of Ada/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await focused(page)).toContain('Ada');
  expect(complaints).toEqual([]);
  await close();
});

test('a page asks once who is signed in', async () => {
  const { page, close } = await shown.openAs(ada, '/nowhere');
  await heading(page, 'Page not found');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await heading(page, 'Page not found');
  await page.getByRole('button', { name: /^Account of Ada/ }).waitFor();
  expect(asked.filter((path) => path === '/account')).toHaveLength(1);
  await close();
});

test('the theme that was chosen is kept, and is there before anything is drawn', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/', { colorScheme: 'light' });
  const bright = await ground(page);
  await page.getByRole('button', { name: /^Account of Ada/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.waitForFunction((before) => {
    return getComputedStyle(document.body).backgroundColor !== before;
  }, bright);
  const dark = await ground(page);
  // Records the theme at the moment when the body is created: the theme script must have run by then.
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      Reflect.set(globalThis, 'themeAtFirst', document.documentElement.dataset.theme);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await heading(page, 'Overview');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'themeAtFirst'))).toBe('dark');
  expect(await ground(page)).toBe(dark);
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['a wide window', {}],
  ['a phone', NARROW],
] as const)(
  'the open menu of the account stays where it is while the page moves below it, on %s',
  async (_, looks) => {
    const { page, close } = await shown.openAs(ada, '/playground/createVideo', looks);
    await page.getByRole('textbox', { name: /^Prompt/ }).waitFor();
    await page.getByRole('button', { name: /^Account of Ada/ }).click();
    const item = page.getByRole('menuitem', { name: 'Sign out' });
    await item.hover();
    // In a single task, so that nothing that responds to scroll events has run yet.
    const moved = await item.evaluate((element) => {
      const [top, before] = [element.getBoundingClientRect().top, scrollY];
      scrollTo(0, before > 0 ? 0 : 100);
      return { page: scrollY - before, menu: element.getBoundingClientRect().top - top };
    });
    expect(moved.page).not.toBe(0);
    expect(moved.menu).toBe(0);
    await close();
  },
);

test('the licences of the packages that the console is made of are in the menu of the account', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/');
  await page.getByRole('button', { name: /^Account of Ada/ }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Licences' }).click();
  const licences = await opened;
  const text = await licences.locator('body').innerText();
  for (const name of ['react', '@scalar/api-reference', '@fontsource-variable/inter']) {
    expect(text).toContain(`----\n\n${name}\n`);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('no page is wider than a small phone, and the drawer leads everywhere', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/', NARROW);
  await heading(page, 'Overview');
  await page.getByRole('button', { name: 'Navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.waitFor();
  const names = await drawer.getByRole('navigation').getByRole('link').allTextContents();
  expect(names).toContain('Playground');
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Navigation');

  for (const name of names.filter((candidate) => candidate !== 'Reference')) {
    await page.getByRole('button', { name: 'Navigation' }).click();
    await drawer.getByRole('link', { name, exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect({ name, beyond: await beyond(page) }).toEqual({ name, beyond: 0 });
  }
  expect(complaints).toEqual([]);
  await close();
});

test('a lost gateway is said so, and the page recovers by itself', async () => {
  const { page, close } = await shown.openAs(ada, '/');
  await page.getByText('1,000,000').first().waitFor();
  const banner = page.getByRole('status', { name: 'Connection' });
  await page.context().setOffline(true);
  await banner.getByText('Can’t reach the gateway.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // Data that has been loaded stays visible.
  await page.getByText('1,000,000').first().waitFor();
  const read = page.waitForResponse((response) => response.url().endsWith('/account'));
  await page.context().setOffline(false);
  await read;
  await banner.getByText('Can’t reach the gateway.').waitFor({ state: 'detached' });
  await page.getByText('Connection restored').waitFor();
  await close();
});

test('a page that the gateway does not answer at first comes by itself', async () => {
  const { page, close } = await shown.openAs(ada, '/nowhere');
  await heading(page, 'Page not found');
  expect(await seriousFindings(page)).toEqual([]);
  await page.route('**/account', (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  await page.reload();
  await heading(page, 'Can’t reach the gateway');
  expect(await seriousFindings(page)).toEqual([]);
  await page.unroute('**/account');
  await page.unroute('**/healthz');
  await heading(page, 'Page not found');
  await page.getByRole('link', { name: 'Go to overview' }).click();
  await heading(page, 'Overview');
  await close();
});

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
}

/** The label or text of the focused element. */
async function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent;
  });
}

async function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** The number of pixels by which the page is wider than the viewport. */
async function beyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
