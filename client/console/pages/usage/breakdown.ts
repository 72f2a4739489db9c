import type { UsageRow } from '../../../../generated/types.ts';
import type { ChartColumn, ChartSeries } from '../../charts/stacked-bars-layout.ts';
import { type DaySpan, daysIn, longDay, shortDay } from '../../components/days.ts';
import { MEASURE_NAMES, MEASURES, type Measure, type MeasureName } from './measures.ts';

/** The dimension by which usage is grouped, besides days. */
export type Split = 'model' | 'key' | 'operation';

/** The label of each dimension. */
export const SPLITS = {
  model: 'Model',
  key: 'Key',
  operation: 'Operation',
} as const satisfies Readonly<Record<Split, string>>;

/** Type guard for dimensions. */
export function isSplit(text: string): text is Split {
  return Object.hasOwn(SPLITS, text);
}

/** Total usage of a model, key or operation. */
export interface UsageOfGroup {
  /** The identifier in the report; empty if there is none. */
  readonly id: string;
  readonly sums: Readonly<Record<MeasureName, number>>;
}

/** The data of a chart by days. */
export interface DailyChart {
  readonly columns: readonly ChartColumn[];
  readonly series: readonly ChartSeries[];
}

/** Options of `chartOf`. */
export interface ChartOrder {
  readonly rows: readonly UsageRow[];
  readonly span: DaySpan;
  readonly split: Split;
  readonly measure: Measure;
  /** The groups in the order in which colours are assigned. */
  readonly groups: readonly UsageOfGroup[];
  readonly nameOf: (id: string) => string;
}

/** Number of groups with a colour of their own; the others share one. */
const MAX_SERIES = 5;
/** Maximum number of bars that fit on a phone. */
const MAX_BARS = 92;
const DAYS_PER_WEEK = 7;
/** The gateway reports six decimals; sums are rounded to the same precision. */
const DECIMALS = 6;

/** Totals of a report by dimension, in descending order of a measure. */
export function groupsIn(
  rows: readonly UsageRow[],
  split: Split,
  by: Measure,
): readonly UsageOfGroup[] {
  const groups = Map.groupBy(rows, (row) => idIn(row, split));
  return [...groups]
    .map(([id, own]) => ({ id, own, amount: sum(own.map(by.of)) }))
    .toSorted((one, other) => other.amount - one.amount || one.id.localeCompare(other.id))
    .map(({ id, own }) => ({ id, sums: sumsOf(own) }));
}

/** Totals of rows by measure. */
export function sumsOf(rows: readonly UsageRow[]): Readonly<Record<MeasureName, number>> {
  const of = (name: MeasureName): number => sum(rows.map(MEASURES[name].of));
  return {
    units: of('units'),
    requests: of('requests'),
    seconds: of('seconds'),
    images: of('images'),
    songs: of('songs'),
    tokens: of('tokens'),
  };
}

/** The measures with any usage, and the selected one. */
export function measuresUsed(
  groups: readonly UsageOfGroup[],
  shown: MeasureName,
): readonly MeasureName[] {
  return MEASURE_NAMES.filter(
    (name) => name === shown || groups.some(({ sums }) => sums[name] > 0),
  );
}

/** Distributes a report over the days of its span, including days without usage. A long span is grouped by weeks. */
export function chartOf({ rows, span, split, measure, groups, nameOf }: ChartOrder): DailyChart {
  const places = columnsOf(span);
  const placeOf = new Map(places.flatMap(({ days }, index) => days.map((day) => [day, index])));
  const own = groups.filter(({ id }) => rows.some((row) => idIn(row, split) === id));
  const leading = own.slice(0, MAX_SERIES);
  const valuesOf = (ids: ReadonlySet<string>): readonly number[] => {
    const values = places.map(() => 0);
    for (const row of rows.filter((one) => ids.has(idIn(one, split)))) {
      const place = placeOf.get(row.day ?? '');
      if (place !== undefined) values[place] = rounded((values[place] ?? 0) + measure.of(row));
    }
    return values;
  };
  const series = leading.map(({ id }) => ({
    id,
    name: nameOf(id),
    values: valuesOf(new Set([id])),
  }));
  const rest = new Set(own.slice(MAX_SERIES).map(({ id }) => id));
  const others = {
    id: ' others',
    name: rest.size === 1 ? '1 other' : `${rest.size} others`,
    values: valuesOf(rest),
  };
  return {
    columns: places.map(({ column }) => column),
    series: rest.size === 0 ? series : [...series, others],
  };
}

/** A column per day, or per week if there are many days; the last week is a complete one. */
function columnsOf(
  span: DaySpan,
): readonly { readonly column: ChartColumn; readonly days: readonly string[] }[] {
  const days = daysIn(span);
  if (days.length <= MAX_BARS) {
    return days.map((day) => ({
      column: { key: day, label: shortDay(day), name: longDay(day) },
      days: [day],
    }));
  }
  const first = days.length % DAYS_PER_WEEK || DAYS_PER_WEEK;
  const begins = days.filter((_, index) => index === 0 || (index - first) % DAYS_PER_WEEK === 0);
  return begins.map((day, index) => ({
    column: { key: day, label: shortDay(day), name: `Week from ${longDay(day)}` },
    days: days.filter((one) => one >= day && one < (begins[index + 1] ?? '~')),
  }));
}

function idIn(row: UsageRow, split: Split): string {
  return (split === 'key' ? row.keyId : row[split]) ?? '';
}

/** Adds amounts up, with the precision of the gateway's. */
export function sum(amounts: readonly number[]): number {
  return rounded(amounts.reduce((total, amount) => total + amount, 0));
}

function rounded(amount: number): number {
  return Number(amount.toFixed(DECIMALS));
}
