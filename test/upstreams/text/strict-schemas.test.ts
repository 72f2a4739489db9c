import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import { canBeStrict } from '../../../server/upstreams/text/strict-schemas.ts';
import { translateRequest } from '../../../server/upstreams/text/translation.ts';

function closed(properties: JsonObject, required = Object.keys(properties)): JsonObject {
  return { type: 'object', properties, required, additionalProperties: false };
}

const CITY = { type: 'string' };

describe("a schema that OpenAI's interfaces accept as strict", () => {
  test.each([
    closed({}),
    closed({ city: { ...CITY, format: 'date' }, days: { type: ['number', 'null'], minimum: 0 } }),
    closed({ all: { type: 'array', items: closed({ city: CITY }) }, one: { $ref: '#/$defs/a' } }),
    { ...closed({ one: { anyOf: [CITY, closed({ city: CITY })] } }), $defs: { a: CITY } },
  ])('is %j', (schema) => {
    expect(canBeStrict(schema)).toBe(true);
  });

  test.each([
    closed({ city: CITY, days: CITY }, ['city']),
    { type: 'object', properties: { city: CITY }, required: ['city'] },
    closed({ all: { type: 'array', items: { type: 'object' } } }),
    closed({ one: { anyOf: [CITY, closed({ city: CITY }, [])] } }),
    { ...closed({}), $defs: { a: closed({ city: CITY }, []) } },
    closed({ page: { ...CITY, format: 'uri' } }),
    closed({ one: { oneOf: [CITY] } }),
    closed({ city: { ...CITY, default: 'Oslo' } }),
    { anyOf: [closed({})] },
    CITY,
  ])('is not %j', (schema) => {
    expect(canBeStrict(schema)).toBe(false);
  });
});

test('an answer or a tool is not strict for chats where their schema cannot be', () => {
  const sent = (schema: JsonObject) => {
    const body = {
      model: 'm',
      messages: [{ role: 'user', content: 'Hello' }],
      tools: [{ name: 'f', input_schema: schema, strict: true }],
      output_config: { format: { type: 'json_schema', schema } },
    };
    const direction = { from: 'messages', to: 'chat-completions' } as const;
    const written = translateRequest(body, direction);
    if (!written.ok) throw new Error(written.failure.message);
    const { tools, response_format } = written.value;
    return { tools, response_format };
  };
  const strict = closed({ city: CITY });
  expect(sent(strict)).toMatchObject({
    tools: [{ function: { strict: true } }],
    response_format: { json_schema: { schema: strict, strict: true } },
  });
  const lenient = closed({ city: CITY, days: CITY }, ['city']);
  expect(sent(lenient)).toEqual({
    tools: [{ type: 'function', function: { name: 'f', parameters: lenient } }],
    response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: lenient } },
  });
});
