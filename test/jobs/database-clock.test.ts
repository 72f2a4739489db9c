import { expect, test } from 'vitest';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { openDatabaseClock } from '../../server/jobs/database-clock.ts';

/** A clock of a database that passes, and is set, as the test says. */
async function aDatabaseClock() {
  const state = { time: new Date('2026-11-27T12:00:00Z'), steady: 5_000 };
  const clock = await openDatabaseClock({
    readTime: async () => state.time,
    steady: () => state.steady,
  });
  return {
    clock,
    set(seconds: number): void {
      state.time = secondsAfter(state.time, seconds);
    },
    pass(seconds: number): void {
      state.time = secondsAfter(state.time, seconds);
      state.steady += seconds * 1000;
    },
  };
}

test('time that passes is no jump, however long nobody asks', async () => {
  const { clock, pass } = await aDatabaseClock();
  pass(100_000);
  expect(await clock.putForwardWithin(7_200)).toBe(0);
});

test('a jump counts from when it is noticed, until the last seconds no longer reach it', async () => {
  const { clock, set, pass } = await aDatabaseClock();
  pass(1_000);
  set(3_600);
  pass(60);
  expect(await clock.putForwardWithin(7_200)).toBe(3_600);
  pass(7_199);
  expect(await clock.putForwardWithin(7_200)).toBe(3_600);
  pass(2);
  expect(await clock.putForwardWithin(7_200)).toBe(0);
});

test('a clock that is set back again counts no more', async () => {
  const { clock, set, pass } = await aDatabaseClock();
  set(3_600);
  expect(await clock.putForwardWithin(7_200)).toBe(3_600);
  set(-3_600);
  pass(60);
  expect(await clock.putForwardWithin(7_200)).toBe(0);
});

test('a failure to read the time is told, and the next reading counts', async () => {
  let fails = false;
  let time = new Date('2026-11-27T12:00:00Z');
  const clock = await openDatabaseClock({
    async readTime() {
      if (fails) throw new Error('away');
      return time;
    },
    steady: () => 0,
  });
  fails = true;
  await expect(clock.putForwardWithin(7_200)).rejects.toThrow('away');
  fails = false;
  time = secondsAfter(time, 60);
  expect(await clock.putForwardWithin(7_200)).toBe(60);
});
