import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from '../../../../../client/console/pages/jobs/paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work is done at once, and once more after a pause however often it was asked for', async () => {
  const work = vi.fn(() => Promise.resolve());
  const ask = paced(work, 1_000);
  for (let times = 0; times < 100; times += 1) ask();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('the pause begins when the work has ended', async () => {
  const first = Promise.withResolvers<void>();
  const work = vi.fn(() => first.promise);
  const ask = paced(work, 1_000);
  ask();
  await vi.advanceTimersByTimeAsync(60_000);
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  first.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});
