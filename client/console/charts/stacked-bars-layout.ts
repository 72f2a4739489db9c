import { scaleBand, scaleLinear } from '@visx/scale';

/** A category on the x axis, such as a day. */
export interface ChartColumn {
  readonly key: string;
  /** The axis label, such as `21 Nov`. */
  readonly label: string;
  /** The full name, such as `Saturday, 21 November 2026`. */
  readonly name: string;
}

/** A series with a colour of its own: one value per column, in order. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  readonly values: readonly number[];
}

/** The chart's data and its size in pixels. */
export interface StackedBarsToDraw {
  readonly columns: readonly ChartColumn[];
  readonly series: readonly ChartSeries[];
  readonly width: number;
  readonly height: number;
  /** The width that a column label needs. */
  readonly labelWidth: number;
}

/** A segment of a bar. */
export interface BarSegment {
  readonly seriesId: string;
  readonly value: number;
  readonly y: number;
  readonly height: number;
  /** Whether it is the topmost segment. */
  readonly isTop: boolean;
}

/** The stacked bar of a column. */
export interface Bar {
  readonly column: ChartColumn;
  /** The left edge and width of the column including its gap: the pointer's hit area. */
  readonly slotX: number;
  readonly slotWidth: number;
  readonly x: number;
  readonly width: number;
  readonly total: number;
  readonly segments: readonly BarSegment[];
}

/** A tick on the y axis. */
export interface ValueTick {
  readonly value: number;
  /** The value in compact notation, with as many digits as distinguish it from its neighbours. */
  readonly label: string;
  readonly y: number;
}

/** The positions of all parts of the chart. */
export interface StackedBarsLayout {
  readonly bars: readonly Bar[];
  readonly valueTicks: readonly ValueTick[];
  /** The bars whose labels fit. */
  readonly labelled: readonly Bar[];
}

const GAP = 0.28;
const TICK_HEIGHT = 52;
/** Gap between segments, which separates them by more than their colour. */
const SEAM = 1.5;
const WIDEST_BAR = 56;
const TICK = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** Lays out stacked bars with a segment for each series; the first series is at the bottom. */
export function layOutStackedBars({
  columns,
  series,
  width,
  height,
  labelWidth,
}: StackedBarsToDraw): StackedBarsLayout {
  const totals = columns.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const places = scaleBand({ domain: [...columns.keys()], range: [0, width], padding: 0 });
  const most = Math.max(...totals, 0);
  const values = scaleLinear({ domain: [0, most > 0 ? most : 1], range: [height, 0] });
  const tickCount = Math.max(2, Math.floor(height / TICK_HEIGHT));
  values.nice(tickCount);
  const slotWidth = places.bandwidth();
  const barWidth = Math.min(slotWidth * (1 - GAP), WIDEST_BAR);
  const bars = columns.map((column, index): Bar => {
    const slotX = places(index) ?? 0;
    const segments = stack(series, index, (value) => values(value));
    const x = slotX + (slotWidth - barWidth) / 2;
    return { column, slotX, slotWidth, x, width: barWidth, total: totals[index] ?? 0, segments };
  });
  return {
    bars,
    valueTicks: values
      .ticks(tickCount)
      .map((value) => ({ value, label: TICK.format(value), y: values(value) })),
    labelled: bars.filter((_, index) => hasRoom(index, bars.length, width / labelWidth)),
  };
}

function stack(
  series: readonly ChartSeries[],
  index: number,
  yOf: (value: number) => number,
): readonly BarSegment[] {
  const shown = series.filter(({ values }) => (values[index] ?? 0) > 0);
  let below = 0;
  return shown.map(({ id, values }, place) => {
    const value = values[index] ?? 0;
    const bottom = yOf(below);
    below += value;
    const isTop = place === shown.length - 1;
    const y = yOf(below) + (isTop ? 0 : SEAM);
    return { seriesId: id, value, y, height: Math.max(bottom - y, 0.5), isTop };
  });
}

/** Whether a label fits. Labels are evenly spaced, and the last column always has one. */
function hasRoom(index: number, count: number, places: number): boolean {
  const most = Math.max(1, Math.floor(places));
  const step = Math.ceil(count / most);
  return (count - 1 - index) % step === 0;
}
