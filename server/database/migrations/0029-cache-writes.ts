import { type Kysely, sql } from 'kysely';

/** The tokens that text operations have written to upstream caches, which have their own prices. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table text_usage add column cache_write_tokens bigint, add column long_cache_write_tokens bigint
  `.execute(database);
}
