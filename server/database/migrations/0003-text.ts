import type { Kysely } from 'kysely';

/** Adds the usage of text operations, and cached answers to repeated requests. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('text_usage')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('request_id', 'uuid', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('upstream', 'text', (column) => column.notNull())
    .addColumn('input_tokens', 'bigint', (column) => column.notNull())
    .addColumn('output_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cached_input_tokens', 'bigint')
    .addColumn('is_estimated', 'boolean', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('text_usage_by_account_id_id')
    .on('text_usage')
    .columns(['account_id', 'id'])
    .execute();
  await database.schema
    .createTable('text_answer')
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_answer_once', ['account_id', 'request_hash'])
    .execute();
  await database.schema
    .createIndex('text_answer_by_expires_at')
    .on('text_answer')
    .column('expires_at')
    .execute();
}
