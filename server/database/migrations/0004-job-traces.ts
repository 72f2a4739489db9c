import type { Kysely } from 'kysely';

/** Adds the trace of a job's creation, so that the job's steps can join it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('job').addColumn('trace_parent', 'text').execute();
}
