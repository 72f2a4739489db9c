import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

const MODEL = 'sandbox-text-1';

function message(request: object): Promise<Answer> {
  return gateway.call('/v1/messages', { json: { model: MODEL, ...request } });
}

function chat(request: object): Promise<Answer> {
  return gateway.call('/v1/chat/completions', { json: { model: MODEL, ...request } });
}

function respond(request: object): Promise<Answer> {
  return gateway.call('/v1/responses', { json: { model: MODEL, ...request } });
}

const said = (content: unknown) => ({ messages: [{ role: 'user', content }] });
const textOf = ({ json }: Answer): string => json.content[0].text;
const chatTextOf = ({ json }: Answer): string => json.choices[0].message.content;

describe('a message', () => {
  test('is answered in the shape of its interface', async () => {
    const { json } = await message(said('Hello there'));
    expect(json).toEqual({
      id: expect.stringMatching(/^msg_/),
      type: 'message',
      role: 'assistant',
      model: MODEL,
      content: [{ type: 'text', text: expect.stringContaining('Hello there') }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 4, output_tokens: expect.any(Number) },
    });
    expect(json.usage.output_tokens).toBeGreaterThan(0);
  });

  test('may come in blocks', async () => {
    const blocks = [
      { type: 'text', text: 'Look at' },
      { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } },
      { type: 'text', text: 'this' },
    ];
    expect(textOf(await message(said(blocks)))).toContain('Look at (image) this');
  });

  test('is answered with every turn in mind', async () => {
    const turns = [
      { role: 'user', content: 'My name is Ada.' },
      { role: 'assistant', content: 'Hello Ada.' },
      { role: 'user', content: 'What is it?' },
    ];
    const text = textOf(await message({ messages: turns }));
    expect(text).toContain('My name is Ada.');
    expect(text).toContain('What is it?');
  });

  test.each([
    ['a text', { system: 'Answer in rhyme.' }],
    ['blocks', { system: [{ type: 'text', text: 'Answer in rhyme.' }] }],
  ])('obeys a system prompt that is %s', async (_what, system) => {
    expect(textOf(await message({ ...system, ...said('Hi') }))).toContain('Answer in rhyme.');
  });

  test('obeys a turn of the system', async () => {
    const [turn] = said('Hi').messages;
    const messages = [{ role: 'system', content: 'Answer in rhyme.' }, turn];
    expect(textOf(await message({ messages }))).toContain('I was told: “Answer in rhyme.”');
  });

  test('passes on what the contract does not name', async () => {
    const answer = await message({ ...said('Hi'), temperature: 0.2, tools: [], metadata: {} });
    expect(answer.status).toBe(200);
  });
});

describe('a chat', () => {
  test('is answered in the shape of its interface', async () => {
    const { json } = await chat(said('Hello there'));
    expect(json).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-/),
      object: 'chat.completion',
      created: expect.any(Number),
      model: MODEL,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: expect.stringContaining('Hello there'),
            refusal: null,
          },
          finish_reason: 'stop',
        },
      ],
    });
    const { prompt_tokens, completion_tokens, total_tokens } = json.usage;
    expect([prompt_tokens, total_tokens]).toEqual([4, prompt_tokens + completion_tokens]);
  });

  test.each(['system', 'developer'])('obeys a turn of the %s', async (role) => {
    const [turn] = said('Hi').messages;
    const messages = [{ role, content: 'Answer in rhyme.' }, turn];
    expect(chatTextOf(await chat({ messages }))).toContain('I was told: “Answer in rhyme.”');
  });

  test('may come in parts', async () => {
    const parts = [
      { type: 'text', text: 'Look' },
      { type: 'image_url', image_url: { url: 'x' } },
    ];
    expect(chatTextOf(await chat(said(parts)))).toContain('Look (image_url)');
  });
});

describe('a response', () => {
  const text = ({ json }: Answer): string => json.output[0].content[0].text;

  test('is answered in the shape of its interface', async () => {
    const { json } = await respond({ input: 'Hello there' });
    expect(json).toMatchObject({
      id: expect.stringMatching(/^resp_/),
      object: 'response',
      created_at: expect.any(Number),
      status: 'completed',
      model: MODEL,
      error: null,
      incomplete_details: null,
      output: [{ id: expect.stringMatching(/^msg_/), type: 'message', role: 'assistant' }],
    });
    expect(text({ json } as Answer)).toContain('Hello there');
    const { input_tokens, output_tokens, total_tokens } = json.usage;
    expect([input_tokens, total_tokens]).toEqual([4, input_tokens + output_tokens]);
  });

  test('may be asked for in items, of which each counts', async () => {
    const input = [
      { role: 'user', content: 'My name is Ada.' },
      { role: 'assistant', content: [{ type: 'output_text', text: 'Hello Ada.' }] },
      { role: 'user', content: [{ type: 'input_text', text: 'What is it?' }] },
    ];
    const said = text(await respond({ input }));
    expect(said).toContain('My name is Ada.');
    expect(said).toContain('What is it?');
  });

  test.each(['system', 'developer'])(
    'obeys its instructions, and an item of the %s',
    async (role) => {
      const told = 'I was told: “Answer in rhyme.”';
      const instructions = 'Answer in rhyme.';
      expect(text(await respond({ instructions, input: 'Hi' }))).toContain(told);
      const input = [
        { role, content: instructions },
        { role: 'user', content: 'Hi' },
      ];
      expect(text(await respond({ input }))).toContain(told);
    },
  );
});

describe('a limit of tokens', () => {
  test.each([1, 5, 20])('of %i cuts a response, which says so', async (max_output_tokens) => {
    const { json } = await respond({ input: 'Hello', max_output_tokens });
    expect([json.status, json.incomplete_details]).toEqual([
      'incomplete',
      { reason: 'max_output_tokens' },
    ]);
    expect(json.usage.output_tokens).toBeLessThanOrEqual(max_output_tokens);
  });

  test.each([1, 5, 20])('of %i cuts a message, which says so', async (max_tokens) => {
    const { json } = await message({ ...said('Hello'), max_tokens });
    expect(json.stop_reason).toBe('max_tokens');
    expect(json.usage.output_tokens).toBeLessThanOrEqual(max_tokens);
  });

  test.each(['max_tokens', 'max_completion_tokens'])('cuts a chat, as %s', async (name) => {
    const { json } = await chat({ ...said('Hello'), [name]: 5 });
    expect(json.choices[0].finish_reason).toBe('length');
    expect(json.usage.completion_tokens).toBeLessThanOrEqual(5);
  });

  test('that is not reached cuts nothing', async () => {
    const { json } = await message({ ...said('Hello'), max_tokens: 1_000 });
    expect(json.stop_reason).toBe('end_turn');
  });

  test('may be null in a chat, as the SDKs send it', async () => {
    const { json } = await chat({ ...said('Hello'), max_tokens: null });
    expect(json.choices[0].finish_reason).toBe('stop');
  });
});

describe('tokens', () => {
  test('are those of everything that was said, and more for more', async () => {
    const short = (await message(said('one'))).json.usage.input_tokens;
    const long = (await message(said('one two three four five'))).json.usage.input_tokens;
    const told = (await message({ ...said('one'), system: 'Be brief' })).json.usage.input_tokens;
    expect(long).toBeGreaterThan(short);
    expect(told).toBeGreaterThan(short);
  });

  test('are the same in all interfaces', async () => {
    const { json: one } = await message(said('Hello there'));
    const { json: other } = await chat(said('Hello there'));
    expect(other.usage.prompt_tokens).toBe(one.usage.input_tokens);
    expect(other.usage.completion_tokens).toBe(one.usage.output_tokens);
    const { json: third } = await respond({ input: 'Hello there' });
    expect(third.usage).toMatchObject({
      input_tokens: one.usage.input_tokens,
      output_tokens: one.usage.output_tokens,
    });
  });
});

describe('a model', () => {
  test.each([
    ['imgy-2', 'createImage and editImage'],
    ['tune-v5', 'createMusic'],
    ['vidx-imagine-video', 'createVideo'],
  ])(
    '%s that makes no text is refused with 400, and its operations are named',
    async (model, operations) => {
      for (const answer of [
        await message({ ...said('Hello'), model }),
        await chat({ ...said('Hello'), model }),
        await respond({ input: 'Hello', model }),
      ]) {
        expect(answer.status).toBe(400);
        expect(answer.json.data.violations).toEqual([
          {
            parameter: 'model',
            rule: 'model-operation',
            message: `${model} is not a text model; it is for ${operations}.`,
          },
        ]);
      }
    },
  );

  test('that nobody serves is 404, in words that the SDKs know', async () => {
    const strict = await aGateway({ models: [{ id: 'the-only-one', upstream: 'sandbox' }] });
    onTestFinished(() => strict.stop());
    const json = { model: 'another', ...said('Hello') };
    const answer = await strict.call('/v1/messages', { json });
    expect(answer.status).toBe(404);
    expect(answer.json.error).toMatchObject({
      type: 'not_found_error',
      code: 'model_not_found',
      param: 'model',
    });
    const served = await strict.call('/v1/messages', { json: { ...json, model: 'the-only-one' } });
    expect(served.status).toBe(200);
  });
});
