import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aFakeAnthropic, type FakeAnthropic } from './a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from './a-fake-openai.ts';
import { UPSTREAM_KEY } from './a-fake-server.ts';
import { OPENAI_REFUSALS } from './openai-failures.ts';

let openai: FakeOpenAI;
let anthropic: FakeAnthropic;

beforeAll(async () => {
  openai = await aFakeOpenAI();
  anthropic = await aFakeAnthropic();
});

afterEach(() => {
  openai.behave();
  anthropic.behave();
  openai.forgetRequests();
});

afterAll(() => Promise.all([openai.close(), anthropic.close()]));

const A_DAY_MS = 86_400_000;
const MESSAGES = [{ role: 'user', content: 'Hello' }];

function chat(more: object = {}, init: RequestInit = {}): Promise<Response> {
  return fetch(`${openai.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${UPSTREAM_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'gpt-4o', messages: MESSAGES, ...more }),
    ...init,
  });
}

function message(more: object = {}): Promise<Response> {
  return fetch(`${anthropic.url}/v1/messages`, {
    method: 'POST',
    headers: {
      'x-api-key': UPSTREAM_KEY,
      'anthropic-version': '2023-06-01',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      model: 'claude-haiku-4-5',
      max_tokens: 100,
      messages: MESSAGES,
      ...more,
    }),
  });
}

/** Reads a body until it ends or breaks off. */
async function received(response: Response): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of response.body ?? []) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks), isWhole: true };
  } catch {
    return { bytes: Buffer.concat(chunks), isWhole: false };
  }
}

describe('the reach of a misbehaviour', () => {
  test('is the next request, if nothing else is said', async () => {
    openai.misbehave({ kind: 'status', status: 500 });
    expect([(await chat()).status, (await chat()).status]).toEqual([500, 200]);
  });

  test('is so many requests, in the order in which they were asked for', async () => {
    openai.misbehave({ kind: 'status', status: 500 }, { times: 2 });
    openai.misbehave({ kind: 'status', status: 503 });
    const statuses = [await chat(), await chat(), await chat(), await chat()].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([500, 500, 503, 200]);
  });

  test('is only such requests as are meant, and all until it is taken back', async () => {
    const isStreamed = {
      matching: ({ body }: { body: { stream?: boolean } }) => body.stream === true,
    };
    openai.misbehave({ kind: 'status', status: 502 }, { times: Infinity, ...isStreamed });
    expect((await chat()).status).toBe(200);
    for (const _ of [1, 2, 3]) expect((await chat({ stream: true })).status).toBe(502);
    openai.behave();
    expect((await chat({ stream: true })).status).toBe(200);
  });
});

describe('a status', () => {
  test("comes with the vendor's own body, and with the headers that are asked for", async () => {
    openai.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '2' } });
    const answer = await chat();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ error: { type: 'requests', param: null } });
    anthropic.misbehave({ kind: 'status', status: 529 });
    const overloaded = await message();
    expect(overloaded.status).toBe(529);
    expect(await overloaded.json()).toMatchObject({
      type: 'error',
      error: { type: 'overloaded_error' },
    });
  });

  test('comes with the body that is asked for', async () => {
    openai.misbehave({ kind: 'status', status: 502, body: 'bad gateway' });
    expect(await (await chat()).text()).toBe('bad gateway');
    openai.misbehave(OPENAI_REFUSALS.outOfQuota);
    expect(await (await chat()).json()).toMatchObject({ error: { code: 'insufficient_quota' } });
  });
});

describe('a body', () => {
  test('is half of a document, or of the document of an event', async () => {
    openai.misbehave({ kind: 'malformed-json' }, { times: 2 });
    await expect((await chat()).json()).rejects.toThrow(SyntaxError);
    const events = (await (await chat({ stream: true })).text()).trim().split('\n\n');
    const documents = events.slice(0, -1).map((event) => event.replace('data: ', ''));
    const broken = documents.filter((document) => !isJson(document));
    expect(broken).toHaveLength(1);
    expect(events.at(-1)).toBe('data: [DONE]');
  });

  test('is empty', async () => {
    openai.misbehave({ kind: 'empty-body' });
    const answer = await chat();
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.text()).toBe('');
  });

  test('is a page', async () => {
    openai.misbehave({ kind: 'html' });
    const answer = await chat();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  test('is said to be of another type', async () => {
    openai.misbehave({ kind: 'wrong-content-type', contentType: 'text/plain' });
    const answer = await chat();
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(await answer.json()).toMatchObject({ object: 'chat.completion' });
  });

  test.each([100, -100])('is said to be longer than it is by %i', async (by) => {
    openai.misbehave({ kind: 'wrong-content-length', by });
    const answer = await chat();
    const { bytes, isWhole } = await received(answer);
    const promised = Number(answer.headers.get('content-length'));
    expect(isWhole).toBe(by < 0);
    expect(promised - bytes.length).toBe(Math.max(0, by));
    expect(isJson(String(bytes))).toBe(by > 0);
  });

  test.each([false, true])('does not end, streamed: %s', async (stream) => {
    openai.misbehave({ kind: 'endless' });
    const answer = await chat({ stream });
    let size = 0;
    for await (const chunk of answer.body ?? []) {
      size += chunk.length;
      if (size > 5_000_000) break;
    }
    expect(size).toBeGreaterThan(5_000_000);
    expect((await openai.aborted()).body.stream).toBe(stream);
  });
});

describe('a connection', () => {
  test('is reset before the answer', async () => {
    openai.misbehave({ kind: 'reset-before-headers' });
    await expect(chat()).rejects.toThrow('fetch failed');
  });

  test('is reset within the answer', async () => {
    openai.misbehave({ kind: 'reset-after-headers' });
    const answer = await chat();
    expect(answer.status).toBe(200);
    expect(await received(answer)).toMatchObject({ isWhole: false });
  });

  test('is led to another host', async () => {
    openai.misbehave({ kind: 'redirect', to: anthropic.url });
    const answer = await chat({}, { redirect: 'manual' });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`${anthropic.url}/v1/chat/completions`);
  });

  test('is slow to answer, and no longer than its client waits', async () => {
    openai.misbehave({ kind: 'slow', ms: 1 });
    expect((await chat()).status).toBe(200);
    openai.misbehave({ kind: 'slow', ms: A_DAY_MS });
    const leaving = new AbortController();
    const answer = chat({ user: 'leaving' }, { signal: leaving.signal });
    await openai.nextRequest(({ body }) => body.user === 'leaving');
    leaving.abort();
    await expect(answer).rejects.toThrow();
    expect((await openai.aborted()).body.user).toBe('leaving');
  });
});

describe('a stream', () => {
  test.each(['end', 'reset'] as const)(
    'is cut in the middle of an event, and then: %s',
    async (then) => {
      openai.misbehave({ kind: 'truncated-stream', at: 'event', then });
      const { bytes, isWhole } = await received(await chat({ stream: true }));
      expect(isWhole).toBe(then === 'end');
      expect(String(bytes)).toMatch(/^data: \{/);
      expect(String(bytes)).not.toMatch(/\n\n$/);
    },
  );

  test('is cut within a character', async () => {
    openai.misbehave({ kind: 'truncated-stream', at: 'character' });
    const { bytes } = await received(await chat({ stream: true }));
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
    expect(new TextDecoder().decode(bytes)).toMatch(/^data: \{/);
  });

  test('is cut before its last event', async () => {
    openai.misbehave({ kind: 'truncated-stream', at: 'end' });
    const chunks = String((await received(await chat({ stream: true }))).bytes);
    expect(chunks).toContain('"finish_reason":"stop"');
    expect(chunks).not.toContain('[DONE]');
    anthropic.misbehave({ kind: 'truncated-stream', at: 'end' });
    const events = String((await received(await message({ stream: true }))).bytes);
    expect(events).toContain('event: message_delta');
    expect(events).not.toContain('message_stop');
  });

  test('falls silent', async () => {
    openai.misbehave({ kind: 'silent-stream', afterEvents: 2 });
    const leaving = new AbortController();
    const answer = await chat({ stream: true }, { signal: leaving.signal });
    const text = answer.body?.pipeThrough(new TextDecoderStream());
    let read = '';
    for await (const part of text ?? []) {
      read += part;
      if (read.split('\n\n').length === 3) break;
    }
    leaving.abort();
    await openai.aborted();
    expect(read).not.toContain('[DONE]');
  });

  test('waits for the test in its middle', async () => {
    const release = Promise.withResolvers<void>();
    openai.misbehave({ kind: 'held', until: release.promise, afterEvents: 1 });
    const answer = await chat({ stream: true });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(value?.match(/data:/g)).toHaveLength(1);
    release.resolve();
    let rest = '';
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      rest += part.value;
    }
    expect(rest).toContain('[DONE]');
  });

  test('comes slowly, and whole', async () => {
    openai.misbehave({ kind: 'slow-stream', everyMs: 2 });
    expect(await (await chat({ stream: true })).text()).toContain('[DONE]');
  });

  test("tells of a failure in the vendor's words, and ends", async () => {
    openai.misbehave({ kind: 'error-event', afterEvents: 2 });
    const chunks = (await (await chat({ stream: true })).text()).trim().split('\n\n');
    expect(chunks).toHaveLength(3);
    expect(chunks.at(-1)).toMatch(/^data: \{"error":\{"message":/);
    anthropic.misbehave({ kind: 'error-event' });
    const events = (await (await message({ stream: true })).text()).trim().split('\n\n');
    expect(events.at(-1)).toMatch(/^event: error\ndata: \{"type":"error","error":/);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
