import { expect, test } from 'vitest';
import { reportDays, tooManyDays } from '../../server/usage/report-days.ts';

const asked = { usual: 30, now: new Date('2026-11-21T18:00:00Z') };

test.each([
  [{}, '2026-10-22', '2026-11-21', 31],
  [{ to: '2026-03-01' }, '2026-01-30', '2026-03-01', 31],
  [{ from: '2026-11-21' }, '2026-11-21', '2026-11-21', 1],
  [{ from: '2026-11-22', to: '2026-11-21' }, '2026-11-22', '2026-11-21', 0],
])(
  'a report that names %j is about the days from %s to %s, which are %i',
  (named, first, last, count) => {
    expect(reportDays(named, asked)).toEqual({
      first: new Date(first),
      last: new Date(last),
      count,
    });
  },
);

test('a report of too many days is told how many it may have', () => {
  expect(tooManyDays(400, 366)).toBe('A report has at most 366 days; this has 400.');
});
