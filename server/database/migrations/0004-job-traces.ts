import type { Kysely } from 'kysely';

/** What makes the steps of a job part of the trace that its creation belongs to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('job').addColumn('trace_parent', 'text').execute();
}
