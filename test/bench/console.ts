import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { build } from 'vite';
import { KEY_PLACE } from '../../client/console/app/paths.ts';
import { pages } from '../../generated/pages.ts';
import { aGatewayProcess } from '../a-process.ts';
import { aBrowser } from '../browser/a-browser.ts';
import { measure, type PageFigures, type ToMeasure } from './a-measured-page.ts';

/**
 * Measures the first visit to the gateway's pages, on a CPU throttled four times and slow 4G: the transferred
 * JavaScript, and the loading times. Prints a table, and exits with 1 if the first page exceeds its limit of
 * JavaScript. `npm run bench:console`; requires Chromium.
 */

const MAX_FIRST_LOAD_BYTES = 150_000;
const FILES_SHOWN = 8;
const WAIT_MS = 120_000;
const KEY = 'a-key-for-the-bench';

await build({
  configFile: join(import.meta.dirname, '../../client/console/vite.config.ts'),
  logLevel: 'warn',
});
const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'));
const gateway = await aGatewayProcess({ PATCHBAY_DATA: folder, PATCHBAY_API_KEY: KEY });
const browser = await aBrowser();
try {
  const kept = { [KEY_PLACE]: KEY };
  const inConsole = (path: string): string => gateway.url + pages.console + path;
  const heading: ToMeasure['untilUsable'] = (page) =>
    page.getByRole('heading', { level: 1 }).waitFor({ timeout: WAIT_MS });
  const measured: Readonly<Record<string, ToMeasure>> = {
    'sign-in': {
      url: inConsole('/'),
      untilUsable: (page) => page.locator('form input').first().waitFor({ timeout: WAIT_MS }),
    },
    overview: { url: inConsole('/'), kept, untilUsable: heading },
    playground: { url: inConsole('/playground'), kept, untilUsable: heading },
    reference: { url: gateway.url + pages.reference, untilUsable: heading },
  };
  const figures = new Map<string, PageFigures>();
  for (const [page, what] of Object.entries(measured)) {
    figures.set(page, await measure(browser, what));
  }
  print(figures);
  const first = ['sign-in', 'overview'].map((page) => scriptBytes(figures.get(page)));
  if (first.some((bytes) => bytes > MAX_FIRST_LOAD_BYTES)) {
    console.log(`The first page takes more than ${kilobytes(MAX_FIRST_LOAD_BYTES)} of JavaScript.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await gateway.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

function print(figures: ReadonlyMap<string, PageFigures>): void {
  const rows = [...figures].map(([page, figure]) => [
    page,
    {
      JavaScript: kilobytes(scriptBytes(figure)),
      everything: kilobytes(figure.bytes),
      'first paint': milliseconds(figure.firstPaintMs),
      'largest paint': milliseconds(figure.largestPaintMs),
      usable: milliseconds(figure.usableMs),
      blocked: milliseconds(figure.blockedMs),
      'layout shift': figure.layoutShift.toFixed(3),
    },
  ]);
  console.table(Object.fromEntries(rows));
  for (const [page, { scripts }] of figures) {
    console.log(styleText('bold', `\nJavaScript of ${page}`));
    const files = [...scripts].toSorted(([, one], [, other]) => other - one);
    for (const [file, bytes] of files.slice(0, FILES_SHOWN)) {
      console.log(`  ${kilobytes(bytes).padStart(10)}  ${file}`);
    }
    const rest = files.slice(FILES_SHOWN);
    if (rest.length > 0) console.log(`  ${kilobytes(sum(rest)).padStart(10)}  ${rest.length} more`);
  }
}

function scriptBytes(figure: PageFigures | undefined): number {
  return sum([...(figure?.scripts ?? [])]);
}

function sum(files: readonly (readonly [string, number])[]): number {
  return files.reduce((total, [, bytes]) => total + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}
