import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  AbortedError,
  ConnectionError,
  Patchbay,
  PatchbayError,
  TimedOutError,
  UnavailableError,
  UpstreamFailedError,
} from '../../client/index.ts';
import { aScriptedServer, events, json, type Line, problem } from './a-scripted-server.ts';

const request = { model: 'any', messages: [{ role: 'user' as const, content: 'Hello' }] };
const START = 'event: message_start\ndata: {"type":"message_start"}\n\n';
const PIECE =
  'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Good day"}}\n\n';
const STOP = 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
const CHUNK = 'data: {"choices":[{"index":0,"delta":{"content":"Good day"}}]}\n\n';
const DONE = 'data: [DONE]\n\n';
const asked = { model: 'any', input: 'Hello' };
const BEGUN = named({ type: 'response.created', response: { status: 'in_progress' } });
const DELTA = named({ type: 'response.output_text.delta', delta: 'Good day' });
const ANSWERED = { status: 'completed', output: [] };
const COMPLETED = named({ type: 'response.completed', response: ANSWERED });

function named(event: { readonly type: string; readonly [field: string]: unknown }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

async function against(...script: readonly Line[]) {
  const server = await aScriptedServer(...script);
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url });
  return { server, patchbay, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a stream', () => {
  test('is asked for when it is first read, and once', async () => {
    await using stage = await against(events(START + PIECE + STOP));
    const stream = stage.patchbay.messages.stream(request);
    expect(stage.server.requests).toHaveLength(0);
    await stream.opened();
    await stream.opened();
    expect(await stream.text()).toBe('Good day');
    expect(stage.server.requests).toHaveLength(1);
    expect(JSON.parse(String(stage.server.requests[0]?.body)).stream).toBe(true);
    expect(await stream.text()).toBe('Good day');
    expect(stage.server.requests).toHaveLength(1);
  });

  test('asks for events, so that a mock which goes by that does not answer whole', async () => {
    await using stage = await against(events(START + PIECE + STOP));
    await stage.patchbay.messages.stream(request).text();
    expect(stage.server.requests[0]?.headers.accept).toMatch(/^text\/event-stream, /);
  });

  test('that is answered whole is an error, also where somebody else still reads the answer', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = () => new ReadableStream({ cancel: () => new Promise<void>(() => {}) });
    const fetch = async () => new Response(body(), { headers });
    const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: 'http://127.0.0.1', fetch });
    await expect(patchbay.messages.stream(request).text()).rejects.toThrow(PatchbayError);
  });

  test('that is refused is an error where it is awaited', async () => {
    await using stage = await against(problem(503));
    const ask = stage.patchbay.messages.create({ ...request, stream: true }, { maxRetries: 1 });
    await expect(ask).rejects.toThrow(UnavailableError);
    expect(stage.server.requests).toHaveLength(2);
  });

  test('that is refused with an answer which breaks off, or never ends, has none', async () => {
    const begun = (response: ServerResponse, then: () => void) => {
      response.writeHead(400, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"status":', then);
    };
    await using stage = await against(
      (response) => begun(response, () => response.destroy()),
      (response) => begun(response, () => {}),
    );
    const { messages } = stage.patchbay;
    await expect(messages.stream(request).text()).rejects.toThrow(ConnectionError);
    const limits = { timeoutSeconds: 0.5, maxRetries: 0, signal: AbortSignal.timeout(30_000) };
    await expect(messages.stream(request, limits).text()).rejects.toThrow(TimedOutError);
  });

  test.each([
    ['messages', START + PIECE],
    ['chat', CHUNK],
    ['responses', BEGUN + DELTA],
  ] as const)('of %s that ends before its end is an error', async (name, text) => {
    await using stage = await against(events(text));
    const { messages, chat, responses } = stage.patchbay;
    const streams = {
      messages: () => messages.stream(request),
      chat: () => chat.completions.stream(request),
      responses: () => responses.stream(asked),
    };
    const stream = streams[name]();
    await expect(stream.text()).rejects.toThrow(ConnectionError);
  });

  test('of a chat ends with its mark', async () => {
    await using stage = await against(events(CHUNK + DONE));
    const chunks: unknown[] = [];
    for await (const chunk of stage.patchbay.chat.completions.stream(request)) chunks.push(chunk);
    expect(chunks).toEqual([{ choices: [{ index: 0, delta: { content: 'Good day' } }] }]);
  });

  test('throws what an event of it tells of', async () => {
    const error = { type: 'overloaded_error', message: 'The upstream is overloaded.' };
    const event = { type: 'error', error, request_id: 'a-request' };
    await using stage = await against(
      events(`${START}event: error\ndata: ${JSON.stringify(event)}\n\n`),
      events(`${CHUNK}data: ${JSON.stringify({ error })}\n\n`),
    );
    const told = await stage.patchbay.messages
      .stream(request)
      .text()
      .catch((one: unknown) => one);
    expect(told).toBeInstanceOf(UnavailableError);
    expect(told).toMatchObject({ message: error.message, requestId: 'a-request', retryable: true });
    const chat = stage.patchbay.chat.completions.stream(request);
    await expect(chat.text()).rejects.toThrow(UnavailableError);
  });

  test('that the upstream breaks off is its failure, as it is where the answer comes whole', async () => {
    const error = { type: 'api_error', message: 'The upstream broke off.' };
    await using stage = await against(
      events(`${START}event: error\ndata: ${JSON.stringify({ type: 'error', error })}\n\n`),
      events(`${CHUNK}data: ${JSON.stringify({ error })}\n\n`),
    );
    const { messages, chat } = stage.patchbay;
    await expect(messages.stream(request).text()).rejects.toThrow(UpstreamFailedError);
    await expect(chat.completions.stream(request).text()).rejects.toThrow(UpstreamFailedError);
  });

  test('that carries nonsense is an error of the library', async () => {
    await using stage = await against(events('data: nonsense\n\n'));
    const stream = stage.patchbay.chat.completions.stream(request);
    await expect(stream.text()).rejects.toThrow(PatchbayError);
  });

  test('ends its request where it is aborted, or its reader leaves', async () => {
    const closed = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const endless = (index: number): Line => {
      return (response) => {
        response.on('close', () => closed[index]?.resolve());
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(START + PIECE);
      };
    };
    await using stage = await against(endless(0), endless(1));
    const stream = stage.patchbay.messages.stream(request);
    const reading = (async () => {
      for await (const event of stream) if (event.type === 'content_block_delta') stream.abort();
    })();
    await expect(reading).rejects.toThrow(AbortedError);
    await closed[0]?.promise;
    for await (const _event of stage.patchbay.messages.stream(request)) break;
    await closed[1]?.promise;
  });

  test.each([
    ['messages', START + STOP],
    ['chat', CHUNK + DONE],
  ] as const)('of %s that ends by itself leaves its connection to others', async (name, text) => {
    const ports: unknown[] = [];
    let end = (): void => {};
    const line: Line = (response) => {
      ports.push(response.socket?.remotePort);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(text);
      end = () => response.end();
    };
    await using stage = await against(line);
    const { messages, chat } = stage.patchbay;
    for (let turn = 0; turn < 4; turn += 1) {
      const stream =
        name === 'messages' ? messages.stream(request) : chat.completions.stream(request);
      // The stream ends after its last event with a delay, as it may over a network.
      for await (const _event of stream) end();
    }
    // Node chooses a connection before the one of the response just read counts as free, so it may need two.
    expect(new Set(ports).size).toBeLessThanOrEqual(2);
  });
});

describe('a stream of a response', () => {
  test.each(['completed', 'incomplete'])('is whole where it is %s', async (status) => {
    const response = { ...ANSWERED, status };
    const end = named({ type: `response.${status}`, response });
    await using stage = await against(events(BEGUN + DELTA + end), events(BEGUN + DELTA + end));
    const { responses } = stage.patchbay;
    const pieces = await Array.fromAsync(responses.stream(asked).textDeltas());
    expect(pieces).toEqual(['Good day']);
    const stream = await responses.create({ ...asked, stream: true });
    expect(await stream.finalResponse()).toEqual(response);
    expect(JSON.parse(String(stage.server.requests[1]?.body))).toEqual({ ...asked, stream: true });
  });

  test('throws what an event of it tells of', async () => {
    const message = 'The upstream is overloaded.';
    const failed = {
      type: 'response.failed',
      response: { error: { code: 'overloaded_error', message } },
    };
    const words = { type: 'overloaded_error', code: 'server_is_overloaded', message };
    const error = { type: 'error', code: 'server_is_overloaded', message, error: words };
    await using stage = await against(
      events(BEGUN + DELTA + named(error)),
      events(BEGUN + DELTA + named(failed)),
      events(BEGUN + named({ type: 'error', code: 'api_error', message })),
    );
    const { responses } = stage.patchbay;
    const told = await responses
      .stream(asked)
      .text()
      .catch((one: unknown) => one);
    expect(told).toBeInstanceOf(UnavailableError);
    expect(told).toMatchObject({ message });
    await expect(responses.stream(asked).finalResponse()).rejects.toThrow(UnavailableError);
    await expect(responses.stream(asked).text()).rejects.toThrow(UpstreamFailedError);
  });

  test('that answers whole is asked for without a stream', async () => {
    await using stage = await against(json(ANSWERED));
    expect(await stage.patchbay.responses.create(asked)).toEqual(ANSWERED);
    expect(JSON.parse(String(stage.server.requests[0]?.body))).toEqual({ ...asked, stream: false });
  });

  test('ends with its last event, whatever comes behind', async () => {
    await using stage = await against(
      events(BEGUN + COMPLETED + named({ type: 'error', message: 'No.' })),
    );
    expect(await stage.patchbay.responses.stream(asked).finalResponse()).toEqual(ANSWERED);
  });
});

describe('the whole answer of a stream', () => {
  test('is the message with its texts, thoughts and inputs of tools', async () => {
    const usage = { input_tokens: 9, output_tokens: 0 };
    const start = { id: 'm', type: 'message', role: 'assistant', model: 'any', content: [], usage };
    const block = (index: number, content_block: object) =>
      ({ type: 'content_block_start', index, content_block }) as const;
    const piece = (index: number, delta: object) =>
      ({ type: 'content_block_delta', index, delta }) as const;
    await using stage = await against(
      streamOf(
        { type: 'message_start', message: start },
        block(0, { type: 'thinking', thinking: '' }),
        piece(0, { type: 'thinking_delta', thinking: 'Hm' }),
        piece(0, { type: 'signature_delta', signature: 'xyz' }),
        block(1, { type: 'text', text: '' }),
        piece(1, { type: 'text_delta', text: 'Good ' }),
        { type: 'ping' },
        piece(1, { type: 'text_delta', text: 'day' }),
        block(2, { type: 'tool_use', id: 't', name: 'look', input: {} }),
        piece(2, { type: 'input_json_delta', partial_json: '{"at":' }),
        piece(2, { type: 'input_json_delta', partial_json: '"sea"}' }),
        { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 7 } },
        { type: 'message_stop' },
      ),
    );
    expect(await stage.patchbay.messages.stream(request).finalMessage()).toEqual({
      ...start,
      content: [
        { type: 'thinking', thinking: 'Hm', signature: 'xyz' },
        { type: 'text', text: 'Good day' },
        { type: 'tool_use', id: 't', name: 'look', input: { at: 'sea' } },
      ],
      stop_reason: 'tool_use',
      usage: { input_tokens: 9, output_tokens: 7 },
    });
  });

  test('is the completion with its choices and calls of tools', async () => {
    const head = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'any' };
    const chunk = (index: number, delta: object, finish_reason: string | null = null) => ({
      ...head,
      choices: [{ index, delta, finish_reason }],
    });
    const call = { index: 0, id: 't', type: 'function', function: { name: 'look', arguments: '' } };
    const more = (text: string) => ({ tool_calls: [{ index: 0, function: { arguments: text } }] });
    const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };
    await using stage = await against(
      streamOf(
        chunk(0, { role: 'assistant', content: '' }),
        chunk(1, { role: 'assistant', content: null, tool_calls: [call] }),
        chunk(0, { content: 'Good ' }),
        chunk(1, more('{"at":')),
        chunk(0, { content: 'day' }, 'stop'),
        chunk(1, more('"sea"}'), 'tool_calls'),
        { ...head, choices: [], usage },
        '[DONE]',
      ),
    );
    const made = { name: 'look', arguments: '{"at":"sea"}' };
    const calls = [{ id: 't', type: 'function', function: made }];
    expect(await stage.patchbay.chat.completions.stream(request).finalCompletion()).toEqual({
      ...head,
      object: 'chat.completion',
      choices: [
        { index: 0, message: { role: 'assistant', content: 'Good day' }, finish_reason: 'stop' },
        {
          index: 1,
          message: { role: 'assistant', content: null, tool_calls: calls },
          finish_reason: 'tool_calls',
        },
      ],
      usage,
    });
  });
});

describe('the whole answer of a stream that is shown', () => {
  const usage = { input_tokens: 9, output_tokens: 0 };
  const start = { id: 'm', type: 'message', role: 'assistant', model: 'any', content: [], usage };
  const begin = { type: 'message_start', message: start };
  const piece = (text: string) =>
    ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }) as const;
  const told = [begin, piece('Good '), piece('day'), { type: 'message_stop' }];
  const whole = { ...start, content: [{ type: 'text', text: 'Good day' }] };
  const shown = async () => {
    const stage = await against(streamOf(...told));
    return { ...stage, stream: stage.patchbay.messages.stream(request) };
  };

  test('is there after its pieces, as often as it is asked for', async () => {
    await using stage = await shown();
    const { stream } = stage;
    expect(await Array.fromAsync(stream.textDeltas())).toEqual(['Good ', 'day']);
    expect(await stream.finalMessage()).toEqual(whole);
    expect(await stream.finalMessage()).toEqual(whole);
    expect(await stream.text()).toBe('Good day');
    expect(stage.server.requests).toHaveLength(1);
  });

  test.each([
    ['chat', CHUNK + DONE, { choices: [{ message: { content: 'Good day' } }] }],
    ['responses', BEGUN + DELTA + COMPLETED, ANSWERED],
  ] as const)('is there in the other interfaces as well: %s', async (name, text, answer) => {
    await using stage = await against(events(text));
    const { chat, responses } = stage.patchbay;
    const [stream, final] =
      name === 'chat'
        ? [chat.completions.stream(request), 'finalCompletion' as const]
        : [responses.stream(asked), 'finalResponse' as const];
    const ask = (): Promise<unknown> => Reflect.apply(Reflect.get(stream, final), stream, []);
    for await (const _event of stream);
    expect(await ask()).toMatchObject(answer);
  });

  test('is there while the pieces are read, which all come to their reader', async () => {
    await using stage = await shown();
    const { stream } = stage;
    const seen: string[] = [];
    for await (const { type } of stream) {
      seen.push(type);
      if (type === 'message_start') expect(await stream.finalMessage()).toEqual(whole);
    }
    expect(seen).toEqual(told.map(({ type }) => type));
  });

  test('is read on where a reader has begun and reads no more', async () => {
    await using stage = await shown();
    const pieces = stage.stream.textDeltas();
    expect(await pieces.next()).toEqual({ done: false, value: 'Good ' });
    expect(await stage.stream.finalMessage()).toEqual(whole);
  });

  test('is there where its reader leaves at the last event, and not where it leaves before', async () => {
    for (const last of told.map(({ type }) => type)) {
      await using stage = await shown();
      for await (const { type } of stage.stream) if (type === last) break;
      const final = stage.stream.finalMessage();
      if (last === 'message_stop') expect(await final).toEqual(whole);
      else await expect(final).rejects.toThrow(AbortedError);
    }
  });

  test('fails as its reader did, where it breaks off', async () => {
    await using stage = await against(streamOf(begin, piece('Good ')));
    const stream = stage.patchbay.messages.stream(request);
    await expect(Array.fromAsync(stream)).rejects.toThrow(ConnectionError);
    await expect(stream.finalMessage()).rejects.toThrow(ConnectionError);
    await expect(stream.text()).rejects.toThrow(ConnectionError);
  });

  test('ends no process where it fails before it is awaited, as its reader is told', async () => {
    await using stage = await against(streamOf(begin, piece('Good ')));
    const stream = stage.patchbay.messages.stream(request);
    let final: Promise<unknown> | undefined;
    const read = async (): Promise<void> => {
      for await (const _event of stream) final = stream.finalMessage();
    };
    await expect(read()).rejects.toThrow(ConnectionError);
    // A rejection that nobody has awaited by then fails the whole run of tests.
    await new Promise((resolve) => setImmediate(resolve));
    await expect(final).rejects.toThrow(ConnectionError);
  });

  test('holds nobody in a loop that is left while it is read, and the request ends', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const silent: Line = (response) => {
      response.on('close', end);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(begin)}\n\n`);
    };
    await using stage = await against(silent);
    const stream = stage.patchbay.messages.stream(request);
    let final: Promise<unknown> | undefined;
    for await (const _event of stream) {
      final = stream.finalMessage();
      break;
    }
    await ended;
    await expect(final).rejects.toThrow(AbortedError);
  });

  test('is not needed for its events: what cannot be assembled still comes', async () => {
    const odd = { type: 'message_delta', delta: {}, usage: null };
    await using stage = await against(streamOf(begin, odd, { type: 'message_stop' }));
    const stream = stage.patchbay.messages.stream(request);
    expect(await Array.fromAsync(stream)).toEqual([begin, odd, { type: 'message_stop' }]);
    await expect(stream.finalMessage()).rejects.toThrow(TypeError);
  });

  test.each(['text', 'finalMessage'] as const)(
    'leaves nothing to iterate over, and says what to do: %s',
    async (method) => {
      await using stage = await shown();
      const { stream } = stage;
      const reading = stream[method]();
      await expect(Array.fromAsync(stream)).rejects.toThrow(/Iterate over it once, before/);
      await reading;
      await expect(stream.textDeltas().next()).rejects.toThrow(TypeError);
    },
  );

  test('is all that is kept of what has been read', async () => {
    const many = Array.from({ length: 400 }, (_, index) => piece(`${index} `.padEnd(4_000, '.')));
    await using stage = await against(streamOf(begin, ...many, { type: 'message_stop' }));
    const stream = stage.patchbay.messages.stream(request);
    const held: WeakRef<object>[] = [];
    for await (const event of stream) held.push(new WeakRef(event));
    await new Promise(setImmediate);
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect(held.filter((event) => event.deref() !== undefined).length).toBeLessThan(20);
    expect(await stream.text()).toHaveLength(400 * 4_000);
  });
});

describe('the whole answer of a stream that leaves things open', () => {
  test('has calls in the form of the contract', async () => {
    const calls = [{ index: 0, function: { name: 'look', arguments: { at: 'sea' } } }];
    const none = { index: 1, id: 't', function: { name: 'wait' } };
    const chunk = { choices: [{ index: 0, delta: { tool_calls: [...calls, none] } }] };
    await using stage = await against(streamOf(chunk, '[DONE]'));
    const { choices } = await stage.patchbay.chat.completions.stream(request).finalCompletion();
    expect(choices[0]?.message.tool_calls).toEqual([
      { id: '', type: 'function', function: { name: 'look', arguments: '{"at":"sea"}' } },
      { id: 't', type: 'function', function: { name: 'wait', arguments: '{}' } },
    ]);
  });

  test('has the tokens that a message began with, where its end tells null', async () => {
    const usage = { input_tokens: 9, cache_read_input_tokens: 4, output_tokens: 0 };
    const start = { id: 'm', type: 'message', role: 'assistant', model: 'any', content: [], usage };
    const told = { input_tokens: null, cache_read_input_tokens: null, output_tokens: 7 };
    await using stage = await against(
      streamOf(
        { type: 'message_start', message: start },
        { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: told },
        { type: 'message_stop' },
      ),
    );
    expect(await stage.patchbay.messages.stream(request).finalMessage()).toMatchObject({
      usage: { input_tokens: 9, cache_read_input_tokens: 4, output_tokens: 7 },
    });
  });

  test('has the head of the first chunk that has one, and its choices in order', async () => {
    const nothing = { id: '', object: '', created: 0, model: '', choices: [], prompt: ['fine'] };
    const head = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'any' };
    const choice = (index: number, content: string) => ({
      ...head,
      service_tier: null,
      choices: [{ index, delta: { content }, finish_reason: 'stop' }],
    });
    await using stage = await against(
      streamOf(nothing, choice(1, 'Two'), choice(0, 'One'), nothing, '[DONE]'),
    );
    const whole = await stage.patchbay.chat.completions.stream(request).finalCompletion();
    expect(whole).toMatchObject({ ...head, object: 'chat.completion', prompt: ['fine'] });
    expect(whole.choices.map(({ message }) => message.content)).toEqual(['One', 'Two']);
  });

  test('has calls and thoughts whose facts each chunk repeats, or has as empty texts', async () => {
    const chunk = (delta: object, native_finish_reason: string) => ({
      choices: [{ index: 0, delta, finish_reason: null, native_finish_reason }],
    });
    const called = (id: string, name: string, text: string) => ({
      tool_calls: [{ index: 0, id, type: id && 'function', function: { name, arguments: text } }],
    });
    const thought = (text: string) => ({
      reasoning_details: [{ index: 0, type: 'reasoning.text', format: 'any-v1', text }],
    });
    await using stage = await against(
      streamOf(
        chunk(thought('Where '), ''),
        chunk(thought('is it?'), 'STOP'),
        chunk(called('call_1', 'weather', ''), 'STOP'),
        chunk(called('', '', '{"city":'), ''),
        chunk(called('', '', '"Kiel"}'), ''),
        '[DONE]',
      ),
    );
    const { choices } = await stage.patchbay.chat.completions.stream(request).finalCompletion();
    expect(choices[0]).toMatchObject({
      native_finish_reason: 'STOP',
      message: {
        tool_calls: [
          {
            id: 'call_1',
            type: 'function',
            function: { name: 'weather', arguments: '{"city":"Kiel"}' },
          },
        ],
        reasoning_details: [{ type: 'reasoning.text', format: 'any-v1', text: 'Where is it?' }],
      },
    });
  });
});

function streamOf(...told: readonly (object | string)[]): Line {
  const data = told.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return events(data.map((text) => `data: ${text}\n\n`).join(''));
}
