import { createServer, type Server, type Socket } from 'node:net';
import { FormData } from 'undici';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openHttp } from '../../../server/upstreams/http/connection.ts';
import type { HttpCall, UpstreamHttp } from '../../../server/upstreams/http/upstream-http.ts';
import { upstreamParts } from '../upstream-parts.ts';

const cleared: (() => Promise<unknown> | unknown)[] = [];

// Time passes only when a test advances it, however busy the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

afterEach(async () => {
  vi.useRealTimers();
  for (const clear of cleared.splice(0).toReversed()) await clear();
});

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

/**
 * A keep-alive server that closes each connection cleanly after `answersEach` replies, instead of answering the next
 * request.
 *
 * @param afterMs - how long after that request it closes
 */
async function aForgetfulServer(answersEach: number, { afterMs = 0 } = {}) {
  let connections = 0;
  let unanswered = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    let answers = 0;
    let seen = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      seen += chunk.toString('latin1');
      if (!isWhole(seen)) return undefined;
      seen = '';
      answers += 1;
      if (answers <= answersEach) return socket.write(ANSWER);
      unanswered += 1;
      vi.advanceTimersByTime(afterMs);
      return socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleared.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    connections: () => connections,
    unanswered: () => unanswered,
  };
}

/** Whether the body has the announced length. */
function isWhole(request: string): boolean {
  const end = request.indexOf('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(request)?.[1] ?? 0);
  return end !== -1 && request.length >= end + 4 + length;
}

function connectionTo(baseUrl: string): UpstreamHttp {
  const { parts } = upstreamParts({ baseUrl });
  const http = openHttp(parts, { authorize: () => ({}), readRefusal: () => ({}) });
  cleared.push(() => http.close());
  return http;
}

const CONTEXT = { signal: new AbortController().signal };
const form = new FormData();
form.append('image', new Blob(['a picture']), 'image.png');

test.each<[string, NonNullable<HttpCall['body']>]>([
  ['JSON', { kind: 'json', value: {} }],
  ['a form', { kind: 'form', form }],
])('a kept connection that is closed just then costs no call with %s', async (_, body) => {
  const server = await aForgetfulServer(1);
  const http = connectionTo(server.url);
  const call = { method: 'POST', path: '/', body } as const;
  while (server.unanswered() < 3) {
    expect(await http.askJson(call, CONTEXT)).toEqual({ ok: true, value: {} });
  }
});

test('a new connection that is closed without an answer is a failure', async () => {
  const server = await aForgetfulServer(0);
  const call = { method: 'POST', path: '/', body: { kind: 'json', value: {} } } as const;
  expect(await connectionTo(server.url).ask(call, CONTEXT)).toMatchObject({
    ok: false,
    failure: { kind: 'failed' },
  });
  expect(server.connections()).toBe(1);
});

/** Long enough for an upstream to have begun the work. */
const AT_WORK = { afterMs: 3_000 };
const ORDER = { method: 'POST', path: '/', body: { kind: 'json', value: {} } } as const;

/** The two ways to read a JSON reply. */
const WAYS = [
  ['whole', (http: UpstreamHttp, call: HttpCall) => http.askJson(call, CONTEXT)],
  [
    'as it comes',
    async (http: UpstreamHttp, call: HttpCall) => {
      const asked = await http.ask(call, CONTEXT);
      return asked.ok ? http.readJson(asked.value, CONTEXT) : asked;
    },
  ],
] as const;

describe.each(WAYS)('answered %s', (_way, askBy) => {
  test('what may have begun on a kept connection that is closed is not sent again', async () => {
    const server = await aForgetfulServer(1, AT_WORK);
    const http = connectionTo(server.url);
    let outcome = await askBy(http, ORDER);
    while (server.unanswered() === 0) outcome = await askBy(http, ORDER);
    expect(outcome).toEqual({
      ok: false,
      failure: {
        kind: 'failed',
        message: 'The upstream broke the connection off.',
        mayBeDone: true,
      },
    });
    expect(server.unanswered()).toBe(1);
  });

  test.each<[string, HttpCall]>([
    ['asks only', { method: 'GET', path: '/' }],
    ['ends something', { method: 'DELETE', path: '/' }],
    ['has a key that the upstream knows', { ...ORDER, isRepeatable: true }],
  ])('what %s is sent again, however late a kept connection is closed', async (_what, call) => {
    const server = await aForgetfulServer(1, AT_WORK);
    const http = connectionTo(server.url);
    while (server.unanswered() < 3) {
      expect(await askBy(http, call)).toEqual({ ok: true, value: {} });
    }
  });
});
