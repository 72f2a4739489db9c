import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { MILLISECONDS_PER_HOUR, MILLISECONDS_PER_MINUTE } from '../foundation/durations.ts';
import { COUNTED_LINES, countedLines } from './counted-lines.ts';

/** The usage of an account over whole periods. */
export interface SumSpan {
  readonly accountId: string;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** A kind of period whose sums are stored. */
export interface Period {
  readonly table: RawBuilder<unknown>;
  /** The column with the start of the period. */
  readonly start: RawBuilder<unknown>;
  readonly length: RawBuilder<unknown>;
  readonly milliseconds: number;
}

/** Hours, of which the sums are kept for good. */
export const HOUR: Period = {
  table: sql.table('usage_hour'),
  start: sql.ref('hour'),
  length: sql`interval '1 hour'`,
  milliseconds: MILLISECONDS_PER_HOUR,
};

/** Minutes, of which the sums are deleted once those of their hours are made. */
export const MINUTE: Period = {
  table: sql.table('usage_minute'),
  start: sql.ref('minute'),
  length: sql`interval '1 minute'`,
  milliseconds: MILLISECONDS_PER_MINUTE,
};

/** A period whose sums are out of date. */
export interface Stale {
  readonly start: Date;
  readonly entries: number;
}

/**
 * How many entries one statement sums (or those of one period, if more), so that it neither times out nor holds up the
 * requests of the built-in database for long.
 */
export const SUMMED_AT_ONCE = 10_000;

/**
 * Finds periods whose sums are out of date by comparing counts, which needs the index only. Entries are never changed
 * or removed, so sums of the same number of entries are up to date.
 */
export async function staleIn(
  queries: Queries,
  { table, start, length, milliseconds }: Period,
  { accountId, from, to }: SumSpan,
): Promise<readonly Stale[]> {
  const last = new Date(to.getTime() - milliseconds);
  const { rows } = await sql<{ start: Date; entries: string }>`
    select told.start, counted.entries::text as entries
    from generate_series(${from}::timestamptz, ${last}::timestamptz, ${length}) as told (start)
    cross join lateral (
      select count(*) as entries from ledger_entry
      where account_id = ${accountId} and kind = 'settle'
        and created_at >= told.start and created_at < told.start + ${length}
    ) counted
    left join ${table} known on known.account_id = ${accountId} and known.${start} = told.start
    where counted.entries <> coalesce(known.entries, 0)
    order by 1
  `.execute(queries);
  return rows.map((row) => ({ start: row.start, entries: Number(row.entries) }));
}

/** Sums the entries of periods, in several statements if there are many. */
export async function sumEach(
  queries: Queries,
  period: Period,
  { accountId, stale }: { readonly accountId: string; readonly stale: readonly Stale[] },
): Promise<void> {
  for (const starts of inPortions(stale)) await sumEntries(queries, period, { accountId, starts });
}

function inPortions(stale: readonly Stale[]): readonly (readonly Date[])[] {
  const portions: Date[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { start, entries } of stale) {
    if (size + entries > SUMMED_AT_ONCE) {
      portions.push([]);
      size = 0;
    }
    portions.at(-1)?.push(start);
    size += entries;
  }
  return portions;
}

async function sumEntries(
  queries: Queries,
  { table, start, length }: Period,
  { accountId, starts }: { readonly accountId: string; readonly starts: readonly Date[] },
): Promise<void> {
  const counted = COUNTED_LINES.map(
    (name) => sql`sum(counted.${sql.ref(name)}) as ${sql.ref(name)}`,
  );
  // Period by period: before the server has analyzed the table, it would join every entry with every period.
  await sql`
    insert into ${table} (account_id, ${start}, entries, groups)
    select ${accountId}::uuid, told.start, period.entries, period.groups
    from unnest(${starts.map((one) => one.toISOString())}::timestamptz[]) as told (start)
    cross join lateral (
      select sum(requests) as entries, json_agg(row_to_json(summed)) as groups
      from (
        select entry.key_id as key, entry.model, entry.operation, count(*) as requests,
          sum(entry.consumed) as units, ${sql.join(counted)}
        from ledger_entry entry
        ${countedLines}
        where entry.account_id = ${accountId} and entry.kind = 'settle'
          and entry.created_at >= told.start and entry.created_at < told.start + ${length}
        group by 1, 2, 3
      ) summed
    ) period
    where period.entries > 0
    on conflict (account_id, ${start}) do update set entries = excluded.entries, groups = excluded.groups
  `.execute(queries);
}

/** The rows of `sums.groups`, as `summed`. */
export const summedGroups = sql`json_to_recordset(sums.groups) as summed (
  key uuid, model text, operation text, requests bigint, units numeric,
  ${sql.join(COUNTED_LINES.map((name) => sql`${sql.ref(name)} numeric`))}
)`;

/**
 * Makes the sums of an hour from those of its minutes, unless these have fewer entries: another process that has made
 * the sums of the hour may have deleted some.
 */
export async function sumMinutes(
  queries: Queries,
  { accountId, hour }: { readonly accountId: string; readonly hour: Stale },
): Promise<void> {
  const summed = COUNTED_LINES.map((name) => sql`sum(summed.${sql.ref(name)}) as ${sql.ref(name)}`);
  await sql`
    insert into usage_hour (account_id, hour, entries, groups)
    select ${accountId}::uuid, ${hour.start}::timestamptz, sum(requests), json_agg(row_to_json(hour_groups))
    from (
      select summed.key, summed.model, summed.operation, sum(summed.requests) as requests,
        sum(summed.units) as units, ${sql.join(summed)}
      from usage_minute sums, ${summedGroups}
      where sums.account_id = ${accountId} and sums.minute >= ${hour.start}
        and sums.minute < ${hour.start}::timestamptz + interval '1 hour'
      group by 1, 2, 3
    ) hour_groups
    having sum(requests) >= ${hour.entries}
    on conflict (account_id, hour) do update set entries = excluded.entries, groups = excluded.groups
  `.execute(queries);
}

/** The hours that begin before a time and have sums of minutes, each as a span. */
export async function hoursWithMinutes(
  queries: Queries,
  { accountId, before }: { readonly accountId: string; readonly before: Date },
): Promise<readonly SumSpan[]> {
  const { rows } = await sql<{ hour: Date }>`
    select distinct date_trunc('hour', minute, 'UTC') as hour from usage_minute
    where account_id = ${accountId} and minute < ${before} order by 1
  `.execute(queries);
  return rows.map(({ hour: from }) => {
    const to = new Date(from.getTime() + MILLISECONDS_PER_HOUR);
    return { accountId, from, to };
  });
}

/** Deletes the sums of the minutes of a span. */
export async function forgetMinutes(
  queries: Queries,
  { accountId, from, to }: SumSpan,
): Promise<void> {
  await queries
    .deleteFrom('usage_minute')
    .where('account_id', '=', accountId)
    .where('minute', '>=', from)
    .where('minute', '<', to)
    .execute();
}
