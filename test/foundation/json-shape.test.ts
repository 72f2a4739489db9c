import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureShape, type ShapeLimits } from '../../server/foundation/json-shape.ts';

const WIDE = { depth: 1_000_000, values: 1_000_000 };

function measured(text: string, limits: Partial<ShapeLimits>): string | undefined {
  return measureShape(Buffer.from(text), { ...WIDE, ...limits });
}

function nested(levels: number): string {
  return `${'['.repeat(levels)}0${']'.repeat(levels)}`;
}

/** Computes the expected shape from the parsed document. */
function shapeOf(document: unknown): ShapeLimits {
  if (typeof document !== 'object' || document === null) return { depth: 0, values: 1 };
  const items = Object.values(document).map(shapeOf);
  return {
    depth: items.reduce((most, { depth }) => Math.max(most, depth + 1), 0),
    values: items.reduce((sum, { values }) => sum + values, 1),
  };
}

describe('the shape of a document', () => {
  test.each([0, 1, 5])('of %i levels may be that deep, and no less (A4)', (depth) => {
    expect(measured(nested(depth), { depth })).toBeUndefined();
    expect(measured(nested(depth), { depth: depth - 1 })).toBe(depth > 0 ? 'too-deep' : undefined);
  });

  test.each([
    ['nothing in what it holds', '[{}]', 2],
    ['spaces in what it holds', '[[ \n\t\r ]]', 2],
    ['a property', '{"a":1}', 2],
    ['an element', '[ 1 ]', 2],
    ['what holds others', '{"a":[1,2],"b":{}}', 5],
    ['the same property twice', '{"a":1,"a":2}', 3],
  ])('with %s is counted (A4)', (_what, text, values) => {
    expect(measured(text, { values })).toBeUndefined();
    expect(measured(text, { values: values - 1 })).toBe('too-many-values');
  });

  test('is what the parsed document shows (A4)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (document, spaces) => {
        const text = JSON.stringify(document, undefined, spaces);
        const { depth, values } = shapeOf(document);
        expect(measured(text, { depth, values })).toBeUndefined();
        expect(measured(text, { values: values - 1 })).toBe(
          values > 1 ? 'too-many-values' : undefined,
        );
        expect(measured(text, { depth: depth - 1 })).toBe(depth > 0 ? 'too-deep' : undefined);
      }),
    );
  });

  test('is one value for a text, however long', () => {
    expect(measured(`"${'x'.repeat(1_000_000)}"`, { depth: 0, values: 1 })).toBeUndefined();
  });

  test.each([
    ['commas', '["a,b,c,d"]'],
    ['brackets', '["[[[[[[{{{{"]'],
    ['escaped quotation marks', '["a\\",[[\\",[[,,,,"]'],
    ['backslashes before its end', '["a\\\\"]'],
    ['backslashes and escaped quotation marks', '["\\"\\\\\\",,\\\\"]'],
  ])('counts nothing that stands in a text: %s (A4)', (_what, text) => {
    expect(JSON.parse(text)).toHaveLength(1);
    expect(measured(text, { depth: 1, values: 2 })).toBeUndefined();
  });

  test.each(['["a', '["a\\', '["a\\"', '[', '[ ', ']]]]'])(
    'is left to the parser where it is not well-formed: %s (A4)',
    (text) => {
      expect(measured(text, { depth: 1, values: 2 })).toBeUndefined();
    },
  );

  test('is measured however deep it is', () => {
    expect(measured(nested(100_000), {})).toBeUndefined();
    expect(measured(nested(100_000), { depth: 16 })).toBe('too-deep');
  });
});
