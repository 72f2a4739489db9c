import { type RawBuilder, sql } from 'kysely';
import { COUNTED_LINES, countedLines } from './counted-lines.ts';
import { type SummedSpan, type SumParts, sumPast } from './summed-past.ts';
import { HOUR, MINUTE, type Period, type SumSpan, summedGroups } from './usage-sums.ts';

/** The groupings of usage, in the order of a report's columns. */
export const GROUPINGS = ['day', 'key', 'model', 'operation'] as const;

/** One of them. */
export type Grouping = (typeof GROUPINGS)[number];

/** The requested usage, over whole UTC hours. */
export interface UsageSpan {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly by: readonly Grouping[];
}

/** The usage of one group. Fields that are not grouped by are left out. */
export interface UsageRow {
  /** Of UTC, such as `2026-11-21`. */
  readonly day?: string;
  /** The key's identifier; `null` for calls without a key. */
  readonly key?: string | null;
  readonly model?: string | null;
  readonly operation?: string | null;
  /** The number of charged pieces of work, including free ones. */
  readonly requests: number;
  readonly units: number;
  readonly seconds: number;
  readonly songs: number;
  readonly images: number;
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly cacheWriteTokens: number;
  readonly outputTokens: number;
}

/** The usage of all groups. */
export type UsageCounts = Omit<UsageRow, Grouping>;

/** The usage in a span of time. */
export interface Usage {
  /** One for each group, ordered by the groups. */
  readonly rows: readonly UsageRow[];
  readonly total: UsageCounts;
}

const GROUPS: Readonly<Record<Grouping, RawBuilder<unknown>>> = {
  day: sql`to_char(part.time at time zone 'UTC', 'YYYY-MM-DD')`,
  key: sql`part.key`,
  model: sql`part.model`,
  operation: sql`part.operation`,
};

const COUNTS = [
  'requests',
  'units',
  ...COUNTED_LINES,
] as const satisfies readonly (keyof UsageCounts)[];

const SUMS = COUNTS.map(
  (name) => sql`coalesce(sum(part.${sql.ref(name)}), 0)::text as ${sql.ref(name)}`,
);

/** The sums of a row; numbers come as text. */
type SummedRow = Partial<Pick<UsageRow, Grouping>> & {
  readonly [Name in keyof UsageCounts]: string;
} & { readonly isTotal: boolean };

/** Sums up an account's usage within a span of time. */
export async function readUsage(
  parts: SumParts,
  accountId: string,
  { from, to, by }: UsageSpan,
): Promise<Usage> {
  const span = { accountId, from, to };
  const used = partsOf(span, await sumPast(span, parts));
  const groups = GROUPINGS.filter((group) => by.includes(group));
  const named = groups.map((group) => sql`${GROUPS[group]} as ${sql.ref(group)}`);
  const places = groups.map((_, index) => sql.lit(index + 1));
  // Groups and total come from one query. A group's name may be null, so `grouping` distinguishes it from the total.
  const sets = places.length === 0 ? sql`()` : sql`(${sql.join(places)}), ()`;
  const isTotal =
    groups.length === 0
      ? sql`true`
      : sql`grouping(${sql.join(groups.map((group) => GROUPS[group]))}) > 0`;
  const { rows } = await sql<SummedRow>`
    select ${sql.join([...named, ...SUMS])}, ${isTotal} as "isTotal"
    from (${used}) part
    group by grouping sets (${sets})
    ${places.length === 0 ? sql`` : sql`order by ${sql.join(places)}`}
  `.execute(parts.queries);
  const total = rows.find((row) => row.isTotal);
  if (total === undefined) throw new Error('The usage report has no row with the total.');
  return { rows: rows.filter((row) => !row.isTotal).map(groupOf), total: countsOf(total) };
}

/** The sums of hours and minutes, and the entries of the part that is read directly. */
function partsOf(span: SumSpan, { minutesFrom, entriesFrom }: SummedSpan): RawBuilder<unknown> {
  const { accountId, to } = span;
  return sql`
    ${sumsOf(HOUR, { ...span, to: minutesFrom })}
    union all
    ${sumsOf(MINUTE, { ...span, from: minutesFrom, to: entriesFrom })}
    union all
    select entry.created_at, entry.key_id, entry.model, entry.operation, 1, entry.consumed,
      ${sql.join(COUNTED_LINES.map((name) => sql`counted.${sql.ref(name)}`))}
    from ledger_entry entry
    ${countedLines}
    where entry.account_id = ${accountId} and entry.kind = 'settle'
      and entry.created_at >= ${entriesFrom} and entry.created_at < ${to}
  `;
}

function sumsOf({ table, start }: Period, { accountId, from, to }: SumSpan): RawBuilder<unknown> {
  const summed = COUNTED_LINES.map((name) => sql`summed.${sql.ref(name)}`);
  return sql`
    select sums.${start} as time, summed.key, summed.model, summed.operation, summed.requests, summed.units,
      ${sql.join(summed)}
    from ${table} sums, ${summedGroups}
    where sums.account_id = ${accountId} and sums.${start} >= ${from} and sums.${start} < ${to}
  `;
}

function groupOf(row: SummedRow): UsageRow {
  const { isTotal: _, ...group } = row;
  return { ...group, ...countsOf(row) };
}

function countsOf(row: SummedRow): UsageCounts {
  return {
    requests: Number(row.requests),
    units: Number(row.units),
    seconds: Number(row.seconds),
    songs: Number(row.songs),
    images: Number(row.images),
    inputTokens: Number(row.inputTokens),
    cachedInputTokens: Number(row.cachedInputTokens),
    cacheWriteTokens: Number(row.cacheWriteTokens),
    outputTokens: Number(row.outputTokens),
  };
}
