import { type Kysely, sql } from 'kysely';

/** The people of accounts: their profiles, sign-in and invitations. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await people(database);
  await signingIn(database);
  await belonging(database);
}

async function people(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('person')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'boolean', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('organisation', 'text')
    .addColumn('is_contested', 'boolean', (column) => column.notNull().defaultTo(false))
    // Not a foreign key: an invitation is deleted before the person who joined by it, and its absence must be
    // detectable.
    .addColumn('invitation_id', 'uuid')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  // Finds people who never activated, by age.
  await database.schema
    .createIndex('person_not_activated')
    .on('person')
    .column('updated_at')
    .where(sql<boolean>`not email_verified`)
    .execute();
}

async function signingIn(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('credential')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) =>
      column.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('provider_account_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'timestamptz')
    .addColumn('refresh_token_expires_at', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await index(database, 'credential', 'person_id');
  await database.schema
    .createTable('session')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) =>
      column.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await index(database, 'session', 'person_id');
  await index(database, 'session', 'expires_at');
  await database.schema
    .createTable('verification')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await index(database, 'verification', 'identifier');
  await index(database, 'verification', 'value');
  await index(database, 'verification', 'expires_at');
}

async function belonging(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('membership')
    // A person belongs to one account.
    .addColumn('person_id', 'uuid', (column) =>
      column.primaryKey().references('person.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await index(database, 'membership', 'account_id');
  await database.schema
    .createTable('invitation')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.references('account.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addColumn('created_by', 'uuid')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await index(database, 'invitation', 'account_id');
  await index(database, 'invitation', 'expires_at');
  // Finds an account created by the operator when the person with its address signs up.
  await database.schema
    .createIndex('account_by_email')
    .on('account')
    .expression(sql`lower(email)`)
    .execute();
}

async function index(database: Kysely<unknown>, table: string, column: string): Promise<void> {
  await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}
