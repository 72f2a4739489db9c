import { describe, expect, test } from 'vitest';
import { strictSchema } from '../../../../server/upstreams/text/messages/schema-writing.ts';
import { translateRequest } from '../../../../server/upstreams/text/translation.ts';

const TO_MESSAGES = { from: 'chat-completions', to: 'messages', maxTokens: 9 } as const;
const HELLO = { role: 'user', content: 'Hello' };
const CLOSED = { additionalProperties: false };

describe('a schema that Claude is to keep to strictly', () => {
  test('tells in words what the interface does not support, at every depth', () => {
    const score = { type: 'integer', minimum: 0, maximum: 10 };
    const name = { type: 'string', description: 'Its name.', maxLength: 40, pattern: '^[A-Z]' };
    const tags = { type: 'array', items: { type: 'string', format: 'color' }, minItems: 2 };
    const told = '{minimum: 0, maximum: 10}';
    expect(
      strictSchema({
        type: 'object',
        properties: { name, tags, either: { oneOf: [score, { $ref: '#/$defs/score' }] } },
        required: ['name'],
        $defs: { score },
      }),
    ).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', description: 'Its name.\n\n{maxLength: 40, pattern: "^[A-Z]"}' },
        tags: {
          type: 'array',
          items: { type: 'string', description: '{format: "color"}' },
          description: '{minItems: 2}',
        },
        either: { anyOf: [{ type: 'integer', description: told }, { $ref: '#/$defs/score' }] },
      },
      required: ['name'],
      $defs: { score: { type: 'integer', description: told } },
      ...CLOSED,
    });
  });

  test('stays as it is where it has only what the interface supports', () => {
    const properties = {
      day: { type: 'string', format: 'date', default: '2026-01-01' },
      unit: { enum: ['C', 'F'], title: 'Unit' },
      some: { type: ['array', 'null'], items: { type: 'number' }, minItems: 1 },
      minimum: { type: 'object', properties: { required: { type: 'boolean' } }, ...CLOSED },
    };
    const schema = { type: 'object', properties, required: ['day'], ...CLOSED };
    expect(strictSchema(schema)).toEqual(schema);
  });

  test('closes objects that list their properties, and no others', () => {
    const properties = { a: { type: 'string' } };
    for (const further of [{}, { additionalProperties: true }, { additionalProperties: {} }]) {
      expect(strictSchema({ type: 'object', properties, ...further })).toMatchObject(CLOSED);
    }
    const map = { type: 'object', additionalProperties: { type: 'number' } };
    expect(strictSchema(map)).toEqual(map);
    expect(strictSchema({ type: 'object' })).toEqual({ type: 'object' });
    expect(strictSchema({ type: 'object', properties: {} })).toMatchObject(CLOSED);
  });

  test('is that of an answer, and of a strict tool, but not of others', () => {
    const city = { type: 'string', minLength: 1 };
    const place = { type: 'object', properties: { city }, required: ['city'] };
    const properties = { at: { type: 'array', items: place, maxItems: 3 } };
    const schema = { type: 'object', properties, ...CLOSED };
    const tool = (name: string, strict: boolean) => {
      return { type: 'function', function: { name, strict, parameters: schema } };
    };
    const body = {
      model: 'm',
      messages: [HELLO],
      response_format: { type: 'json_schema', json_schema: { name: 'places', schema } },
      tools: [tool('strict', true), tool('lenient', false)],
    };
    const sent = translateRequest(body, TO_MESSAGES);
    if (!sent.ok) throw new Error(sent.failure.message);
    const { output_config, tools } = sent.value;
    const strictly = JSON.stringify([output_config, Array.isArray(tools) ? tools[0] : undefined]);
    expect(strictly).not.toMatch(/"(?:minLength|maxItems)":/);
    expect(strictly).toMatch(/\{minLength: 1\}.*\{minLength: 1\}/);
    expect(tools).toMatchObject([{}, { name: 'lenient', input_schema: schema }]);
  });
});
