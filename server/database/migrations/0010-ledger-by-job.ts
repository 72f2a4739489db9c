import { type Kysely, sql } from 'kysely';

/** Finds the ledger entries of a job, which give its cost; entries without a job are not in the index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index ledger_entry_by_job on ledger_entry (job_id, id) where job_id is not null`.execute(
    database,
  );
}
