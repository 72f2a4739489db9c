import type { UsageRow } from '../../../../generated/types.ts';
import type { ChartColumn, ChartSeries } from '../../charts/stacked-bars-layout.ts';
import { type DaySpan, daysIn, longDay, shortDay } from './days.ts';
import { MEASURE_NAMES, MEASURES, type Measure, type MeasureName } from './measures.ts';

/** What usage is split by besides the days. */
export type Split = 'model' | 'key' | 'operation';

/** A split, and what it is called. */
export const SPLITS = {
  model: 'Model',
  key: 'Key',
  operation: 'Operation',
} as const satisfies Readonly<Record<Split, string>>;

/** Whether a text names a split. */
export function isSplit(text: string): text is Split {
  return Object.hasOwn(SPLITS, text);
}

/** All that one model, key or operation has used. */
export interface UsageOfGroup {
  /** As the report has it; empty where there was none. */
  readonly id: string;
  readonly sums: Readonly<Record<MeasureName, number>>;
}

/** What a chart of days shows. */
export interface DailyChart {
  readonly columns: readonly ChartColumn[];
  readonly series: readonly ChartSeries[];
}

/** Everything that is asked of a chart. */
export interface ChartOrder {
  readonly rows: readonly UsageRow[];
  readonly span: DaySpan;
  readonly split: Split;
  readonly measure: Measure;
  /** The groups, as they shall have colours. */
  readonly groups: readonly UsageOfGroup[];
  readonly nameOf: (id: string) => string;
}

/** Those that have a colour of their own; the rest is one. */
const SERIES_UP_TO = 5;
/** A phone has room for so many bars. */
const BARS_UP_TO = 92;
const DAYS_A_WEEK = 7;
/** The gateway's numbers have six decimals; sums are rounded to as many. */
const DECIMALS = 6;

/** Sums a report by its split; the largest share of a measure comes first. */
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

/** What rows sum up to, by measure. */
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

/** The measures of which anything was used, and the one that is looked at. */
export function measuresUsed(
  groups: readonly UsageOfGroup[],
  shown: MeasureName,
): readonly MeasureName[] {
  return MEASURE_NAMES.filter(
    (name) => name === shown || groups.some(({ sums }) => sums[name] > 0),
  );
}

/** Lays a report out over its days; days without use are there, too. A long span is shown by weeks. */
export function chartOf({ rows, span, split, measure, groups, nameOf }: ChartOrder): DailyChart {
  const places = columnsOf(span);
  const placeOf = new Map(places.flatMap(({ days }, index) => days.map((day) => [day, index])));
  const own = groups.filter(({ id }) => rows.some((row) => idIn(row, split) === id));
  const leading = own.slice(0, SERIES_UP_TO);
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
  const rest = new Set(own.slice(SERIES_UP_TO).map(({ id }) => id));
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

/** A column for each day, or for each week where there are many; the last week is a whole one. */
function columnsOf(
  span: DaySpan,
): readonly { readonly column: ChartColumn; readonly days: readonly string[] }[] {
  const days = daysIn(span);
  if (days.length <= BARS_UP_TO) {
    return days.map((day) => ({
      column: { key: day, label: shortDay(day), name: longDay(day) },
      days: [day],
    }));
  }
  const first = days.length % DAYS_A_WEEK || DAYS_A_WEEK;
  const begins = days.filter((_, index) => index === 0 || (index - first) % DAYS_A_WEEK === 0);
  return begins.map((day, index) => ({
    column: { key: day, label: shortDay(day), name: `Week from ${longDay(day)}` },
    days: days.filter((one) => one >= day && one < (begins[index + 1] ?? '~')),
  }));
}

function idIn(row: UsageRow, split: Split): string {
  return (split === 'key' ? row.keyId : row[split]) ?? '';
}

function sum(amounts: readonly number[]): number {
  return rounded(amounts.reduce((total, amount) => total + amount, 0));
}

function rounded(amount: number): number {
  return Number(amount.toFixed(DECIMALS));
}
