import { expect, test } from 'vitest';
import { followedAgainMs } from '../../../../../client/console/pages/jobs/followed-again.ts';
import { PatchbayError } from '../../../../../client/index.ts';

test.each([
  ['nothing was asked for', undefined, 5_000],
  ['a shorter delay was asked for', 2, 5_000],
  ['a longer delay was asked for', 30, 30_000],
  ['a delay beyond what timers hold was asked for', 9_999_999_999, 2 ** 31 - 1],
])('a job is followed again no earlier than the gateway asks: %s', (_, asked, expected) => {
  const facts = asked === undefined ? {} : { retryAfterSeconds: asked };
  expect(followedAgainMs(new PatchbayError('Later.', facts))).toBe(expected);
});

test('a job whose stream broke off is read at once, unless the gateway asks for a delay', () => {
  expect(followedAgainMs(new Error('broken off'), 0)).toBe(0);
  expect(followedAgainMs(new PatchbayError('Later.', { retryAfterSeconds: 1 }), 0)).toBe(1_000);
});
