import { expect, test } from 'vitest';
import { labelledFaults } from '../../../../client/console/forms/field-errors.ts';

const FIELD = { path: 'limits.unitsPerDay', label: 'Units per day' } as const;

test.each([
  ['limits.unitsPerDay', 'limits.unitsPerDay must be a number.', 'Units per day must be a number.'],
  ['limits.unitsPerDay[0]', 'limits.unitsPerDay[0] is wrong.', 'Units per day is wrong.'],
  ['limits.unitsPerDay', 'A key needs limits.unitsPerDay.', 'A key needs limits.unitsPerDay.'],
])('the message about %s names the field as its label does', (parameter, message, expected) => {
  expect(labelledFaults([{ parameter, message }], FIELD)).toEqual([expected]);
});

test('a message about another field is not shown at this one', () => {
  const other = {
    parameter: 'limits.unitsPerDayOrSo',
    message: 'limits.unitsPerDayOrSo is wrong.',
  };
  expect(labelledFaults([other], FIELD)).toEqual([]);
});
