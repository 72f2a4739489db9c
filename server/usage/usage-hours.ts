import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { MILLISECONDS_PER_HOUR } from '../foundation/durations.ts';
import { COUNTED_LINES, countedLines } from './counted-lines.ts';

/** The usage of an account over whole UTC hours. */
export interface HoursSpan {
  readonly accountId: string;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** A span of time. */
export interface Stretch {
  /** Inclusive. */
  readonly since: Date;
  /** Exclusive. */
  readonly until: Date;
}

/** An hour whose sums are out of date. */
interface StaleHour {
  readonly hour: Date;
  readonly entries: number;
}

/** Dependencies of hourly sums. */
export interface HoursParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** Up to this many entries are read directly, which is faster than summing them first. */
  readonly fewEntries: number;
}

/** How many entries one statement sums (or those of one hour, if more), so that it does not time out. */
const SUMMED_AT_ONCE = 50_000;

/**
 * Sums up the past hours of a span where they have many entries. Sums are stored with the number of their entries.
 * Entries are never changed or removed, so an hour with the same number is up to date; one with a late entry is summed
 * again.
 *
 * @returns the part of the span that must be read directly
 */
export async function sumHours(span: HoursSpan, parts: HoursParts): Promise<Stretch> {
  const { queries, clock } = parts;
  const all = { since: span.from, until: span.to };
  const current = new Date(
    Math.floor(clock.now().getTime() / MILLISECONDS_PER_HOUR) * MILLISECONDS_PER_HOUR,
  );
  const over = { ...span, to: earlier(span.to, current) };
  if (over.from >= over.to || (await hasFew(over, parts))) return all;
  for (const hours of inPortions(await staleHours(queries, over))) {
    await sum(queries, span.accountId, hours);
  }
  return { since: over.to, until: span.to };
}

async function hasFew(
  { accountId, from, to }: HoursSpan,
  { queries, fewEntries }: HoursParts,
): Promise<boolean> {
  const found = await queries
    .selectFrom('ledger_entry')
    .select(({ lit }) => lit(1).as('one'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'settle')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .offset(fewEntries)
    .limit(1)
    .executeTakeFirst();
  return found === undefined;
}

/** Finds hours by comparing counts, which needs the index only. */
async function staleHours(
  queries: Queries,
  { accountId, from, to }: HoursSpan,
): Promise<readonly StaleHour[]> {
  const { rows } = await sql<{ hour: Date; entries: string }>`
    select told.hour, counted.entries::text as entries
    from generate_series(${from}::timestamptz, ${lastHourBefore(to)}::timestamptz, interval '1 hour') as told (hour)
    cross join lateral (
      select count(*) as entries from ledger_entry
      where account_id = ${accountId} and kind = 'settle'
        and created_at >= told.hour and created_at < told.hour + interval '1 hour'
    ) counted
    left join usage_hour known on known.account_id = ${accountId} and known.hour = told.hour
    where counted.entries <> coalesce(known.entries, 0)
    order by 1
  `.execute(queries);
  return rows.map(({ hour, entries }) => ({ hour, entries: Number(entries) }));
}

function lastHourBefore(time: Date): Date {
  return new Date(time.getTime() - MILLISECONDS_PER_HOUR);
}

function inPortions(stale: readonly StaleHour[]): readonly (readonly Date[])[] {
  const portions: Date[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { hour, entries } of stale) {
    if (size + entries > SUMMED_AT_ONCE) {
      portions.push([]);
      size = 0;
    }
    portions.at(-1)?.push(hour);
    size += entries;
  }
  return portions;
}

async function sum(queries: Queries, accountId: string, hours: readonly Date[]): Promise<void> {
  const counted = COUNTED_LINES.map(
    (name) => sql`sum(counted.${sql.ref(name)}) as ${sql.ref(name)}`,
  );
  await sql`
    insert into usage_hour (account_id, hour, entries, groups)
    select ${accountId}::uuid, hour, sum(requests), json_agg(row_to_json(summed))
    from (
      select told.hour, entry.key_id as key, entry.model, entry.operation, count(*) as requests,
        sum(entry.consumed) as units, ${sql.join(counted)}
      from unnest(${hours.map((hour) => hour.toISOString())}::timestamptz[]) as told (hour)
      join ledger_entry entry on entry.account_id = ${accountId} and entry.kind = 'settle'
        and entry.created_at >= told.hour and entry.created_at < told.hour + interval '1 hour'
      ${countedLines}
      group by 1, 2, 3, 4
    ) summed
    group by hour
    on conflict (account_id, hour) do update set entries = excluded.entries, groups = excluded.groups
  `.execute(queries);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
