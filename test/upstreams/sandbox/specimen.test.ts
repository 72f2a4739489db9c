import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { specimenOf } from '../../../server/upstreams/sandbox/specimen.ts';

const schemas: [string, object][] = [
  ['texts', { type: 'object', properties: { city: { type: 'string', minLength: 9 } } }],
  ['a short text', { type: 'string', maxLength: 2 }],
  ['a list', { type: 'array', minItems: 3, items: { type: 'integer', minimum: 7 } }],
  ['numbers', { type: 'array', items: { type: 'number', exclusiveMinimum: -1, maximum: 0.5 } }],
  ['a choice', { enum: ['celsius', 'kelvin'] }],
  ['a constant', { type: 'object', properties: { kind: { const: 'x' } }, required: ['kind'] }],
  ['several types', { type: ['null', 'boolean'] }],
  ['alternatives', { anyOf: [{ type: 'boolean' }, { type: 'null' }] }],
  [
    'parts',
    {
      allOf: [
        { type: 'object', properties: { a: { type: 'integer' } } },
        { properties: { b: { type: 'string' } }, required: ['a', 'b'] },
      ],
    },
  ],
  [
    'references',
    {
      type: 'object',
      required: ['home'],
      properties: { home: { $ref: '#/$defs/place' } },
      $defs: { place: { type: 'object', properties: { street: { type: 'string' } } } },
    },
  ],
];

describe('a specimen', () => {
  test.each(schemas)('of %s keeps its schema', (_what, schema) => {
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(specimenOf(schema)), JSON.stringify(validate.errors)).toBe(true);
  });

  test('is what the schema names, else its name', () => {
    const properties = {
      unit: { type: 'string', default: 'celsius' },
      city: { type: 'string', examples: ['Oslo'] },
      when: { type: 'string', format: 'date' },
      note: { type: 'string' },
    };
    expect(specimenOf({ type: 'object', properties })).toEqual({
      unit: 'celsius',
      city: 'Oslo',
      when: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      note: 'note',
    });
  });

  test('of numbers that may be far below zero is one to show', () => {
    expect(specimenOf({ type: 'integer', minimum: Number.MIN_SAFE_INTEGER })).toBe(1);
  });

  test.each([
    ['contains itself', { $ref: '#' }],
    [
      'doubles with every level',
      { type: 'object', properties: { a: { $ref: '#' }, b: { $ref: '#' }, c: { $ref: '#' } } },
    ],
    ['asks for very much', { type: 'array', minItems: 1e9, items: { type: 'string' } }],
    ['asks for long texts', { type: 'string', minLength: 1e9 }],
  ])('of a schema that %s has an end', (_what, schema) => {
    expect(JSON.stringify(specimenOf(schema)).length).toBeLessThan(50_000);
  });

  test.each([[undefined], [true], ['text'], [{}]])('of %j is something', (schema) => {
    expect(specimenOf(schema)).toBeDefined();
  });
});
