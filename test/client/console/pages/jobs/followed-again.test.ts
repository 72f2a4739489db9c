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

/** A job whose stream breaks off twice, and then tells of its end. */
function aBrokenStream(brokenFor = 3) {
  let tries = 0;
  return async function* () {
    tries += 1;
    yield aRecord('ON_QUEUE');
    if (tries < 3) throw new PatchbayError('Broken off.', { isRetryable: tries < brokenFor });
    yield aRecord('SUCCESS');
  };
}

test('a job is followed to its end across interruptions, at once after the first one', async () => {
  vi.useFakeTimers();
  const told: unknown[] = [];
  const records = followedAgain({
    follow: aBrokenStream(),
    signal: new AbortController().signal,
    onInterruption: (error) => told.push(String(error)),
    onAgain: () => told.push('again'),
  });
  const followed = Array.fromAsync(records, ({ status }) => status);
  const [broken, again] = ['PatchbayError: Broken off.', 'again'];
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([broken, again, broken]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await followed).toEqual(['ON_QUEUE', 'ON_QUEUE', 'ON_QUEUE', 'SUCCESS']);
  expect(told).toEqual([broken, again, broken, again]);
});

test('a job is not followed again if it is refused for good, or is aborted', async () => {
  const end = new AbortController();
  const { signal } = end;
  const refused = Array.fromAsync(followedAgain({ follow: aBrokenStream(1), signal }));
  await expect(refused).rejects.toThrow('Broken off.');
  const onInterruption = () => end.abort();
  const aborted = followedAgain({ follow: aBrokenStream(), signal, onInterruption });
  await expect(Array.fromAsync(aborted)).rejects.toThrow('aborted');
});
