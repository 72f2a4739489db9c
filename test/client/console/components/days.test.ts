import { expect, test } from 'vitest';
import {
  dayCount,
  daysIn,
  isDay,
  spanBefore,
  spanUntil,
} from '../../../../client/console/components/days.ts';

test('a span of days ends with its last day, and the one before it ends where it begins', () => {
  const span = spanUntil('2026-03-02', 7);
  expect(span).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(dayCount(span)).toBe(7);
  expect(daysIn(span).slice(4, 6)).toEqual(['2026-02-28', '2026-03-01']);
  expect(spanBefore(span)).toEqual({ from: '2026-02-17', to: '2026-02-23' });
});

test('a span that ends before it begins has no days', () => {
  expect(dayCount({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
  expect(daysIn({ from: '2026-03-02', to: '2026-02-01' })).toEqual([]);
});

test('a date that there is not is no day', () => {
  expect(['2026-02-28', '2026-02-30', '2026-13-01', '', 'today'].map(isDay)).toEqual([
    true,
    ...[false, false, false, false],
  ]);
});
