import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** What a database tells of itself. */
export interface ServerFacts {
  /** PostgreSQL's version, such as 18.4. */
  readonly version: string;
  /** The time by its clock. */
  readonly time: Date;
}

/** Asks a database who it is, and what time it has. */
export async function readServerFacts(queries: Queries): Promise<ServerFacts> {
  const { rows } = await sql<{ version: string; seconds: string }>`
    select current_setting('server_version') as version,
      extract(epoch from clock_timestamp())::text as seconds`.execute(queries);
  const [{ version, seconds } = { version: '', seconds: '0' }] = rows;
  return { version, time: new Date(Number(seconds) * 1000) };
}
