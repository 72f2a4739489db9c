import { describe, expect, test } from 'vitest';
import { delayBeforeRetry } from '../../server/callbacks/retry-schedule.ts';

const atOnce = (): number => 0;

describe('the wait for the next try', () => {
  test('grows from seconds to a day, and ends after nine tries (E5)', () => {
    const waits = Array.from({ length: 9 }, (_, index) => delayBeforeRetry(index + 1, 0, atOnce));
    expect(waits).toEqual([5, 30, 120, 600, 3600, 10_800, 28_800, 86_400, undefined]);
  });

  test('is never shorter than said, and longer by a fifth at the most', () => {
    expect(delayBeforeRetry(2, 0, () => 0.999)).toBeCloseTo(36, 1);
    for (let count = 0; count < 100; count += 1) {
      const wait = delayBeforeRetry(1) ?? 0;
      expect(wait).toBeGreaterThanOrEqual(5);
      expect(wait).toBeLessThanOrEqual(6);
    }
  });

  test('is as long as the receiver asks, up to a day (E5)', () => {
    expect(delayBeforeRetry(1, 90, atOnce)).toBe(90);
    expect(delayBeforeRetry(1, 1, atOnce)).toBe(5);
    expect(delayBeforeRetry(1, 10 ** 9, atOnce)).toBe(86_400);
    expect(delayBeforeRetry(9, 60, atOnce)).toBeUndefined();
  });
});
