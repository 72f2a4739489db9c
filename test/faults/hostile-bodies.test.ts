import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, send, type TestGateway } from '../a-gateway.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { KEY_HEADER, rawRequest, sendRaw } from '../http/raw-requests.ts';

let openai: FakeOpenAI;
let gateway: TestGateway;

beforeAll(async () => {
  openai = await aFakeOpenAI();
  gateway = await aGateway({
    upstreams: {
      sandbox: { kind: 'sandbox', jobSeconds: 0 },
      openai: { kind: 'openai', baseUrl: `${openai.url}/v1`, secrets: [UPSTREAM_KEY] },
      native: {
        kind: 'openai',
        baseUrl: `${openai.url}/v1`,
        speaksResponses: true,
        secrets: [UPSTREAM_KEY],
      },
    },
    models: [
      { id: 'm', upstream: 'openai' },
      { id: 'native', upstream: 'native' },
      { id: '*', upstream: 'sandbox' },
    ],
  });
});

afterEach(() => {
  openai.behave();
  openai.forgetRequests();
});

afterAll(async () => {
  await gateway.stop();
  await openai.close();
});

const JSON_TYPE = ['content-type', 'application/json'] as const;
const MEGABYTE = 2 ** 20;
/** A block of a second would be a gateway at a standstill; the client shares its process here. */
const MAX_STANDSTILL_MS = 1_000;

/**
 * Runs the work and returns the longest block of the event loop meanwhile. It is measured in CPU time of the thread,
 * which excludes time taken by other processes.
 */
async function longestStandstill(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
  }, 1);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return longest;
}

function post(path: string, body: string | Uint8Array): Promise<Answer> {
  return sendRaw(gateway.url, { path, headers: [KEY_HEADER, JSON_TYPE], body });
}

describe('a document', () => {
  const keys = (count: number): string =>
    `{${Array.from({ length: count }, (_none, index) => `"k${index}":0`).join()}}`;
  const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const messages = (content: string): string =>
    `{"model":"m","messages":[{"role":"user","content":${content}}]}`;
  const input = (content: string): string =>
    `{"model":"m","input":[{"role":"user","content":${content}}]}`;

  test.each<[string, string, string, readonly number[]]>([
    ['100,000 levels', '/vidx/generations', `{"prompt":${nested(100_000)}}`, [400]],
    ['100,000 levels of a message', '/v1/messages', messages(nested(100_000)), [400]],
    [
      '100,000 levels of objects',
      '/v1/messages',
      messages(`${'{"a":'.repeat(100_000)}0${'}'.repeat(100_000)}`),
      [400],
    ],
    ['a million keys', '/vidx/generations', keys(1_000_000), [413]],
    ['a million keys of a message', '/v1/messages', keys(1_000_000), [400, 413]],
    ['100,000 levels of a response', '/v1/responses', input(nested(100_000)), [400]],
    ['a million keys of a response', '/v1/responses', keys(1_000_000), [400, 413]],
    ['50,000 keys', '/vidx/generations', keys(50_000), [400]],
    ['a text of 10 MB', '/vidx/generations', `{"prompt":"${'a'.repeat(10 * MEGABYTE)}"}`, [413]],
    [
      'a key of a megabyte, less a little',
      '/vidx/generations',
      `{"${'k'.repeat(MEGABYTE - 20)}":0}`,
      [400],
    ],
  ])('of %s is refused, and the event loop goes on (A4)', async (_what, path, body, statuses) => {
    const bytes = Buffer.from(body);
    let status = 0;
    const longest = await longestStandstill(async () => {
      ({ status } = await post(path, bytes));
    });
    expect(statuses).toContain(status);
    expect(longest).toBeLessThan(MAX_STANDSTILL_MS);
    expect(openai.requestCount).toBe(0);
  });
});

describe('what is checked is what is forwarded', () => {
  const asked = (content: string, more = ''): string =>
    `{"model":"m"${more},"messages":[{"role":"user","content":"${content}"}]}`;

  /** Returns the body forwarded to the upstream. Its size shows that nothing beyond its parsed content was sent. */
  async function forwarded(body: string | Uint8Array): Promise<unknown> {
    expect((await post('/v1/chat/completions', body)).status).toBe(200);
    const [{ body: read, size } = { body: undefined, size: 0 }] = openai.requests;
    expect(size).toBe(Buffer.byteLength(JSON.stringify(read)));
    return read;
  }

  test('of a key that comes twice the last one alone (A6)', async () => {
    const twice = asked('x', ',"model":"other","model":"m","messages":[]');
    expect(await forwarded(twice)).toMatchObject({ model: 'm', messages: [{ content: 'x' }] });
  });

  test('of a mark of byte order nothing (A6)', async () => {
    expect(await forwarded(`\ufeff${asked('x')}`)).toMatchObject({ model: 'm' });
  });

  test.each([
    ['NUL', '\\u0000', '\0'],
    ['half a pair', '\\ud800', '\ud800'],
    ['a mark of byte order', '\ufeff', '\ufeff'],
  ])('of %s within a text the same (A6)', async (_what, written, meant) => {
    expect(await forwarded(asked(`a${written}b`))).toMatchObject({
      messages: [{ content: `a${meant}b` }],
    });
  });

  test('of bytes that are no UTF-8 nothing (A6)', async () => {
    const [head = '', tail = ''] = asked('#').split('#');
    const body = Buffer.concat([Buffer.from(head), Buffer.from([0xff]), Buffer.from(tail)]);
    expect((await post('/v1/chat/completions', body)).status).toBe(400);
    expect(openai.requestCount).toBe(0);
  });
});

test('a packed body that would be a gigabyte is 415, packed as it is (A7)', async () => {
  const bomb = gzipSync(Buffer.alloc(128 * MEGABYTE, ' '));
  const before = process.memoryUsage.rss();
  for (const path of [
    '/vidx/generations',
    '/v1/messages',
    '/v1/responses',
    '/v1/images/edits',
    '/musx/v1/upload',
  ]) {
    for (const type of [
      JSON_TYPE,
      ['content-type', 'multipart/form-data; boundary=edge'] as const,
    ]) {
      const headers = [KEY_HEADER, type, ['content-encoding', 'gzip'] as const];
      expect((await sendRaw(gateway.url, { path, headers, body: bomb })).status).toBe(415);
    }
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * MEGABYTE);
});

test.each([
  ['a chat', '/v1/chat/completions', { model: 'm', messages: [{ role: 'user', content: 'x' }] }],
  ['a response that is to be kept', '/v1/responses', { model: 'm', input: 'x' }],
  ['one that is passed on', '/v1/responses', { model: 'native', input: 'x' }],
])(
  'a caller who reads nothing of %s has the upstream wait, and memory stays where it is (A9)',
  async (_what, path, asked) => {
    openai.misbehave({ kind: 'endless' });
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).pause();
    await once(socket, 'connect');
    const body = JSON.stringify({ ...asked, stream: true });
    const headers = [KEY_HEADER, JSON_TYPE];
    socket.write(rawRequest({ path, headers, body }));
    await openai.nextRequest();
    const before = process.memoryUsage.rss();
    const looks: number[] = [];
    // The buffers fill up, then the transfer stalls.
    await expect
      .poll(
        () => {
          looks.push(process.memoryUsage.rss());
          return looks.length;
        },
        { interval: 100, timeout: 60_000 },
      )
      .toBe(20);
    expect(Math.max(...looks) - before).toBeLessThan(64 * MEGABYTE);
    expect((await send(`${gateway.url}/healthz`)).status).toBe(200);
    socket.destroy();
    await openai.aborted();
    await expect.poll(async () => (await gateway.usage()).at(-1)?.ending).toBe('abandoned');
  },
);
