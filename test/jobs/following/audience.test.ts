import { expect, test } from 'vitest';
import { Audience } from '../../../server/jobs/following/audience.ts';

test('so many of an account can follow, and others beside them', () => {
  const audience = new Audience({ all: 9, account: 2 });
  audience.enter('a');
  expect(audience.hasRoom('a')).toBe(true);
  audience.enter('a');
  expect([audience.hasRoom('a'), audience.hasRoom('b')]).toEqual([false, true]);
});

test('so many can follow in all, whosever they are', () => {
  const audience = new Audience({ all: 2, account: 9 });
  for (const accountId of ['a', 'b']) audience.enter(accountId);
  expect([audience.hasRoom('a'), audience.hasRoom('c')]).toEqual([false, false]);
});

test('whoever goes away gives room back, of the account and in all', () => {
  const audience = new Audience({ all: 3, account: 2 });
  for (const accountId of ['a', 'a', 'b']) audience.enter(accountId);
  audience.leave('a');
  expect([audience.size, audience.hasRoom('a'), audience.hasRoom('c')]).toEqual([2, true, true]);
  audience.enter('a');
  expect([audience.hasRoom('a'), audience.hasRoom('c')]).toEqual([false, false]);
});
