import { describe, expect, test } from 'vitest';
import {
  AbortedError,
  ConnectionError,
  Patchbay,
  PatchbayError,
  UnavailableError,
} from '../../client/index.ts';
import { aScriptedServer, events, type Line, problem } from './a-scripted-server.ts';

const request = { model: 'any', messages: [{ role: 'user' as const, content: 'Hello' }] };
const START = 'event: message_start\ndata: {"type":"message_start"}\n\n';
const PIECE =
  'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Good day"}}\n\n';
const STOP = 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
const CHUNK = 'data: {"choices":[{"index":0,"delta":{"content":"Good day"}}]}\n\n';
const DONE = 'data: [DONE]\n\n';

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
    await expect(stream.text()).rejects.toThrow('A stream can be read once.');
  });

  test('that is refused is an error where it is awaited', async () => {
    await using stage = await against(problem(503));
    const ask = stage.patchbay.messages.create({ ...request, stream: true }, { maxRetries: 1 });
    await expect(ask).rejects.toThrow(UnavailableError);
    expect(stage.server.requests).toHaveLength(2);
  });

  test.each([
    ['messages', START + PIECE],
    ['chat', CHUNK],
  ] as const)('of %s that ends before its end is an error', async (name, text) => {
    await using stage = await against(events(text));
    const { messages, chat } = stage.patchbay;
    const stream =
      name === 'messages' ? messages.stream(request) : chat.completions.stream(request);
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
});
