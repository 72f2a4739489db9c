import { expect, test } from 'vitest';
import { untilAborted, within } from '../../server/foundation/time-limit.ts';

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

test('work that is done before an abort is what it comes to, and what it throws', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
  expect(await untilAborted(Promise.resolve(1), undefined)).toBe(1);
  const broken = new Error('No.');
  await expect(untilAborted(Promise.reject(broken), signal)).rejects.toBe(broken);
});

test('work is waited for no longer than until an abort, also one that came before', async () => {
  const abort = new AbortController();
  const never = new Promise<never>(() => {});
  const waiting = untilAborted(never, abort.signal);
  const reason = new Error('Enough.');
  abort.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(untilAborted(never, abort.signal)).rejects.toBe(reason);
});
