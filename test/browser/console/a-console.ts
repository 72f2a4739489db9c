import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { pages } from '../../../generated/pages.ts';
import type { TestSettings } from '../../a-gateway.ts';
import {
  aGatewayWithMail,
  type GatewayWithMail,
  type SignedInPerson,
} from '../../a-gateway-with-mail.ts';
import { aBrowser, type BrowserParts } from '../a-browser.ts';

/** A gateway with its console, and a browser to open it. */
export interface TestConsole {
  readonly gateway: GatewayWithMail;
  /** Opens a page of the console, such as `/keys`, in a new browser context without a session. */
  open(path: string, options?: Looks): Promise<ShownPage>;
  /** Opens a page in a new browser context with this person's session. */
  openAs(person: SignedInPerson, path: string, options?: Looks): Promise<ShownPage>;
  stop(): Promise<void>;
}

/** Options of the browser context; by default 1280 pixels wide. */
export type Looks = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'permissions' | 'hasTouch' | 'timezoneId'
>;

/** An open page. */
export interface ShownPage {
  readonly page: Page;
  /** Errors in the browser's console so far: uncaught exceptions, and violations of the content security policy. */
  readonly complaints: readonly string[];
  /** Closes the page's browser context. */
  close(): Promise<void>;
}

/** An accessibility violation that axe has found. */
export interface Finding {
  readonly rule: string;
  readonly impact: string;
  readonly places: readonly string[];
}

/** Enough for new accounts to try everything. */
const UNITS = 1_000_000;
/** Default settings, which a test may override; jobs finish quickly. */
const USUAL: TestSettings = {
  accounts: { startingUnits: UNITS },
  upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0.5 } },
};

/** Starts a gateway with mail, and a browser. */
export async function aConsole(
  settings: TestSettings = {},
  parts: BrowserParts = {},
): Promise<TestConsole> {
  const gateway = await aGatewayWithMail({ ...USUAL, ...settings });
  const browser = await aBrowser(parts);
  return {
    gateway,
    open: (path, options) =>
      show(browser, { url: `${gateway.url}${pages.console}${path}`, options }),
    async openAs(person, path, options) {
      const url = `${gateway.url}${pages.console}${path}`;
      return show(browser, { url, options, cookie: person.cookie });
    },
    async stop() {
      await browser.close();
      await gateway.stop();
    },
  };
}

interface ToShow {
  readonly url: string;
  readonly options: Looks | undefined;
  readonly cookie?: string;
}

async function show(browser: Browser, { url, options, cookie }: ToShow): Promise<ShownPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  if (cookie !== undefined) await context.addCookies(cookiesOf(cookie, url));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Chromium reports every violation of the content security policy here.
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !/status of 4\d\d/.test(text)) complaints.push(text);
  });
  await page.goto(url);
  return { page, complaints, close: () => context.close() };
}

/** The cookies of a gateway, for all its paths rather than those of the page's own path alone. */
function cookiesOf(header: string, page: string) {
  const url = new URL(page).origin;
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on a page; returns the violations that are serious or critical (WCAG 2.2, levels A and AA). */
export async function seriousFindings(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(await axe);
  const findings = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the script above has defined it in the page.
    const { axe } = globalThis as any;
    // Focus guards around dialogs and menus pass the focus on, and never keep it.
    const guards = '[data-base-ui-focus-guard]';
    const { violations } = await axe.run(
      { include: [['html']], exclude: [[guards]] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    );
    return violations.map(
      // biome-ignore lint/suspicious/noExplicitAny: the shape is axe's.
      ({ id, impact, nodes }: any) => ({
        rule: id,
        impact,
        // biome-ignore lint/suspicious/noExplicitAny: the shape is axe's.
        places: nodes.map((node: any) => node.html),
      }),
    );
  });
  return findings.filter(({ impact }: Finding) => impact === 'serious' || impact === 'critical');
}
