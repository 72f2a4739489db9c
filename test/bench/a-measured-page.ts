import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** The load figures of a page until it was usable. */
export interface PageFigures {
  /** The transferred size of each script in bytes, by path. */
  readonly scripts: ReadonlyMap<string, number>;
  /** The total transferred size, in bytes. */
  readonly bytes: number;
  /** Since the start of navigation, in milliseconds. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly usableMs: number;
  /** Total blocking time: the time by which tasks exceeded 50 ms between first paint and usability, in milliseconds. */
  readonly blockedMs: number;
  /** Cumulative layout shift, as defined by Web Vitals. */
  readonly layoutShift: number;
}

/** A page to measure. */
export interface ToMeasure {
  readonly url: string;
  /** The contents of `sessionStorage` before the page is loaded. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Waits until the page is usable. */
  readonly untilUsable: (page: Page) => Promise<unknown>;
}

/** The mid-range phone on slow 4G that Lighthouse simulates. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};
/** Late layout shifts and a late largest paint still count. */
const SETTLING_MS = 2_000;
const LONG_TASK_MS = 50;

/** Opens a page with an empty cache, on a throttled CPU and network. */
export async function measure(browser: Browser, what: ToMeasure): Promise<PageFigures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const sizes = await watchSizes(protocol);
  await protocol.send('Network.emulateNetworkConditions', NETWORK);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(gather);
  await page.addInitScript((kept) => {
    for (const [place, value] of Object.entries(kept)) sessionStorage.setItem(place, value);
  }, what.kept ?? {});
  await page.goto(what.url, { waitUntil: 'commit' });
  await what.untilUsable(page);
  const usableMs = await page.evaluate(() => performance.now());
  await page.waitForTimeout(SETTLING_MS);
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'gathered') as Gathered);
  await context.close();
  const { firstPaintMs, largestPaintMs, layoutShift, tasks } = seen;
  return {
    ...sizes(),
    firstPaintMs,
    largestPaintMs,
    usableMs,
    blockedMs: tasks
      .filter(({ at }) => at >= firstPaintMs && at < usableMs)
      .reduce((sum, { ms }) => sum + ms - LONG_TASK_MS, 0),
    layoutShift,
  };
}

interface Gathered {
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  tasks: { readonly at: number; readonly ms: number }[];
}

/** Collects performance entries. Runs in the page before its own scripts. */
function gather(): void {
  const gathered: Gathered = { firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0, tasks: [] };
  Reflect.set(globalThis, 'gathered', gathered);
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') gathered.firstPaintMs = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    gathered.largestPaintMs = startTime;
  });
  on('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) {
      gathered.layoutShift += Number(Reflect.get(entry, 'value'));
    }
  });
  on('longtask', ({ startTime: at, duration: ms }) => gathered.tasks.push({ at, ms }));
}

async function watchSizes(
  protocol: CDPSession,
): Promise<() => Pick<PageFigures, 'scripts' | 'bytes'>> {
  const kinds = new Map<string, { readonly url: string; readonly isScript: boolean }>();
  const scripts = new Map<string, number>();
  let bytes = 0;
  protocol.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    kinds.set(requestId, { url, isScript: type === 'Script' });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    const { url, isScript = false } = kinds.get(requestId) ?? {};
    if (url !== undefined && isScript) scripts.set(new URL(url).pathname, encodedDataLength);
  });
  await protocol.send('Network.enable');
  return () => ({ scripts, bytes });
}
