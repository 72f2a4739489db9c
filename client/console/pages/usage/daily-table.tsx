import type { ReactNode } from 'react';
import { written } from '../../components/facts.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { type DailyChart, sum } from './breakdown.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
}

const TOTAL: Column<Row> = {
  key: 'total',
  title: 'Total',
  align: 'end',
  show: ({ values }) => <b>{written(sum(values))}</b>,
};

/** The chart's data as a table, with the totals of each day and of the span. */
export function DailyTable({
  caption,
  chart,
}: {
  readonly caption: string;
  readonly chart: DailyChart;
}): ReactNode {
  const { columns, series } = chart;
  const rows = columns
    .map(({ key, name }, index): Row => {
      return { key, name, values: series.map(({ values }) => values[index] ?? 0) };
    })
    .toReversed();
  const total = { key: 'total', name: 'Total', values: series.map(({ values }) => sum(values)) };
  const shown: readonly Column<Row>[] = [
    { key: 'day', title: 'Day', show: ({ name }) => name },
    ...series.map(
      ({ id, name }, place): Column<Row> => ({
        key: id,
        title: name,
        align: 'end',
        show: ({ values }) => written(values[place] ?? 0),
      }),
    ),
    ...(series.length > 1 ? [TOTAL] : []),
  ];
  return (
    <Table caption={caption} columns={shown} rows={[...rows, total]} keyOf={({ key }) => key} />
  );
}
