import { sql } from 'kysely';
import type { LedgerUnit } from '../database/tables/usage-tables.ts';

/** The names of the sums over entries' lines. */
export const COUNTED_LINES = [
  'seconds',
  'songs',
  'images',
  'inputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'outputTokens',
] as const;

/** The units of the lines that each sum counts. */
const UNITS_OF_LINES: Readonly<Record<(typeof COUNTED_LINES)[number], readonly LedgerUnit[]>> = {
  seconds: ['second'],
  songs: ['song'],
  images: ['image'],
  inputTokens: ['input-token'],
  cachedInputTokens: ['cached-input-token'],
  cacheWriteTokens: ['cache-write-token', 'long-cache-write-token'],
  outputTokens: ['output-token'],
};

const sums = COUNTED_LINES.map(
  (name) =>
    sql`sum(line.quantity) filter (where line.unit in (${sql.join(UNITS_OF_LINES[name].map((unit) => sql.lit(unit)))})) as ${sql.ref(name)}`,
);

/**
 * Joins the sums of the lines to each `entry` of the ledger as `counted`; no sums for work that moderation refused or
 * the caller abandoned.
 */
export const countedLines = sql`
  left join lateral (
    select ${sql.join(sums)} from json_to_recordset(entry.lines) as line (unit text, quantity numeric)
    where entry.moderation_count is null and entry.given_up is null
  ) counted on true
`;
