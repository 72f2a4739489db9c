import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../generated/pages.ts';
import { fingerprint } from '../../generated/stamp.ts';
import { servePages } from '../../server/pages/pages.ts';
import { aListener, type TestListener } from '../http/a-listener.ts';
import { sendRaw } from '../http/raw-requests.ts';

const ALTERNATE = 'https://slow.example.com';
const CONSOLE = '<!doctype html><title>The console</title>';
const REFERENCE = '<!doctype html><title>The reference</title>';
const SCRIPT = 'console.log("built");';
const LICENCES = 'a package\n\nits licence\n';
const SCRIPT_PATH = '/console/assets/index-abc123.js';

let folder: string;
let shown: TestListener;
let unbuilt: TestListener;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-pages-'));
  const built = join(folder, 'built');
  await mkdir(join(built, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await write(built, 'index.html', CONSOLE);
  await write(built, 'reference.html', REFERENCE);
  await write(built, 'assets/index-abc123.js', SCRIPT);
  await write(built, 'licences.txt', LICENCES);
  shown = await serving(built);
  unbuilt = await serving(join(folder, 'nothing'));
});

afterAll(async () => {
  await shown.stop();
  await unbuilt.stop();
  await rm(folder, { recursive: true });
});

/** Writes a file and its compressed variants, as the build does. */
async function write(built: string, name: string, content: string): Promise<void> {
  const path = join(built, name);
  await writeFile(path, content);
  await writeFile(`${path}.br`, brotliCompressSync(content));
  await writeFile(`${path}.gz`, gzipSync(content));
}

function serving(built: string): Promise<TestListener> {
  const sources = () => ({ origins: [ALTERNATE] });
  return aListener({}, { addPages: (app) => servePages(app, { folder: built, sources }) });
}

/** The raw response, without decompression. */
async function got(
  path: string,
  { method = 'GET', headers = {} }: { method?: 'GET' | 'HEAD' | 'POST'; headers?: object } = {},
) {
  const answer = await request(shown.url + path, { method, headers: { ...headers } });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, bytes };
}

test('the licences of what the pages are made of are a text, asked for anew each time', async () => {
  const { status, headers, bytes } = await got(pages.licences);
  expect([status, bytes.toString()]).toEqual([200, LICENCES]);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect((await unbuilt.call(pages.licences)).status).toBe(404);
});

describe('a page', () => {
  test('has a policy that allows nothing from elsewhere, and no script that stands in it (G12)', async () => {
    const { status, headers } = await got('/console');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    const own = `'self' ${ALTERNATE}`;
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      `img-src ${own} data: blob:`,
      `media-src ${own} blob:`,
      `connect-src ${own}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'x-contract-fingerprint': fingerprint,
    });
  });

  test('may have style elements where it is the reference, and there alone', async () => {
    const reference = await got('/reference');
    expect(reference.bytes.toString()).toBe(REFERENCE);
    const policy = String(reference.headers['content-security-policy']);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("script-src 'self';");
    const others = await got('/console/keys');
    expect(String(others.headers['content-security-policy'])).not.toContain('unsafe');
  });

  test.each(['/console', '/console/', '/console/keys', '/console/playground/createVideo?a=b'])(
    'is the console at %s',
    async (path) => {
      const { status, bytes } = await got(path);
      expect([status, bytes.toString()]).toEqual([200, CONSOLE]);
    },
  );

  test('is led to from the root', async () => {
    const { status, headers } = await got('/');
    expect([status, headers.location]).toEqual([302, '/console']);
  });

  test('answers HEAD with the same headers and no content', async () => {
    const { status, headers, bytes } = await got('/console', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(bytes.length).toBe(0);
    expect(headers['content-length']).toBe(String(CONSOLE.length));
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await got('/console');
    const etag = String(headers.etag);
    const again = await got('/console', { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const other = await got('/console', { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  });

  test('is told to be built where it is not', async () => {
    for (const path of ['/console', '/console/keys', '/reference']) {
      const answer = await unbuilt.call(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('npm run build:console');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('takes no other method, and says which it takes', async () => {
    const { status, headers } = await got('/console', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a file with a hash in its name', () => {
  test('never changes, which browsers are told', async () => {
    const { status, headers, bytes } = await got(SCRIPT_PATH);
    expect([status, bytes.toString()]).toEqual([200, SCRIPT]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes compressed to who takes %s', async (encoding, unpack) => {
    const headers = { 'accept-encoding': encoding };
    for (const [path, content] of [
      [SCRIPT_PATH, SCRIPT],
      ['/console', CONSOLE],
    ] as const) {
      const answer = await got(path, { headers });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(unpack(answer.bytes).toString()).toBe(content);
    }
  });

  test.each(['/console/assets/gone-abc123.js', '/console/assets/'])(
    'that is not there is told of as the contract says (%s)',
    async (path) => {
      const answer = await shown.call(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.json).toMatchObject({
        status: 'FAILED',
        message: expect.stringContaining(`There is nothing at ${path}.`),
      });
    },
  );

  test.each([
    '/console/assets/../../secret.txt',
    '/console/assets/%2e%2e/%2e%2e/secret.txt',
    '/console/assets/..%2f..%2fsecret.txt',
    '/console/assets/..%5c..%5csecret.txt',
    '/console/assets/%2fetc%2fpasswd',
    '/console/assets//etc/passwd',
    '/console/assets/%00',
    '/console/../secret.txt',
    '/secret.txt',
  ])('is in the folder: nothing else is served at %s', async (path) => {
    const answer = await sendRaw(shown.url, { path });
    expect(answer.text).not.toContain('secret\n');
    expect(answer.text).not.toContain('root:');
    expect([404, 200]).toContain(answer.status);
    if (answer.status === 200) expect(answer.text).toBe(CONSOLE);
    else expect(answer.json.status).toBe('FAILED');
  });

  test.each([
    '/console/assets%2f..%2findex.html',
    '/console/assets/..%2findex.html',
    '/console/assets%2f..%2freference.html',
    '/console/assets/..%5cindex.html',
  ])('is no page: none comes without its policy, and for good, at %s', async (path) => {
    const answer = await sendRaw(shown.url, { path });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
