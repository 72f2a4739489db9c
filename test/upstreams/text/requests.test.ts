import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import { translateAnswer, translateRequest } from '../../../server/upstreams/text/translation.ts';

const HELLO = { role: 'user', content: 'Hello' };
const PNG = 'iVBORw0KGgo=';
const PDF = 'JVBERi0xLjcK';
/** The signature that every PDF starts with. */
const PDF_DATA = Buffer.from('%PDF-1.7').toString('base64');
const TEXT = 'sea,depth\nNørth,95\n';
const TEXT_DATA = Buffer.from(TEXT).toString('base64');
const TEXT_FILES: readonly [string, string][] = [
  ['as a data URI', `data:text/csv;base64,${TEXT_DATA}`],
  ['by a name that it is not known by', `data:application/x-sea;charset=utf-8;base64,${TEXT_DATA}`],
  ['of no kind', `data:;base64,${TEXT_DATA}`],
  ['as Base64 alone', TEXT_DATA],
  ['with a mark in front', Buffer.from(`\uFEFF${TEXT}`).toString('base64')],
];
const A_RESULT = {
  type: 'search_result',
  title: 'Tides',
  source: 'https://example.com/tides',
  content: ['High.', 'Low.'].map((text) => ({ type: 'text', text })),
  citations: { enabled: false },
};
const A_TEXT = { type: 'text', media_type: 'text/plain', data: TEXT };
const A_PDF = { type: 'base64', media_type: 'application/pdf', data: PDF };

function fromChat(request: JsonObject): JsonObject {
  const body = { model: 'm', messages: [HELLO], ...request };
  return outcome(
    translateRequest(body, { from: 'chat-completions', to: 'messages', maxTokens: 4096 }),
  );
}

function fromMessages(request: JsonObject): JsonObject {
  const body = { model: 'm', max_tokens: 100, messages: [HELLO], ...request };
  return outcome(translateRequest(body, { from: 'messages', to: 'chat-completions' }));
}

function outcome(result: ReturnType<typeof translateRequest>): JsonObject {
  if (result.ok) return result.value;
  const { kind, message } = result.failure;
  return { kind, message, parameter: Reflect.get(result.failure, 'parameter') };
}

describe('a chat for an upstream of messages', () => {
  test('needs nothing but its turns', () => {
    expect(fromChat({})).toEqual({ model: 'm', max_tokens: 4096, messages: [HELLO] });
  });

  test('is refused where neither caller nor configuration limits its tokens', () => {
    const result = translateRequest(
      { model: 'm', messages: [HELLO] },
      { from: 'chat-completions', to: 'messages' },
    );
    expect(outcome(result)).toMatchObject({ kind: 'refused', parameter: 'max_tokens' });
  });

  test('keeps its parameters under their other names', () => {
    const parameters = {
      max_completion_tokens: 50,
      temperature: 0.5,
      top_p: 0.9,
      stop: 'END',
      user: 'u-1',
      reasoning_effort: 'high',
      service_tier: 'default',
      stream: true,
      stream_options: { include_usage: true },
    };
    expect(fromChat(parameters)).toEqual({
      model: 'm',
      messages: [HELLO],
      max_tokens: 50,
      temperature: 0.5,
      top_p: 0.9,
      stop_sequences: ['END'],
      metadata: { user_id: 'u-1' },
      thinking: { type: 'adaptive' },
      output_config: { effort: 'high' },
      service_tier: 'standard_only',
      stream: true,
    });
  });

  test('keeps how many tokens to consider', () => {
    expect(fromChat({ top_k: 40 })).toMatchObject({ top_k: 40 });
  });

  test('has its functions as tools of which one is called at a time', () => {
    const parameters = { type: 'object', properties: { city: { type: 'string' } } };
    const functions = [{ name: 'weather', description: 'Tells the weather.', parameters }];
    const tools = [
      { name: 'weather', description: 'Tells the weather.', input_schema: parameters },
    ];
    const one = { disable_parallel_tool_use: true };
    expect(fromChat({ functions })).toMatchObject({ tools, tool_choice: { type: 'auto', ...one } });
    const chosen = { functions, function_call: { name: 'weather' } };
    expect(fromChat(chosen)).toMatchObject({
      tools,
      tool_choice: { type: 'tool', name: 'weather', ...one },
    });
    expect(fromChat({ functions, function_call: 'none' })).toMatchObject({
      tool_choice: { type: 'none' },
    });
  });

  test('has the results of its functions under the ids of their calls', () => {
    const called = (city: string): JsonObject => ({
      role: 'assistant',
      content: null,
      function_call: { name: 'weather', arguments: JSON.stringify({ city }) },
    });
    const told = (content: string | null): JsonObject => ({
      role: 'function',
      name: 'weather',
      content,
    });
    const messages = [
      ...[HELLO, called('Oslo'), told('sunny'), called('Bergen'), told('wet')],
      ...[called('Bodø'), told(null)],
    ];
    const use = (id: string, city: string) => ({
      role: 'assistant',
      content: [{ type: 'tool_use', id, name: 'weather', input: { city } }],
    });
    const result = (tool_use_id: string, content: string) => ({
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id, content }],
    });
    expect(fromChat({ messages }).messages).toEqual([
      HELLO,
      use('function_call_1', 'Oslo'),
      result('function_call_1', 'sunny'),
      use('function_call_2', 'Bergen'),
      result('function_call_2', 'wet'),
      use('function_call_3', 'Bodø'),
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'function_call_3' }] },
    ]);
  });

  test('takes older and newer names of a parameter, and both if they agree', () => {
    expect(fromChat({ max_tokens: 7 })).toMatchObject({ max_tokens: 7 });
    expect(fromChat({ max_tokens: 7, max_completion_tokens: 7 })).toMatchObject({ max_tokens: 7 });
    expect(fromChat({ max_tokens: 7, max_completion_tokens: 8 })).toMatchObject({
      parameter: 'max_tokens',
    });
    expect(fromChat({ safety_identifier: 'u' })).toMatchObject({ metadata: { user_id: 'u' } });
  });

  test.each([-1, 0])(
    'considers all tokens where top_k is %i, which the interface lacks',
    (top_k) => {
      expect(fromChat({ top_k })).not.toHaveProperty('top_k');
      expect(fromChat({ top_k: 1 })).toMatchObject({ top_k: 1 });
    },
  );

  test('turns thinking off where no effort is wanted', () => {
    expect(fromChat({ reasoning_effort: 'none' })).toMatchObject({
      thinking: { type: 'disabled' },
    });
  });

  test('forces a call without thinking, which the interface does not have together', () => {
    const tools = [{ type: 'function', function: { name: 'f' } }];
    const asked = { tools, reasoning_effort: 'high' };
    const output_config = { effort: 'high' };
    for (const tool_choice of ['required', { type: 'function', function: { name: 'f' } }]) {
      const sent = fromChat({ ...asked, tool_choice });
      expect(sent).toMatchObject({ output_config, tool_choice: {} });
      expect(sent).not.toHaveProperty('thinking');
    }
    const thinking = { type: 'adaptive' };
    expect(fromChat({ ...asked, tool_choice: 'auto' })).toMatchObject({ output_config, thinking });
  });

  test('is sampled as usual without saying so, since many models take one setting or none', () => {
    expect(fromChat({ temperature: 1, top_p: 1 })).toEqual(fromChat({}));
    const sent = fromChat({ temperature: 0, top_p: 1 });
    expect(sent).toMatchObject({ temperature: 0 });
    expect(sent).not.toHaveProperty('top_p');
  });

  test('has the least thinking that there is where minimal effort is wanted', () => {
    expect(fromChat({ reasoning_effort: 'minimal' })).toMatchObject({
      thinking: { type: 'adaptive' },
      output_config: { effort: 'low' },
    });
  });

  test('tells the model in words how verbose it is to be, behind all other instructions', () => {
    const messages = [{ role: 'system', content: 'Answer in rhyme.' }, HELLO];
    const short = { text: expect.stringMatching(/short/) };
    expect(fromChat({ messages, verbosity: 'low' }).system).toMatchObject([
      { text: 'Answer in rhyme.' },
      short,
    ]);
    expect(fromChat({ verbosity: 'high' }).system).toMatch(/at length/);
    const inJson = { verbosity: 'low', response_format: { type: 'json_object' } };
    expect(fromChat(inJson).system).toMatchObject([
      short,
      { text: expect.stringMatching(/one JSON object/) },
    ]);
  });

  test('keeps the schema of its answer', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const json_schema = { name: 'thing', strict: true, schema };
    expect(fromChat({ response_format: { type: 'json_schema', json_schema } })).toMatchObject({
      output_config: { format: { type: 'json_schema', schema } },
    });
  });

  test('puts what its answer is, in words, into the schema of it', () => {
    const told = (own: JsonObject) => {
      const json_schema = { name: 'thing', description: 'A thing.', schema: { ...own } };
      const sent = fromChat({ response_format: { type: 'json_schema', json_schema } });
      return sent.output_config;
    };
    const format = (description: string) => {
      return { format: { type: 'json_schema', schema: { description } } };
    };
    expect(told({})).toEqual(format('A thing.'));
    expect(told({ description: 'A thing.' })).toEqual(format('A thing.'));
    expect(told({ description: 'Small.' })).toEqual(format('A thing.\n\nSmall.'));
  });

  test('gathers its instructions, wherever they stand', () => {
    const messages = [
      { role: 'system', content: 'Be brief.' },
      HELLO,
      { role: 'developer', content: [{ type: 'text', text: 'Rhyme.' }] },
    ];
    expect(fromChat({ messages })).toMatchObject({
      system: [
        { type: 'text', text: 'Be brief.' },
        { type: 'text', text: 'Rhyme.' },
      ],
      messages: [HELLO],
    });
    expect(fromChat({ messages: messages.slice(0, 2) })).toMatchObject({ system: 'Be brief.' });
  });

  test('tells in words which of several users speaks', () => {
    const picture = { type: 'image_url', image_url: { url: 'https://example.com/a.png' } };
    const messages = [
      { role: 'user', name: 'Ada', content: 'Hello' },
      { role: 'user', name: 'Bob', content: [picture] },
      { role: 'assistant', content: 'Good day to you both' },
      { role: 'user', name: '', content: 'Who was first?' },
      { role: 'assistant', content: 'Ada' },
      { role: 'user', name: 'Ada', content: '' },
      { role: 'user', content: 'And now?' },
      { role: 'assistant', content: 'You' },
      { role: 'user', content: 'I?' },
      { role: 'user', name: 'Bob', content: 'No, I' },
      { role: 'user', content: 'I am sure' },
    ];
    expect(fromChat({ messages }).messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Ada says:' },
          { type: 'text', text: 'Hello' },
          { type: 'text', text: 'Bob says:' },
          { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } },
        ],
      },
      { role: 'assistant', content: 'Good day to you both' },
      { role: 'user', content: 'Who was first?' },
      { role: 'assistant', content: 'Ada' },
      { role: 'user', content: [{ type: 'text', text: 'And now?' }] },
      { role: 'assistant', content: 'You' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Another user says:' },
          { type: 'text', text: 'I?' },
          { type: 'text', text: 'Bob says:' },
          { type: 'text', text: 'No, I' },
          { type: 'text', text: 'Another user says:' },
          { type: 'text', text: 'I am sure' },
        ],
      },
    ]);
  });

  test('keeps pictures, sent along or to be fetched', () => {
    const content = [
      { type: 'text', text: 'What is this?' },
      { type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}` } },
      { type: 'image_url', image_url: { url: 'https://example.com/a.png', detail: 'high' } },
    ];
    expect(fromChat({ messages: [{ role: 'user', content }] })).toMatchObject({
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PNG } },
            { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } },
          ],
        },
      ],
    });
  });

  test.each(['data:image/jpg;base64,', 'data:IMAGE/JPEG;charset=utf-8;base64,'])(
    'keeps pictures however their kind is written: %s',
    (head) => {
      const part = { type: 'image_url', image_url: { url: `${head}${PNG}` } };
      expect(fromChat({ messages: [aUser(part)] }).messages).toEqual([
        aUser({ type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: PNG } }),
      ]);
    },
  );

  test('keeps documents that are sent along', () => {
    const file = { file_data: `data:application/pdf;base64,${PDF}`, filename: 'bill.pdf' };
    const messages = [aUser({ type: 'file', file })];
    expect(fromChat({ messages }).messages).toEqual([
      aUser({ type: 'document', source: A_PDF, title: 'bill.pdf' }),
    ]);
  });

  test.each(TEXT_FILES)('keeps text files that are sent along, %s', (_how, file_data) => {
    const file = { file_data, filename: 'sea.csv' };
    expect(fromChat({ messages: [aUser({ type: 'file', file })] }).messages).toEqual([
      aUser({ type: 'document', source: A_TEXT, title: 'sea.csv' }),
    ]);
  });

  test('is told at once what is wrong with a long file or picture that is none', () => {
    const blanks = ' '.repeat(1_000_000);
    for (const file_data of [`${blanks}!`, `${blanks}=!`, `QUJD${blanks}=${blanks}=${blanks}QQ`]) {
      const refusal = fromChat({ messages: [aUser({ type: 'file', file: { file_data } })] });
      expect(refusal.parameter).toBe('messages[0].content[0].file.file_data');
    }
    const url = `data:image/png${';a=b'.repeat(4_000_000)}`;
    expect(
      fromChat({ messages: [aUser({ type: 'image_url', image_url: { url } })] }),
    ).toMatchObject({
      parameter: 'messages[0].content[0].image_url.url',
    });
  });

  test('keeps a file whose Base64 is broken into lines', () => {
    const file = {
      file_data: `${TEXT_DATA.replaceAll(/.{4}/g, '$&\r\n')} \n`,
      filename: 'sea.csv',
    };
    expect(fromChat({ messages: [aUser({ type: 'file', file })] }).messages).toEqual([
      aUser({ type: 'document', source: A_TEXT, title: 'sea.csv' }),
    ]);
  });

  test('keeps a document whatever it is declared as', () => {
    for (const file_data of [PDF_DATA, `data:application/octet-stream;base64,${PDF_DATA}`]) {
      expect(
        fromChat({ messages: [aUser({ type: 'file', file: { file_data } })] }).messages,
      ).toEqual([aUser({ type: 'document', source: { ...A_PDF, data: PDF_DATA } })]);
    }
  });

  test('has instructions to answer where nobody has said anything since', () => {
    const persona = { role: 'system', content: 'You are a poet.' };
    const task = { role: 'developer', content: 'Write a poem.' };
    const content = [persona, task].map(({ content: text }) => ({ type: 'text', text }));
    expect(fromChat({ messages: [task] })).toEqual(
      fromChat({ messages: [{ ...task, role: 'user' }] }),
    );
    const alone = fromChat({ messages: [persona, task], verbosity: 'low' });
    expect(alone).toMatchObject({
      system: expect.stringMatching(/short/),
      messages: [{ role: 'user', content }],
    });
    const answer = { role: 'assistant', content: 'Hi' };
    expect(fromChat({ messages: [persona, HELLO, answer, task] })).toMatchObject({
      system: 'You are a poet.',
      messages: [HELLO, answer, { role: 'user', content: 'Write a poem.' }],
    });
    expect(fromChat({ messages: [HELLO, answer, HELLO, task] })).toMatchObject({
      system: 'Write a poem.',
      messages: [HELLO, answer, HELLO],
    });
  });

  test('keeps marks for the cache, on instructions, words, pictures, documents, results and tools', () => {
    const mark = { cache_control: { type: 'ephemeral', ttl: '1h' } };
    const said = { type: 'text', text: 'Hello', ...mark };
    const url = 'https://example.com/a.png';
    const file = { file_data: `data:application/pdf;base64,${PDF}` };
    const messages = [
      { role: 'system', content: [said] },
      {
        role: 'user',
        content: [
          { type: 'image_url', image_url: { url }, ...mark },
          { type: 'file', file, ...mark },
        ],
      },
      { role: 'assistant', content: [said], tool_calls: [aCall({ id: 'c', arguments: '{}' })] },
      { role: 'tool', tool_call_id: 'c', content: [said] },
      { role: 'assistant', content: [said] },
      aUser(said),
    ];
    const sent = fromChat({ messages, tools: [{ ...aFunction({ name: 'weather' }), ...mark }] });
    expect(sent.system).toEqual([said]);
    expect(sent.messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'url', url }, ...mark },
          { type: 'document', source: A_PDF, ...mark },
        ],
      },
      {
        role: 'assistant',
        content: [said, { type: 'tool_use', id: 'c', name: 'weather', input: {} }],
      },
      aUser({ type: 'tool_result', tool_use_id: 'c', content: [said] }),
      { role: 'assistant', content: [said] },
      aUser(said),
    ]);
    expect(sent.tools).toMatchObject([{ name: 'weather', ...mark }]);
  });

  test.each(['{"city": ', '[1]'])('goes on from a call with malformed arguments: %s', (text) => {
    const messages = [
      HELLO,
      anAssistant(aCall({ id: 'c', arguments: text })),
      { role: 'tool', tool_call_id: 'c', content: 'The arguments are no JSON object.' },
    ];
    expect(fromChat({ messages })).toMatchObject({
      messages: [
        HELLO,
        { content: [{ type: 'tool_use', id: 'c', input: { malformed_arguments: text } }] },
        { content: [{ type: 'tool_result', tool_use_id: 'c' }] },
      ],
    });
  });

  test('goes on from a turn that names its sources, without these', () => {
    const url_citation = { url: 'https://a.example/', title: 'A', start_index: 0, end_index: 2 };
    const sources = { annotations: [{ type: 'url_citation', url_citation }] };
    const turns = (own: JsonObject) => [HELLO, { role: 'assistant', ...own }, HELLO];
    const plain = fromChat({ messages: turns({ content: 'Hi' }) });
    expect(fromChat({ messages: turns({ content: 'Hi', ...sources }) })).toEqual(plain);
    const content = [{ type: 'text', text: 'Hi', ...sources }];
    expect(fromChat({ messages: turns({ content }) })).toEqual(plain);
  });

  test('keeps text and calls of a turn, and puts all results of a round into one turn', () => {
    const messages = [
      HELLO,
      {
        role: 'assistant',
        content: 'Let me look.',
        refusal: null,
        annotations: [],
        tool_calls: [
          aCall({ id: 'call_1', arguments: '{"city":"Oslo"}' }),
          aCall({ id: 'call_2', arguments: '' }),
        ],
      },
      { role: 'tool', tool_call_id: 'call_1', content: 'sunny' },
      { role: 'tool', tool_call_id: 'call_2', content: '' },
      { role: 'user', content: 'And?' },
    ];
    expect(fromChat({ messages }).messages).toEqual([
      HELLO,
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Let me look.' },
          { type: 'tool_use', id: 'call_1', name: 'weather', input: { city: 'Oslo' } },
          { type: 'tool_use', id: 'call_2', name: 'weather', input: {} },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'call_1', content: 'sunny' },
          { type: 'tool_result', tool_use_id: 'call_2' },
          { type: 'text', text: 'And?' },
        ],
      },
    ]);
  });

  test('passes over what SDKs have read out of an answer, which is sent back to them', () => {
    const call = aCall({ id: 'call_1', arguments: '{"city":"Oslo"}' });
    const parsed = { function: { ...call.function, parsed_arguments: { city: 'Oslo' } } };
    const turns = (assistant: JsonObject, called: JsonObject) => [
      HELLO,
      { role: 'assistant', content: '{"a":1}', tool_calls: [called], ...assistant },
      { role: 'tool', tool_call_id: 'call_1', content: 'sunny' },
    ];
    const plain = fromChat({ messages: turns({}, call) });
    expect(fromChat({ messages: turns({ parsed: { a: 1 } }, { ...call, ...parsed }) })).toEqual(
      plain,
    );
  });

  test('passes over which agent instructs or answers, and what agents copy into the text', () => {
    const calls = { tool_calls: [aCall({ id: 'call_1', arguments: '{}' })] };
    const turns = (text: JsonObject, name: JsonObject) => [
      { role: 'system', content: 'Be brief.', ...name },
      HELLO,
      {
        role: 'assistant',
        content: [{ type: 'text', text: 'I look.', ...text }],
        ...calls,
        ...name,
      },
      { role: 'tool', tool_call_id: 'call_1', content: 'sunny' },
    ];
    const copied = { role: 'assistant', refusal: null, annotations: [], ...calls };
    expect(fromChat({ messages: turns(copied, { name: 'model' }) })).toEqual(
      fromChat({ messages: turns({}, {}) }),
    );
  });

  test('keeps pictures and documents that a tool gave', () => {
    const content = [
      { type: 'text', text: 'The page:' },
      { type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}` } },
      { type: 'file', file: { file_data: `data:application/pdf;base64,${PDF}` } },
    ];
    const messages = [HELLO, { role: 'tool', tool_call_id: 'call_1', content }];
    expect(fromChat({ messages }).messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hello' },
          {
            type: 'tool_result',
            tool_use_id: 'call_1',
            content: [
              { type: 'text', text: 'The page:' },
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PNG } },
              { type: 'document', source: A_PDF },
            ],
          },
        ],
      },
    ]);
  });

  test('goes on from a turn of another model without what that has thought, and from its calls', () => {
    const call = aCall({ id: 'call_1', arguments: '{"city":"Oslo"}' });
    const turns = (assistant: JsonObject, called: JsonObject, result: JsonObject) => [
      HELLO,
      { role: 'assistant', content: 'I look.', tool_calls: [called], ...assistant },
      { role: 'tool', tool_call_id: 'call_1', content: 'sunny', ...result },
    ];
    const thoughts = {
      reasoning_content: 'Hm.',
      reasoning: 'Hm.',
      reasoning_details: [{ type: 'reasoning.text', text: 'Hm.' }],
      thinking_blocks: [{ type: 'thinking', thinking: 'Hm.', signature: 's' }],
    };
    const signed = { ...call, extra_content: { google: { thought_signature: 's' } } };
    expect(fromChat({ messages: turns(thoughts, signed, { name: 'weather' }) })).toEqual(
      fromChat({ messages: turns({}, call, {}) }),
    );
  });

  test('leaves blank text beside calls out, which messages refuse', () => {
    const calls = [aCall({ id: 'call_1', arguments: '{}' })];
    const messages = [
      HELLO,
      { role: 'assistant', content: '\n\n', tool_calls: calls },
      { role: 'tool', tool_call_id: 'call_1', content: 'done' },
    ];
    expect(fromChat({ messages })).toMatchObject({
      messages: [HELLO, { content: [{ type: 'tool_use' }] }, {}],
    });
  });

  test.each([[''], [' '], [null], [[]], [[{ type: 'text', text: '' }]]])(
    'leaves out a turn of the assistant that says nothing: %j',
    (content) => {
      const again = { role: 'user', content: 'Are you there?' };
      const messages = [HELLO, { role: 'assistant', content }, again];
      expect(fromChat({ messages }).messages).toEqual(
        fromChat({ messages: [HELLO, again] }).messages,
      );
    },
  );

  test('leaves it to the upstream to refuse turns of the user that say nothing', () => {
    const blank = { type: 'text', text: ' ' };
    const ask = (content: unknown) => fromChat({ messages: [{ role: 'user', content }] }).messages;
    expect(ask('')).toEqual([{ role: 'user', content: '' }]);
    expect(ask([blank, blank])).toEqual([{ role: 'user', content: [blank, blank] }]);
  });

  test('joins turns of one side that follow each other', () => {
    const messages = [HELLO, { role: 'user', content: 'Are you there?' }];
    expect(fromChat({ messages }).messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hello' },
          { type: 'text', text: 'Are you there?' },
        ],
      },
    ]);
  });

  test('names calls so that messages take the names, the same for call and result', () => {
    const messages = [
      HELLO,
      {
        role: 'assistant',
        content: null,
        tool_calls: [aCall({ id: 'functions.weather:0', arguments: '{}' })],
      },
      { role: 'tool', tool_call_id: 'functions.weather:0', content: 'sunny' },
    ];
    expect(fromChat({ messages })).toMatchObject({
      messages: [
        HELLO,
        { content: [{ id: 'functions_2eweather_3a0' }] },
        { content: [{ tool_use_id: 'functions_2eweather_3a0' }] },
      ],
    });
  });

  test('keeps its tools, and says of each input that it is an object', () => {
    const properties = { city: { type: 'string' } };
    const parameters = { type: 'object', properties, additionalProperties: false };
    const tools = [
      aFunction({ name: 'weather', description: 'Looks.', parameters, strict: true }),
      aFunction({ name: 'now' }),
    ];
    expect(fromChat({ tools }).tools).toEqual([
      { name: 'weather', description: 'Looks.', input_schema: parameters, strict: true },
      { name: 'now', input_schema: { type: 'object', properties: {} } },
    ]);
  });

  test.each([
    ['auto', undefined, { type: 'auto' }],
    ['required', undefined, { type: 'any' }],
    ['none', undefined, { type: 'none' }],
    ['none', false, { type: 'none' }],
    [undefined, false, { type: 'auto', disable_parallel_tool_use: true }],
    ['required', true, { type: 'any', disable_parallel_tool_use: false }],
    [
      { type: 'function', function: { name: 'weather' } },
      false,
      { type: 'tool', name: 'weather', disable_parallel_tool_use: true },
    ],
    [undefined, undefined, undefined],
  ])('keeps the choice of tools %j with parallel calls %j', (choice, parallel, expected) => {
    const tools = [aFunction({ name: 'weather' })];
    const request = { tools, tool_choice: choice, parallel_tool_calls: parallel };
    expect(fromChat(request).tool_choice).toEqual(expected);
  });

  test.each([
    ['auto', { type: 'auto' }],
    ['required', { type: 'any' }],
  ])('hands on those tools alone that may be called (%s)', (mode, tool_choice) => {
    const tools = ['weather', 'clock', 'tide'].map((name) => aFunction({ name }));
    const named = ['tide', 'weather'].map((name) => ({ type: 'function', function: { name } }));
    const choice = { type: 'allowed_tools', allowed_tools: { mode, tools: named } };
    const told = fromChat({ tools, tool_choice: choice });
    expect(told.tools).toMatchObject([{ name: 'weather' }, { name: 'tide' }]);
    expect(told.tool_choice).toEqual(tool_choice);
  });

  test('makes no choice among no tools', () => {
    expect(fromChat({ tool_choice: 'auto', parallel_tool_calls: true })).not.toHaveProperty(
      'tool_choice',
    );
  });

  test('may send what goes without saying', () => {
    const harmless = {
      n: 1,
      logprobs: false,
      top_logprobs: 0,
      frequency_penalty: 0,
      presence_penalty: null,
      logit_bias: {},
      metadata: {},
      store: false,
      verbosity: 'medium',
      modalities: ['text'],
      response_format: { type: 'text' },
      prompt_cache_key: 'k',
      stop: [],
      seed: null,
      audio: null,
    };
    expect(fromChat(harmless)).toEqual(fromChat({}));
  });

  test('goes without hints that an answer is as good without', () => {
    const prediction = { type: 'content', content: 'x' };
    const hints = { seed: 1, metadata: { a: 'b' }, prediction, store: true };
    expect(fromChat(hints)).toEqual(fromChat({}));
  });

  test.each([
    ['n', { n: 2 }],
    ['logprobs', { logprobs: true }],
    ['top_logprobs', { top_logprobs: 3 }],
    ['frequency_penalty', { frequency_penalty: 0.1 }],
    ['presence_penalty', { presence_penalty: -1 }],
    ['logit_bias', { logit_bias: { 50256: -100 } }],
    ['store', { store: 'yes' }],
    ['verbosity', { verbosity: 'endless' }],
    ['modalities', { modalities: ['text', 'audio'] }],
    ['modalities', { modalities: ['audio'] }],
    ['modalities', { modalities: [] }],
    ['modalities', { modalities: 'text' }],
    ['audio', { audio: { voice: 'a', format: 'mp3' } }],
    ['seed', { seed: 'one' }],
    ['prompt_cache_key', { prompt_cache_key: 5 }],
    ['prompt_cache_retention', { prompt_cache_retention: 24 }],
    ['prompt_cache_options', { prompt_cache_options: 'implicit' }],
    ['web_search_options', { web_search_options: {} }],
    ['functions', { functions: [] }],
    ['functions', { functions: [{ name: 'f' }], tools: [] }],
    ['functions[0].strict', { functions: [{ name: 'f', strict: true }] }],
    ['function_call', { function_call: 'auto' }],
    ['function_call.name', { functions: [{ name: 'f' }], function_call: {} }],
    ['parallel_tool_calls', { functions: [{ name: 'f' }], parallel_tool_calls: true }],
    ['top_k', { top_k: 'many' }],
    ['moderation', { moderation: { model: 'm' } }],
    ['service_tier', { service_tier: 'flex' }],
    ['reasoning_effort', { reasoning_effort: 'extreme' }],
    ['response_format.type', { response_format: { type: 'xml' } }],
    ['stream_options.include_obfuscation', { stream_options: { include_obfuscation: true } }],
    ['temperature', { temperature: 1.5 }],
    ['stop', { stop: '\n' }],
    ['stop', { stop: ['END', ' \t'] }],
    ['tools[0].type', { tools: [{ type: 'custom', custom: { name: 'x' } }] }],
    ['tool_choice.type', { tool_choice: { type: 'custom', custom: { name: 'x' } } }],
    ['tool_choice.allowed_tools', { tool_choice: { type: 'allowed_tools' } }],
    [
      'tool_choice.allowed_tools.mode',
      { tool_choice: { type: 'allowed_tools', allowed_tools: { mode: 'none', tools: [] } } },
    ],
    [
      'tool_choice.allowed_tools.tools',
      { tool_choice: { type: 'allowed_tools', allowed_tools: { mode: 'auto', tools: [] } } },
    ],
    ['no_such_parameter', { no_such_parameter: 1 }],
    ['__proto__', JSON.parse('{"__proto__": 1}')],
    ['messages[0].name', { messages: [{ role: 'function', name: 'f', content: 'x' }] }],
    ['messages[0].name', { messages: [{ ...HELLO, name: 7 }] }],
    ['messages[0].content', { messages: [{ role: 'user' }] }],
    ['messages[0].content[0].type', { messages: [aUser({ type: 'input_audio' })] }],
    ['messages[0].content[0].file', { messages: [aUser({ type: 'file' })] }],
    [
      'messages[0].content[0].file.file_id',
      { messages: [aUser({ type: 'file', file: { file_id: 'f' } })] },
    ],
    [
      'messages[0].content[0].file.file_data',
      { messages: [aUser({ type: 'file', file: { file_data: 'data:text/csv;base64,AA==' } })] },
    ],
    ...[
      'data:text/plain;base64,',
      '77u/',
      '',
      PNG,
      Buffer.from('PK\u0003\u0004\0').toString('base64'),
      'https://a.example/b.csv',
    ].map((file_data): [string, JsonObject] => [
      'messages[0].content[0].file.file_data',
      { messages: [aUser({ type: 'file', file: { file_data } })] },
    ]),
    [
      'messages[0].content[0].image_url.url',
      { messages: [aUser({ type: 'image_url', image_url: { url: 'http://example.com/a.png' } })] },
    ],
    [
      'messages[0].content[0].image_url.detail',
      {
        messages: [
          aUser({ type: 'image_url', image_url: { url: 'https://a.example/', detail: 'fine' } }),
        ],
      },
    ],
    ['messages', { messages: [HELLO, { role: 'assistant', content: 'I' }] }],
  ])('is refused by name for %s', (parameter, request) => {
    const refusal = fromChat(request);
    expect(refusal).toMatchObject({ kind: 'refused', parameter });
    expect(refusal.message).toContain(parameter);
  });
});

describe('a message for an upstream of chats', () => {
  test('needs nothing but its turns', () => {
    expect(fromMessages({})).toEqual({
      model: 'm',
      max_completion_tokens: 100,
      messages: [HELLO],
    });
  });

  test('has its limit of tokens under the name that its upstream takes', () => {
    const body = { model: 'm', max_tokens: 100, messages: [HELLO] };
    const direction = { from: 'messages', to: 'chat-completions' } as const;
    const older = translateRequest(body, { ...direction, tokenLimitName: 'max_tokens' });
    expect(outcome(older)).toEqual(body);
  });

  test('keeps its parameters under their other names, and asks a stream for its tokens', () => {
    const parameters = {
      temperature: 0.5,
      top_p: 0.9,
      stop_sequences: ['END'],
      metadata: { user_id: 'u-1' },
      thinking: { type: 'adaptive' },
      output_config: { effort: 'high' },
      service_tier: 'standard_only',
      stream: true,
      cache_control: { type: 'ephemeral' },
    };
    expect(fromMessages(parameters)).toEqual({
      model: 'm',
      messages: [HELLO],
      max_completion_tokens: 100,
      temperature: 0.5,
      top_p: 0.9,
      stop: ['END'],
      user: 'u-1',
      reasoning_effort: 'high',
      service_tier: 'default',
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  test('may say what changes nothing in an answer', () => {
    const keep = { type: 'thinking_turns', value: 1 };
    const idle = {
      context_management: { edits: [{ type: 'clear_thinking_20251015', keep }] },
      diagnostics: { previous_message_id: null },
      speed: 'standard',
      mcp_servers: [],
    };
    expect(fromMessages(idle)).toEqual(fromMessages({}));
  });

  test('names its user in no more characters than chats take, and always the same', () => {
    const user_id = `user_${'a'.repeat(64)}_account_${'b'.repeat(36)}_session_${'c'.repeat(36)}`;
    const { user } = fromMessages({ metadata: { user_id } });
    expect(user).toMatch(/^[0-9a-f]{64}$/);
    expect(fromMessages({ metadata: { user_id } }).user).toBe(user);
    expect(fromMessages({ metadata: { user_id: `${user_id}c` } }).user).not.toBe(user);
    expect(fromMessages({ metadata: { user_id: 'u'.repeat(128) } }).user).toBe('u'.repeat(128));
  });

  test('asks for no thinking where it is disabled, with an effort too', () => {
    const thinking = { type: 'disabled' };
    expect(fromMessages({ thinking, output_config: { effort: 'high' } })).toEqual(
      fromMessages({ thinking }),
    );
  });

  test('asks for no thinking where it is disabled', () => {
    expect(fromMessages({ thinking: { type: 'disabled' } })).toMatchObject({
      reasoning_effort: 'none',
    });
  });

  test.each([
    { type: 'enabled', budget_tokens: 2048 },
    { type: 'enabled', budget_tokens: 2048, display: 'summarized' },
    { type: 'adaptive', display: 'omitted' },
    { type: 'between_tools' },
  ])('leaves it to the model how much of the answer it thinks: %j', (thinking) => {
    const request = { max_tokens: 4096 };
    expect(fromMessages({ ...request, thinking })).toEqual(fromMessages(request));
  });

  test('keeps the schema of its answer', () => {
    const schema = { type: 'object', properties: {}, additionalProperties: false };
    const output_config = { format: { type: 'json_schema', schema } };
    expect(fromMessages({ output_config })).toMatchObject({
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema },
      },
    });
  });

  test('puts the instructions that it begins with first, and leaves those between turns there', () => {
    const messages = [
      { role: 'system', content: 'Rhyme.' },
      HELLO,
      { role: 'assistant', content: 'Hi' },
      HELLO,
      { role: 'system', content: 'Now in prose.', clear_at: 'never', output_config: {} },
      { role: 'system', content: [] },
    ];
    expect(fromMessages({ system: 'Be brief.', messages }).messages).toEqual([
      { role: 'system', content: 'Be brief.\n\nRhyme.' },
      ...messages.slice(1, 4),
      { role: 'system', content: 'Now in prose.' },
    ]);
  });

  test('says several texts as one, which every upstream takes, and an answer as it was said', () => {
    const texts = ['It says', ' “no”.'].map((text) => ({ type: 'text', text }));
    const result = { type: 'tool_result', tool_use_id: 't', content: texts };
    const call = { type: 'tool_use', id: 't', name: 'f', input: {} };
    const messages = [
      { role: 'user', content: texts },
      { role: 'assistant', content: [...texts, call] },
      { role: 'user', content: [result, ...texts] },
    ];
    const joined = 'It says\n\n “no”.';
    expect(fromMessages({ messages }).messages).toMatchObject([
      { role: 'user', content: joined },
      { role: 'assistant', content: 'It says “no”.' },
      { role: 'tool', content: joined },
      { role: 'user', content: joined },
    ]);
  });

  test('describes a tool with the examples of its input', () => {
    const tool = { name: 'weather', input_schema: {}, input_examples: [{ city: 'Oslo' }, {}] };
    const told = 'Examples of the input:\n{"city":"Oslo"}\n{}';
    const described = (description?: string) =>
      fromMessages({ tools: [{ ...tool, ...(description && { description }) }] }).tools;
    expect(described()).toMatchObject([{ function: { description: told } }]);
    expect(described('Looks.')).toMatchObject([{ function: { description: `Looks.\n\n${told}` } }]);
  });

  test('may say of a tool what goes without saying', () => {
    const tool = { name: 'now', input_schema: {} };
    const harmless = { type: 'custom', defer_loading: false, allowed_callers: ['direct'] };
    expect(fromMessages({ tools: [{ ...tool, ...harmless }] })).toEqual(
      fromMessages({ tools: [tool] }),
    );
  });

  test('keeps pictures, sent along or to be fetched', () => {
    const content = [
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PNG } },
      { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } },
    ];
    expect(fromMessages({ messages: [{ role: 'user', content }] })).toMatchObject({
      messages: [
        {
          content: [
            { type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}` } },
            { type: 'image_url', image_url: { url: 'https://example.com/a.png' } },
          ],
        },
      ],
    });
  });

  test('keeps documents that are sent along, under a name in any case', () => {
    const content = [
      { type: 'document', source: A_PDF, title: 'bill.pdf', citations: { enabled: false } },
      { type: 'document', source: A_PDF, title: null },
    ];
    const file_data = `data:application/pdf;base64,${PDF}`;
    expect(fromMessages({ messages: [{ role: 'user', content }] }).messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'file', file: { filename: 'bill.pdf', file_data } },
          { type: 'file', file: { filename: 'document.pdf', file_data } },
        ],
      },
    ]);
  });

  test('tells what is in text files, with their names, also of those that a tool gave', () => {
    const file = { type: 'document', source: A_TEXT };
    const content = [
      { type: 'tool_result', tool_use_id: 't1', content: [{ ...file, title: 'sea.csv' }] },
      file,
    ];
    expect(fromMessages({ messages: [{ role: 'user', content }] }).messages).toEqual([
      { role: 'tool', tool_call_id: 't1', content: `The file sea.csv:\n\n${TEXT}` },
      { role: 'user', content: `A file:\n\n${TEXT}` },
    ]);
  });

  test('tells what is in documents of blocks', () => {
    const blocks = ['One.', 'Two.'].map((text) => ({ type: 'text', text }));
    const content = ['Whole.', blocks].map((said) => {
      const source = { type: 'content', content: said };
      return { type: 'document', source, title: 'sea.txt', citations: null };
    });
    expect(fromMessages({ messages: [{ role: 'user', content }] }).messages).toEqual([
      {
        role: 'user',
        content: 'The file sea.txt:\n\nWhole.\n\nThe file sea.txt:\n\nOne.\n\nTwo.',
      },
    ]);
  });

  test('tells search results and where they are from, also of those that a tool gave', () => {
    const content = [{ type: 'tool_result', tool_use_id: 't1', content: [A_RESULT] }, A_RESULT];
    const said = 'Search result: Tides\nSource: https://example.com/tides\n\nHigh.\n\nLow.';
    expect(fromMessages({ messages: [{ role: 'user', content }] }).messages).toEqual([
      { role: 'tool', tool_call_id: 't1', content: said },
      { role: 'user', content: said },
    ]);
  });

  test('goes on from a turn that names its sources, without these', () => {
    const citation = { type: 'char_location', cited_text: 'Hi', document_index: 0 };
    const cited = { type: 'text', text: 'Hi', citations: [citation] };
    const turns = (content: unknown) => [HELLO, { role: 'assistant', content }, HELLO];
    expect(fromMessages({ messages: turns([cited]) })).toEqual(
      fromMessages({ messages: turns('Hi') }),
    );
  });

  test('keeps text and calls of a turn, and makes each result a turn before what else is said', () => {
    const messages = [
      HELLO,
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Let me look.', citations: null },
          { type: 'tool_use', id: 't1', name: 'weather', input: { city: 'Oslo' } },
          { type: 'tool_use', id: 't2', name: 'now', input: {}, caller: { type: 'direct' } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 't1', content: 'sunny' },
          {
            type: 'tool_result',
            tool_use_id: 't2',
            is_error: true,
            content: [{ type: 'text', text: 'no clock', cache_control: { type: 'ephemeral' } }],
          },
          { type: 'text', text: 'And?' },
        ],
      },
    ];
    expect(fromMessages({ messages }).messages).toEqual([
      HELLO,
      {
        role: 'assistant',
        content: 'Let me look.',
        tool_calls: [
          aCall({ id: 't1', arguments: '{"city":"Oslo"}' }),
          { id: 't2', type: 'function', function: { name: 'now', arguments: '{}' } },
        ],
      },
      { role: 'tool', tool_call_id: 't1', content: 'sunny' },
      { role: 'tool', tool_call_id: 't2', content: 'Error: no clock' },
      { role: 'user', content: 'And?' },
    ]);
  });

  test('has the files that tools gave in a turn of the user behind all results', () => {
    const picture = {
      type: 'image',
      source: { type: 'base64', media_type: 'image/png', data: PNG },
    };
    const document = { type: 'document', source: A_PDF };
    const result = (tool_use_id: string, content: unknown, extra: JsonObject = {}) => {
      return { type: 'tool_result', tool_use_id, content, ...extra };
    };
    const content = [
      result('t1', [{ type: 'text', text: 'The page:' }, picture]),
      result('t2', [document], { is_error: true }),
      result('t3', 'sunny'),
      { type: 'text', text: 'And?' },
    ];
    const told = (text: string) => ({ type: 'text', text });
    const file_data = `data:application/pdf;base64,${PDF}`;
    expect(fromMessages({ messages: [{ role: 'user', content }] }).messages).toEqual([
      { role: 'tool', tool_call_id: 't1', content: 'The page:' },
      { role: 'tool', tool_call_id: 't2', content: 'Error: The files that this call gave follow.' },
      { role: 'tool', tool_call_id: 't3', content: 'sunny' },
      {
        role: 'user',
        content: [
          told('The files that call t1 gave:'),
          { type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}` } },
          told('The files that call t2 gave:'),
          { type: 'file', file: { filename: 'document.pdf', file_data } },
          told('And?'),
        ],
      },
    ]);
  });

  test('goes on from a turn of another model without what that has thought', () => {
    const said = { type: 'text', text: 'Let me look.' };
    const call = { type: 'tool_use', id: 't1', name: 'weather', input: {} };
    const turns = (...thoughts: readonly JsonObject[]) => [
      HELLO,
      { role: 'assistant', content: [...thoughts, said, ...thoughts, call] },
      aUser({ type: 'tool_result', tool_use_id: 't1', content: 'sunny' }),
    ];
    const thinking = { type: 'thinking', thinking: 'Hm.', signature: 's' };
    const redacted = { type: 'redacted_thinking', data: 'x' };
    expect(fromMessages({ messages: turns(thinking, redacted) })).toEqual(
      fromMessages({ messages: turns() }),
    );
  });

  test.each(['reasoning_content', 'reasoning'])(
    'tells an upstream that takes it what its model has thought (%s), and no other',
    (field) => {
      const { content } = aThoughtfulMessage(field);
      const messages = [HELLO, { role: 'assistant', content }, HELLO];
      const body = { model: 'm', max_tokens: 100, messages };
      const direction = { from: 'messages', to: 'chat-completions' } as const;
      const told = outcome(translateRequest(body, { ...direction, takesThoughts: true }));
      const said = { role: 'assistant', content: 'Hello' };
      expect(told.messages).toEqual([HELLO, { ...said, [field]: 'Hm.' }, HELLO]);
      expect(fromMessages({ messages }).messages).toEqual([HELLO, said, HELLO]);
    },
  );

  test.each([
    [{ type: 'auto' }, 'auto', undefined],
    [{ type: 'any' }, 'required', undefined],
    [{ type: 'none' }, 'none', undefined],
    [{ type: 'auto', disable_parallel_tool_use: true }, 'auto', false],
    [{ type: 'tool', name: 'f' }, { type: 'function', function: { name: 'f' } }, undefined],
  ])('keeps the choice of tools %j', (tool_choice, expected, parallel) => {
    const tools = [{ name: 'f', input_schema: { type: 'object' } }];
    const body = fromMessages({ tools, tool_choice });
    expect(body.tool_choice).toEqual(expected);
    expect(body.parallel_tool_calls).toBe(parallel);
    expect(body.tools).toEqual([
      { type: 'function', function: { name: 'f', parameters: { type: 'object' } } },
    ]);
  });

  test.each([
    ['top_k', { top_k: 5 }],
    ['container', { container: 'c' }],
    ['cache_control', { cache_control: 'ephemeral' }],
    ['diagnostics', { diagnostics: 'all' }],
    ['speed', { speed: 'fast' }],
    [
      'context_management.edits[0].type',
      { context_management: { edits: [{ type: 'clear_tool_uses_20250919' }] } },
    ],
    ['context_management.all', { context_management: { edits: [], all: true } }],
    ['inference_geo', { inference_geo: 'us' }],
    ['mcp_servers', { mcp_servers: [{}] }],
    ['metadata.session', { metadata: { session: 's' } }],
    ['thinking.budget_tokens', { thinking: { type: 'enabled' } }],
    ['thinking.budget_tokens', { thinking: { type: 'adaptive', budget_tokens: 2048 } }],
    ['thinking.display', { thinking: { type: 'adaptive', display: 'verbatim' } }],
    ['output_config.effort', { output_config: { effort: 'utmost' } }],
    ['tools[0].type', { tools: [{ type: 'web_search_20250305', name: 'web_search' }] }],
    ['tools[0].input_examples', { tools: [{ name: 'f', input_schema: {}, input_examples: {} }] }],
    ['tools[0].defer_loading', { tools: [{ name: 'f', input_schema: {}, defer_loading: true }] }],
    ...[['code_execution_20260120'], ['direct', 'code_execution_20260120'], [], 'direct'].map(
      (allowed_callers): [string, JsonObject] => [
        'tools[0].allowed_callers',
        { tools: [{ name: 'f', input_schema: {}, allowed_callers }] },
      ],
    ),
    ['system[0].type', { system: [{ type: 'image' }] }],
    ...[
      ['source.type', { source: { type: 'url', url: 'https://example.com/a.pdf' } }] as const,
      ['source.type', { source: { type: 'file', file_id: 'f' } }] as const,
      [
        'source.content[1].type',
        { source: { type: 'content', content: [{ type: 'text', text: 'x' }, { type: 'image' }] } },
      ] as const,
      ['source.media_type', { source: { ...A_TEXT, media_type: 'text/html' } }] as const,
      ['source.media_type', { source: { ...A_PDF, media_type: 'text/plain' } }] as const,
      ['context', { source: A_PDF, context: 'A bill.' }] as const,
      ['citations', { source: A_PDF, citations: { enabled: true } }] as const,
      ['citations', { source: A_PDF, citations: { enabled: false, style: 'long' } }] as const,
    ].map(([field, document]): [string, JsonObject] => [
      `messages[0].content[0].${field}`,
      { messages: [aUser({ type: 'document', ...document })] },
    ]),
    ['messages[0].content[0].title', { messages: [aUser({ type: 'search_result' })] }],
    [
      'messages[0].content[0].citations',
      { messages: [aUser({ ...A_RESULT, citations: { enabled: true } })] },
    ],
    ['max_tokens', { max_tokens: 0 }],
    [
      'messages[0].content[0].citations',
      { messages: [aUser({ type: 'text', text: 'x', citations: [{}] })] },
    ],
    [
      'messages[0].content[0].source.type',
      { messages: [aUser({ type: 'image', source: { type: 'file', file_id: 'f' } })] },
    ],
    [
      'messages[0].content[0].content[0].type',
      {
        messages: [
          aUser({
            type: 'tool_result',
            tool_use_id: 't',
            content: [{ type: 'tool_reference', tool_name: 'f' }],
          }),
        ],
      },
    ],
    [
      'messages[0].content[0].type',
      { messages: [{ role: 'assistant', content: [{ type: 'server_tool_use' }] }, HELLO] },
    ],
    ['messages', { messages: [HELLO, { role: 'assistant', content: 'The answer is (' }] }],
    [
      'messages[1].clear_at',
      { messages: [HELLO, { role: 'system', content: 'x', clear_at: 'next_user_message' }] },
    ],
    [
      'messages[1].output_config',
      { messages: [HELLO, { role: 'system', output_config: { effort: 'low' } }] },
    ],
    ['no_such_parameter', { no_such_parameter: false }],
  ])('is refused by name for %s', (parameter, request) => {
    const refusal = fromMessages(request);
    expect(refusal).toMatchObject({ kind: 'refused', parameter });
    expect(refusal.message).toContain(parameter);
  });
});

test('a parameter whose name is endless is named in short', () => {
  expect(fromChat({ ['x'.repeat(100_000)]: 1 })).toMatchObject({ parameter: 'x'.repeat(100) });
});

describe('a request in the words of its upstream', () => {
  test('stays as it is as a chat', () => {
    const body = { model: 'm', messages: [HELLO], anything: [1] };
    const result = translateRequest(body, { from: 'chat-completions', to: 'chat-completions' });
    expect(outcome(result)).toBe(body);
  });

  test('gets its limit and its instructions in place as a message, and keeps the rest', () => {
    const direction = { from: 'messages', to: 'messages', maxTokens: 512 } as const;
    const marked = { type: 'text', text: 'Rhyme.', cache_control: { type: 'ephemeral' } };
    const body = {
      model: 'm',
      system: 'Be brief.',
      messages: [{ role: 'system', content: [marked] }, HELLO],
      top_k: 3,
    };
    expect(outcome(translateRequest(body, direction))).toEqual({
      model: 'm',
      max_tokens: 512,
      system: [{ type: 'text', text: 'Be brief.' }, marked],
      messages: [HELLO],
      top_k: 3,
    });
    const plain = { model: 'm', max_tokens: 9, messages: [HELLO] };
    expect(outcome(translateRequest(plain, direction))).toEqual(plain);
  });

  test('has only thoughts of its own interface as a message', () => {
    const { content: thoughtful } = aThoughtfulMessage('reasoning_content');
    const own = { type: 'thinking', thinking: 'Hm.', signature: 'EqMB' };
    const turns = (...content: readonly unknown[]) => [
      HELLO,
      { role: 'assistant', content },
      HELLO,
    ];
    const complete = (messages: readonly unknown[]) => {
      const body = { model: 'm', max_tokens: 9, messages };
      return outcome(translateRequest(body, { from: 'messages', to: 'messages' })).messages;
    };
    const [foreign, text] = thoughtful;
    expect(complete(turns(own, foreign, text))).toEqual(turns(own, text));
    expect(complete(turns(foreign))).toEqual([HELLO, HELLO]);
    const untouched = turns(own, text);
    expect(complete(untouched)).toBe(untouched);
  });

  test('gets no blank instruction as a message, which messages refuse', () => {
    const complete = (system: string, ...contents: readonly string[]) => {
      const instructions = contents.map((content) => ({ role: 'system', content }));
      const body = { model: 'm', max_tokens: 9, system, messages: [...instructions, HELLO] };
      return outcome(translateRequest(body, { from: 'messages', to: 'messages' }));
    };
    const rest = { model: 'm', max_tokens: 9, messages: [HELLO] };
    expect(complete('', 'Be brief.')).toEqual({ ...rest, system: 'Be brief.' });
    expect(complete('Be brief.', ' ', 'Rhyme.')).toMatchObject({
      system: [{ text: 'Be brief.' }, { text: 'Rhyme.' }],
    });
    expect(complete('', '')).toEqual(rest);
  });
});

/** A messages reply translated from a chat completions model that reasons. */
function aThoughtfulMessage(field: string): { readonly content: readonly unknown[] } {
  const message = { role: 'assistant', content: 'Hello', [field]: 'Hm.' };
  const answer = translateAnswer(
    { choices: [{ message, finish_reason: 'stop' }] },
    { from: 'chat-completions', to: 'messages', request: { thinking: { type: 'adaptive' } } },
  );
  if (!answer.ok || !Array.isArray(answer.value.content)) throw new Error('This is no message.');
  return { content: answer.value.content };
}

function aCall(call: { id: string; arguments: string }) {
  const called = { name: 'weather', arguments: call.arguments };
  return { id: call.id, type: 'function', function: called };
}

function aFunction(definition: JsonObject): JsonObject {
  return { type: 'function', function: definition };
}

function aUser(part: JsonObject): JsonObject {
  return { role: 'user', content: [part] };
}

function anAssistant(call: JsonObject): JsonObject {
  return { role: 'assistant', content: null, tool_calls: [call] };
}
