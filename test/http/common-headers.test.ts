import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '../../generated/stamp.ts';
import { done, failed } from '../../server/foundation/outcome.ts';
import { problem } from '../../server/foundation/problems.ts';
import type { Answer } from '../a-gateway.ts';
import { aListener, HEALTH, type TestListener } from './a-listener.ts';
import { connectTo, KEY_HEADER, type RawRequest, rawRequest } from './raw-requests.ts';

let listener: TestListener;

beforeAll(async () => {
  listener = await aListener({
    getHealth: async () => done({ kind: 'json', body: HEALTH }),
    getMetrics: async () => done({ kind: 'text', text: 'up 1\n' }),
    createMessage: async () => failed(problem('upstream-failed', 'It failed.')),
    getReadiness: () => Promise.reject(new Error('broken')),
  });
});

afterAll(() => listener.stop());

const JSON_TYPE = ['content-type', 'application/json'] as const;
const VIDEO = '/vidx/generations';
const HELLO = '{"model":"any","messages":[{"role":"user","content":"Hello"}]}';

async function ask(bytes: Uint8Array | string): Promise<Answer> {
  const connection = await connectTo(listener.url);
  connection.send(bytes);
  const answer = await connection.answer();
  connection.end();
  return answer;
}

const requests: [number, string, RawRequest | string][] = [
  [200, 'JSON', { path: '/healthz' }],
  [200, 'text', { path: '/metrics' }],
  [400, 'a broken rule', { path: VIDEO, headers: [KEY_HEADER, JSON_TYPE], body: '{}' }],
  [400, 'no HTTP', 'HELLO\r\n\r\n'],
  [
    400,
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
  ],
  [
    400,
    'a length and chunks',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
  ],
  [401, 'no key', { path: VIDEO, body: '{}' }],
  [404, 'no path', { path: '/nowhere-at-all' }],
  [404, 'no path under /v1', { path: '/v1/nowhere-at-all' }],
  [405, 'another method', { path: VIDEO }],
  [
    413,
    'a large body',
    { path: VIDEO, headers: [KEY_HEADER, JSON_TYPE], body: ' '.repeat(2 ** 21) },
  ],
  [415, 'another type', { path: VIDEO, headers: [KEY_HEADER], body: '{}' }],
  [431, 'large headers', { path: '/healthz', headers: [['x', 'x'.repeat(70_000)]] }],
  [500, 'a failure', { path: '/readyz' }],
  [
    502,
    'a failed upstream',
    { path: '/v1/messages', headers: [KEY_HEADER, JSON_TYPE], body: HELLO },
  ],
];

describe('every answer', () => {
  test.each(requests)('%i (%s) has the common headers (G12)', async (status, _what, request) => {
    const answer = await ask(typeof request === 'string' ? request : rawRequest(request));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/);
    const isV1 = typeof request !== 'string' && request.path?.startsWith('/v1/') === true;
    const same = isV1 ? answer.headers.get('x-request-id') : null;
    expect(answer.headers.get('request-id')).toBe(same);
    expect(answer.headers.get('x-contract-fingerprint')).toBe(fingerprint);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    if (status >= 400) {
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.json).toMatchObject({ status: 'FAILED', message: expect.any(String) });
    }
  });

  test('to HEAD has them too', async () => {
    const { headers } = await fetch(`${listener.url}/healthz`, { method: 'HEAD' });
    expect(headers.get('x-contract-fingerprint')).toBe(fingerprint);
    expect(headers.get('x-request-id')).not.toBeNull();
  });

  test('has an identifier of its own, whatever the caller sends', async () => {
    const sent = rawRequest({ path: '/healthz', headers: [['x-request-id', 'mine']] });
    const answers = [await ask(sent), await ask(sent), await ask(sent)];
    const identifiers = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(identifiers).size).toBe(3);
    expect(identifiers).not.toContain('mine');
  });

  test('can be found in the log by its identifier', async () => {
    const answer = await ask(rawRequest({ path: '/healthz' }));
    const requestId = answer.headers.get('x-request-id');
    await expect
      .poll(() => listener.log.find((entry) => entry.requestId === requestId))
      .toMatchObject({ operation: 'getHealth', status: 200, ms: expect.any(Number) });
  });
});

test('what is answered to somebody is not kept on the way, what is everybody’s may be', async () => {
  const { url } = listener;
  const cacheOf = async (path: string) => (await fetch(url + path)).headers.get('cache-control');
  for (const path of ['/v1/models', '/jobs', '/account', '/account/keys', '/account/activate']) {
    expect(await cacheOf(path), path).toBe('no-store');
  }
  expect(await cacheOf('/healthz')).toBeNull();
});
