import { type Kysely, sql } from 'kysely';

/** Lists the reservations of an account, which may be few among the entries of its text. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index ledger_entry_reserved on ledger_entry (account_id, id) where kind = 'reserve'
  `.execute(database);
}
