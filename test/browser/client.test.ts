import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { type Plugin, rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { journeys } from '../client/journeys.ts';
import { aRecording } from '../recordings.ts';
import { aBrowser } from './a-browser.ts';
import { aPageServer, type PageServer } from './a-page-server.ts';
import type { Place } from './client-page.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let server: PageServer;
let gateway: TestGateway;
let browser: Browser;
let page: Page;
let place: Place;

beforeAll(async () => {
  await promisify(execFile)('npm', ['run', 'build:package'], { cwd: ROOT });
  const { imgy2 } =
    contract.paths['/v1/images/edits'].post.requestBody.content['application/json'].examples;
  const png = (uri = '') => ({
    body: Buffer.from(uri.split(',')[1] ?? '', 'base64'),
    type: 'image/png',
  });
  const recording = new Uint8Array(await aRecording(10).arrayBuffer());
  server = await aPageServer({
    '/': { body: '<!doctype html><title>A page</title><body></body>', type: 'text/html' },
    '/page.js': { body: await bundled('client-page.ts'), type: 'text/javascript' },
    '/picture': png(imgy2.value.image[0]),
    '/mask': png(imgy2.value.mask),
    '/recording': { body: recording, type: 'audio/wav' },
  });
  gateway = await aGateway({
    server: { allowedOrigins: [server.url] },
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0.5 } },
  });
  place = { baseUrl: gateway.url, key: gateway.key };
  browser = await aBrowser();
  page = await aPageAt(server.url);
});

afterAll(async () => {
  await browser.close();
  await gateway.stop();
  await server.stop();
});

/** Opens a page of an origin, with the client loaded. */
async function aPageAt(url: string): Promise<Page> {
  const opened = await browser.newPage();
  await opened.goto(url);
  await opened.addScriptTag({ url: '/page.js', type: 'module' });
  await opened.waitForFunction(() => 'travel' in globalThis);
  return opened;
}

/** Bundles a script for a page, with the client as built for release. */
async function bundled(name: string): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, name),
    platform: 'browser',
    plugins: [builtLibrary()],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
}

function builtLibrary(): Plugin {
  return {
    name: 'built-library',
    resolveId: (id) => {
      const [, entry] = /\/client\/(index|react)\.ts$/.exec(id) ?? [];
      return entry === undefined ? null : join(ROOT, 'dist', `${entry}.js`);
    },
  };
}

describe('from a page of another origin', () => {
  test.each(Object.keys(journeys))('%s', async (name) => {
    await page.evaluate(([one, where]) => globalThis.travel(one, where), [name, place] as const);
  });

  test('that is not allowed to read answers, the setting is named that lets it', async () => {
    const stranger = await aPageAt(server.url.replace('127.0.0.1', 'localhost'));
    onTestFinished(() => stranger.close());
    const [name = ''] = Object.keys(journeys);
    const going = stranger.evaluate(([one, where]) => globalThis.travel(one, where), [
      name,
      place,
    ] as const);
    const { origin } = new URL(stranger.url());
    await expect(going).rejects.toThrow(`server.allowedOrigins must name ${origin}.`);
  });

  test('React shows a job from its queue to its video', async () => {
    const json = { prompt: 'A lighthouse [sandbox:slow=2s]', video_length: '6' };
    const created = await gateway.call('/vidx/generations', { json });
    const { jobId } = created.json.data;
    const seen: (string | null)[] = [];
    await page.exposeFunction('shown', (text: string | null) => seen.push(text));
    await page.evaluate(() => {
      new MutationObserver(() => shown(document.querySelector('p')?.textContent ?? null)).observe(
        document.body,
        { subtree: true, childList: true, characterData: true },
      );
    });
    await page.evaluate(([one, where]) => globalThis.showJob(one, where), [jobId, place] as const);
    const video = await page.waitForSelector('video');
    expect(await video.getAttribute('src')).toContain('/assets/');
    expect(seen).toContain('asking');
    expect(seen).toContain('ON_QUEUE');
  });
});

declare function shown(text: string | null): void;
