import { expect, test } from 'vitest';
import { logThrottle } from '../../server/foundation/log-throttle.ts';

function aClock() {
  const clock = { now: 0 };
  return { clock, isToBeSaid: logThrottle(() => clock.now) };
}

test('the same words are said once in ten seconds, and others beside them', () => {
  const { clock, isToBeSaid } = aClock();
  expect(isToBeSaid('it rains')).toBe(true);
  clock.now = 9_999;
  expect(isToBeSaid('it rains')).toBe(false);
  expect(isToBeSaid('it snows')).toBe(true);
  clock.now = 10_000;
  expect(isToBeSaid('it rains')).toBe(true);
  expect(isToBeSaid('it snows')).toBe(false);
});

test('a hundred different words are remembered, and no more', () => {
  const { isToBeSaid } = aClock();
  for (let index = 1; index <= 100; index += 1) expect(isToBeSaid(`fault ${index}`)).toBe(true);
  expect(isToBeSaid('fault 1')).toBe(false);
  expect(isToBeSaid('fault 101')).toBe(true);
  expect(isToBeSaid('fault 1')).toBe(false);
  expect(isToBeSaid('fault 2')).toBe(true);
});
