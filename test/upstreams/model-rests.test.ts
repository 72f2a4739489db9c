import { expect, test } from 'vitest';
import { ModelRests } from '../../server/upstreams/model-rests.ts';

const AT = 1_800_000_000_000;

test('each model rests by itself, and no longer than it may', () => {
  const rests = new ModelRests(60);
  rests.begin('a', { at: AT, seconds: 5 });
  rests.begin('b', { at: AT, seconds: 86_400 });
  expect(['a', 'b', 'c'].map((model) => rests.until(model, AT))).toEqual([
    AT + 5_000,
    AT + 60_000,
    0,
  ]);
  expect(rests.hasAny(AT + 59_999)).toBe(true);
  expect(rests.hasAny(AT + 60_000)).toBe(false);
});

test('a rest of no time ends the one before', () => {
  const rests = new ModelRests(60);
  rests.begin('a', { at: AT, seconds: 5 });
  rests.begin('a', { at: AT, seconds: 0 });
  expect(rests.until('a', AT)).toBe(0);
});

test('a rest that is further ahead than any can be is of before the clock was put back', () => {
  const rests = new ModelRests(60);
  rests.begin('a', { at: AT, seconds: 60 });
  expect(rests.until('a', AT - 1)).toBe(0);
});

test('of models without end the last ones are kept, and those that are over go first', () => {
  const rests = new ModelRests(60);
  rests.begin('long', { at: AT, seconds: 60 });
  for (let model = 0; model < 999; model += 1) rests.begin(`${model}`, { at: AT, seconds: 1 });
  rests.begin('one more', { at: AT + 2_000, seconds: 60 });
  expect(rests.until('long', AT + 2_000)).toBe(AT + 60_000);
  for (let model = 0; model < 1_000; model += 1) {
    rests.begin(`${model}`, { at: AT + 2_000, seconds: 30 });
  }
  expect(rests.until('long', AT + 2_000)).toBe(0);
  expect(rests.until('999', AT + 2_000)).toBe(AT + 32_000);
});
