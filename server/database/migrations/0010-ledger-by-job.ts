import { type Kysely, sql } from 'kysely';

/** Whoever asks what a job has cost asks for its entries; work without a job has no place here. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index ledger_entry_by_job on ledger_entry (job_id, id) where job_id is not null`.execute(
    database,
  );
}
