import { expect, test } from 'vitest';
import { Audience } from '../../../server/jobs/following/audience.ts';

test('so many of an account can follow, and others beside them', () => {
  const audience = new Audience(9);
  audience.enter('a', 2);
  expect(audience.crowded('a', 2)).toBeUndefined();
  audience.enter('a', 2);
  expect([audience.crowded('a', 2), audience.crowded('b', 2)]).toEqual(['account', undefined]);
});

test('so many can follow in all, whosever they are', () => {
  const audience = new Audience(2);
  for (const accountId of ['a', 'b']) audience.enter(accountId, 9);
  expect([audience.crowded('a', 9), audience.crowded('c', 9)]).toEqual(['process', 'process']);
});

test('whoever goes away gives room back, of the account and in all', () => {
  const audience = new Audience(3);
  for (const accountId of ['a', 'a', 'b']) audience.enter(accountId, 2);
  audience.leave('a');
  const crowds = () => [audience.crowded('a', 2), audience.crowded('c', 2)];
  expect([audience.size, ...crowds()]).toEqual([2, undefined, undefined]);
  audience.enter('a', 2);
  expect(crowds()).toEqual(['account', 'process']);
});

test('who enters though it is crowded is not counted', () => {
  const audience = new Audience(2);
  const entered = ['a', 'a', 'b', 'c'].map((accountId) => audience.enter(accountId, 1));
  expect([entered, audience.size]).toEqual([[true, false, true, false], 2]);
});
