import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import { definedOnly, fieldsIn } from '../../../server/foundation/json-object.ts';
import type { TextInterface } from '../../../server/upstreams/port/text.ts';
import { translateRequest } from '../../../server/upstreams/text/translation.ts';

const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'];

const aText = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '');
const aName = fc.stringMatching(/^[a-z][a-z0-9_-]{0,20}$/);
/** An object parsed from JSON. */
const anObject = fc
  .dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))
  .map((value): JsonObject => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'));
const aProperty = fc.oneof(
  fc.record({ type: fc.constantFrom('string', 'number', ['boolean', 'null']), description: aText }),
  fc.record({ enum: fc.array(aText, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constant('array'), items: fc.constant({ type: 'string', format: 'date' }) }),
);
/** A schema that is strict in both interfaces. */
const aSchema = fc.dictionary(aName, aProperty).map((properties) => {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
});
const anAddress = fc.webUrl({ validSchemes: ['https'] });
const someBase64 = fc
  .uint8Array({ minLength: 1, maxLength: 40 })
  .map((bytes) => Buffer.from(bytes).toString('base64'));
const aMediaType = fc.constantFrom('image/png', 'image/jpeg', 'image/webp', 'image/gif');

/** A temperature or `top_p`; the default of both is left out in translation. */
const aSamplingSetting = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Fields that are all optional. */
function someOf(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<JsonObject> {
  return fc.record(fields, { requiredKeys: [] });
}

/** A conversation turn in terms that both interfaces support. */
const aRound = fc.record({
  said: fc.array(aText, { maxLength: 1 }),
  calls: fc.uniqueArray(
    fc.record({
      id: aName,
      name: aName,
      input: anObject,
      result: fc.oneof(aText, fc.constant('')),
    }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
  asked: fc
    .array(
      fc.oneof(
        fc.record({ text: aText }),
        fc.record({ url: anAddress }),
        fc.record({ mediaType: aMediaType, base64: someBase64 }),
        fc.record({ name: aName, base64: someBase64 }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    // Several texts alone become one in chats.
    .filter((parts) => parts.length === 1 || parts.some((part) => !('text' in part))),
});
type Round = typeof aRound extends fc.Arbitrary<infer T> ? T : never;

const aTool = fc.record(
  { name: aName, description: aText, schema: aSchema, strict: fc.boolean() },
  { requiredKeys: ['name', 'schema'] },
);
const tools = fc.array(aTool, { minLength: 1, maxLength: 3 });

/** Whether the assistant says anything; otherwise the turn is the user's alone. */
function hasAnswer({ said, calls }: Round): boolean {
  return said.length + calls.length > 0;
}

// --- chat ---------------------------------------------------------------------------------------------

function chatContent(asked: Round['asked']): unknown {
  const [first] = asked;
  if (asked.length === 1 && first !== undefined && 'text' in first) return first.text;
  return asked.map((part) => {
    if ('text' in part) return { type: 'text', text: part.text };
    if ('name' in part) {
      const file_data = `data:application/pdf;base64,${part.base64}`;
      return { type: 'file', file: { filename: part.name, file_data } };
    }
    const url = 'url' in part ? part.url : `data:${part.mediaType};base64,${part.base64}`;
    return { type: 'image_url', image_url: { url } };
  });
}

function chatRound(round: Round): readonly JsonObject[] {
  const { said, calls, asked } = round;
  const tool_calls = calls.map(({ id, name, input }) => {
    return { id, type: 'function', function: { name, arguments: JSON.stringify(input) } };
  });
  const [content = null] = said;
  const answer = definedOnly({
    role: 'assistant',
    content,
    tool_calls: calls.length === 0 ? undefined : tool_calls,
  });
  const results = calls.map(({ id, result }) => {
    return { role: 'tool', tool_call_id: id, content: result };
  });
  const user = { role: 'user', content: chatContent(asked) };
  return [...(hasAnswer(round) ? [answer] : []), ...results, user];
}

const aChatChoice = fc.oneof(
  fc.constantFrom('auto', 'required'),
  aName.map((name) => ({ type: 'function', function: { name } })),
);

const aChat = fc
  .record({
    system: fc.option(aText),
    first: aRound,
    rounds: fc.array(aRound.filter(hasAnswer), { maxLength: 3 }),
    tooled: fc.option(
      fc.record({
        tools: tools.map((all) =>
          all.map(({ name, description, schema, strict }) => {
            const called = definedOnly({ name, description, parameters: schema, strict });
            return { type: 'function', function: called };
          }),
        ),
        tool_choice: aChatChoice,
        parallel_tool_calls: fc.boolean(),
      }),
    ),
    stream: fc.boolean(),
    options: someOf({
      temperature: aSamplingSetting,
      top_p: aSamplingSetting,
      stop: fc.array(aText, { minLength: 1, maxLength: 4 }),
      user: aText,
      reasoning_effort: fc.constantFrom('none', ...EFFORTS),
      service_tier: fc.constantFrom('auto', 'default'),
      response_format: aSchema.map((schema) => ({
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema },
      })),
    }),
    max_completion_tokens: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ system, first, rounds, tooled, stream, options, max_completion_tokens }) => ({
    model: 'm',
    messages: [
      ...(system === null ? [] : [{ role: 'system', content: system }]),
      ...[{ ...first, said: [], calls: [] }, ...rounds].flatMap(chatRound),
    ],
    max_completion_tokens,
    ...tooled,
    ...options,
    ...(stream ? { stream, stream_options: { include_usage: true } } : { stream }),
  }));

// --- messages -----------------------------------------------------------------------------------------

function messageBlock(part: Round['asked'][number]): JsonObject {
  if ('text' in part) return { type: 'text', text: part.text };
  if ('url' in part) return { type: 'image', source: { type: 'url', url: part.url } };
  if ('name' in part) {
    const source = { type: 'base64', media_type: 'application/pdf', data: part.base64 };
    return { type: 'document', source, title: part.name };
  }
  const source = { type: 'base64', media_type: part.mediaType, data: part.base64 };
  return { type: 'image', source };
}

function contentOf(blocks: readonly JsonObject[]): unknown {
  const [first] = blocks;
  return blocks.length === 1 && first?.type === 'text' ? first.text : blocks;
}

function messageRound(round: Round): readonly JsonObject[] {
  const { said, calls, asked } = round;
  const answer = [
    ...said.map((text) => ({ type: 'text', text })),
    ...calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
  ];
  const question = [
    ...calls.map(({ id, result }) =>
      definedOnly({
        type: 'tool_result',
        tool_use_id: id,
        content: result === '' ? undefined : result,
      }),
    ),
    ...asked.map(messageBlock),
  ];
  return [
    ...(hasAnswer(round) ? [{ role: 'assistant', content: contentOf(answer) }] : []),
    { role: 'user', content: contentOf(question) },
  ];
}

const aMessageChoice = fc
  .record({
    choice: fc.oneof(
      fc.constantFrom({ type: 'auto' }, { type: 'any' }),
      aName.map((name) => ({ type: 'tool', name })),
    ),
    parallel: fc.option(fc.boolean()),
  })
  .map(({ choice, parallel }) =>
    parallel === null ? choice : { ...choice, disable_parallel_tool_use: !parallel },
  );

const someThinking = fc.oneof(
  fc.constant({ thinking: { type: 'disabled' } }),
  fc.constantFrom(...EFFORTS).map((effort) => {
    return { thinking: { type: 'adaptive' }, output_config: { effort } };
  }),
  aSchema.map((schema) => ({ output_config: { format: { type: 'json_schema', schema } } })),
  fc.constant({}),
);

const aMessage = fc
  .record({
    system: fc.option(aText),
    first: aRound,
    rounds: fc.array(aRound.filter(hasAnswer), { maxLength: 3 }),
    tooled: fc.option(
      fc.record({
        tools: tools.map((all) =>
          all.map(({ name, description, schema, strict }) =>
            definedOnly({ name, description, input_schema: schema, strict }),
          ),
        ),
        tool_choice: aMessageChoice,
      }),
    ),
    options: someOf({
      temperature: aSamplingSetting,
      top_p: aSamplingSetting,
      stop_sequences: fc.array(aText, { minLength: 1, maxLength: 4 }),
      metadata: aText.map((user_id) => ({ user_id })),
      service_tier: fc.constantFrom('auto', 'standard_only'),
      stream: fc.boolean(),
    }),
    thinking: someThinking,
    max_tokens: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ system, first, rounds, tooled, options, thinking, max_tokens }) => ({
    model: 'm',
    max_tokens,
    ...(system === null ? {} : { system }),
    messages: [{ ...first, said: [], calls: [] }, ...rounds].flatMap(messageRound),
    ...tooled,
    ...options,
    ...thinking,
  }))
  .filter(isAllowed);

/** The interface does not allow thinking beside a forced call. */
function isAllowed(message: JsonObject): boolean {
  const { type: choice = 'auto' } = fieldsIn(message.tool_choice);
  return choice === 'auto' || fieldsIn(message.thinking).type !== 'adaptive';
}

// --- there and back -----------------------------------------------------------------------------------

function thereAndBack(
  body: JsonObject,
  { from, over }: { from: TextInterface; over: TextInterface },
): unknown {
  const there = translateRequest(body, { from, to: over });
  if (!there.ok) return there.failure;
  const sent: JsonObject = JSON.parse(JSON.stringify(there.value));
  const back = translateRequest(sent, { from: over, to: from });
  return back.ok ? back.value : back.failure;
}

test('a chat says the same after it was a message', () => {
  fc.assert(
    fc.property(aChat, (body) => {
      const direction = { from: 'chat-completions', over: 'messages' } as const;
      expect(thereAndBack(body, direction)).toEqual(body);
    }),
  );
});

test('a message says the same after it was a chat', () => {
  fc.assert(
    fc.property(aMessage, (body) => {
      const direction = { from: 'messages', over: 'chat-completions' } as const;
      expect(thereAndBack(body, direction)).toEqual(body);
    }),
  );
});
