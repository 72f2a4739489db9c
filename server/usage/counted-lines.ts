import { sql } from 'kysely';

/** What is counted of the lines of entries, by the name that sums have it by. */
const UNITS_OF_LINES = {
  seconds: 'second',
  songs: 'song',
  images: 'image',
  inputTokens: 'input-token',
  cachedInputTokens: 'cached-input-token',
  outputTokens: 'output-token',
} as const;

/** The name of something that is counted of lines. */
export type CountedLine = keyof typeof UNITS_OF_LINES;

/** Everything that is counted of lines. */
export const COUNTED_LINES = [
  'seconds',
  'songs',
  'images',
  'inputTokens',
  'cachedInputTokens',
  'outputTokens',
] as const satisfies readonly CountedLine[];

const sums = COUNTED_LINES.map(
  (name) =>
    sql`sum(line.quantity) filter (where line.unit = ${sql.lit(UNITS_OF_LINES[name])}) as ${sql.ref(name)}`,
);

/** Joins to each `entry` of the ledger what its lines come to, as `counted`. */
export const countedLines = sql`
  left join lateral (
    select ${sql.join(sums)} from json_to_recordset(entry.lines) as line (unit text, quantity numeric)
  ) counted on true
`;
