import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Facts of a database server. */
export interface ServerFacts {
  /** PostgreSQL's version, such as 18.4. */
  readonly version: string;
  /** The time by the server's clock. */
  readonly time: Date;
  /** The encoding of text, by PostgreSQL's name, such as `UTF8`. */
  readonly encoding: string;
  /** Whether it is read-only: a standby, or configured so. */
  readonly isOnlyRead: boolean;
  /** The default isolation level of transactions, such as `read committed`. */
  readonly isolation: string;
}

/** Reads the facts of a server. */
export async function readServerFacts(queries: Kysely<Tables>): Promise<ServerFacts> {
  const { rows } = await sql<Readonly<Record<keyof typeof ASKED, string>>>`
    select current_setting('server_version') as version,
      extract(epoch from clock_timestamp())::text as seconds,
      current_setting('server_encoding') as encoding,
      current_setting('transaction_read_only') as only_read,
      current_setting('default_transaction_isolation') as isolation`.execute(queries);
  const { version, seconds, encoding, only_read, isolation } = rows[0] ?? ASKED;
  const time = new Date(Number(seconds) * 1000);
  return { version, time, encoding, isOnlyRead: only_read === 'on', isolation };
}

const ASKED = { version: '', seconds: '0', encoding: '', only_read: '', isolation: '' };

/** The message about a read-only database, and advice; both are sentences. */
export const ONLY_READ = {
  says: 'It can only be read: it is a standby, or default_transaction_read_only is on.',
  advice: 'Name the primary server in DATABASE_URL or databaseUrl, or make this one writable.',
} as const;

/** The only encoding that represents every character. */
export const ENCODING = 'UTF8';

/** How to create a database with that encoding. */
export const ENCODING_ADVICE = `Make one that has: create database … encoding '${ENCODING}' template template0.`;
