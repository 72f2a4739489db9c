import { expect, test } from 'vitest';
import { LruCache } from '../../server/foundation/lru-cache.ts';

test('what has not been used for longest goes when there is no room', () => {
  const recent = new LruCache<number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  expect(recent.find('a')).toBe(1);
  recent.keep('c', 3);
  expect(recent.find('b')).toBeUndefined();
  expect([recent.find('a'), recent.find('c'), recent.size]).toEqual([1, 3, 2]);
});

test('what is used again and again is the last to go', () => {
  const recent = new LruCache<number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  recent.find('a');
  recent.find('a');
  recent.find('b');
  recent.find('a');
  recent.keep('c', 3);
  expect([recent.find('a'), recent.find('b')]).toEqual([1, undefined]);
});

test('what is forgotten is not there, though it was used last', () => {
  const recent = new LruCache<number>(2);
  recent.keep('a', 1);
  recent.find('a');
  recent.forget('a');
  expect(recent.find('a')).toBeUndefined();
  recent.keep('a', 2);
  expect(recent.find('a')).toBe(2);
});
