import { type Kysely, sql } from 'kysely';

/**
 * The references under which quota was granted or withdrawn, which make those operations idempotent. They are a
 * separate table, as an index on the ledger would cover the entries of all work.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table issue_reference (
      account_id uuid not null references account (id),
      reference text not null,
      entry_id uuid not null,
      primary key (account_id, reference)
    )
  `.execute(database);
}
