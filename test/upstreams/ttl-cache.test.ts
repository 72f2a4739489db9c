import { expect, test } from 'vitest';
import { TtlCache } from '../../server/upstreams/ttl-cache.ts';

const AT = 1_800_000_000_000;

test('each is kept by itself, and no longer than it may', () => {
  const rests = new TtlCache<true>(60);
  rests.keep('a', true, { at: AT, seconds: 5 });
  rests.keep('b', true, { at: AT, seconds: 86_400 });
  rests.keep('c', true, { at: AT });
  expect(['a', 'b', 'c', 'd'].map((name) => rests.find(name, AT)?.until)).toEqual([
    AT + 5_000,
    AT + 60_000,
    AT + 60_000,
    undefined,
  ]);
  expect(rests.hasAny(AT + 59_999)).toBe(true);
  expect(rests.hasAny(AT + 60_000)).toBe(false);
});

test('what is kept for no time takes the place of what was kept before', () => {
  const rests = new TtlCache<true>(60);
  rests.keep('a', true, { at: AT, seconds: 5 });
  rests.keep('a', true, { at: AT, seconds: 0 });
  expect(rests.find('a', AT)).toBe(undefined);
});

test('what is kept for longer than anything may be is of before the clock was put back', () => {
  const rests = new TtlCache<true>(60);
  rests.keep('a', true, { at: AT });
  expect(rests.find('a', AT - 1)).toBe(undefined);
});

test('of names without end those are kept that were used last', () => {
  const rests = new TtlCache<number>(60);
  for (let name = 0; name < 1_000; name += 1) rests.keep(`${name}`, name, { at: AT });
  rests.find('0', AT);
  rests.keep('one more', 1, { at: AT });
  expect(['0', '1', '2'].map((name) => rests.find(name, AT)?.value)).toEqual([0, undefined, 2]);
});
