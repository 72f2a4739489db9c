import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { rules } from '../../generated/rules.ts';
import type { Operation } from '../../generated/shapes.ts';
import { validateMusicJobRecord, validateVideoJobRecord } from '../../generated/validators.js';
import { isObject } from '../../server/foundation/json-object.ts';
import { checkBody } from '../../server/http/validation.ts';
import { exampleEvents } from '../../server/mock/examples.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read here as the data that it is.
type Node = any;

const table: [string, Operation][] = Object.entries(operations);

function resolve(node: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  return resolve(
    node.$ref
      .slice(2)
      .split('/')
      .reduce((place: Node, key: string) => place[key], contract),
  );
}

function nodeOf({ path, method }: Operation): Node {
  return (contract.paths as Node)[path][method.toLowerCase()];
}

/** The examples of a media type, one or several. */
function examplesOf(media: Node): unknown[] {
  if (media.example !== undefined) return [media.example];
  return Object.values<Node>(media.examples ?? {}).map((example) => resolve(example).value);
}

describe('the examples of the contract', () => {
  test.each(table.filter(([, { bodies }]) => 'application/json' in bodies))(
    '%s: every request example is accepted, one for each variant',
    (_name, operation) => {
      const body = operation.bodies['application/json'];
      if (body === undefined) throw new Error('The operation takes no JSON.');
      const media = nodeOf(operation).requestBody.content['application/json'];
      const variants = examplesOf(media).map((example) => {
        const checked = isObject(example) ? checkBody(body, example) : undefined;
        expect(checked?.ok, JSON.stringify(checked)).toBe(true);
        return checked?.ok ? checked.value.variant.name : '';
      });
      expect(new Set(variants)).toEqual(new Set(body.variants.map(({ name }) => name)));
    },
  );

  test.each(table.filter(([, { bodies }]) => 'multipart/form-data' in bodies))(
    '%s: a form has an example for each variant, with all that it must have and the names of its files',
    (_name, operation) => {
      const { select, variants = [] } = operation.bodies['multipart/form-data'] ?? {};
      const media = nodeOf(operation).requestBody.content['multipart/form-data'];
      const examples = examplesOf(media).filter(isObject);
      expect(examples).toHaveLength(variants.length);
      for (const { value, required, files, defaults } of variants) {
        const example = examples.find((one) => {
          return (
            select === undefined || (one[select.parameter] ?? defaults[select.parameter]) === value
          );
        });
        expect(Object.keys({ ...defaults, ...example })).toEqual(
          expect.arrayContaining([...required]),
        );
        const given = Object.entries(example ?? {}).filter(([name]) => name in files);
        expect(given.length).toBeGreaterThan(0);
        for (const name of given.flatMap(([, names]) => names))
          expect(name).toMatch(/^\w+\.\w{3}$/);
      }
    },
  );

  test.each(table)('%s: every answer has an example that keeps its schema', (_name, operation) => {
    for (const [status, response] of Object.entries<Node>(nodeOf(operation).responses)) {
      const media = resolve(response).content?.['application/json'];
      if (media === undefined) continue;
      const examples = examplesOf(media);
      expect(examples.length, status).toBeGreaterThan(0);
      const validate = operation.responses[Number(status)]?.['application/json'];
      for (const example of examples) {
        expect(validate?.(example), `${status} ${JSON.stringify(validate?.errors)}`).toBe(true);
      }
    }
  });

  test.each(table)(
    '%s: the rules that errors name are rules of the operation',
    (name, operation) => {
      const known = new Set([
        ...rules.filter(({ operationId }) => operationId === name).map(({ rule }) => rule),
        ...Object.entries<Node | string>(contract['x-generic-rules'])
          .filter(([, stated]) => typeof stated === 'string' || stated.operations.includes(name))
          .map(([rule]) => rule),
      ]);
      const refusals = resolve(nodeOf(operation).responses['400']);
      const examples =
        refusals === undefined ? [] : examplesOf(refusals.content['application/json']);
      for (const { data } of examples as Node[]) {
        for (const { rule } of data.violations ?? []) expect(known.has(rule), rule).toBe(true);
      }
    },
  );

  test('a price can be too high, and an alias contradict, where there is one', () => {
    const named = (rule: 'price-ceiling' | 'alias-conflict') =>
      contract['x-generic-rules'][rule].operations.toSorted();
    const those = (has: (operation: Operation) => boolean) =>
      table.flatMap(([name, operation]) => (has(operation) ? [name] : [])).toSorted();
    const priced = those((operation) => '402' in nodeOf(operation).responses);
    const aliased = those(({ bodies }) =>
      Object.values(bodies).some(({ aliases = [] }) => aliases.length > 0),
    );
    expect([named('price-ceiling'), named('alias-conflict')]).toEqual([priced, aliased]);
  });

  test.each(table.filter(([, { events }]) => events !== undefined))(
    '%s: the streamed example keeps the schema of its events',
    (_name, operation) => {
      const events = exampleEvents(operation);
      expect(events.length).toBeGreaterThan(3);
      for (const event of events) {
        const data = event.slice(event.indexOf('data: ') + 6).trim();
        if (data !== '[DONE]') expect(operation.events?.(JSON.parse(data)), event).toBe(true);
      }
    },
  );

  test.each(table.filter(([, { events }]) => events !== undefined))(
    'the stream of %s ends with the blank line that ends its last event, where mocks send it as it is',
    (_, operation) => {
      const content = nodeOf(operation).responses['200'].content['text/event-stream'];
      const texts = content.examples
        ? Object.values<Node>(content.examples).map(({ value }) => value)
        : [content.example];
      for (const text of texts) expect(text).toMatch(/[^\n]\n\n$/);
    },
  );

  test('the callbacks carry what the lookups answer', () => {
    const examples = (operation: Operation): unknown[] => {
      const [callback] = Object.values<Node>(nodeOf(operation).callbacks);
      const [item] = Object.values<Node>(callback);
      return examplesOf(item.post.requestBody.content['application/json']);
    };
    for (const example of examples(operations.createVideo))
      expect(validateVideoJobRecord(example)).toBe(true);
    for (const example of examples(operations.createMusic))
      expect(validateMusicJobRecord(example)).toBe(true);
    expect(examples(operations.createVideo)).toHaveLength(2);
  });
});
