import { once } from 'node:events';
import type { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { HEARTBEAT_MS } from '../../../server/foundation/stream-heartbeats.ts';
import type { TextInterface, UpstreamBroke } from '../../../server/upstreams/port/text.ts';
import type { Said } from '../../../server/upstreams/text/answering.ts';
import { passThrough } from '../../../server/upstreams/text/pass-through.ts';
import { MAX_EVENT_CHARACTERS } from '../../../server/upstreams/text/server-sent-events.ts';
import { type TextUsage, usageMeter } from '../../../server/upstreams/text/usage.ts';
import { Pieces, piped } from '../../foundation/a-direct-stream.ts';
import {
  aBreak,
  all,
  assembledMessage,
  bytesOf,
  chatChunks,
  messageEvents,
  streamOfBytes,
} from './streams.ts';

const BROKEN_OFF = aBreak('The upstream ended its response before it was complete.');
const NO_ANSWER = aBreak('The upstream ended its answer without content.');
const REQUEST = { model: 'm', messages: [{ role: 'user', content: 'Say something.' }] };

/** A placeholder for the error event. */
const BROKE = 'data: broke\n\n';

interface Passing {
  readonly interface: TextInterface;
  readonly keepsUsage?: boolean;
  readonly cuts?: readonly number[];
}

interface Passed {
  readonly came: string;
  readonly error: UpstreamBroke | undefined;
  readonly usage: TextUsage;
}

/**
 * What arrives of a stream, without the final error event. Asserts that reading it and piping it to a slow consumer
 * give the same result.
 */
async function passed(stream: string, options: Passing): Promise<Passed> {
  const bytes = bytesOf(stream, options.cuts);
  const read = await passedFrom(streamOfBytes(bytes), all, options);
  const pieces = await all(bytesOf(stream, options.cuts));
  const handedOn = await passedFrom(new Pieces(pieces), piped, options);
  expect(handedOn).toEqual(read);
  return read;
}

async function passedFrom(
  bytes: Readable,
  taking: (events: Readable) => Promise<readonly unknown[]>,
  options: Passing,
): Promise<Passed> {
  const meter = usageMeter({ interface: options.interface, request: REQUEST });
  let error: UpstreamBroke | undefined;
  const events = passThrough(bytes, {
    interface: options.interface,
    meter,
    keepsUsage: options.keepsUsage ?? true,
    onBreak(broke) {
      error = broke;
      return BROKE;
    },
  });
  const came = Buffer.concat((await taking(events)) as Buffer[]).toString();
  expect(came.endsWith(BROKE)).toBe(error !== undefined);
  return { came: came.replace(BROKE, ''), error, usage: meter.usage() };
}

async function* bytesAsText(text: string): AsyncIterable<string> {
  yield text;
}

async function* streamed(events: readonly string[]): AsyncIterable<Uint8Array> {
  for (const event of events) yield Buffer.from(event);
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
const TOLD = { inputTokens: 7, outputTokens: 2, isEstimated: false };
const DONE = 'data: [DONE]\n\n';

describe('a chat that is passed through', () => {
  const chat = (stream: string, keepsUsage = true) =>
    passed(stream, { interface: 'chat-completions', keepsUsage });

  test('stays as it is to the letter, odd spaces and comments too', async () => {
    const odd = `: hold on\n\ndata:{"choices" : [ {"delta":{"content":"ü"}} ]}\r\n\r\n${CHAT_END}${DONE}`;
    expect((await chat(odd)).came).toBe(odd);
  });

  test('stays as it is, and is metered alike, however its bytes are cut', async () => {
    const stream = `${CHAT_TEXT}: alive\r\n\r\n${chatChunks(aChunk({ content: 'grün 👋🏽' }))}${CHAT_END}`;
    const whole = await passed(`${stream}${DONE}`, { interface: 'chat-completions' });
    expect(whole.usage).toMatchObject({ outputTokens: 5, isEstimated: true });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), fc.boolean(), async (cuts, isTold) => {
        const end = isTold ? CHAT_USAGE + DONE : DONE;
        const { came, usage } = await passed(stream + end, { interface: 'chat-completions', cuts });
        expect(came).toBe(stream + end);
        expect(usage).toEqual(isTold ? TOLD : whole.usage);
      }),
      { numRuns: 100 },
    );
  });

  test('keeps the chunk of its tokens for a caller who wants it', async () => {
    const { came, usage } = await chat(`${CHAT_TEXT}${CHAT_END}${CHAT_USAGE}${DONE}`);
    expect(came).toContain(CHAT_USAGE);
    expect(usage).toEqual({ inputTokens: 7, outputTokens: 2, isEstimated: false });
  });

  test('loses the chunk of its tokens for a caller who does not, and is metered all the same', async () => {
    const { came, usage } = await chat(`${CHAT_TEXT}${CHAT_END}${CHAT_USAGE}${DONE}`, false);
    expect(came).toBe(`${CHAT_TEXT}${CHAT_END}${DONE}`);
    expect(usage).toEqual({ inputTokens: 7, outputTokens: 2, isEstimated: false });
  });

  test('keeps a chunk that tells tokens beside an answer', async () => {
    const both = chatChunks({
      ...aChunk({}, 'stop'),
      usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 },
    });
    const { came, usage } = await chat(`${CHAT_TEXT}${both}${DONE}`, false);
    expect(came).toBe(`${CHAT_TEXT}${both}${DONE}`);
    expect(usage.isEstimated).toBe(false);
  });

  test('is whole without its last event where it says why it ended', async () => {
    for (const after of ['', CHAT_USAGE, ': alive\n\n']) {
      const { came, error } = await chat(`${CHAT_TEXT}${CHAT_END}${after}`);
      expect(came).toBe(`${CHAT_TEXT}${CHAT_END}${after}${DONE}`);
      expect(error).toBeUndefined();
    }
  });

  test('ends at its last event, whatever comes after it and wherever that is cut', async () => {
    const stream = `${CHAT_TEXT}${CHAT_END}${DONE}`;
    const late = `: bye\n\n${CHAT_TEXT}`;
    for (let place = 0; place < stream.length; place += 1) {
      const options = { interface: 'chat-completions', cuts: [place] } as const;
      expect((await passed(stream + late, options)).came).toBe(stream);
    }
  });

  test('breaks where it ends before its end, after what was whole', async () => {
    const { came, error, usage } = await chat(`${CHAT_TEXT}data: {"choi`);
    expect(came).toBe(CHAT_TEXT);
    expect(error).toMatchObject(BROKEN_OFF);
    expect(usage).toMatchObject({ outputTokens: 3, isEstimated: true });
  });

  test('has a token at least for each event with text, though many come at once', async () => {
    const short = aChunk({ content: 'a' });
    const { usage } = await chat(chatChunks(short, aChunk({}), short, short));
    expect(usage).toMatchObject({ outputTokens: 3, isEstimated: true });
    const twofold = aChunk({ content: 'a', reasoning_content: 'b' });
    const twice = await chat(chatChunks(twofold, twofold));
    expect(twice.usage).toMatchObject({ outputTokens: 2, isEstimated: true });
  });

  test('breaks where an event grows too large, after what was whole', async () => {
    const { came, error } = await chat(`${CHAT_TEXT}data: ${'x'.repeat(MAX_EVENT_CHARACTERS)}`);
    expect(came).toBe(CHAT_TEXT);
    expect(error).toMatchObject(aBreak('The upstream sent an event that is too large.'));
  });

  test('breaks where its bytes do, and says why to whoever looks', async () => {
    async function* bytes(): AsyncIterable<Uint8Array> {
      yield* bytesOf(`${CHAT_TEXT}data: {"choi`);
      throw new Error('ECONNRESET');
    }
    const meter = usageMeter({ interface: 'chat-completions', request: REQUEST });
    const onBreak = (broke: UpstreamBroke): string => `${broke.message} ${broke.cause}`;
    const passage = { interface: 'chat-completions', meter, keepsUsage: true, onBreak } as const;
    const came = await all<Buffer>(passThrough(streamOfBytes(bytes()), passage));
    expect(came.join('')).toBe(`${CHAT_TEXT}${BROKEN_OFF.message} Error: ECONNRESET`);
  });

  test.each([
    ['nothing', ''],
    ['the usage', CHAT_USAGE],
    ['what is thought of the prompt', chatChunks({ choices: [], prompt_filter_results: [] })],
  ])('breaks where it ends with no choice ever, but %s', async (_, sent) => {
    const { came, error } = await chat(`${sent}${DONE}`);
    expect(came).toBe(sent);
    expect(error).toMatchObject(NO_ANSWER);
  });

  test.each([aChunk({ role: 'assistant', content: '' }, 'length'), aChunk({ content: '' })])(
    'may have no words: %j',
    async (said) => {
      const stream = `${chatChunks({ choices: [] }, said)}${CHAT_USAGE}${DONE}`;
      expect(await chat(stream)).toMatchObject({ came: stream, error: undefined });
    },
  );

  test('has its calls numbered where the upstream does not, and ended as calls are', async () => {
    const call = (id: string, json: string) => ({ id, function: { name: 'f', arguments: json } });
    const rest = (json: string) => ({ function: { arguments: json } });
    const stream = chatChunks(
      aChunk({ tool_calls: [call('a', '{"x"')] }),
      aChunk({ tool_calls: [rest(':12345678901234567890}')] }),
      aChunk({ tool_calls: [call('b', '{'), call('c', '{}')] }),
      aChunk({}, 'stop'),
    );
    const { came, error } = await chat(stream + CHAT_USAGE + DONE);
    expect(error).toBeUndefined();
    expect(came).toBe(
      chatChunks(
        aChunk({ tool_calls: [{ ...call('a', '{"x"'), index: 0 }] }),
        aChunk({ tool_calls: [{ ...rest(':12345678901234567890}'), index: 0 }] }),
        aChunk({
          tool_calls: [
            { ...call('b', '{'), index: 1 },
            { ...call('c', '{}'), index: 2 },
          ],
        }),
        aChunk({}, 'tool_calls'),
      ) +
        CHAT_USAGE +
        DONE,
    );
  });

  test('has its calls named where the upstream does not, and their arguments as a text', async () => {
    const call = { index: 0, function: { name: 'f', arguments: { a: 1 } } };
    const more = { index: 0, function: { arguments: { b: 1 } } };
    const stream = chatChunks(aChunk({ tool_calls: [call] }), aChunk({ tool_calls: [more] }));
    const events = passThrough(streamOfBytes(bytesOf(stream + DONE)), {
      interface: 'chat-completions',
      meter: usageMeter({ interface: 'chat-completions', request: REQUEST }),
      keepsUsage: true,
      onBreak: () => BROKE,
    });
    const came = (await all(events)).join('');
    const [id] = /call_\w+/.exec(came) ?? [];
    const text = (json: string) => ({ arguments: json });
    const named = { ...call, function: { name: 'f', ...text('{"a":1}') }, id };
    const rest = { ...more, function: text('{"b":1}') };
    expect(came).toBe(
      chatChunks(aChunk({ tool_calls: [named] }), aChunk({ tool_calls: [rest] })) + DONE,
    );
  });

  test('has calls told apart that have the same number', async () => {
    const call = (index: number, id: string) => ({ index, id, function: { name: 'f' } });
    const ended = (reason: string) => chatChunks(aChunk({ tool_calls: [call(1, 'c')] }, reason));
    const told = (other: number) =>
      chatChunks(aChunk({ tool_calls: [call(0, 'a'), call(other, 'b')] }));
    expect((await chat(told(0) + DONE)).came).toBe(told(1) + DONE);
    const { came } = await chat(ended('length') + ended('stop') + DONE);
    expect(came).toBe(ended('length') + ended('tool_calls') + DONE);
  });

  test('has each piece stay with its call, where calls have the same number', async () => {
    const call = (index: number, id: string) => ({ index, id, function: { name: 'f' } });
    const rest = (index: number, json: string) => ({ index, function: { arguments: json } });
    const chunks = (other: number) => {
      const second = [call(other, 'b'), rest(other, '{"x"'), rest(other, ':1}')];
      const pieces = [call(0, 'a'), rest(0, '{}'), ...second];
      return pieces.map((piece) => chatChunks(aChunk({ tool_calls: [piece] })));
    };
    const came = await all(
      passThrough(streamOfBytes(streamed([...chunks(0), DONE])), {
        interface: 'chat-completions',
        meter: usageMeter({ interface: 'chat-completions', request: REQUEST }),
        keepsUsage: true,
        onBreak: () => BROKE,
      }),
    );
    expect(came.join('')).toBe(chunks(1).join('') + DONE);
  });

  test('stays as it is where its calls are numbered, whatever numbers it has', async () => {
    const begun = { index: 3, id: 'a', type: 'function', function: { name: 'f', arguments: '' } };
    const stream = chatChunks(
      aChunk({ role: 'assistant', content: 'Well.', tool_calls: [] }),
      aChunk({ tool_calls: [begun] }),
      aChunk({
        tool_calls: [{ index: 3, function: { arguments: '{"a":"\\"tool_calls\\":[{"}' } }],
      }),
      aChunk({}, 'tool_calls'),
    );
    expect((await chat(stream + DONE)).came).toBe(stream + DONE);
  });

  test('is metered exactly where a choice tells its tokens', async () => {
    const usage = { prompt_tokens: 7, completion_tokens: 9, cached_tokens: 5 };
    const end = chatChunks({ choices: [{ index: 0, delta: {}, finish_reason: 'stop', usage }] });
    const passedOn = await chat(`${CHAT_TEXT}${end}data: [DONE]\n\n`);
    expect(passedOn.usage).toMatchObject({
      inputTokens: 7,
      outputTokens: 9,
      cachedInputTokens: 5,
      isEstimated: false,
    });
  });

  test('breaks where it tells of an error, in the words of the error', async () => {
    const { came, error } = await chat(`${CHAT_TEXT}data: {"error":{"message":"Overloaded."}}\n\n`);
    expect(came).toBe(CHAT_TEXT);
    expect(error).toMatchObject(aBreak('Overloaded.'));
  });

  test.each<[string, object, string]>([
    [
      'that a choice carries',
      {
        choices: [
          { index: 0, delta: { content: '' }, finish_reason: 'error', error: { message: 'Gone.' } },
        ],
      },
      'Gone.',
    ],
    [
      'of the service behind it',
      {
        choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
        error: {
          code: 502,
          message: 'Provider returned error',
          metadata: { raw: '{"error":{"message":"Overloaded."}}' },
        },
      },
      'Provider returned error: Overloaded.',
    ],
    [
      'that is not explained',
      { choices: [{ index: 0, delta: {}, finish_reason: 'error' }] },
      'The upstream broke off with an error that it does not explain.',
    ],
    [
      'of a call in a wrong form',
      {
        choices: [
          { index: 0, delta: {}, finish_reason: 'function_call_filter: MALFORMED_FUNCTION_CALL' },
        ],
      },
      'The upstream broke off with an error that it does not explain.',
    ],
  ])('breaks at an error %s, metered as it says', async (_, chunk, message) => {
    const told = { ...chunk, usage: { prompt_tokens: 7, completion_tokens: 9 } };
    const { came, error, usage } = await chat(CHAT_TEXT + chatChunks(told));
    expect(came).toBe(CHAT_TEXT);
    expect(error).toMatchObject(aBreak(message));
    expect(usage).toMatchObject({ inputTokens: 7, outputTokens: 9, isEstimated: false });
  });

  test('takes no words for an error or an end', async () => {
    const words = chatChunks(
      aChunk({ content: '{"error":{"message":"x"},"finish_reason":"stop"}' }),
    );
    const { came, error } = await chat(words);
    expect(came).toBe(words);
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
    expect(came).toBe(stream);
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
    expect(came).toBe(MESSAGE_START + MESSAGE_TEXT);
    expect(error).toMatchObject(BROKEN_OFF);
    expect(usage).toEqual({
      inputTokens: 100,
      outputTokens: 3,
      cachedInputTokens: 90,
      isEstimated: true,
    });
  });

  test('has its events named where the upstream names none, so that the SDK reads them', async () => {
    const stream = MESSAGE_START + MESSAGE_TEXT + MESSAGE_END;
    const nameless = stream.replaceAll(/^event: .*\n/gm, '');
    const { usage } = await message(stream);
    for (const sent of [nameless, `\ufeff${nameless}`, nameless.replaceAll('\n\n', '\n\n\n')]) {
      const named = await message(sent);
      expect(named.came.replaceAll(/\n{3,}/g, '\n\n')).toBe(stream);
      expect(named.usage).toEqual(usage);
    }
    const crlf = await message(nameless.replaceAll('\n', '\r\n'));
    expect(crlf.came.replaceAll('\r', '')).toBe(stream);
  });

  test('is read by the SDK though its upstream names no event', async () => {
    const message = { id: 'msg_1', role: 'assistant', content: [], usage: {} };
    const start = messageEvents({ type: 'message_start', message });
    const sent = (start + MESSAGE_TEXT + MESSAGE_END).replaceAll(/^event: .*\n/gm, '');
    const { came } = await passed(sent, { interface: 'messages' });
    expect(await assembledMessage(bytesAsText(came))).toMatchObject({
      content: [{ type: 'text', text: 'Hello there' }],
    });
  });

  test('has only those events named that lack a name, though they come at once', async () => {
    const [ping = ''] = messageEvents({ type: 'ping' }).split(/(?<=\n\n)/);
    const stream = `${MESSAGE_START}: alive\n\n${ping.replace('event: ping\n', '')}${MESSAGE_TEXT}`;
    const odd = 'data: {"type":"a name\\n"}\n\ndata: nothing\n\n';
    expect((await message(stream + odd + MESSAGE_END)).came).toBe(
      `${MESSAGE_START}: alive\n\n${ping}${MESSAGE_TEXT}${odd}${MESSAGE_END}`,
    );
  });

  test('breaks where it tells of an error, in the words of the error', async () => {
    const event = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded.' } };
    const named = await message(MESSAGE_START + messageEvents(event));
    expect(named.error).toMatchObject(aBreak('Overloaded.'));
    expect(named.came).toBe(MESSAGE_START);
    const nameless = await message(MESSAGE_START + chatChunks(event));
    expect(nameless.error).toMatchObject(aBreak('Overloaded.'));
  });

  test('breaks where it ends with neither a block nor a reason', async () => {
    const [delta = '', stop = ''] = MESSAGE_END.split(/(?<=\n\n)/);
    const { came, error } = await message(MESSAGE_START + stop);
    expect(came).toBe(MESSAGE_START);
    expect(error).toMatchObject(NO_ANSWER);
    const wordless = MESSAGE_START + delta + stop;
    expect(await message(wordless)).toMatchObject({ came: wordless, error: undefined });
  });

  test('ends at its last event, whatever comes after it', async () => {
    const stream = MESSAGE_START + MESSAGE_TEXT + MESSAGE_END;
    expect((await message(`${stream}data: more\n\n`)).came).toBe(stream);
  });
});

const RESPONSE = { id: 'resp_1', object: 'response', status: 'in_progress', error: null };
const RESPONSE_START = messageEvents(
  { type: 'response.created', response: { ...RESPONSE, tools: [{ type: 'error' }] } },
  { type: 'response.in_progress', response: RESPONSE },
);
const RESPONSE_TEXT = messageEvents(
  { type: 'response.output_item.added', output_index: 0, item: { type: 'message', content: [] } },
  { type: 'response.output_text.delta', delta: 'Hello there', logprobs: [], obfuscation: 'a1b2' },
  { type: 'response.output_text.done', text: 'Hello there' },
  { type: 'response.output_item.done', item: { content: [{ text: 'Hello there' }] } },
);
const RESPONSE_USAGE = {
  input_tokens: 100,
  input_tokens_details: { cached_tokens: 90 },
  output_tokens: 4,
  total_tokens: 104,
};

/** The event that ends a response. */
function responseEnd(status: string, more: object = {}): string {
  const response = { ...RESPONSE, status, usage: RESPONSE_USAGE, output: [], ...more };
  return messageEvents({ type: `response.${status}`, response });
}

describe('a response that is passed through', () => {
  const response = (stream: string) => passed(stream, { interface: 'responses' });
  const begun = RESPONSE_START + RESPONSE_TEXT;

  test.each(['completed', 'incomplete'])(
    'stays as it is, and is metered exactly: %s',
    async (status) => {
      const stream = begun + responseEnd(status);
      for (const came of [stream, stream.replaceAll(/^event: .*\n/gm, '')]) {
        const { error, usage, ...passedOn } = await response(came);
        expect([passedOn.came, error]).toEqual([came, undefined]);
        expect(usage).toEqual({
          inputTokens: 100,
          outputTokens: 4,
          cachedInputTokens: 90,
          isEstimated: false,
        });
      }
    },
  );

  test('has the role of the model in all that it says, whatever role the upstream names', async () => {
    const stream = (role: string) => {
      const item = { type: 'message', id: 'msg_1', role, content: [], count: 1 };
      const text = messageEvents(
        { type: 'response.output_item.added', output_index: 0, item },
        { type: 'response.output_item.done', output_index: 0, item },
      );
      const instructions = [{ role: 'user', content: 'Say "role":"model".' }];
      const opening = messageEvents({ type: 'response.created', response: { instructions } });
      return opening + text + begun + responseEnd('completed', { instructions, output: [item] });
    };
    const { came, error } = await response(stream('model'));
    expect([came, error]).toEqual([stream('assistant'), undefined]);
  });

  test('ends at its last event, whatever comes after it', async () => {
    const stream = begun + responseEnd('completed');
    expect((await response(`${stream}${DONE}data: more\n\n`)).came).toBe(stream);
  });

  test.each(['', DONE, 'data: {"type":"response.compl'])(
    'breaks where it ends before its end (%j), and what came is metered by its pieces',
    async (rest) => {
      const { came, error, usage } = await response(begun + rest);
      expect(came).toBe(begun + (rest === DONE ? DONE : ''));
      expect(error).toMatchObject(BROKEN_OFF);
      expect(usage).toMatchObject({ outputTokens: 3, isEstimated: true });
    },
  );

  test('has all that a model makes metered, and no more', async () => {
    const pieces = [
      'response.output_text.delta',
      'response.refusal.delta',
      'response.function_call_arguments.delta',
      'response.custom_tool_call_input.delta',
      'response.reasoning_summary_text.delta',
      'response.reasoning_text.delta',
    ].map((type) => ({ type, delta: 'abcdefgh', obfuscation: 'x'.repeat(100) }));
    const { usage } = await response(messageEvents(...pieces));
    expect(usage).toMatchObject({ outputTokens: 12, isEstimated: true });
  });

  test.each([
    ['in itself', { type: 'error', code: 'server_error', message: 'No.', param: null }],
    ['in a field', { type: 'error', error: { type: 'server_error', message: 'No.' } }],
    ['as chats do', { error: { message: 'No.', code: 'server_error' } }],
    ['in a word', { error: 'No.' }],
  ])('breaks where it tells of an error, in the words of the error: %s', async (_, told) => {
    const data = JSON.stringify(told);
    for (const event of [`data: ${data}\n\n`, `event: error\ndata: ${data}\n\n`]) {
      const apart = [begun.length, begun.length + event.length];
      for (const cuts of [[], apart]) {
        const stream = begun + event + responseEnd('completed');
        const { came, error } = await passed(stream, { interface: 'responses', cuts });
        expect(came).toBe(begun);
        expect(error).toMatchObject(aBreak('No.'));
        expect(error?.event).toBeUndefined();
      }
    }
  });

  test('breaks where an event is named an error, whatever it says', async () => {
    const { error } = await response(`${begun}event: error\ndata: {"message":"No."}\n\n`);
    expect(error).toMatchObject(aBreak('No.'));
    const silent = await response(`${begun}event: error\ndata: nothing\n\n`);
    expect(silent.error?.message).toContain('does not explain');
  });

  test('breaks where the response has failed, and keeps the event that says so', async () => {
    const failed = responseEnd('failed', { error: { code: 'server_error', message: 'No.' } });
    const { came, error } = await response(begun + failed);
    expect(came).toBe(begun);
    expect(error).toMatchObject({
      ...aBreak('No.'),
      words: { code: 'server_error' },
      event: { name: 'response.failed', fields: { type: 'response.failed' } },
    });
    const unexplained = await response(begun + responseEnd('failed'));
    expect(unexplained.error?.message).toContain('does not explain');
  });

  test('takes no words for an error or an end, and no error of a tool for its own', async () => {
    const words = 'event: error\n\n{"type":"response.completed"} {"type":"error","error":{}}';
    const item = { type: 'mcp_call', error: { type: 'error', message: 'x' } };
    const stream =
      begun +
      messageEvents(
        { type: 'response.output_text.delta', delta: words },
        { type: 'response.output_item.done', item },
        { type: 'response.output_item.done', item: { type: 'error' } },
        { type: 'response.new_thing', about: { type: 'response.completed' } },
      );
    const cut = await response(stream);
    expect(cut.came).toBe(stream);
    expect(cut.error).toMatchObject(BROKEN_OFF);
    const whole = stream + responseEnd('completed', { output: [item, { text: words }] });
    const { came, error } = await response(whole);
    expect([came, error]).toEqual([whole, undefined]);
  });

  test('has what ends it where it breaks off know how it began, and its last number', async () => {
    const numbered = [RESPONSE_START, RESPONSE_TEXT].join('').split(/(?<=\n\n)/);
    const stream = numbered
      .map((event, at) => event.replace('{', `{"sequence_number":${at},`))
      .concat(': still here\n\n');
    const saids: Said[] = [];
    const events = passThrough(streamOfBytes(streamed(stream)), {
      interface: 'responses',
      meter: usageMeter({ interface: 'responses', request: REQUEST }),
      keepsUsage: true,
      onBreak(_, said) {
        saids.push(said);
        return BROKE;
      },
    });
    await all(events);
    expect(saids).toEqual([{ opening: stream[0], last: stream.at(-2) }]);
  });

  test('may have its last event in many chunks', async () => {
    const output = [{ content: [{ text: 'ü'.repeat(100_000) }] }];
    const stream = begun + responseEnd('completed', { output });
    const cuts = Array.from({ length: 50 }, (_, index) => begun.length + index * 4_001);
    const { came, usage } = await passed(stream, { interface: 'responses', cuts });
    expect(came).toBe(stream);
    expect(usage).toMatchObject({ outputTokens: 4, isEstimated: false });
  });
});

describe('a stream that is cut at every byte', () => {
  const CRLF = (stream: string): string => stream.replaceAll('\n', '\r\n');
  const WORDS = chatChunks(aChunk({ content: 'Grüße 👋🏽 語' }));
  const CHAT = `\ufeff${CHAT_TEXT}: alive\n\n${WORDS}${CHAT_END}`;
  const RESPONSES = `${RESPONSE_START}: ü\n\n${RESPONSE_TEXT}${responseEnd('completed')}`;
  const MESSAGE = MESSAGE_START + MESSAGE_TEXT + MESSAGE_END;
  const CALLS = chatChunks(
    aChunk({ tool_calls: [{ id: 'a', function: { name: 'f', arguments: '{}' } }] }),
    aChunk({ tool_calls: [{ index: 0, id: 'b', function: { name: 'f', arguments: '' } }] }),
    aChunk({ tool_calls: [{ index: 2, id: 'c', function: { name: 'f', arguments: '' } }] }),
    aChunk({ tool_calls: [{ index: 2, function: { arguments: '{"ü":1}' } }] }, 'stop'),
  );
  const SAME_NUMBER = chatChunks(
    aChunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'f', arguments: '' } }] }),
    aChunk({ tool_calls: [{ index: 0, function: { arguments: '{}' } }] }),
    aChunk({ tool_calls: [{ index: 0, id: 'b', function: { name: 'f', arguments: '' } }] }),
    aChunk({ tool_calls: [{ index: 0, function: { arguments: '{"ü":' } }] }),
    aChunk({ tool_calls: [{ index: 0, function: { arguments: '1}' } }] }, 'tool_calls'),
  );

  test.each<[string, TextInterface, string]>([
    ['a chat that counts', 'chat-completions', CHAT + CHAT_USAGE + DONE],
    ['a chat that does not count', 'chat-completions', CHAT + DONE],
    ['a chat with calls to be corrected', 'chat-completions', CALLS + DONE],
    ['a chat with calls of the same number', 'chat-completions', SAME_NUMBER + DONE],
    ['a chat in lines of CR LF', 'chat-completions', CRLF(CHAT + CHAT_USAGE + DONE)],
    ['a chat that breaks off', 'chat-completions', `${CHAT_TEXT}${WORDS}data: {"choi`],
    ['a chat that errs', 'chat-completions', `${CHAT_TEXT}data: {"error":{"message":"ü"}}\n\n`],
    ['a message', 'messages', MESSAGE],
    ['a message without names', 'messages', MESSAGE.replaceAll(/^event: .*\n/gm, '')],
    ['a message in lines of CR LF', 'messages', CRLF(MESSAGE)],
    ['a message that breaks off', 'messages', MESSAGE_START + MESSAGE_TEXT],
    ['a response', 'responses', RESPONSES],
    ['a response in lines of CR LF', 'responses', CRLF(RESPONSES)],
    ['a response that breaks off', 'responses', RESPONSE_START + RESPONSE_TEXT],
    ['a response that fails', 'responses', RESPONSE_TEXT + responseEnd('failed')],
  ])('comes to the same and is metered the same: %s', async (_what, textInterface, stream) => {
    const whole = await passed(stream, { interface: textInterface });
    const places = Array.from({ length: Buffer.byteLength(stream) }, (_none, place) => place);
    for (const cuts of [places, ...places.map((place) => [place])]) {
      const cut = await passed(stream, { interface: textInterface, cuts });
      expect([cut.came, cut.error?.message, cut.usage], `${cuts.length} at ${cuts[0]}`).toEqual([
        whole.came,
        whole.error?.message,
        whole.usage,
      ]);
    }
  });
});

test('a caller who goes away closes the stream, and what came is metered (A8)', async () => {
  const meter = usageMeter({ interface: 'chat-completions', request: REQUEST });
  const closed = Promise.withResolvers<void>();
  async function* bytes(): AsyncIterable<Uint8Array> {
    try {
      for (;;) {
        yield* bytesOf(CHAT_TEXT);
        await new Promise(setImmediate);
      }
    } finally {
      closed.resolve();
    }
  }
  const events = passThrough(streamOfBytes(bytes()), {
    interface: 'chat-completions',
    meter,
    keepsUsage: true,
    onBreak: () => BROKE,
  });
  for await (const _ of events) break;
  await closed.promise;
  expect(meter.usage()).toMatchObject({ isEstimated: true });
  expect(meter.usage().outputTokens).toBeGreaterThanOrEqual(2);
});

test('a silent stream shows that it is alive, between whole events and until its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const parts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* bytes(): AsyncIterable<Uint8Array> {
    yield* bytesOf(`${CHAT_TEXT}data: {"choi`);
    await parts[0]?.promise;
    yield* bytesOf(`ces":[]}\n\n${CHAT_END}${DONE}`);
    await parts[1]?.promise;
  }
  let came = '';
  const events = passThrough(streamOfBytes(bytes()), {
    interface: 'chat-completions',
    meter: usageMeter({ interface: 'chat-completions', request: REQUEST }),
    keepsUsage: true,
    onBreak: () => BROKE,
  }).on('data', (chunk: Buffer) => (came += chunk));
  await vi.waitFor(() => expect(came).toBe(CHAT_TEXT));
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  const alive = ': still at work\n\n'.repeat(2);
  expect(came).toBe(CHAT_TEXT + alive);
  parts[0]?.resolve();
  await once(events, 'end');
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  expect(came).toBe(`${CHAT_TEXT}${alive}${chatChunks({ choices: [] })}${CHAT_END}${DONE}`);
  expect(vi.getTimerCount()).toBe(0);
  parts[1]?.resolve();
});

test('a caller who reads slowly has the upstream wait (A9)', async () => {
  let asked = 0;
  async function* bytes(): AsyncIterable<Uint8Array> {
    const event = Buffer.from(chatChunks(aChunk({ content: 'x'.repeat(10_000) })));
    for (; asked < 1_000; asked += 1) yield event;
    yield Buffer.from(DONE);
  }
  const events = passThrough(streamOfBytes(bytes()), {
    interface: 'chat-completions',
    meter: usageMeter({ interface: 'chat-completions', request: REQUEST }),
    keepsUsage: true,
    onBreak: () => BROKE,
  });
  await once(events, 'readable');
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  expect(asked).toBeLessThan(100);
  await all(events);
  expect(asked).toBe(1_000);
});
