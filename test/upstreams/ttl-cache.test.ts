import { expect, test } from 'vitest';
import { TtlCache } from '../../server/upstreams/ttl-cache.ts';

const AT = 1_800_000_000_000;

/** A cache of up to a minute, and its clock. */
function aCache<Value>() {
  const clock = { at: AT };
  return { clock, rests: new TtlCache<Value>({ seconds: 60, now: () => new Date(clock.at) }) };
}

test('each is kept by itself, and no longer than it may', () => {
  const { clock, rests } = aCache<true>();
  rests.keep('a', true, 5);
  rests.keep('b', true, 86_400);
  rests.keep('c', true);
  expect(['a', 'b', 'c', 'd'].map((name) => rests.find(name)?.until)).toEqual([
    AT + 5_000,
    AT + 60_000,
    AT + 60_000,
    undefined,
  ]);
  clock.at = AT + 59_999;
  expect(rests.hasAny()).toBe(true);
  clock.at = AT + 60_000;
  expect(rests.hasAny()).toBe(false);
});

test('what is kept for no time takes the place of what was kept before', () => {
  const { rests } = aCache<true>();
  rests.keep('a', true, 5);
  rests.keep('a', true, 0);
  expect(rests.find('a')).toBe(undefined);
});

test('what is kept for longer than anything may be is of before the clock was put back', () => {
  const { clock, rests } = aCache<true>();
  rests.keep('a', true);
  clock.at = AT - 1;
  expect(rests.find('a')).toBe(undefined);
});

test('of names without end those are kept that were used last', () => {
  const { rests } = aCache<number>();
  for (let name = 0; name < 1_000; name += 1) rests.keep(`${name}`, name);
  rests.find('0');
  rests.keep('one more', 1);
  expect(['0', '1', '2'].map((name) => rests.find(name)?.value)).toEqual([0, undefined, 2]);
});
