import { describe, expect, test } from 'vitest';
import { textVector } from '../../../server/upstreams/sandbox/text-vector.ts';

/** The cosine similarity between the vectors of two texts. */
function likeness(one: string, other: string, dimensions?: number): number {
  const vector = textVector(other, dimensions);
  return textVector(one, dimensions).reduce((sum, n, place) => sum + n * (vector[place] ?? 0), 0);
}

const DUSK = 'A lighthouse at dusk';

describe.each([undefined, 1024, 256])('with %s dimensions', (dimensions) => {
  test('texts that share words are nearer to each other than those that do not', () => {
    const near = likeness(DUSK, 'The lighthouse stands at dusk.', dimensions);
    const far = likeness(DUSK, 'Quarterly tax returns of small companies', dimensions);
    expect(likeness(DUSK, 'DUSK, at a LIGHTHOUSE!', dimensions)).toBeCloseTo(1);
    expect(near).toBeGreaterThan(0.5);
    expect(Math.abs(far)).toBeLessThan(0.3);
  });

  test('words of one stem are nearer than others', () => {
    const near = likeness('lighthouses', 'lighthouse', dimensions);
    expect(near).toBeGreaterThan(likeness('lighthouses', 'quarterly', dimensions) + 0.2);
  });
});

test.each([1, 2, 8, 1536])(
  'a vector of %i numbers has the length 1, whatever it is of',
  (count) => {
    for (const text of [DUSK, ' ', '!?', '灯台', [64, 22_361], '\ud800']) {
      const vector = textVector(text, count);
      expect(vector).toHaveLength(count);
      expect(Math.hypot(...vector)).toBeCloseTo(1);
      expect(textVector(text, count)).toEqual(vector);
    }
  },
);

test('numbers are those that a float of 32 bits holds, so that nothing is lost in Base64', () => {
  const vector = textVector(DUSK);
  expect(Array.from(Float32Array.from(vector))).toEqual(vector);
});
