import { describe, expect, test } from 'vitest';
import { nearest } from '../../../openapi/validation/nearest.ts';

const KNOWN = ['prompt', 'aspect_ratio', 'video_length', 'n', 'model'];

describe('the nearest word', () => {
  test.each([
    ['promt', 'prompt'],
    ['Prompt', 'prompt'],
    ['aspectRatio', 'aspect_ratio'],
    ['aspect-ratio', 'aspect_ratio'],
    ['videolength', 'video_length'],
    ['lenght_video', undefined],
    ['modle', 'model'],
    ['N', 'n'],
    ['nn', 'n'],
  ])('of %s is %s', (word, meant) => {
    expect(nearest(word, KNOWN)).toBe(meant);
  });

  test.each(['a', 'x', '', '_', '🌊', 'completely_else'])(
    '"%s" stands for nothing: no letter of it is right',
    (word) => {
      expect(nearest(word, KNOWN)).toBeUndefined();
    },
  );

  test('is the nearest one of several that are near', () => {
    expect(nearest('tune-v4-55', ['tune-v4', 'tune-v4-5', 'tune-v5'])).toBe('tune-v4-5');
  });

  test('is not looked for where nothing is known, or the word is long', () => {
    expect(nearest('prompt', [])).toBeUndefined();
    expect(nearest('x'.repeat(100_000), ['x'.repeat(64)])).toBeUndefined();
  });
});
