import { describe, expect, test } from 'vitest';
import { type Node, readContract } from '../../openapi/build/contract.ts';
import { publishedDocument } from '../../openapi/build/published.ts';

const SAID = { 'x-rule': 'said', description: 'Something is said.', properties: { said: {} } };
const FIXED = { description: 'Always whole.', type: 'boolean', const: false, 'x-rule': 'whole' };
const Usage = { title: 'Usage', type: 'object', properties: { tokens: { type: 'integer' } } };

/** The published form of a contract with these schemas. */
function published(schemas: Node): Node {
  return publishedDocument(readContract({ components: { schemas } }));
}

function schemasOf(schemas: Node): unknown {
  return Object(published(schemas).components).schemas;
}

describe('the contract that is published', () => {
  test('has a rule that requests share where each has it, and not as a component', () => {
    const request = { type: 'object', allOf: [{ $ref: '#/components/schemas/said' }] };
    expect(schemasOf({ request, said: SAID })).toEqual({
      request: { type: 'object', allOf: [SAID] },
    });
  });

  test('keeps a component that a rule chooses the form of, or that has a type', () => {
    const schemas = {
      request: { 'x-rule': 'model', oneOf: [{ $ref: '#/components/schemas/name' }] },
      name: { type: 'string', 'x-rule': 'name' },
    };
    expect(schemasOf(schemas)).toEqual(schemas);
  });

  test('has a constant of two values that is shared where it is used, as a boolean too', () => {
    const request = { properties: { stream: { $ref: '#/components/schemas/fixed' } } };
    expect(schemasOf({ request, fixed: FIXED })).toEqual({
      request: { properties: { stream: { ...FIXED, allOf: [{ type: 'boolean' }] } } },
    });
  });

  test('keeps a constant of two values where it stands alone, and says it is a boolean too', () => {
    const custom = { type: 'boolean', const: false, default: false };
    expect(schemasOf({ request: { properties: { custom } } })).toEqual({
      request: { properties: { custom: { ...custom, allOf: [{ type: 'boolean' }] } } },
    });
  });

  test('has a file with the format that says so in earlier versions too', () => {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const drawing = { type: 'string', contentMediaType: 'image/svg+xml' };
    expect(schemasOf({ file, form: { properties: { file, drawing } } })).toEqual({
      file: { ...file, format: 'binary' },
      form: { properties: { file: { ...file, format: 'binary' }, drawing } },
    });
  });

  test('keeps a constant that is not of two values, or that a condition asks for', () => {
    const schemas = {
      request: { properties: { model: { type: 'string', const: 'a' } } },
      rule: { type: 'object', allOf: [{ if: { properties: { custom: { const: false } } } }] },
    };
    expect(schemasOf(schemas)).toEqual(schemas);
  });

  test('has null as a type of the first alternative, not as an alternative', () => {
    const list = { type: 'array', items: { type: 'string' } };
    const turn = { description: 'x', oneOf: [{ type: 'string' }, list, { type: 'null' }] };
    expect(schemasOf({ turn })).toEqual({
      turn: { description: 'x', oneOf: [{ type: ['string', 'null'] }, list] },
    });
  });

  test('has what may only be null besides as one schema, without the name of the other', () => {
    const usage = {
      description: 'x',
      anyOf: [{ $ref: '#/components/schemas/Usage' }, { type: 'null' }],
    };
    const { title: _, ...others } = Usage;
    expect(schemasOf({ Usage, chunk: { properties: { usage } } })).toEqual({
      Usage,
      chunk: { properties: { usage: { ...others, type: ['object', 'null'], description: 'x' } } },
    });
  });

  test('is not made where null would not keep what the first alternative asks', () => {
    const choice = { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] };
    expect(() => published({ choice })).toThrow('An alternative cannot be null too, for enum.');
  });

  test('has the alternatives of a union of unions in one union', () => {
    const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const Video = { title: 'Video', oneOf: [refer('Running'), refer('Done')] };
    const Job = { description: 'x', oneOf: [refer('Video'), refer('Image')] };
    const leaves = { Running: Usage, Done: Usage, Image: Usage };
    expect(schemasOf({ Job, Video, ...leaves })).toEqual({
      Job: { description: 'x', oneOf: [refer('Running'), refer('Done'), refer('Image')] },
      Video,
      ...leaves,
    });
  });

  test('keeps a union whose form a parameter chooses', () => {
    const Image = { oneOf: [{ type: 'object' }, Usage], 'x-select': 'mode' };
    const schemas = { Image, request: { oneOf: [{ $ref: '#/components/schemas/Image' }, Usage] } };
    expect(schemasOf(schemas)).toEqual(schemas);
  });

  test('has an alternative of any fields without saying so', () => {
    const open = { type: 'object', additionalProperties: true };
    const named = { ...open, properties: { name: { type: 'string' } } };
    const text = { type: ['string', 'null'] };
    expect(schemasOf({ told: { anyOf: [text, open, named] }, open })).toEqual({
      told: { anyOf: [text, { type: 'object' }, named] },
      open,
    });
  });

  test('leaves examples as they are', () => {
    const anyOf = [{ type: 'string' }, { type: 'null' }];
    const schemas = { tool: { type: 'object', example: { anyOf }, 'x-rule-examples': { anyOf } } };
    expect(schemasOf(schemas)).toEqual(schemas);
  });

  test('has examples of a rule that parameters share beside each, by its name, and nowhere else', () => {
    const examples = {
      accepted: [{ '{parameter}': 1, other: 2 }],
      refused: [{ '{parameter}': 0 }],
    };
    const $ref = '#/components/schemas/Count';
    const Count = { type: 'integer', minimum: 1, 'x-rule': 'count' };
    const schemas = {
      Count: { ...Count, 'x-rule-examples': examples },
      request: { type: 'object', properties: { n: { $ref } } },
    };
    const parameters = { First: { name: 'first', in: 'query', schema: { $ref } } };
    const written = publishedDocument(readContract({ components: { schemas, parameters } }));
    const named = (name: string) => ({
      $ref,
      'x-rule-examples': { accepted: [{ [name]: 1, other: 2 }], refused: [{ [name]: 0 }] },
    });
    expect(written.components).toEqual({
      schemas: { Count, request: { type: 'object', properties: { n: named('n') } } },
      parameters: { First: { name: 'first', in: 'query', schema: named('first') } },
    });
  });

  test('has callbacks and their parameters in the operation that they are of', () => {
    const Id = { name: 'id', in: 'header' };
    const done = {
      'to the address': { post: { parameters: [{ $ref: '#/components/parameters/Id' }] } },
    };
    const create = {
      operationId: 'create',
      callbacks: { done: { $ref: '#/components/callbacks/done' } },
    };
    const document = {
      paths: { '/x': { post: create } },
      components: { parameters: { Id }, callbacks: { done } },
    };
    const written = { 'to the address': { post: { parameters: [Id] } } };
    expect(publishedDocument(readContract(document))).toEqual({
      paths: { '/x': { post: { ...create, callbacks: { done: written } } } },
      components: { parameters: { Id }, schemas: {} },
    });
  });
});
