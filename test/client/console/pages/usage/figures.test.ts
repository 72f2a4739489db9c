import { expect, test } from 'vitest';
import {
  comparison,
  dailyFigures,
  daysLeft,
  inUnits,
  rounded,
} from '../../../../../client/console/pages/usage/figures.ts';

const NONE = {
  requests: 1,
  seconds: 0,
  images: 0,
  songs: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
};

test('days without use count for the average', () => {
  const rows = [
    { ...NONE, day: '2026-11-20', units: '4' },
    { ...NONE, day: '2026-11-22', units: '3' },
    { ...NONE, day: '2026-11-22', units: '5' },
  ];
  const report = { from: '2026-11-20', to: '2026-11-22', rows, total: { ...NONE, units: '12' } };
  const since = '2026-11-19T23:59:59.999Z';
  const busiest = { name: 'Nov 22', units: 8 };
  expect(dailyFigures(report, since)).toEqual({ days: 3, perDay: 4, busiest });
  const nothing = { ...report, rows: [], total: { ...NONE, units: '0' } };
  expect(dailyFigures(nothing, since)).toEqual({ days: 3, perDay: 0 });
});

test('days before the account was made do not count for the average', () => {
  const rows = [{ ...NONE, day: '2026-11-22', units: '500' }];
  const report = { from: '2026-10-24', to: '2026-11-22', rows, total: { ...NONE, units: '500' } };
  const { days, perDay } = dailyFigures(report, '2026-11-22T10:00:00.000Z');
  expect([days, perDay]).toEqual([1, 500]);
  expect(daysLeft(500, perDay)).toBe('lasts 1 day at this rate');
  expect(dailyFigures(report, '2026-11-21T10:00:00.000Z').days).toBe(2);
  expect(dailyFigures(report, '2026-12-01T10:00:00.000Z').days).toBe(1);
});

test('spans are compared in words, also with one in which nothing was spent', () => {
  expect(comparison(150, 120)).toEqual({
    short: '▲ 25%',
    long: '25% more than the previous period',
  });
  expect(comparison(90, 120).long).toBe('25% less than the previous period');
  expect(comparison(1, 0).long).toBe('no spending in the previous period');
  expect(comparison(0, 0).long).toBe('same as the previous period');
});

test('a balance lasts as long as it does at this pace', () => {
  expect(daysLeft(100, 50)).toBe('lasts 2 days at this rate');
  expect(daysLeft(60, 50)).toBe('lasts 1 day at this rate');
  expect(daysLeft(-1, 50)).toBe('lasts 0 days at this rate');
  expect(daysLeft(1e9, 50)).toBe('lasts years at this rate');
  expect(daysLeft(1e9, 0)).toBeUndefined();
});

test('amounts at a glance are short, and never nothing where there is something', () => {
  expect([1518.004057, 0.000167, 0].map(rounded)).toEqual(['1,518', '0.00017', '0']);
});

test('the word of an amount goes by what is shown, not by what was rounded away', () => {
  expect([1, 1.003, 0.9999, 1.01, 0, 1234.5].map(inUnits)).toEqual([
    '1 unit',
    '1 unit',
    '1 unit',
    '1.01 units',
    '0 units',
    '1,234.5 units',
  ]);
});
