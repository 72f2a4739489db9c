import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../server/foundation/json-object.ts';
import { translateRequest } from '../../../../server/upstreams/text/translation.ts';

const PARAMETERS = { type: 'object', properties: { at: { type: 'string' } } };
const LOOK = { type: 'function', name: 'look', description: 'Looks.', parameters: PARAMETERS };

function asked(request: JsonObject): JsonObject {
  const body = { model: 'm', input: 'Hello', ...request };
  const result = translateRequest(body, { from: 'responses', to: 'chat-completions' });
  if (result.ok) return result.value;
  const { failure } = result;
  return { message: failure.message, parameter: Reflect.get(failure, 'parameter') };
}

/** A tool choice that allows some tools, which are functions by default. */
function allowing(...tools: readonly JsonObject[]): JsonObject {
  const named = tools.map((tool) => ({ type: 'function', ...tool }));
  return { type: 'allowed_tools', mode: 'auto', tools: named };
}

function functions(tools: readonly JsonObject[]): unknown {
  const { tools: told, ...others } = asked({ tools });
  return Array.isArray(told) ? told.map((tool) => tool.function) : others;
}

describe('the tools of a request', () => {
  test('are functions with what is said of them', () => {
    const { type: _, ...look } = LOOK;
    const harmless = { defer_loading: false, allowed_callers: ['direct'], async: false };
    expect(functions([{ ...LOOK, strict: true, ...harmless }])).toEqual([
      { ...look, strict: true },
    ]);
    expect(functions([{ type: 'function', name: 'wave', parameters: null, strict: null }])).toEqual(
      [{ name: 'wave' }],
    );
  });

  test('that are custom take one text, and are told the grammar of it', () => {
    const format = { type: 'grammar', syntax: 'lark', definition: 'start: "a"' };
    const [plain, patch] = Object(
      functions([
        { type: 'custom', name: 'say', format: { type: 'text' } },
        { type: 'custom', name: 'patch', description: 'Patches.', format },
      ]),
    );
    const parameters = {
      type: 'object',
      properties: { input: { type: 'string' } },
      required: ['input'],
      additionalProperties: false,
    };
    expect(plain).toEqual({ name: 'say', parameters });
    expect(patch).toEqual({
      name: 'patch',
      description: 'Patches.\n\nThe input must keep to this lark grammar:\nstart: "a"',
      parameters,
    });
  });

  test('of a namespace are named and described as within it', () => {
    const custom = { type: 'custom', name: 'say' };
    const namespace = { type: 'namespace', name: 'sea', description: 'All of the sea.' };
    expect(functions([{ ...namespace, tools: [LOOK, custom] }, LOOK])).toMatchObject([
      { name: 'sea__look', description: 'All of the sea.\n\nLooks.' },
      { name: 'sea__say', description: 'All of the sea.' },
      { name: 'look' },
    ]);
  });

  test.each<[unknown, unknown]>([
    ['auto', 'auto'],
    ['none', 'none'],
    ['required', 'required'],
    [
      { type: 'function', name: 'look' },
      { type: 'function', function: { name: 'look' } },
    ],
    [
      { type: 'custom', name: 'look' },
      { type: 'function', function: { name: 'look' } },
    ],
  ])('are chosen: %j', (tool_choice, chosen) => {
    expect(asked({ tools: [LOOK], tool_choice }).tool_choice).toEqual(chosen);
  });

  test.each(['auto', 'required'])('that alone may be called are alone handed on (%s)', (mode) => {
    const tools = [LOOK, { type: 'function', name: 'wave' }, { type: 'custom', name: 'say' }];
    const named = [
      { type: 'custom', name: 'say' },
      { type: 'function', name: 'look' },
    ];
    const told = asked({ tools, tool_choice: { type: 'allowed_tools', mode, tools: named } });
    expect(told.tools).toMatchObject([
      { function: { name: 'look' } },
      { function: { name: 'say' } },
    ]);
    expect(told.tool_choice).toBe(mode);
  });

  test('may be called one at a time', () => {
    const request = { tools: [LOOK], parallel_tool_calls: false };
    expect(asked(request)).toMatchObject({ parallel_tool_calls: false });
  });

  test.each<[string, JsonObject]>([
    ['tools[0].type', { tools: [{ type: 'web_search' }] }],
    ['tools[1].type', { tools: [LOOK, { type: 'file_search', vector_store_ids: [] }] }],
    ['tools[0].name', { tools: [{ type: 'function' }] }],
    ['tools[0].defer_loading', { tools: [{ ...LOOK, defer_loading: true }] }],
    ['tools[0].allowed_callers', { tools: [{ ...LOOK, allowed_callers: ['programmatic'] }] }],
    ['tools[0].output_schema', { tools: [{ ...LOOK, output_schema: PARAMETERS }] }],
    [
      'tools[0].tools[0].type',
      { tools: [{ type: 'namespace', name: 'n', tools: [{ type: 'mcp' }] }] },
    ],
    ['tool_choice', { tools: [LOOK], tool_choice: 'any' }],
    ['tool_choice.mode', { tools: [LOOK], tool_choice: { type: 'allowed_tools', tools: [] } }],
    ['tool_choice.tools', { tools: [LOOK], tool_choice: allowing() }],
    ['tool_choice.tools', { tools: [LOOK], tool_choice: allowing({ name: 'wave' }) }],
    ['tool_choice.tools[0].type', { tools: [LOOK], tool_choice: allowing({ type: 'mcp' }) }],
    ['tool_choice.name', { tools: [LOOK], tool_choice: { type: 'function' } }],
  ])('that nobody else has are refused by name: %s', (parameter, request) => {
    expect(asked(request)).toMatchObject({ parameter });
  });

  test('that the vendor would carry out are told apart from those that are the caller’s', () => {
    expect(asked({ tools: [{ type: 'web_search' }] }).message).toBe(
      'tools[0].type must be function, custom or namespace here: no other tool is carried out.',
    );
  });

  test('that are written as for chat completions are told how they are written here', () => {
    expect(asked({ tools: [{ type: 'function', function: { name: 'look' } }] }).message).toBe(
      'tools[0].function is how chat completions nest a function; of responses, its name, description and parameters stand beside the type.',
    );
  });
});
