import { type Kysely, sql } from 'kysely';

/**
 * Under which references quota was given out or taken back: what is asked for twice is counted once. They stand beside
 * the ledger, whose index for them would be built over the entries of all work.
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
