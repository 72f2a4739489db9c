import type { Ask } from './database.ts';

/** The minimum growth of a table since its last vacuum: in bytes, and as a share. */
const GROWN = { bytes: 2 ** 20, share: 0.2 } as const;
/**
 * A vacuum blocks requests, for a tenth of a second per some megabytes. Larger tables, except the queue's, are only
 * analyzed.
 */
const MAX_CLEANED_BYTES = 256 * 2 ** 20;
/** The tables of the gateway and of the queue, which are in schemas of their own. */
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
 * Vacuums the table that has grown most since its last vacuum, if it has grown enough. One table at a time, so that
 * others can use the database in between. The built-in database has no autovacuum: dead rows would take up space for
 * ever, most of all queue messages, and the planner would not know the sizes of tables.
 *
 * @returns the number of tables processed, 0 or 1
 */
export async function vacuumGrownTable(ask: Ask): Promise<number> {
  const [due] = await ask(DUE, [GROWN.bytes, GROWN.share, MAX_CLEANED_BYTES]);
  if (due === undefined) return 0;
  await ask(`${due.is_large === true ? 'analyze' : 'vacuum (analyze)'} ${String(due.name)}`, []);
  return 1;
}
