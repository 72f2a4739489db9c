import { expect, test } from 'vitest';
import { violationsOfBody } from '../../../../../client/console/forms/check.ts';
import {
  EMPTY_DRAFT,
  KEY_OPERATIONS,
  requestFor,
  writtenFor,
} from '../../../../../client/console/pages/keys/key-draft.ts';
import { operations } from '../../../../../generated/operations.ts';

const NOW = new Date('2026-11-22T10:20:30.400Z');

test('what is left open is not limited', () => {
  expect(requestFor({ ...EMPTY_DRAFT, name: 'a' }, NOW)).toEqual({ name: 'a' });
});

test('limits and the end are said as the contract has them', () => {
  const draft = {
    ...EMPTY_DRAFT,
    name: 'a',
    operations: ['createImage'],
    models: [],
    requestsPerMinute: ' 60 ',
    unitsPerDay: '0.5',
  };
  expect(requestFor({ ...draft, end: 'month' }, NOW)).toEqual({
    name: 'a',
    limits: { operations: ['createImage'], models: [], requestsPerMinute: 60, unitsPerDay: 0.5 },
    expiresAt: '2026-12-22T10:20:30.400Z',
  });
});

test('a limit that is no number is checked as it was written', () => {
  const draft = { ...EMPTY_DRAFT, name: 'a', unitsPerDay: '1,000', unitsPerMonth: '0.5' };
  const messages = violationsOfBody('createKey', writtenFor(draft, NOW)).map((one) => one.message);
  expect(messages).toEqual(["limits.unitsPerDay must be a number; it is '1,000'."]);
});

test('a key goes on to the end of its last day', () => {
  const draft = { ...EMPTY_DRAFT, name: 'a', end: 'date', lastDay: '2026-12-31' } as const;
  expect(requestFor(draft, NOW).expiresAt).toBe('2027-01-01T00:00:00Z');
});

test('every operation that takes a key can be chosen, and no other', () => {
  const offered = KEY_OPERATIONS.flatMap(({ choices }) => choices.map(({ value }) => value));
  const taking = Object.values(operations).filter(({ keys }) => keys.length > 0);
  expect(offered.toSorted()).toEqual(taking.map(({ operationId }) => operationId).toSorted());
});
