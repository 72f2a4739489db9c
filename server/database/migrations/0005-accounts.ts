import { type Kysely, sql } from 'kysely';

/** Adds the activation and suspension of accounts, and the limits and lifetimes of keys. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('account')
    .addColumn('email', 'text')
    .addColumn('activated_at', 'timestamptz')
    .addColumn('suspended_at', 'timestamptz')
    .execute();
  // Accounts from before this migration belong to the operator.
  await sql`update account set activated_at = created_at`.execute(database);
  await database.schema
    .alterTable('api_key')
    .addColumn('created_by', 'uuid')
    .addColumn('limits', 'json', (column) => column.notNull().defaultTo('{}'))
    .addColumn('expires_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('last_used_at', 'timestamptz')
    .execute();
  await database.schema
    .createIndex('api_key_by_account_id_id')
    .on('api_key')
    .columns(['account_id', 'id'])
    .execute();
}
