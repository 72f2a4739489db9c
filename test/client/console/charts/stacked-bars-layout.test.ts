import { expect, test } from 'vitest';
import {
  type ChartColumn,
  layOutStackedBars,
} from '../../../../client/console/charts/stacked-bars-layout.ts';

const FRAME = { width: 400, height: 200, labelWidth: 68 };

function columns(count: number): readonly ChartColumn[] {
  return Array.from({ length: count }, (_, index) => {
    return { key: `${index}`, label: `day ${index}`, name: `the day ${index}` };
  });
}

test('bars are as high as what they stand for, on one scale', () => {
  const series = [
    { id: 'a', name: 'A', values: [10, 0, 5] },
    { id: 'b', name: 'B', values: [10, 0, 0] },
  ];
  const { bars, valueTicks } = layOutStackedBars({ columns: columns(3), series, ...FRAME });
  expect(bars.map(({ total }) => total)).toEqual([20, 0, 5]);
  const heights = bars.map(({ segments }) => 200 - Math.min(200, ...segments.map(({ y }) => y)));
  expect(heights).toEqual([200, 0, 50]);
  expect(valueTicks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
  expect(valueTicks.at(-1)?.y).toBe(0);
});

test('parts of a bar stand on each other with a seam, the first at the bottom, and nothing has no part', () => {
  const series = ['a', 'b', 'c'].map((id, index) => ({
    id,
    name: id,
    values: [[4, 0, 6][index] ?? 0],
  }));
  const { bars } = layOutStackedBars({ columns: columns(1), series, ...FRAME });
  const [lower, upper, ...others] = bars[0]?.segments ?? [];
  expect(others).toEqual([]);
  expect([lower?.seriesId, upper?.seriesId]).toEqual(['a', 'c']);
  expect([lower?.isTop, upper?.isTop]).toEqual([false, true]);
  const seam = (lower?.y ?? 0) - ((upper?.y ?? 0) + (upper?.height ?? 0));
  expect(seam).toBeCloseTo(1.5);
});

test('bars fill the width without touching, and are never as wide as doors', () => {
  const series = [{ id: 'a', name: 'A', values: [1, 1] }];
  const { bars } = layOutStackedBars({ columns: columns(2), series, ...FRAME });
  expect(bars.map(({ slotX, slotWidth }) => [slotX, slotWidth])).toEqual([
    [0, 200],
    [200, 200],
  ]);
  expect(bars[0]?.width).toBe(56);
});

test('only as many columns are labelled as have room, the last one always', () => {
  const layout = layOutStackedBars({ columns: columns(90), series: [], ...FRAME });
  expect(layout.labelled).toHaveLength(5);
  expect(layout.labelled.at(-1)?.column.key).toBe('89');
  const narrow = layOutStackedBars({ columns: columns(7), series: [], ...FRAME, width: 60 });
  const large = { ...FRAME, labelWidth: 136 };
  expect(layOutStackedBars({ columns: columns(90), series: [], ...large }).labelled).toHaveLength(
    2,
  );
  expect(narrow.labelled.map(({ column }) => column.key)).toEqual(['6']);
});

test('where nothing was used there are bars of nothing, and still a scale', () => {
  const { bars, valueTicks } = layOutStackedBars({ columns: columns(2), series: [], ...FRAME });
  expect(bars.map(({ segments }) => segments)).toEqual([[], []]);
  expect(valueTicks.length).toBeGreaterThan(1);
});

test.each([
  [0.000_02, ['0', '0.000005', '0.00001', '0.000015', '0.00002']],
  [2_000, ['0', '500', '1K', '1.5K', '2K']],
])('the marks beside bars of %d are told apart', (value, labels) => {
  const series = [{ id: 'a', name: 'A', values: [value] }];
  const { valueTicks } = layOutStackedBars({ columns: columns(1), series, ...FRAME });
  expect(valueTicks.map(({ label }) => label)).toEqual(labels);
});
