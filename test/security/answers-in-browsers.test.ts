import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../generated/pages.ts';
import { type Answer, aGateway, send, type TestGateway } from '../a-gateway.ts';
import { aMock, type TestMock } from '../a-mock.ts';

const EVIL = 'https://evil.example';

let gateway: TestGateway;
let mock: TestMock;
/** One reply of each kind, by description. */
let answers: Readonly<Record<string, Answer>>;

beforeAll(async () => {
  [gateway, mock] = await Promise.all([aGateway(), aMock()]);
  const json = { prompt: 'A boat', video_length: '6', resolution_name: '480p' };
  const made = await gateway.call('/vidx/generations', { json });
  const film = await gateway.ended('/vidx/fetch', made.json.data.jobId);
  const from = { headers: { origin: EVIL, 'sec-fetch-site': 'cross-site' } };
  const text = { model: 'sandbox-text-1', messages: [{ role: 'user', content: 'Hello' }] };
  answers = {
    'an answer in JSON': await gateway.call('/v1/models', from),
    'a refusal': await gateway.call('/jobs/x', from),
    'an answer to a stranger': await send(`${gateway.url}/account`, from),
    'a path that is none': await gateway.call('/nowhere', from),
    'a stream': await gateway.call('/v1/chat/completions', {
      ...from,
      json: { ...text, stream: true },
    }),
    'a file': await send(film.data.videoUrl, from),
    'a picture': await send(film.data.coverUrl, from),
    'a table': await gateway.call('/account/usage.csv', from),
    'the figures': await send(`${gateway.url}/metrics`, from),
    'the contract': await send(`${gateway.url}/openapi.json`, from),
    'the contract in YAML': await send(`${gateway.url}/openapi.yaml`, from),
    'the console': await send(gateway.url + pages.console, from),
    'the reference': await send(gateway.url + pages.reference, from),
    'the mock': await send(`${mock.url}/v1/models`, {
      headers: { ...from.headers, 'SVC-API-KEY': 'any' },
    }),
  };
});

afterAll(async () => {
  await Promise.all([gateway.stop(), mock.stop()]);
});

const KINDS = [
  ['an answer in JSON', 'application/json; charset=utf-8'],
  ['a refusal', 'application/json; charset=utf-8'],
  ['an answer to a stranger', 'application/json; charset=utf-8'],
  ['a path that is none', 'application/json; charset=utf-8'],
  ['a stream', 'text/event-stream; charset=utf-8'],
  ['a file', 'video/webm'],
  ['a picture', 'image/jpeg'],
  ['a table', 'text/csv; charset=utf-8; header=present'],
  ['the figures', 'text/plain; charset=utf-8'],
  ['the contract', 'application/json; charset=utf-8'],
  ['the contract in YAML', 'application/yaml'],
  ['the console', 'text/html; charset=utf-8'],
  ['the reference', 'text/html; charset=utf-8'],
  ['the mock', 'application/json; charset=utf-8'],
] as const;

describe.each(KINDS)('%s', (kind, type) => {
  test('is of its own type, in no frame, and told to no other origin (G12)', () => {
    const { headers, status } = answers[kind] ?? {};
    expect(status, kind).toBeLessThan(500);
    expect(headers?.get('content-type')?.toLowerCase()).toContain(type);
    expect(headers?.get('x-content-type-options')).toBe('nosniff');
    expect(headers?.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const shared = [...(headers?.keys() ?? [])].filter((name) => name.startsWith('access-control'));
    // The mock holds no private data and is meant for use from pages under development.
    if (kind === 'the mock') expect(shared).not.toContain('access-control-allow-credentials');
    else expect(shared).toEqual([]);
    // Replies must not reveal the gateway's software.
    for (const name of ['server', 'x-powered-by', 'via']) expect(headers?.get(name)).toBeNull();
  });
});

test('pages of origins that the operator allows may ask, without cookies, and others still may not (G12)', async () => {
  const open = await aGateway({ server: { allowedOrigins: ['https://good.example'] } });
  try {
    for (const [origin, allowed] of [
      ['https://good.example', 'https://good.example'],
      [EVIL, null],
      ['https://good.example.evil.example', null],
      ['http://good.example', null],
      ['null', null],
    ] as const) {
      const { headers } = await open.call('/v1/models', { headers: { origin } });
      const told = headers.get('access-control-allow-origin');
      // If the header names an origin other than the page's, the browser blocks the page from reading the reply.
      expect([origin, told === origin ? told : null]).toEqual([origin, allowed]);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')?.toLowerCase()).toContain('origin');
    }
  } finally {
    await open.stop();
  }
});
