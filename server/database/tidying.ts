import type { Ask } from './database.ts';

/**
 * The built-in database has nobody who cleans tables up, as a server has: what was changed or removed would take its
 * place for ever, most of all the messages of the queue, and no plan would know how large a table is.
 */
export interface Tidying {
  /** How much larger a table is than after it was cleaned up last: in bytes, and as a part of what it was then. */
  readonly grownBytes: number;
  readonly grownPart: number;
}

const USUALLY: Tidying = { grownBytes: 2 ** 20, grownPart: 0.2 };
/**
 * While a table is cleaned up, requests wait: a tenth of a second for some megabytes. One that is larger than this, the
 * queue's apart, is only counted.
 */
const CLEANED_BYTES_UP_TO = 256 * 2 ** 20;
/** All that the gateway has and the queue has; their tables are in schemas of their own. */
const DUE = `
  select format('%I.%I', nspname, relname) as name,
    nspname <> 'pgboss' and size > $3 as is_large
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace,
    pg_relation_size(pg_class.oid) as size,
    lateral (select relpages * current_setting('block_size')::bigint as bytes) as before
  where relkind = 'r' and nspname in (current_schema(), 'pgboss')
    and size - before.bytes > greatest($1::bigint, before.bytes * $2::double precision)
  order by size - before.bytes desc
  limit 1`;

/**
 * Cleans up the table that has grown most since it was cleaned up last, if one has grown much; so that whoever asks can
 * let others ask between two tables.
 *
 * @returns how many tables that were
 */
export async function tidyATable(
  ask: Ask,
  { grownBytes, grownPart }: Tidying = USUALLY,
): Promise<number> {
  const [due] = await ask(DUE, [grownBytes, grownPart, CLEANED_BYTES_UP_TO]);
  if (due === undefined) return 0;
  await ask(`${due.is_large === true ? 'analyze' : 'vacuum (analyze)'} ${String(due.name)}`, []);
  return 1;
}
