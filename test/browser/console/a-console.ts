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

/** A gateway with its console, and a browser to look at it with. */
export interface TestConsole {
  readonly gateway: GatewayWithMail;
  /** Opens a page of the console, such as `/keys`, in a browser that knows nobody yet. */
  open(path: string, options?: Looks): Promise<ShownPage>;
  /** The same in the browser of somebody who has signed in. */
  openAs(person: SignedInPerson, path: string, options?: Looks): Promise<ShownPage>;
  stop(): Promise<void>;
}

/** How a browser looks at a page; 1280 pixels wide unless given. */
export type Looks = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'permissions' | 'hasTouch' | 'timezoneId'
>;

/** A page that is shown. */
export interface ShownPage {
  readonly page: Page;
  /** What the browser has complained of so far: broken scripts, and whatever the content security policy forbade. */
  readonly complaints: readonly string[];
  /** Closes the browser that shows it. */
  close(): Promise<void>;
}

/** A finding of axe that keeps people from using a page. */
export interface Finding {
  readonly rule: string;
  readonly impact: string;
  readonly places: readonly string[];
}

/** Whoever signs up can try everything. */
const UNITS = 1_000_000;
/** What the operator says may be changed for a test; jobs are done soon. */
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
  // Chromium tells of every violation of the policy here.
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !/status of 4\d\d/.test(text)) complaints.push(text);
  });
  await page.goto(url);
  return { page, complaints, close: () => context.close() };
}

/** The cookies of a gateway, for all its paths: those of a page's own address would not be shown to the others. */
function cookiesOf(header: string, page: string) {
  const url = new URL(page).origin;
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page that is serious or worse (WCAG 2.2, levels A and AA). */
export async function seriousFindings(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(await axe);
  const findings = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the page has it from the script above.
    const { axe } = globalThis as any;
    // The guards around windows and menus hand the focus on; it never stays on one of them.
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
