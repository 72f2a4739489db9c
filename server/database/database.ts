import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';
import type { Together } from './together.ts';

/** Typed queries on the tables. */
export type Queries = Kysely<Tables>;

/** An open database, built-in or on a server. */
export interface Database {
  readonly queries: Queries;
  readonly ask: Ask;
  readonly together: Together;
  /** The engine underneath, for the queue. */
  readonly engine:
    | { readonly kind: 'pglite'; readonly pglite: PGlite }
    | { readonly kind: 'postgres'; readonly url: string };
  /** Whether the database responds and can be written. */
  isAlive(): Promise<boolean>;
  /** How many statements and transactions wait for a connection, or for their turn at the built-in database. */
  waiting(): number;
  close(): Promise<void>;
}

/** Runs SQL on the same connections; `bigint` and `numeric` are read as text. */
export type Ask = (
  statement: string,
  parameters: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** A database whose tables are not migrated, over one connection without timeouts. */
export interface DatabaseAsItIs extends Pick<Database, 'queries' | 'engine' | 'close'> {}

const ALIVE_TIMEOUT_MS = 2_000;

/** Runs SQL on the connections of these queries. */
export function askIn(queries: Queries): Ask {
  return async (statement, parameters) => {
    const query = CompiledQuery.raw(statement, [...parameters]);
    const { rows } = await queries.executeQuery<Record<string, unknown>>(query);
    return rows;
  };
}

/** Whether a statement succeeds soon. */
export async function answers(queries: Queries, statement: RawBuilder<unknown>): Promise<boolean> {
  const asked = statement.execute(queries).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(ALIVE_TIMEOUT_MS, false, { ref: false })]);
}
