import { afterEach, expect, test, vi } from 'vitest';
import {
  followedAgain,
  followedAgainMs,
} from '../../../../../client/console/pages/jobs/followed-again.ts';
import { PatchbayError } from '../../../../../client/index.ts';
import type { JobRecord } from '../../../../../generated/types.ts';

test.each([
  ['nothing was asked for', undefined, 5_000],
  ['a shorter delay was asked for', 2, 5_000],
  ['a longer delay was asked for', 30, 30_000],
  ['a delay beyond what timers hold was asked for', 9_999_999_999, 2 ** 31 - 1],
])('a job is followed again no earlier than the gateway asks: %s', (_, asked, expected) => {
  const facts = asked === undefined ? {} : { retryAfterSeconds: asked };
  expect(followedAgainMs(new PatchbayError('Later.', facts))).toBe(expected);
});

afterEach(() => {
  vi.useRealTimers();
});

function aRecord(status: JobRecord['status']): JobRecord {
  return { status, jobId: 'a', message: 'It is.' } as JobRecord;
}

/** A job whose stream breaks off once, and then tells of its end. */
function aBrokenStream() {
  let tries = 0;
  return async function* () {
    tries += 1;
    yield aRecord('ON_QUEUE');
    if (tries === 1) throw new PatchbayError('Broken off.');
    yield aRecord('SUCCESS');
  };
}

test('a job is followed to its end across an interruption, whose reason is told', async () => {
  vi.useFakeTimers();
  const told: unknown[] = [];
  const records = followedAgain({
    follow: aBrokenStream(),
    signal: new AbortController().signal,
    onInterruption: (error) => told.push(String(error)),
  });
  const followed = Array.fromAsync(records, ({ status }) => status);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await followed).toEqual(['ON_QUEUE', 'ON_QUEUE', 'SUCCESS']);
  expect(told).toEqual(['PatchbayError: Broken off.']);
});

test('a job is not followed again if its follower gives up, or is aborted', async () => {
  const end = new AbortController();
  const giveUp = (error: unknown): never => {
    throw error;
  };
  for (const onInterruption of [giveUp, () => end.abort()]) {
    const following = { follow: aBrokenStream(), signal: end.signal, onInterruption };
    const followed = Array.fromAsync(followedAgain(following));
    await expect(followed).rejects.toThrow(onInterruption === giveUp ? 'Broken off.' : 'aborted');
  }
});
