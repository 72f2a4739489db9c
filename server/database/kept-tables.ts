import { sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Whether a backup includes each table: `kept`, or `passing` if its rows need not outlive the processes that wrote
 * them. A table comes after those that its rows refer to.
 */
const TABLES: Readonly<Record<keyof Tables, 'kept' | 'passing'>> = {
  secret: 'kept',
  account: 'kept',
  person: 'kept',
  credential: 'kept',
  session: 'kept',
  verification: 'kept',
  membership: 'kept',
  invitation: 'kept',
  api_key: 'kept',
  account_change: 'kept',
  job: 'kept',
  asset: 'kept',
  song: 'kept',
  sample: 'kept',
  ledger_entry: 'kept',
  issue_reference: 'kept',
  balance: 'kept',
  reservation: 'kept',
  key_spending: 'kept',
  moderation_failure: 'kept',
  given_up_work: 'kept',
  text_usage: 'kept',
  text_answer: 'kept',
  kept_response: 'kept',
  first_answer: 'kept',
  callback_secret: 'kept',
  callback: 'kept',
  callback_attempt: 'kept',
  usage_hour: 'passing',
  usage_minute: 'passing',
  limit_window: 'passing',
  limit_place: 'passing',
};

/** The tables in a backup, referenced tables first. In an older schema, some do not exist yet. */
export const keptTables: readonly string[] = Object.entries(TABLES)
  .filter(([, treatment]) => treatment === 'kept')
  .map(([name]) => name);

/** A column, and its type as PostgreSQL names it. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

/** The columns of a table in order; empty if the table does not exist. */
export async function columnsOf(queries: Queries, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped
    order by attnum`.execute(queries);
  return rows;
}
