import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { aGateway, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

/** An event as sent. */
interface Sent {
  readonly name: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the event has and says what it expects.
  readonly data: any;
}

async function stream(path: string, content: string, request: object = {}): Promise<Sent[]> {
  const messages = [{ role: 'user', content }];
  const json = { model: 'sandbox-text-1', stream: true, messages, ...request };
  const { text } = await gateway.call(path, { json });
  const events: Sent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) =>
      events.push({ name: event, data: data === '[DONE]' ? data : JSON.parse(data) }),
  });
  parser.feed(text);
  return events;
}

/** The names of events, without consecutive repetitions. */
function order(events: readonly Sent[]): (string | undefined)[] {
  return events.map(({ name }) => name).filter((name, index, names) => name !== names[index - 1]);
}

describe('a streamed message', () => {
  const ask = (content: string, request?: object) => stream('/v1/messages', content, request);

  test('has its events in the order of the interface, each under its own name', async () => {
    const events = await ask('Hello');
    expect(order(events).filter((name) => name !== 'ping')).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
    for (const { name, data } of events) expect(data.type).toBe(name);
  });

  test('says the same as the whole answer, with the same tokens', async () => {
    const events = await ask('Hello');
    const json = { model: 'sandbox-text-1', messages: [{ role: 'user', content: 'Hello' }] };
    const whole = (await gateway.call('/v1/messages', { json })).json;
    const pieces = events.flatMap(({ data }) => data.delta?.text ?? []);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe(whole.content[0].text);
    expect(events[0]?.data.message.usage.input_tokens).toBe(whole.usage.input_tokens);
    const delta = events.find(({ name }) => name === 'message_delta')?.data;
    expect(delta).toMatchObject({
      delta: { stop_reason: whole.stop_reason },
      usage: { output_tokens: whole.usage.output_tokens },
    });
  });

  test('that is cut says so', async () => {
    const events = await ask('Hello', { max_tokens: 3 });
    const delta = events.find(({ name }) => name === 'message_delta')?.data;
    expect(delta.delta.stop_reason).toBe('max_tokens');
    expect(delta.usage.output_tokens).toBeLessThanOrEqual(3);
  });

  test('that breaks off ends with an error, and not as if it were done', async () => {
    const events = await ask('[sandbox:truncated] Hello');
    expect(events.at(-1)).toEqual({
      name: 'error',
      data: {
        type: 'error',
        error: {
          type: 'api_error',
          message: 'The upstream ended its response before it was complete.',
        },
        message: 'The upstream ended its response before it was complete.',
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect(order(events)).toContain('content_block_delta');
    expect(order(events)).not.toContain('message_stop');
  });
});

describe('a streamed chat', () => {
  const ask = (content: string, request?: object) =>
    stream('/v1/chat/completions', content, request);

  test('has its chunks in the order of the interface', async () => {
    const events = await ask('Hello');
    const chunks = events.slice(0, -1).map(({ data }) => data);
    expect(events.at(-1)?.data).toBe('[DONE]');
    expect(chunks[0].choices[0].delta).toMatchObject({ role: 'assistant' });
    expect(chunks.at(-1).choices[0]).toMatchObject({ delta: {}, finish_reason: 'stop' });
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
    expect(chunks.slice(0, -1).map(({ choices }) => choices[0].finish_reason)).not.toContain(
      'stop',
    );
    expect(chunks.every(({ object }) => object === 'chat.completion.chunk')).toBe(true);
  });

  test('says the same as the whole answer', async () => {
    const events = await ask('Hello');
    const json = { model: 'sandbox-text-1', messages: [{ role: 'user', content: 'Hello' }] };
    const whole = (await gateway.call('/v1/chat/completions', { json })).json;
    const pieces = events.flatMap(({ data }) => data.choices?.[0]?.delta.content ?? []);
    expect(pieces.join('')).toBe(whole.choices[0].message.content);
  });

  test('counts its tokens in a last chunk, where that is asked for', async () => {
    const events = await ask('Hello', { stream_options: { include_usage: true } });
    const last = events.at(-2)?.data;
    expect(last.choices).toEqual([]);
    expect(last.usage.total_tokens).toBe(last.usage.prompt_tokens + last.usage.completion_tokens);
    expect((await ask('Hello')).filter(({ data }) => data.usage)).toEqual([]);
  });

  test('that breaks off ends with an error, and not as if it were done', async () => {
    const events = await ask('[sandbox:truncated] Hello');
    expect(events.at(-1)?.data).toEqual({
      error: {
        message: 'The upstream ended its response before it was complete.',
        type: 'api_error',
        code: 'upstream',
        param: null,
      },
    });
    expect(events.map(({ data }) => data)).not.toContain('[DONE]');
  });
});

describe('a streamed response', () => {
  const ask = (input: string) => stream('/v1/responses', '', { messages: undefined, input });

  test('has its events in the order of the interface, numbered throughout', async () => {
    const events = await ask('Hello');
    expect(order(events).slice(0, 3)).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
    ]);
    expect(order(events).at(-1)).toBe('response.completed');
    const numbers = events.map(({ data }) => data.sequence_number);
    expect(numbers).toEqual([...events.keys()]);
  });

  test('says the same as the whole answer', async () => {
    const events = await ask('Hello');
    const json = { model: 'sandbox-text-1', input: 'Hello' };
    const whole = (await gateway.call('/v1/responses', { json })).json;
    const pieces = events.map(({ data }) =>
      data.type === 'response.output_text.delta' ? data.delta : '',
    );
    expect(pieces.join('')).toBe(whole.output[0].content[0].text);
    expect(events.at(-1)?.data.response.usage).toEqual(whole.usage);
  });

  test('that breaks off ends with an error and as failed, numbered on, and not as if it were done', async () => {
    const events = await ask('[sandbox:truncated] Hello');
    const told = { code: 'api_error', message: BROKE_OFF, param: null };
    expect(events.at(-2)?.data).toEqual({
      type: 'error',
      sequence_number: events.length - 2,
      ...told,
      error: { type: 'api_error', ...told },
    });
    expect(events.at(-1)?.data).toEqual({
      type: 'response.failed',
      sequence_number: events.length - 1,
      response: {
        ...events[0]?.data.response,
        status: 'failed',
        error: { code: 'api_error', message: BROKE_OFF },
        store: false,
      },
    });
    for (const { data } of events.slice(-2)) {
      expect(operations.createResponse.events(data)).toBe(true);
    }
    expect(order(events)).toContain('response.output_text.delta');
    expect(order(events)).not.toContain('response.completed');
  });
});

const BROKE_OFF = 'The upstream ended its response before it was complete.';
