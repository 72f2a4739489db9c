import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import { TEST_KEY } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';
import { KEY_HEADER, rawRequest } from './raw-requests.ts';

let listener: TestListener;
/** Releases the next event. */
let next: PromiseWithResolvers<void>;

const EVENTS = [
  'event: ping\ndata: {"type":"ping"}\n\n',
  'event: content_block_stop\ndata: {"type":"content_block_stop","index":0}\n\n',
  'event: message_stop\ndata: {"type":"message_stop"}\n\n',
];

beforeAll(async () => {
  listener = await aListener({
    createMessage: async () => done({ kind: 'events', events: oneByOne() }),
    createChatCompletion: async () => done({ kind: 'events', events: tooMany() }),
  });
});

beforeEach(() => {
  next = Promise.withResolvers();
});

afterAll(() => listener.stop());

async function* oneByOne(): AsyncIterable<string> {
  for (const event of EVENTS) {
    yield event;
    await next.promise;
    next = Promise.withResolvers();
  }
}

/** The number of events requested. */
let asked = 0;

async function* tooMany(): AsyncIterable<string> {
  const choices = [{ index: 0, delta: { content: 'x'.repeat(10_000) }, finish_reason: null }];
  const chunk = { id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices };
  const event = `data: ${JSON.stringify(chunk)}\n\n`;
  for (asked = 0; asked < EVENTS_OF_TOO_MANY; asked += 1) yield event;
}

const EVENTS_OF_TOO_MANY = 100_000;

function ask(path: string): Promise<Response> {
  return fetch(listener.url + path, {
    method: 'POST',
    body: '{"model":"any","messages":[{"role":"user","content":"Hello"}],"stream":true}',
    headers: { 'content-type': 'application/json', 'x-api-key': TEST_KEY },
  });
}

describe('an event stream', () => {
  test('reaches the reader event by event, as it is made', async () => {
    const response = await ask('/v1/messages');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const received: unknown[] = [];
    for (const event of EVENTS) {
      const { value } = (await reader?.read()) ?? {};
      received.push(value);
      // The next event is created only now, so this one was not held back for batching.
      expect(value).toBe(event);
      next.resolve();
    }
    expect((await reader?.read())?.done).toBe(true);
    expect(received).toEqual(EVENTS);
  });

  test('is marked as one that nobody on the way may store or hold back', async () => {
    const response = await ask('/v1/messages');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    await response.body?.cancel();
    next.resolve();
  });

  test('is not made faster than it is read (A9)', async () => {
    const response = await ask('/v1/chat/completions');
    const reader = response.body?.getReader();
    await reader?.read();
    let before = -1;
    await expect
      .poll(
        () => {
          const isStill = asked === before;
          before = asked;
          return isStill;
        },
        { interval: 100 },
      )
      .toBe(true);
    expect(asked).toBeLessThan(EVENTS_OF_TOO_MANY / 10);
    await reader?.cancel();
  });
});

describe('a connection on which an answer is under way', () => {
  test('is ended by what is no request, without a word into the answer', async () => {
    const { hostname, port } = new URL(listener.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (chunk) => {
      received += String(chunk);
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const body = '{"model":"any","messages":[{"role":"user","content":"Hello"}],"stream":true}';
    const headers = [KEY_HEADER, ['content-type', 'application/json']] as const;
    socket.write(rawRequest({ path: '/v1/messages', headers, body }));
    await expect.poll(() => received).toContain('event: ping');
    socket.write('this is no request\r\n\r\n');
    await closed;
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(received).not.toContain('FAILED');
  });
});
