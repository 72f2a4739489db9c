import { expect, test } from 'vitest';
import { noticing, secondsSince } from '../../server/foundation/clock.ts';

const HOUR_MS = 3_600_000;

/** A clock on a wall clock and a monotonic clock that a test moves independently. */
function aClock() {
  const times = { day: HOUR_MS * 24, steady: 0 };
  const clock = noticing({ milliseconds: () => times.day, steady: () => times.steady });
  return {
    clock,
    pass(milliseconds: number) {
      times.day += milliseconds;
      times.steady += milliseconds;
    },
    jump(milliseconds: number) {
      times.day += milliseconds;
    },
  };
}

test('what has begun before the clock is put forward is as old as it is (C9)', () => {
  const { clock, pass, jump } = aClock();
  const begun = clock.now();
  pass(60_000);
  jump(HOUR_MS);
  pass(60_000);
  expect(secondsSince(begun, clock)).toBe(120);
  const later = clock.now();
  pass(1_000);
  expect(secondsSince(later, clock)).toBe(1);
  jump(2 * HOUR_MS);
  expect([secondsSince(begun, clock), secondsSince(later, clock)]).toEqual([121, 1]);
});

test('a clock that is put right a little, or back, is believed (C9)', () => {
  const { clock, pass, jump } = aClock();
  const begun = clock.now();
  pass(60_000);
  jump(5_000);
  expect(secondsSince(begun, clock)).toBe(65);
  jump(-HOUR_MS);
  expect(secondsSince(begun, clock)).toBe(65 - 3_600);
  expect(clock.putForwardSince?.(begun)).toBe(0);
});

test('a clock that is put forward and back again has not been put forward (C9)', () => {
  const { clock, pass, jump } = aClock();
  jump(HOUR_MS);
  clock.now();
  pass(1_000);
  jump(-HOUR_MS);
  const begun = clock.now();
  pass(60_000);
  expect(secondsSince(begun, clock)).toBe(60);
});

test('a clock that is put back by a part of it has been put forward by the rest (C9)', () => {
  const { clock, pass, jump } = aClock();
  const begun = clock.now();
  pass(60_000);
  jump(3 * HOUR_MS);
  clock.now();
  jump(-HOUR_MS);
  pass(60_000);
  expect(secondsSince(begun, clock)).toBe(120);
  const later = clock.now();
  pass(1_000);
  expect(secondsSince(later, clock)).toBe(1);
});

test('a clock that only tells the time is believed', () => {
  const clock = { now: () => new Date(10_000) };
  expect(secondsSince(new Date(4_000), clock)).toBe(6);
});
