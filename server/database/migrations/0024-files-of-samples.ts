import { type Kysely, sql } from 'kysely';

/** Before a file is removed, the server looks for samples of it: without an index, through all of them, for each file. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index sample_asset on sample (asset_id)`.execute(database);
}
