import { type Kysely, sql } from 'kysely';

/**
 * Before a file is deleted, the server looks for samples that refer to it; without an index, it scans all of them each
 * time.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index sample_asset on sample (asset_id)`.execute(database);
}
