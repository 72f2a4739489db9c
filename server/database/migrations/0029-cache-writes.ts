import { type Kysely, sql } from 'kysely';

/** What text has written to caches of upstreams, which has prices of its own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table text_usage add column cache_write_tokens bigint, add column long_cache_write_tokens bigint
  `.execute(database);
}
