import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as aTurn, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHttp } from '../../../server/upstreams/http/connection.ts';
import { type StreamedContext, streamed } from '../../../server/upstreams/http/event-stream.ts';
import type { ReadRefusal } from '../../../server/upstreams/http/refusal.ts';
import { transportFailure } from '../../../server/upstreams/http/transport-failure.ts';
import type { UpstreamHttp } from '../../../server/upstreams/http/upstream-http.ts';
import { chatSigns } from '../../../server/upstreams/text/chat/stream-signs.ts';
import { messagesSigns } from '../../../server/upstreams/text/messages/stream-signs.ts';
import { wholeForm } from '../../../server/upstreams/text/whole-form.ts';
import { upstreamParts } from '../upstream-parts.ts';

const server = createServer((request, response) => {
  if (request.url === '/script') void recite(response);
  else talk(response, request.url ?? '');
});
/** The content of the next stream: texts to send, and pauses in milliseconds. */
let script: readonly (string | number)[] = [];
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

async function recite(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const line of script) {
    if (typeof line === 'number') await sleep(line);
    else response.write(line);
  }
  response.end();
}

/** Sends events without end, with the path as content type. */
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
const whole = wholeForm({
  interface: 'chat-completions',
  judge: () => ({ kind: 'failed', message: 'No.' }),
  model: 'm',
  now: () => new Date(0),
});

async function streamOf(path: string, total = 600) {
  const { parts } = upstreamParts({ baseUrl, timeouts: { total } });
  const http = openHttp(parts, { authorize: () => ({}), readRefusal: () => ({}) });
  opened.push(http);
  const answer = await http.ask({ method: 'GET', path }, context);
  if (!answer.ok) throw new Error(answer.failure.message);
  return streamed(answer, { signs: chatSigns, whole, signsOfLifeUpToMs: 150, ...context });
}

test('an answer of another type that is no document is no stream, and is let go', async () => {
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
    message: 'The upstream did not finish its answer in time.',
  });
  await closing('/text/event-stream').promise;
});

describe('the beginning of a stream', () => {
  const COMMENT = ': waiting\n\n';
  const DONE = 'data: [DONE]\n\n';
  const FILTERED = 'data: {"choices":[],"prompt_filter_results":[]}\n\n';
  const PING = 'event: ping\ndata: {"type":"ping"}\n\n';
  const WORD = 'data: {"choices":[{"delta":{"content":"Hi"}}]}\n\n';
  const errorOf = (error: object) => `data: ${JSON.stringify({ error })}\n\n`;
  const READ: ReadRefusal = ({ body }) => ({ message: JSON.stringify(body) });

  async function begun(lines: readonly (string | number)[], more: Partial<StreamedContext> = {}) {
    script = lines;
    const { parts } = upstreamParts({ baseUrl });
    const http = openHttp(parts, { authorize: () => ({}), readRefusal: READ });
    opened.push(http);
    const answer = await http.ask({ method: 'GET', path: '/script' }, context);
    const usual = { signs: chatSigns, whole, signsOfLifeUpToMs: 60_000 };
    return streamed(answer, { ...usual, ...more, ...context });
  }

  async function textOf(outcome: Awaited<ReturnType<typeof begun>>): Promise<string> {
    if (!outcome.ok || outcome.value.kind !== 'stream') throw new Error('This is no stream.');
    const chunks: Buffer[] = [];
    for await (const chunk of outcome.value.bytes) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  test.each<[string, readonly (string | number)[]]>([
    ['at once', [WORD]],
    ['behind comments and pings', [COMMENT, 20, PING, 20, COMMENT + WORD, 20, WORD]],
    ['in pieces', ['data: {"choi', 20, 'ces":[]}\n', 20, '\n', 20, WORD]],
    ['behind what Azure thinks of the prompt', [FILTERED, 20, WORD]],
  ])('is its first event, and all bytes are passed on: %s', async (_how, lines) => {
    const sent = lines.filter((line) => typeof line === 'string').join('');
    expect(await textOf(await begun(lines))).toBe(sent);
  });

  test('is not waited behind for the second event', async () => {
    const from = performance.now();
    const outcome = await begun([WORD, 2_000, WORD]);
    expect(performance.now() - from).toBeLessThan(1_500);
    expect(await textOf(outcome)).toBe(WORD + WORD);
  });

  test('is a sign of life where there has been nothing else for long', async () => {
    const lines = [COMMENT, 400, COMMENT, 400, WORD];
    const from = performance.now();
    const outcome = await begun(lines, { signsOfLifeUpToMs: 100 });
    expect(performance.now() - from).toBeLessThan(700);
    expect(await textOf(outcome)).toBe(COMMENT + COMMENT + WORD);
  });

  test('is a sign of life where others follow without end', async () => {
    async function* comments(): AsyncIterable<Buffer> {
      for (;;) {
        yield Buffer.from(COMMENT);
        await aTurn();
      }
    }
    const answer = {
      status: 200,
      mediaType: 'text/event-stream',
      headers: {},
      body: Readable.from(comments(), { objectMode: false }),
      withoutSecrets: (text: string) => text,
      cleanMessage: (message: string) => message,
      judge: () => ({ kind: 'failed', message: 'No.' }) as const,
    };
    const patience = { signs: chatSigns, whole, signsOfLifeUpToMs: 300, ...context };
    const outcome = await streamed({ ok: true, value: answer }, patience);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'stream' } });
    answer.body.destroy();
  });

  test.each<[string, object, object]>([
    ['a server error', { type: 'server_error' }, { kind: 'failed' }],
    ['an overload', { code: 'server_is_overloaded' }, { kind: 'failed' }],
    ['one that nobody knows', { type: 'odd' }, { kind: 'failed' }],
    ['a limit', { code: 'rate_limit_exceeded' }, { kind: 'limited' }],
    ['a limit as a number', { code: 429 }, { kind: 'limited' }],
    ['a bad request', { type: 'invalid_request_error' }, { kind: 'refused' }],
    ['a key that is not taken', { code: 'invalid_api_key' }, { kind: 'keyless' }],
  ])('that is an error is a call that has failed with it: %s', async (_what, error, failure) => {
    expect(await begun([COMMENT, errorOf(error), WORD])).toMatchObject({ ok: false, failure });
  });

  test('that is an error of the other interface is one too', async () => {
    const told = (type: string) =>
      begun(
        [`event: error\ndata: {"type":"error","error":{"type":"${type}","message":"No."}}\n\n`],
        {
          signs: messagesSigns,
        },
      );
    expect(await told('overloaded_error')).toMatchObject({
      failure: { kind: 'failed', message: 'The upstream began its answer with an error.' },
    });
    expect(await told('rate_limit_error')).toMatchObject({ failure: { kind: 'limited' } });
    expect(await told('not_found_error')).toMatchObject({
      failure: { kind: 'refused', because: 'not-there' },
    });
  });

  test('that only acknowledges the request may be followed by a refusal', async () => {
    const start = 'event: message_start\ndata: {"type":"message_start","message":{}}\n\n';
    const error = { type: 'rate_limit_error', message: 'No.' };
    const refused = `event: error\ndata: ${JSON.stringify({ type: 'error', error })}\n\n`;
    const outcome = await begun([start, 20, refused], { signs: messagesSigns });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'limited' } });
  });

  test.each<[string, readonly (string | number)[]]>([
    ['nothing', []],
    ['comments', [COMMENT, 20, COMMENT]],
    ['half an event', ['data: {"choi']],
    ['the end alone', [DONE]],
    ['the usage', ['data: {"choices":[],"usage":{"prompt_tokens":3}}\n\n', 20, DONE]],
  ])('that is never reached is a failure: %s', async (_what, lines) => {
    expect(await begun(lines)).toEqual({
      ok: false,
      failure: { kind: 'failed', message: 'The upstream ended its answer before it began.' },
    });
  });
});
