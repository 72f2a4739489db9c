import { expect, test } from 'vitest';
import { dayCount } from '../../../../../client/console/components/days.ts';
import {
  chartOf,
  groupsIn,
  measuresUsed,
} from '../../../../../client/console/pages/usage/breakdown.ts';
import { measureNamed } from '../../../../../client/console/pages/usage/measures.ts';
import type { UsageRow } from '../../../../../generated/types.ts';

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
const UNITS = measureNamed('units');
const nameOf = (id: string): string => id.toUpperCase();

function row(day: string, model: string, units: number, more: Partial<UsageRow> = {}): UsageRow {
  return { ...NONE, day, model, units: String(units), ...more };
}

const ROWS = [
  row('2026-11-20', 'a', 0.1),
  row('2026-11-20', 'b', 5, { seconds: 6 }),
  row('2026-11-22', 'a', 0.2, { inputTokens: 10, cachedInputTokens: 4, outputTokens: 3 }),
];
const SPAN = { from: '2026-11-20', to: '2026-11-22' };

test('groups are summed without the noise of binary fractions, whoever used the most first', () => {
  const groups = groupsIn(ROWS, 'model', UNITS);
  expect(groups.map(({ id, sums }) => [id, sums.units, sums.requests])).toEqual([
    ['b', 5, 1],
    ['a', 0.3, 2],
  ]);
  expect(groups[1]?.sums.tokens).toBe(13);
  expect(measuresUsed(groups, 'songs')).toEqual([
    'units',
    'requests',
    'seconds',
    'songs',
    'tokens',
  ]);
});

test('every day has a column, also one on which nothing was used', () => {
  const groups = groupsIn(ROWS, 'model', UNITS);
  const chart = chartOf({ rows: ROWS, span: SPAN, split: 'model', measure: UNITS, groups, nameOf });
  expect(chart.columns.map(({ key, label }) => [key, label])).toEqual([
    ['2026-11-20', 'Nov 20'],
    ['2026-11-21', 'Nov 21'],
    ['2026-11-22', 'Nov 22'],
  ]);
  expect(chart.series).toEqual([
    { id: 'b', name: 'B', values: [5, 0, 0] },
    { id: 'a', name: 'A', values: [0.1, 0, 0.2] },
  ]);
});

test('more groups than there are colours become one', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((model, place) =>
    row('2026-11-21', model, 7 - place),
  );
  const groups = groupsIn(rows, 'model', UNITS);
  const { series } = chartOf({ rows, span: SPAN, split: 'model', measure: UNITS, groups, nameOf });
  expect(series.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', '2 others']);
  expect(series.at(-1)?.values).toEqual([0, 3, 0]);
});

test('a long span is shown by weeks that lose nothing, the last one whole', () => {
  const span = { from: '2026-01-01', to: '2026-11-22' };
  const rows = [row('2026-01-01', 'a', 1), row('2026-11-16', 'a', 2), row('2026-11-22', 'a', 4)];
  const groups = groupsIn(rows, 'model', UNITS);
  const chart = chartOf({ rows, span, split: 'model', measure: UNITS, groups, nameOf });
  expect(chart.columns).toHaveLength(Math.ceil(dayCount(span) / 7));
  expect(chart.columns.at(-1)?.name).toBe('Week from Monday, November 16, 2026');
  expect(chart.series[0]?.values.at(0)).toBe(1);
  expect(chart.series[0]?.values.at(-1)).toBe(6);
});
