import { expect, test } from 'vitest';
import { withoutUrl } from '../../server/doctor/database.ts';

test.each([
  ['patch', 'password authentication failed for user "patchbay"'],
  ['a.b', 'no database aXb'],
])('a word that contains the password %s is not hidden: %s', (password, text) => {
  expect(withoutUrl(text, `postgres://patchbay:${password}@db/patchbay`)).toBe(text);
});

test.each(['patch', 'p%40ss', '100%', 'ä+*'])('the password %s is hidden', (password) => {
  const url = `postgres://patchbay:${password}@db/patchbay`;
  const text = `cannot use ${url}, nor patchbay:${password}@db`;
  expect(withoutUrl(text, url)).toBe('cannot use (hidden), nor patchbay:(hidden)@db');
});

test('a password is hidden as it is written in the URL, and as it is', () => {
  const url = 'postgres://patchbay:p%40ss@db/patchbay';
  expect(withoutUrl('wrong password "p@ss"', url)).toBe('wrong password "(hidden)"');
});
