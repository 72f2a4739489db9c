import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { pages } from '../../../generated/pages.ts';

const ROOM = join(import.meta.dirname, '..', '..', '..', 'client', 'console');
/** Below the console's own path, so that the page has the same origin and content security policy. */
const PLACE = `${pages.console}/answers-page/`;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** A page that renders one part of the console at a time, bundled as the console is. */
export interface AnswersPage {
  /** Opens the page at a gateway, with this key. */
  open(
    context: BrowserContext,
    gateway: { readonly url: string; readonly key: string },
  ): Promise<Page>;
}

/** Bundles the page. */
export async function anAnswersPage(): Promise<AnswersPage> {
  const files = await bundled();
  return {
    async open(context, { url, key }) {
      const page = await context.newPage();
      await page.addInitScript((one) => sessionStorage.setItem('patchbay.key', one), key);
      const { headers } = await fetch(url + pages.console);
      const policy = headers.get('content-security-policy') ?? '';
      await page.route(`${url}${PLACE}**`, (route) => answer(route, { files, policy }));
      await page.goto(url + PLACE);
      await page.waitForFunction(() => 'showScene' in globalThis);
      return page;
    },
  };
}

type Files = ReadonlyMap<string, string | Uint8Array>;

async function bundled(): Promise<Files> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOM,
    base: PLACE,
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: join(import.meta.dirname, 'answers-page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite has built something else than one bundle.');
  return new Map(built.output.map((file) => [file.fileName, contentOf(file)]));
}

function contentOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

async function answer(
  route: Route,
  { files, policy }: { readonly files: Files; readonly policy: string },
): Promise<void> {
  const headers = { 'content-security-policy': policy };
  const { pathname } = new URL(route.request().url());
  const name = pathname.slice(PLACE.length);
  const content = files.get(name);
  if (content !== undefined) {
    const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill({ headers, contentType, body: asBody(content) });
    return;
  }
  await route.fulfill({ headers, contentType: 'text/html', body: pageOf(files) });
}

function asBody(content: string | Uint8Array): string | Buffer {
  return typeof content === 'string' ? content : Buffer.from(content);
}

function pageOf(files: Files): string {
  const styles = [...files.keys()]
    .filter((name) => name === 'page.css' || name === 'answers-page.css')
    .map((name) => `<link rel="stylesheet" href="${name}">`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Answers</title><meta name="viewport" content="width=device-width, initial-scale=1">${styles.join('')}<script type="module" src="page.js"></script></head><body></body></html>`;
}
