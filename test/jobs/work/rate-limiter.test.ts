import { expect, test } from 'vitest';
import { makeRateLimiter } from '../../../server/jobs/work/rate-limiter.ts';

/** A frozen clock that records how long it was asked to wait. */
function stillTime() {
  const waits: number[] = [];
  let now = 0;
  return {
    waits,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    now: () => now,
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  };
}

const { signal } = new AbortController();

test('work begins at its rate, in the order in which it comes', async () => {
  const time = stillTime();
  const rateLimiter = makeRateLimiter(10, time);
  await rateLimiter.take(5, signal);
  expect(time.waits).toEqual([]);
  await rateLimiter.take(10, signal);
  await rateLimiter.take(1, signal);
  expect(time.waits).toEqual([500, 1500]);
});

test('what was not used is not saved up', async () => {
  const time = stillTime();
  const rateLimiter = makeRateLimiter(10, time);
  await rateLimiter.take(1, signal);
  time.pass(60_000);
  await rateLimiter.take(10, signal);
  await rateLimiter.take(1, signal);
  expect(time.waits).toEqual([1000]);
});

test('who waits can be let go', async () => {
  const rateLimiter = makeRateLimiter(1);
  const stopping = new AbortController();
  await rateLimiter.take(10, stopping.signal);
  const waiting = rateLimiter.take(1, stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow();
});
