import { sql } from 'kysely';

/** The sums over the lines of entries, by their names. */
export const COUNTED_LINES = [
  'seconds',
  'songs',
  'images',
  'inputTokens',
  'cachedInputTokens',
  'outputTokens',
] as const;

/** The unit of the lines that are counted under a name. */
const UNITS_OF_LINES: Readonly<Record<(typeof COUNTED_LINES)[number], string>> = {
  seconds: 'second',
  songs: 'song',
  images: 'image',
  inputTokens: 'input-token',
  cachedInputTokens: 'cached-input-token',
  outputTokens: 'output-token',
};

const sums = COUNTED_LINES.map(
  (name) =>
    sql`sum(line.quantity) filter (where line.unit = ${sql.lit(UNITS_OF_LINES[name])}) as ${sql.ref(name)}`,
);

/**
 * Joins to each `entry` of the ledger the sums of its lines, as `counted`: none where moderation has refused the work,
 * or it was given up.
 */
export const countedLines = sql`
  left join lateral (
    select ${sql.join(sums)} from json_to_recordset(entry.lines) as line (unit text, quantity numeric)
    where entry.moderation_count is null and entry.given_up is null
  ) counted on true
`;
