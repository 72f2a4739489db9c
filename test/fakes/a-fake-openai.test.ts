import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aFakeOpenAI, type FakeOpenAI } from './a-fake-openai.ts';
import { UPSTREAM_KEY } from './a-fake-server.ts';
import { inBase64 } from './openai-embeddings.ts';
import { faultsOf, type ShapeName } from './published-shapes.ts';
import { eventsOf } from './stream-events.ts';

const KEY = { authorization: `Bearer ${UPSTREAM_KEY}` };
const MESSAGES = [{ role: 'user', content: 'Hello there' }];
const CHAT = { model: 'gpt-4o', messages: MESSAGES };
const TOOLS = [
  {
    type: 'function',
    function: {
      name: 'weather',
      parameters: {
        type: 'object',
        properties: { city: { type: 'string' }, days: { type: 'integer' } },
      },
    },
  },
];

let fake: FakeOpenAI;

beforeAll(async () => {
  fake = await aFakeOpenAI();
});

afterEach(() => {
  fake.chat({});
  fake.response({});
  fake.forgetRequests();
});

afterAll(() => fake.close());

function post(
  path: string,
  body: object,
  headers: Record<string, string> = KEY,
): Promise<Response> {
  const form = body instanceof FormData ? body : undefined;
  return fetch(`${fake.url}/v1/${path}`, {
    method: 'POST',
    headers: form === undefined ? { 'content-type': 'application/json', ...headers } : headers,
    body: form ?? JSON.stringify(body),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects.
async function shaped(answer: Promise<Response>, shape: ShapeName, status = 200): Promise<any> {
  const response = await answer;
  const document: unknown = await response.json();
  expect(faultsOf(shape, document)).toEqual([]);
  expect(response.status).toBe(status);
  return document;
}

describe('a chat completion', () => {
  test('is text that the request can be known by, with its counts', async () => {
    const { choices, usage } = await shaped(post('chat/completions', CHAT), 'completion');
    expect(choices).toHaveLength(1);
    expect(choices[0]).toMatchObject({ finish_reason: 'stop', message: { refusal: null } });
    expect(choices[0].message.content).toContain('Hello there');
    expect(usage.prompt_tokens).toBe(2);
    expect(usage.total_tokens).toBe(2 + usage.completion_tokens);
  });

  test('calls a tool that there is, and speaks once it has the result', async () => {
    const request = { ...CHAT, tools: TOOLS };
    const { choices } = await shaped(post('chat/completions', request), 'completion');
    const [call] = choices[0].message.tool_calls;
    expect(choices[0]).toMatchObject({ finish_reason: 'tool_calls', message: { content: null } });
    expect(JSON.parse(call.function.arguments)).toEqual({ city: 'Zürich', days: 1 });
    const result = { role: 'tool', tool_call_id: call.id, content: 'Sunny' };
    const messages = [...MESSAGES, choices[0].message, result];
    const then = await shaped(post('chat/completions', { ...request, messages }), 'completion');
    expect(then.choices[0].finish_reason).toBe('stop');
    const not = await shaped(
      post('chat/completions', { ...request, tool_choice: 'none' }),
      'completion',
    );
    expect(not.choices[0].message.tool_calls).toBeUndefined();
  });

  test('is as many as are asked for, and cut at the limit', async () => {
    const request = { ...CHAT, n: 3, max_completion_tokens: 2 };
    const { choices } = await shaped(post('chat/completions', request), 'completion');
    expect(choices.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2]);
    expect(choices[2]).toMatchObject({ finish_reason: 'length', message: { content: 'I heard' } });
  });

  test('says what a test has it say', async () => {
    fake.chat({ refusal: 'No.', finishReason: 'content_filter', usage: { prompt: 7, cached: 5 } });
    const { choices, usage } = await shaped(post('chat/completions', CHAT), 'completion');
    expect(choices[0]).toMatchObject({
      finish_reason: 'content_filter',
      message: { content: null, refusal: 'No.' },
    });
    expect(usage).toMatchObject({ prompt_tokens: 7, prompt_tokens_details: { cached_tokens: 5 } });
  });
});

describe('a stream of chunks', () => {
  async function chunksOf(request: object): Promise<readonly { readonly [name: string]: never }[]> {
    const events = await eventsOf(await post('chat/completions', { ...request, stream: true }));
    expect(events.at(-1)?.data).toBe('[DONE]');
    const chunks = events.slice(0, -1).map(({ data }) => data);
    for (const chunk of chunks) expect(faultsOf('completionChunk', chunk)).toEqual([]);
    return chunks;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the chunks have been checked.
  function told(chunks: readonly any[], field: string, index = 0): string {
    const choices = chunks.flatMap((chunk) => chunk.choices);
    const own = choices.filter((choice) => choice.index === index);
    return own.map(({ delta }) => delta[field] ?? '').join('');
  }

  test('tells the same as the whole answer', async () => {
    const whole = await shaped(post('chat/completions', CHAT), 'completion');
    const chunks = await chunksOf(CHAT);
    expect(told(chunks, 'content')).toBe(whole.choices[0].message.content);
    expect(chunks.at(0)).toMatchObject({
      choices: [{ delta: { role: 'assistant' }, finish_reason: null }],
    });
    expect(chunks.at(-1)).toMatchObject({ choices: [{ delta: {}, finish_reason: 'stop' }] });
    expect(chunks.some((chunk) => 'usage' in chunk)).toBe(false);
  });

  test('counts in a chunk of its own where that is asked for', async () => {
    const chunks = await chunksOf({ ...CHAT, stream_options: { include_usage: true } });
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 2 } });
    expect(chunks.slice(0, -1).every(({ usage }) => usage === null)).toBe(true);
  });

  test('tells several choices, a refusal and a call', async () => {
    const chunks = await chunksOf({ ...CHAT, n: 2 });
    expect(told(chunks, 'content', 1)).toBe(told(chunks, 'content', 0));
    fake.chat({ refusal: 'I would rather not.' });
    expect(told(await chunksOf(CHAT), 'refusal')).toBe('I would rather not.');
    fake.chat({});
    const calls = (await chunksOf({ ...CHAT, tools: TOOLS })).flatMap(
      // biome-ignore lint/suspicious/noExplicitAny: the chunks have been checked.
      ({ choices }: any) => choices[0].delta.tool_calls ?? [],
    );
    expect(calls[0]).toMatchObject({ index: 0, type: 'function', function: { name: 'weather' } });
    const given = calls.map((call) => call.function.arguments).join('');
    expect(JSON.parse(given)).toEqual({ city: 'Zürich', days: 1 });
  });
});

const RESPONSE = { model: 'gpt-4o', input: 'Hello there' };
const FUNCTIONS = TOOLS.map(({ type, function: called }) => ({ type, ...called }));
const SEALED = { model: 'gpt-5', include: ['reasoning.encrypted_content'], input: MESSAGES };

describe('a response', () => {
  test('is text that the request can be known by, with its counts', async () => {
    for (const request of [RESPONSE, { ...RESPONSE, input: MESSAGES }]) {
      const { output, usage } = await shaped(post('responses', request), 'response');
      expect(output).toMatchObject([{ type: 'message', content: [{ type: 'output_text' }] }]);
      expect(output[0].content[0].text).toContain('Hello there');
      expect(usage.input_tokens).toBe(2);
      expect(usage.total_tokens).toBe(2 + usage.output_tokens);
    }
  });

  test('calls a function that there is, and speaks once it has the result', async () => {
    const request = { ...RESPONSE, tools: FUNCTIONS };
    const { output } = await shaped(post('responses', request), 'response');
    const [call] = output;
    expect(JSON.parse(call.arguments)).toEqual({ city: 'Zürich', days: 1 });
    const result = { type: 'function_call_output', call_id: call.call_id, output: 'Sunny' };
    const input = [...MESSAGES, call, result];
    const then = await shaped(post('responses', { ...request, input }), 'response');
    expect(then.output).toMatchObject([{ type: 'message' }]);
  });

  test('has sealed thoughts with models that think, which it takes back', async () => {
    const { output } = await shaped(post('responses', SEALED), 'response');
    expect(output).toMatchObject([{ type: 'reasoning' }, { type: 'message' }]);
    const input = [...MESSAGES, ...output, ...MESSAGES];
    await shaped(post('responses', { ...SEALED, input }), 'response');
  });

  test('says what a test has it say', async () => {
    fake.response({ text: 'Well,', incomplete: 'max_output_tokens', usage: { cached: 5 } });
    const cut = await shaped(post('responses', RESPONSE), 'response');
    expect(cut).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      usage: { input_tokens_details: { cached_tokens: 5 } },
    });
    const failure = { code: 'server_error', message: 'No.' };
    fake.response({ failure });
    const failed = await shaped(post('responses', RESPONSE), 'response');
    expect(failed).toMatchObject({ status: 'failed', error: failure, output: [], usage: null });
  });

  test.each([
    ['text', {}, {}],
    ['a call', { tools: FUNCTIONS }, {}],
    ['thoughts', SEALED, {}],
    ['a failure after text', {}, { text: 'Well,', failure: { code: 'server_error', message: '' } }],
  ])('is streamed in its published events: %s', async (_what, more, script) => {
    fake.response(script);
    const answer = await post('responses', { ...RESPONSE, ...more, stream: true });
    const events = await eventsOf(answer);
    for (const { name, data } of events) {
      expect(faultsOf('responseEvent', data)).toEqual([]);
      expect(name).toBe(data.type);
    }
    expect(events.map(({ data }) => data.sequence_number)).toEqual(events.map((_, at) => at));
    expect(events.at(-1)?.data.response.status).toBe('failure' in script ? 'failed' : 'completed');
  });

  test('is streamed with calls whose arguments come piece by piece alone', async () => {
    const events = await eventsOf(
      await post('responses', { ...RESPONSE, tools: FUNCTIONS, stream: true }),
    );
    const ofCalls = events.filter(({ data }) => data.item?.type === 'function_call');
    const [begun, done] = ofCalls.map(({ data }) => data.item.arguments);
    const pieces = events.filter(({ name }) => name === 'response.function_call_arguments.delta');
    expect(begun).toBe('');
    expect(pieces.map(({ data }) => data.delta).join('')).toBe(done);
  });

  test.each([
    [400, { include: ['reasoning.encrypted_content'] }, 'include'],
    [400, { include: ['everything'] }, 'include[0]'],
    [400, { input: undefined }, 'input'],
    [400, { previous_response_id: 'resp_1' }, 'previous_response_id'],
    [404, { input: [{ type: 'reasoning', id: 'rs_1', summary: [] }] }, 'input'],
  ])('is refused with %i for %j', async (status, more, param) => {
    const answer = post('responses', { ...RESPONSE, ...more });
    expect((await shaped(answer, 'openaiError', status)).error.param).toBe(param);
  });

  test('is not known to an older one', async () => {
    await using older = await aFakeOpenAI({ isOlder: true });
    const url = `${older.url}/v1/responses`;
    const ask = () => fetch(url, { method: 'POST', headers: KEY });
    await shaped(ask(), 'openaiError', 404);
    older.bringUpToDate();
    await shaped(ask(), 'openaiError', 400);
  });
});

describe('a count of input tokens', () => {
  test('is the one that the response tells', async () => {
    const { input_tokens } = await shaped(post('responses/input_tokens', RESPONSE), 'inputTokens');
    const { usage } = await shaped(post('responses', RESPONSE), 'response');
    expect(input_tokens).toBe(usage.input_tokens);
  });

  test.each([{ store: false }, { max_output_tokens: 9 }])(
    'is refused with what only an answer needs: %j',
    async (more) => {
      const answer = post('responses/input_tokens', { ...RESPONSE, ...more });
      const { error } = await shaped(answer, 'openaiError', 400);
      expect([error.param]).toEqual(Object.keys(more));
    },
  );

  test('is not known to one that does not count', async () => {
    fake.countTokens(false);
    await shaped(post('responses/input_tokens', RESPONSE), 'openaiError', 404);
    fake.countTokens(true);
  });
});

describe('embeddings', () => {
  const EMBEDDING = { model: 'text-embedding-3-small', input: ['Hello there', 'you'] };

  test('are as many as texts, each as long and written as asked for', async () => {
    const { data, usage } = await shaped(post('embeddings', EMBEDDING), 'embeddings');
    expect(data).toHaveLength(2);
    expect(usage).toEqual({ prompt_tokens: 3, total_tokens: 3 });
    const asked = { ...EMBEDDING, dimensions: 2, encoding_format: 'base64' };
    const written = await shaped(post('embeddings', asked), 'embeddings');
    expect(written.data[0].embedding).toBe(inBase64(data[0].embedding.slice(0, 2)));
  });

  test.each([
    ['no text', { input: [] }, 'input'],
    ['an empty text', { input: ['Hello', ''] }, 'input'],
    ['another encoding', { encoding_format: 'hex' }, 'encoding_format'],
    ['no dimensions', { dimensions: 0 }, 'dimensions'],
  ])('are refused for %s', async (_, more, param) => {
    const answer = post('embeddings', { ...EMBEDDING, ...more });
    expect(await shaped(answer, 'openaiError', 400)).toMatchObject({ error: { param } });
  });
});

describe('pictures', () => {
  test.each([
    ['png', '1024x1024', {}],
    ['jpeg', '1536x1024', { output_compression: 50 }],
    ['webp', '1024x1536', { background: 'transparent' }],
  ])('are real %s files of %s', async (format, size, more) => {
    const wish = {
      model: 'gpt-image-1',
      prompt: 'A hat',
      output_format: format,
      size,
      n: 2,
      ...more,
    };
    const answer = await shaped(post('images/generations', wish), 'images');
    expect(answer.data).toHaveLength(2);
    expect(answer.data[0].b64_json).not.toBe(answer.data[1].b64_json);
    expect(answer.usage.total_tokens).toBe(answer.usage.input_tokens + answer.usage.output_tokens);
    const picture = await sharp(Buffer.from(answer.data[0].b64_json, 'base64')).metadata();
    expect(`${picture.width}x${picture.height}`).toBe(size);
    expect(picture.format).toBe(format);
    expect(picture.hasAlpha).toBe('background' in more);
  });

  test('are at addresses with the older models, until they lapse', async () => {
    const wish = { model: 'dall-e-3', prompt: 'A hat', size: '1792x1024', style: 'natural' };
    const answer = await shaped(post('images/generations', wish), 'images');
    expect(answer.data[0].revised_prompt).toContain('A hat');
    expect(answer.usage).toBeUndefined();
    const file = await fetch(answer.data[0].url);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(file.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1792, height: 1024 });
    fake.expireLinks();
    expect((await fetch(answer.data[0].url)).status).toBe(403);
    const inText = { ...wish, response_format: 'b64_json' };
    expect(
      (await shaped(post('images/generations', inText), 'images')).data[0].url,
    ).toBeUndefined();
  });

  test('are made of a form, whose files are counted and hashed', async () => {
    const first = new Uint8Array(3_000_000).fill(7);
    const form = new FormData();
    form.append('image[]', new Blob([first], { type: 'image/png' }), 'first.png');
    form.append('image[]', new Blob(['second'], { type: 'image/webp' }), 'second.webp');
    form.append('mask', new Blob(['mask'], { type: 'image/png' }), 'mask.png');
    for (const [name, value] of [
      ['model', 'gpt-image-1'],
      ['prompt', 'A hat'],
      ['n', '2'],
    ] as const) {
      form.append(name, value);
    }
    const answer = await shaped(post('images/edits', form), 'images');
    expect(answer.data).toHaveLength(2);
    expect(answer.usage.input_tokens_details.image_tokens).toBeGreaterThan(0);
    const { files, body } = await fake.nextRequest();
    expect(body).toEqual({ model: 'gpt-image-1', prompt: 'A hat', n: '2' });
    expect(files.map(({ field, fileName, size }) => [field, fileName, size])).toEqual([
      ['image[]', 'first.png', first.length],
      ['image[]', 'second.webp', 6],
      ['mask', 'mask.png', 4],
    ]);
    expect(files[0]?.sha256).toBe(createHash('sha256').update(first).digest('hex'));
  });
});

describe('a refusal', () => {
  const PICTURE = { model: 'gpt-image-1', prompt: 'A hat' };

  test.each([
    ['chat/completions', { messages: MESSAGES }, 'model'],
    ['chat/completions', { model: 'gpt-4o' }, 'messages'],
    [
      'chat/completions',
      { ...CHAT, messages: [{ role: 'robot', content: 'x' }] },
      'messages[0].role',
    ],
    ['chat/completions', { ...CHAT, stream_options: { include_usage: true } }, 'stream_options'],
    ['images/generations', { model: 'gpt-image-1' }, 'prompt'],
    ['images/generations', { ...PICTURE, response_format: 'url' }, 'response_format'],
    ['images/generations', { ...PICTURE, output_compression: 50 }, 'output_compression'],
    [
      'images/generations',
      { ...PICTURE, model: 'dall-e-3', output_format: 'png' },
      'output_format',
    ],
    ['images/generations', { ...PICTURE, model: 'dall-e-2', size: '1792x1024' }, 'size'],
    ['images/edits', PICTURE, 'image'],
  ])('of %s %j names %s', async (path, body, param) => {
    const { error } = await shaped(post(path, body), 'openaiError', 400);
    expect(error.param).toBe(param);
  });

  test('of a file says what is wrong with it', async () => {
    const form = new FormData();
    form.append('image', new Blob(['x'], { type: 'application/pdf' }), 'x.pdf');
    form.append('prompt', 'A hat');
    const { error } = await shaped(post('images/edits', form), 'openaiError', 400);
    expect(error).toMatchObject({ param: 'image', code: 'unsupported_file_mimetype' });
  });

  test('is 401 for a wrong key and for none', async () => {
    const wrong = post('chat/completions', CHAT, { authorization: 'Bearer sk-other' });
    expect((await shaped(wrong, 'openaiError', 401)).error.code).toBe('invalid_api_key');
    await shaped(post('chat/completions', CHAT, {}), 'openaiError', 401);
  });

  test('is 404 for a model that it is said not to have, and for no path of the interface', async () => {
    await using small = await aFakeOpenAI({ models: ['only-this'] });
    const answer = fetch(`${small.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { ...KEY, 'content-type': 'application/json' },
      body: JSON.stringify(CHAT),
    });
    expect((await shaped(answer, 'openaiError', 404)).error.code).toBe('model_not_found');
    await shaped(post('nothing', {}), 'openaiError', 404);
    const list = await shaped(fetch(`${small.url}/v1/models`, { headers: KEY }), 'openaiModels');
    expect(list.data.map(({ id }: { id: string }) => id)).toEqual(['only-this']);
  });
});
