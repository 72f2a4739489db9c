import { expect, test } from 'vitest';
import { within } from '../../server/foundation/time-limit.ts';

test('work that is done in time is what it comes to, and what it throws', async () => {
  expect(await within(60_000, Promise.resolve(1))).toBe(1);
  const broken = new Error('No.');
  await expect(within(60_000, Promise.reject(broken))).rejects.toBe(broken);
});

test('work that takes longer than may be is waited for no longer', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  await expect(within(1, promise)).rejects.toThrow('The operation did not finish within 1 ms.');
  resolve(1);
  expect(await promise).toBe(1);
});
