import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHttp } from '../../../server/upstreams/http/connection.ts';
import { streamed } from '../../../server/upstreams/http/event-stream.ts';
import { transportFailure } from '../../../server/upstreams/http/transport-failure.ts';
import type { UpstreamHttp } from '../../../server/upstreams/http/upstream-http.ts';
import { upstreamParts } from '../upstream-parts.ts';

const server = createServer((request, response) => talk(response, request.url ?? ''));
const closed = new Map<string, PromiseWithResolvers<void>>();
const opened: UpstreamHttp[] = [];
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object') baseUrl = `http://127.0.0.1:${address?.port}`;
});

afterAll(async () => {
  await Promise.all(opened.map((http) => http.close()));
  server.closeAllConnections();
  server.close();
});

/** Talks without end, as the type that the path names. */
function talk(response: ServerResponse, path: string): void {
  response.writeHead(200, { 'content-type': path.slice(1) });
  response.write('data: 1\n\n');
  const timer = setInterval(() => response.write('data: 2\n\n'), 5);
  response.once('close', () => {
    clearInterval(timer);
    closing(path).resolve();
  });
}

function closing(path: string): PromiseWithResolvers<void> {
  const one = closed.get(path) ?? Promise.withResolvers<void>();
  closed.set(path, one);
  return one;
}

const context = { signal: new AbortController().signal };

async function streamOf(path: string, total = 600) {
  const { parts } = upstreamParts({ baseUrl, timeouts: { total } });
  const http = openHttp(parts, { authorize: () => ({}), readRefusal: () => ({}) });
  opened.push(http);
  const answer = await http.ask({ method: 'GET', path }, context);
  if (!answer.ok) throw new Error(answer.failure.message);
  return streamed(answer, context);
}

test('an answer of another type is no stream, and its connection is let go', async () => {
  const outcome = await streamOf('/application/json');
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  await closing('/application/json').promise;
});

test('a stream that goes on past its time has broken off', async () => {
  const outcome = await streamOf('/text/event-stream', 2);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const { value } = outcome;
  if (value.kind !== 'stream') throw new Error('This is no stream.');
  const reading = (async () => {
    for await (const _chunk of value.bytes);
  })();
  const error = await reading.catch((thrown: unknown) => thrown);
  expect(transportFailure(error)).toMatchObject({
    message: 'The upstream did not finish its answer in its time.',
  });
  await closing('/text/event-stream').promise;
});
