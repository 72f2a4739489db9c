import { describe, expect, test } from 'vitest';
import { measureShape, measureText } from '../../server/http/shape.ts';

const WIDE = { depth: 1_000_000, values: 1_000_000 };

function nested(levels: number): unknown {
  let document: unknown = 0;
  for (let level = 0; level < levels; level += 1) document = [document];
  return document;
}

describe('the shape of a document', () => {
  test.each([0, 1, 5])('of %i levels may be that deep, and no less', (depth) => {
    expect(measureShape(nested(depth), { ...WIDE, depth })).toBeUndefined();
    expect(measureShape(nested(depth), { ...WIDE, depth: depth - 1 })).toBe('too-deep');
  });

  test.each([
    ['nothing in it', {}, 1],
    ['a property', { a: 1 }, 2],
    ['an element', [1], 2],
    ['what holds others', { a: [1, 2], b: {} }, 5],
  ])('with %s is counted', (_what, document, values) => {
    expect(measureShape(document, { ...WIDE, values })).toBeUndefined();
    expect(measureShape(document, { ...WIDE, values: values - 1 })).toBe('too-many-values');
  });

  test('is one value for a text, however long', () => {
    expect(measureShape('x'.repeat(1_000_000), { depth: 0, values: 1 })).toBeUndefined();
  });

  test('is measured however deep it is', () => {
    expect(measureShape(nested(100_000), WIDE)).toBeUndefined();
    expect(measureShape(nested(100_000), { ...WIDE, depth: 16 })).toBe('too-deep');
  });

  test('is not looked at further than the limit', () => {
    let looked = 0;
    const row = Array.from({ length: 1_000 }, () => ({
      get a() {
        looked += 1;
        return 1;
      },
    }));
    expect(measureShape(row, { depth: 8, values: 1_000 })).toBe('too-many-values');
    expect(looked).toBe(0);
  });
});

describe('the shape of a document that is not parsed yet', () => {
  const measured = (text: string, limits: Partial<typeof WIDE>) =>
    measureText(Buffer.from(text), { ...WIDE, ...limits });

  test.each([0, 1, 5])('of %i levels may be that deep, and no less (A4)', (depth) => {
    const text = `${'['.repeat(depth + 1)}${']'.repeat(depth + 1)}`;
    expect(measured(text, { depth })).toBeUndefined();
    expect(measured(text, { depth: depth - 1 })).toBe('too-deep');
    expect(measureShape(JSON.parse(text), { ...WIDE, depth: depth - 1 })).toBe('too-deep');
  });

  test('has more values than commas (A4)', () => {
    const text = '{"a":1,"b":[2,3,4]}';
    expect(measured(text, { values: 3 })).toBe('too-many-values');
    expect(measured(text, { values: 4 })).toBeUndefined();
  });

  test.each([
    ['commas', '["a,b,c,d"]'],
    ['brackets', '["[[[[[[{{{{"]'],
    ['an escaped quotation mark', '["a\\",[[[[,,,,"]'],
    ['backslashes before its end', '["a\\\\"]'],
  ])('counts nothing that stands in a text: %s (A4)', (_what, text) => {
    expect(measured(text, { depth: 0, values: 1 })).toBeUndefined();
  });

  test('is as it is where a text has no end (A4)', () => {
    expect(measured('["a', { depth: 0, values: 1 })).toBeUndefined();
  });
});
