import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import { refusalCodeOrThrow } from '../../../server/accounts/people/library.ts';
import { ServerLost } from '../../../server/database/availability.ts';

const LOST = new ServerLost(new Error('Connection terminated unexpectedly'));

test('a refusal of the library has a code', () => {
  expect(refusalCodeOrThrow(new APIError('UNAUTHORIZED', { code: 'NO_ENTRY' }))).toBe('NO_ENTRY');
});

test('a database that does not answer is told of as that, within an answer of the library and by itself', () => {
  const hidden = Object.assign(new APIError('INTERNAL_SERVER_ERROR'), { cause: LOST });
  for (const error of [hidden, LOST]) {
    expect(() => refusalCodeOrThrow(error)).toThrow(LOST);
  }
});
