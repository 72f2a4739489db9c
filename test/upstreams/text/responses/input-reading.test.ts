import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../server/foundation/json-object.ts';
import { seal } from '../../../../server/upstreams/text/sealed-thought.ts';
import { translateRequest } from '../../../../server/upstreams/text/translation.ts';

const PNG = 'iVBORw0KGgo=';
const PDF = 'JVBERi0xLjcK';
const HELLO = { role: 'user', content: 'Hello' };
const CALL = { type: 'function_call', call_id: 'a', name: 'look', arguments: '{"at":"sea"}' };
const OTHER = { type: 'function_call', call_id: 'b', name: 'look', arguments: '' };
const RESULT = { type: 'function_call_output', call_id: 'a', output: 'Waves' };
const CALLED = {
  id: 'a',
  type: 'function',
  function: { name: 'look', arguments: '{"at":"sea"}' },
};
const OTHER_CALLED = { id: 'b', type: 'function', function: { name: 'look', arguments: '{}' } };

function told(
  request: JsonObject,
  { to = 'chat-completions', takesThoughts = false }: Told = {},
): JsonObject {
  const body = { model: 'm', ...request };
  const result = translateRequest(body, { from: 'responses', to, takesThoughts, maxTokens: 9 });
  if (result.ok) return result.value;
  const { failure } = result;
  return { message: failure.message, parameter: Reflect.get(failure, 'parameter') };
}

interface Told {
  readonly to?: 'chat-completions' | 'messages';
  readonly takesThoughts?: boolean;
}

function turns(input: unknown, options?: Told): unknown {
  return told({ input }, options).messages;
}

describe('an input', () => {
  test('that is a text is what the user says', () => {
    expect(turns('Hello')).toEqual([HELLO]);
  });

  test('has messages with and without their type, of texts and of parts', () => {
    const input = [
      HELLO,
      {
        type: 'message',
        id: 'msg_1',
        status: 'completed',
        role: 'assistant',
        phase: 'final_answer',
        content: [{ type: 'output_text', text: 'Good day', annotations: [], logprobs: [] }],
      },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'And now?' }] },
    ];
    const said = [
      HELLO,
      { role: 'assistant', content: 'Good day' },
      { role: 'user', content: 'And now?' },
    ];
    expect(turns(input)).toEqual(said);
    expect(turns(input, { to: 'messages' })).toEqual(said);
  });

  test('begins with its instructions, before those of the conversation', () => {
    const input = [
      { role: 'developer', content: 'Rhyme.' },
      { role: 'system', content: [{ type: 'input_text', text: 'Sing.' }] },
      HELLO,
      { role: 'developer', content: 'Louder.' },
    ];
    const texts = (list: readonly string[]) => list.map((text) => ({ type: 'text', text }));
    expect(told({ instructions: 'Be brief.', input }).messages).toEqual([
      { role: 'system', content: 'Be brief.\n\nRhyme.\n\nSing.' },
      HELLO,
      { role: 'system', content: 'Louder.' },
    ]);
    const message = told({ instructions: 'Be brief.', input }, { to: 'messages' });
    expect(message.system).toEqual(texts(['Be brief.', 'Rhyme.', 'Sing.', 'Louder.']));
    expect(message.messages).toEqual([HELLO]);
  });

  test('may have the user speak twice', () => {
    const twice = [HELLO, { role: 'user', content: 'Are you there?' }];
    expect(turns(twice)).toEqual(twice);
    expect(turns(twice, { to: 'messages' })).toMatchObject([{ role: 'user' }]);
  });

  test('keeps pictures, sent along or to be fetched', () => {
    const content = [
      { type: 'input_text', text: 'What is this?', prompt_cache_breakpoint: { mode: 'explicit' } },
      { type: 'input_image', image_url: `data:image/png;base64,${PNG}`, detail: 'auto' },
      { type: 'input_image', image_url: 'https://example.com/a.png', file_id: null },
    ];
    expect(turns([{ role: 'user', content }], { to: 'messages' })).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PNG } },
          { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } },
        ],
      },
    ]);
  });

  test('keeps how closely a picture is looked at where the upstream can be told', () => {
    const url = 'https://example.com/a.png';
    const looking = (detail: string) => [
      { role: 'user', content: [{ type: 'input_image', image_url: url, detail }] },
    ];
    for (const detail of ['low', 'high']) {
      const content = [{ type: 'image_url', image_url: { url, detail } }];
      expect(turns(looking(detail))).toEqual([{ role: 'user', content }]);
    }
    expect(turns(looking('original'))).toEqual(turns(looking('auto')));
    for (const detail of ['low', 'high', 'original']) {
      expect(turns(looking(detail), { to: 'messages' })).toEqual(
        turns(looking('auto'), { to: 'messages' }),
      );
    }
  });

  test('keeps a document at an address where the upstream fetches it', () => {
    const file = { type: 'input_file', filename: 'bill.pdf', file_url: 'https://a.example/b.pdf' };
    const source = { type: 'url', url: file.file_url };
    expect(turns([{ role: 'user', content: [file] }], { to: 'messages' })).toEqual([
      { role: 'user', content: [{ type: 'document', source, title: 'bill.pdf' }] },
    ]);
    const insecure = { ...file, file_url: 'http://a.example/b.pdf' };
    const asked = [{ role: 'user', content: [insecure] }];
    expect(told({ input: asked }, { to: 'messages' })).toMatchObject({
      parameter: 'input[0].content[0].file_url',
    });
  });

  test('keeps documents that are sent along', () => {
    const file_data = `data:application/pdf;base64,${PDF}`;
    const content = [{ type: 'input_file', filename: 'bill.pdf', file_data }];
    expect(turns([{ role: 'user', content }])).toEqual([
      { role: 'user', content: [{ type: 'file', file: { filename: 'bill.pdf', file_data } }] },
    ]);
  });

  test('keeps text files that are sent along, with their names', () => {
    const text = '# Sea\n';
    const file_data = `data:text/markdown;base64,${Buffer.from(text).toString('base64')}`;
    const input = [
      { role: 'user', content: [{ type: 'input_file', filename: 'sea.md', file_data }] },
    ];
    expect(turns(input)).toEqual([{ role: 'user', content: `The file sea.md:\n\n${text}` }]);
    const source = { type: 'text', media_type: 'text/plain', data: text };
    expect(turns(input, { to: 'messages' })).toEqual([
      { role: 'user', content: [{ type: 'document', source, title: 'sea.md' }] },
    ]);
  });

  test('has in one turn what one answer has said and called, and what came of it', () => {
    const input = [
      HELLO,
      { role: 'assistant', content: [{ type: 'output_text', text: 'I look.' }] },
      CALL,
      OTHER,
      { ...RESULT, id: 'fc_1', status: 'completed', created_by: 'someone' },
      { ...RESULT, call_id: 'b', output: [{ type: 'input_text', text: 'Sand' }] },
      { role: 'assistant', content: 'Waves and sand.' },
      { role: 'user', content: 'Thanks' },
    ];
    expect(turns(input)).toEqual([
      HELLO,
      { role: 'assistant', content: 'I look.', tool_calls: [CALLED, OTHER_CALLED] },
      { role: 'tool', tool_call_id: 'a', content: 'Waves' },
      { role: 'tool', tool_call_id: 'b', content: 'Sand' },
      { role: 'assistant', content: 'Waves and sand.' },
      { role: 'user', content: 'Thanks' },
    ]);
    expect(turns(input, { to: 'messages' })).toMatchObject([
      HELLO,
      { role: 'assistant', content: [{ type: 'text' }, { id: 'a' }, { id: 'b', input: {} }] },
      { role: 'user', content: [{ tool_use_id: 'a' }, { tool_use_id: 'b', content: 'Sand' }] },
      { role: 'assistant', content: 'Waves and sand.' },
      { role: 'user', content: 'Thanks' },
    ]);
  });

  test('has all results before the pictures that they gave: nothing may stand between them', () => {
    const image_url = `data:image/png;base64,${PNG}`;
    const output = [{ type: 'input_image', image_url }];
    const input = [HELLO, CALL, OTHER, { ...RESULT, output }, { ...RESULT, call_id: 'b', output }];
    expect(turns(input)).toMatchObject([
      HELLO,
      { role: 'assistant' },
      { role: 'tool', tool_call_id: 'a' },
      { role: 'tool', tool_call_id: 'b' },
      { role: 'user', content: [{}, { type: 'image_url' }, {}, { type: 'image_url' }] },
    ]);
  });

  test('may have a call after the result of another', () => {
    const input = [HELLO, CALL, RESULT, OTHER, { ...RESULT, call_id: 'b' }];
    expect(turns(input)).toMatchObject([
      HELLO,
      { role: 'assistant', tool_calls: [CALLED] },
      { role: 'tool', tool_call_id: 'a' },
      { role: 'assistant', tool_calls: [OTHER_CALLED] },
      { role: 'tool', tool_call_id: 'b' },
    ]);
  });

  test('has calls of custom tools with the text that they take', () => {
    const input = [
      HELLO,
      { type: 'custom_tool_call', call_id: 'c', name: 'patch', input: '*** Begin' },
      { type: 'custom_tool_call_output', call_id: 'c', output: 'Done' },
    ];
    expect(turns(input, { to: 'messages' })).toMatchObject([
      HELLO,
      { content: [{ type: 'tool_use', name: 'patch', input: { input: '*** Begin' } }] },
      { content: [{ type: 'tool_result', tool_use_id: 'c', content: 'Done' }] },
    ]);
  });

  test('has calls within a namespace under the name that the model knows', () => {
    const call = { ...CALL, namespace: 'sea', parsed_arguments: { at: 'sea' } };
    expect(turns([HELLO, call, RESULT])).toMatchObject([
      HELLO,
      { tool_calls: [{ function: { name: 'sea__look' } }] },
      {},
    ]);
  });

  test('tells a call with malformed arguments as it was made', () => {
    const call = { ...CALL, arguments: '{"city": ' };
    expect(turns([HELLO, call, RESULT])).toMatchObject([
      HELLO,
      { tool_calls: [{ function: { arguments: call.arguments } }] },
      { role: 'tool' },
    ]);
  });

  test('tells again what was thought, to who has thought it', () => {
    const sealed = seal({ kind: 'thought', text: 'Hm.', field: 'reasoning_content' });
    const thought = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: sealed };
    const input = [HELLO, thought, CALL, RESULT];
    const [, called] = Object(turns(input, { takesThoughts: true }));
    expect(called).toMatchObject({ reasoning_content: 'Hm.', tool_calls: [CALLED] });
    expect(turns(input)).toEqual(turns([HELLO, CALL, RESULT]));
    expect(turns(input, { to: 'messages' })).toEqual(
      turns([HELLO, CALL, RESULT], { to: 'messages' }),
    );
  });

  test('passes over what others have thought, also where it is all of an answer', () => {
    const thoughts = [
      { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'Hm.' }] },
      { type: 'reasoning', summary: [], encrypted_content: 'gAAAA', status: null },
    ];
    for (const to of ['chat-completions', 'messages'] as const) {
      const options = { to, takesThoughts: true };
      expect(turns([HELLO, ...thoughts, CALL, RESULT], options)).toEqual(
        turns([HELLO, CALL, RESULT], options),
      );
      expect(turns([HELLO, ...thoughts, HELLO], options)).toEqual(turns([HELLO, HELLO], options));
    }
  });

  test('has what the assistant refused to say as its text', () => {
    const refusal = { type: 'refusal', refusal: 'I will not.' };
    expect(turns([HELLO, { role: 'assistant', content: [refusal] }, HELLO])).toEqual([
      HELLO,
      { role: 'assistant', content: 'I will not.' },
      HELLO,
    ]);
  });
});

test('an input that ends with the assistant asks for another answer, where an upstream can be told', () => {
  const input = [HELLO, { role: 'assistant', content: 'Good day' }];
  expect(turns(input)).toEqual(input);
  expect(told({ input }, { to: 'messages' })).toEqual({
    parameter: 'input',
    message: expect.stringMatching(/^input must not end with what the assistant has said: /),
  });
});

describe('an input is refused by the name of what is wrong', () => {
  const user = (part: JsonObject) => [{ role: 'user', content: [part] }];
  const picture = { type: 'input_image', image_url: 'https://example.com/a.png' };

  test.each<[string, unknown]>([
    ['input', [HELLO, CALL]],
    ['input', undefined],
    ['input[0]', ['Hello']],
    ['input[0].type', [{ type: 'item_reference', id: 'msg_1' }]],
    ['input[1].type', [HELLO, { type: 'web_search_call', id: 'ws_1', status: 'completed' }]],
    ['input[0].role', [{ role: 'robot', content: 'Hello' }]],
    ['input[0].role', [{ type: 'message', content: 'Hello' }]],
    ['input[0].content', [{ role: 'user' }]],
    ['input[0].mood', [{ ...HELLO, mood: 'glad' }]],
    ['input[0].content[0].type', user({ type: 'input_audio' })],
    ['input[0].content[0].type', user({ type: 'output_text', text: 'Hello' })],
    ['input[0].content[0].image_url', user({ type: 'input_image', image_url: 'ftp://a/b.png' })],
    ['input[0].content[0].file_id', user({ ...picture, file_id: 'file-1' })],
    ['input[0].content[0].detail', user({ ...picture, detail: 'fine' })],
    ['input[0].content[0].file_url', user({ type: 'input_file', file_url: 'https://a.example' })],
    ['input[0].content[0].file_data', user({ type: 'input_file', file_data: PNG })],
    ['input[1].name', [HELLO, { ...CALL, name: null }, RESULT]],
    ['input[2].output', [HELLO, CALL, { ...RESULT, output: null }]],
    ['input[2].output[0].type', [HELLO, CALL, { ...RESULT, output: [{ type: 'video' }] }]],
  ])('%s', (parameter, input) => {
    expect(told({ input })).toMatchObject({ parameter });
  });
});
