import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextInterface } from '../../../server/upstreams/port.ts';
import { passThrough } from '../../../server/upstreams/text/pass-through.ts';
import { type TextUsage, usageMeter } from '../../../server/upstreams/text/usage.ts';
import { aBreak, bytesOf, chatChunks, messageEvents, untilBreak } from './streams.ts';

const BROKEN_OFF = aBreak('The upstream broke off in the middle of its answer.');
const REQUEST = { model: 'm', messages: [{ role: 'user', content: 'Say something.' }] };

async function passed(
  stream: string,
  options: { interface: TextInterface; keepsUsage?: boolean; cuts?: readonly number[] },
): Promise<{ came: readonly string[]; error: unknown; usage: TextUsage }> {
  const meter = usageMeter({ interface: options.interface, request: REQUEST });
  const events = passThrough(bytesOf(stream, options.cuts), {
    interface: options.interface,
    meter,
    keepsUsage: options.keepsUsage ?? true,
  });
  return { ...(await untilBreak(events)), usage: meter.usage() };
}

function aChunk(delta: object, finish_reason: string | null = null): Record<string, unknown> {
  return { id: 'c', choices: [{ index: 0, delta, finish_reason }] };
}

const CHAT_TEXT = chatChunks(aChunk({ content: 'Hello' }), aChunk({ content: ' there' }));
const CHAT_END = chatChunks(aChunk({}, 'stop'));
const CHAT_USAGE = chatChunks({
  id: 'c',
  choices: [],
  usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 },
});
const DONE = 'data: [DONE]\n\n';

describe('a chat that is passed through', () => {
  const chat = (stream: string, keepsUsage = true) =>
    passed(stream, { interface: 'chat-completions', keepsUsage });

  test('stays as it is to the letter, odd spaces and comments too', async () => {
    const odd = `: hold on\n\ndata:{"choices" : [ {"delta":{"content":"ü"}} ]}\r\n\r\n${CHAT_END}${DONE}`;
    expect((await chat(odd)).came.join('')).toBe(odd);
  });

  test('stays as it is however its bytes are cut', async () => {
    const stream = `${CHAT_TEXT}${CHAT_END}${CHAT_USAGE}${DONE}`;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
        const { came } = await passed(stream, { interface: 'chat-completions', cuts });
        expect(came.join('')).toBe(stream);
      }),
      { numRuns: 30 },
    );
  });

  test('keeps the chunk of its tokens for a caller who wants it', async () => {
    const { came, usage } = await chat(`${CHAT_TEXT}${CHAT_END}${CHAT_USAGE}${DONE}`);
    expect(came).toContain(CHAT_USAGE);
    expect(usage).toEqual({ inputTokens: 7, outputTokens: 2, isEstimated: false });
  });

  test('loses the chunk of its tokens for a caller who does not, and is metered all the same', async () => {
    const { came, usage } = await chat(`${CHAT_TEXT}${CHAT_END}${CHAT_USAGE}${DONE}`, false);
    expect(came.join('')).toBe(`${CHAT_TEXT}${CHAT_END}${DONE}`);
    expect(usage).toEqual({ inputTokens: 7, outputTokens: 2, isEstimated: false });
  });

  test('keeps a chunk that tells tokens beside an answer', async () => {
    const both = chatChunks({
      ...aChunk({}, 'stop'),
      usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 },
    });
    const { came, usage } = await chat(`${CHAT_TEXT}${both}${DONE}`, false);
    expect(came.join('')).toBe(`${CHAT_TEXT}${both}${DONE}`);
    expect(usage.isEstimated).toBe(false);
  });

  test('is whole without its last event where it says why it ended', async () => {
    const { came, error } = await chat(`${CHAT_TEXT}${CHAT_END}`);
    expect(came.join('')).toBe(`${CHAT_TEXT}${CHAT_END}${DONE}`);
    expect(error).toBeUndefined();
  });

  test('breaks where it ends before its end, after what was whole', async () => {
    const { came, error, usage } = await chat(`${CHAT_TEXT}data: {"choi`);
    expect(came.join('')).toBe(CHAT_TEXT);
    expect(error).toMatchObject(BROKEN_OFF);
    expect(usage).toMatchObject({ outputTokens: 3, isEstimated: true });
  });

  test('breaks where it tells of an error, in the words of the error', async () => {
    const { came, error } = await chat(`${CHAT_TEXT}data: {"error":{"message":"Overloaded."}}\n\n`);
    expect(came.join('')).toBe(CHAT_TEXT);
    expect(error).toMatchObject(aBreak('Overloaded.'));
  });

  test('takes no words for an error or an end', async () => {
    const words = chatChunks(
      aChunk({ content: '{"error":{"message":"x"},"finish_reason":"stop"}' }),
    );
    const { came, error } = await chat(words);
    expect(came.join('')).toBe(words);
    expect(error).toMatchObject(BROKEN_OFF);
  });
});

const MESSAGE_START = messageEvents({
  type: 'message_start',
  message: {
    id: 'msg_1',
    usage: { input_tokens: 10, cache_read_input_tokens: 90, output_tokens: 1 },
  },
});
const MESSAGE_TEXT = messageEvents(
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'ping' },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hello there' } },
  { type: 'content_block_stop', index: 0 },
);
const MESSAGE_END = messageEvents(
  {
    type: 'message_delta',
    delta: { stop_reason: 'end_turn' },
    usage: { input_tokens: null, output_tokens: 4 },
  },
  { type: 'message_stop' },
);

describe('a message that is passed through', () => {
  const message = (stream: string) => passed(stream, { interface: 'messages' });

  test('stays as it is, and is metered exactly', async () => {
    const stream = MESSAGE_START + MESSAGE_TEXT + MESSAGE_END;
    const { came, error, usage } = await message(stream);
    expect(came.join('')).toBe(stream);
    expect(error).toBeUndefined();
    expect(usage).toEqual({
      inputTokens: 100,
      outputTokens: 4,
      cachedInputTokens: 90,
      isEstimated: false,
    });
  });

  test('breaks where it ends before its end, and what came is metered', async () => {
    const { came, error, usage } = await message(MESSAGE_START + MESSAGE_TEXT);
    expect(came.join('')).toBe(MESSAGE_START + MESSAGE_TEXT);
    expect(error).toMatchObject(BROKEN_OFF);
    expect(usage).toEqual({
      inputTokens: 100,
      outputTokens: 3,
      cachedInputTokens: 90,
      isEstimated: true,
    });
  });

  test('breaks where it tells of an error, in the words of the error', async () => {
    const event = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded.' } };
    const named = await message(MESSAGE_START + messageEvents(event));
    expect(named.error).toMatchObject(aBreak('Overloaded.'));
    expect(named.came.join('')).toBe(MESSAGE_START);
    const nameless = await message(MESSAGE_START + chatChunks(event));
    expect(nameless.error).toMatchObject(aBreak('Overloaded.'));
  });

  test('ends at its last event, whatever comes after it', async () => {
    const stream = MESSAGE_START + MESSAGE_TEXT + MESSAGE_END;
    expect((await message(`${stream}data: more\n\n`)).came.join('')).toBe(stream);
  });
});

test('a caller who goes away closes the stream, and what came is metered', async () => {
  const meter = usageMeter({ interface: 'chat-completions', request: REQUEST });
  let isClosed = false;
  async function* bytes(): AsyncIterable<Uint8Array> {
    try {
      for (;;) yield* bytesOf(CHAT_TEXT);
    } finally {
      isClosed = true;
    }
  }
  const events = passThrough(bytes(), { interface: 'chat-completions', meter, keepsUsage: true });
  for await (const _ of events) break;
  expect(isClosed).toBe(true);
  expect(meter.usage()).toMatchObject({ outputTokens: 2, isEstimated: true });
});
