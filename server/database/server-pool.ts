import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { isOnlyRead, isServersAnswer, ServerLost } from './availability.ts';
import { type NameOf, nameStatements } from './statement-names.ts';

const POOL_SIZE = 20;
/** For a connection, be it a new one or one that another request uses just now. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** The server ends a statement after this; every one of ours reads or writes a few rows by a key. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Less than for a statement, so that the answer tells that it was a lock. */
const LOCK_TIMEOUT_MS = 5_000;
/** More than the server gives a statement, so that only a server that is out of reach is met. */
const QUERY_TIMEOUT_MS = 15_000;
/**
 * What a server has planned for all values of a statement's parameters suits tables of the size that they had then; a
 * new connection plans anew. The server itself does so only once it has looked through a table.
 */
const LIFETIME_SECONDS = 300;
/** A transaction that does nothing for so long belongs to a process that hangs, and holds locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Opens connections to a server for the statements of requests and of steps of jobs: nothing is waited for
 * without a bound, and an error tells whether it was the server's answer or the lack of one.
 */
export function openServerPool(
  url: string,
  onConnectionLost: (error: Error) => void,
): PostgresPool {
  const pool = openBoundedPool({ connectionString: url, max: POOL_SIZE }, onConnectionLost);
  const connections: DriversPool = pool;
  const nameOf = nameStatements();
  return {
    options: pool.options,
    async connect() {
      try {
        return new Connection(await connections.connect(), nameOf);
      } catch (error) {
        throw new ServerLost(error);
      }
    },
    end: () => pool.end(),
  };
}

/** Opens connections on which nothing is waited for without a bound. */
export function openBoundedPool(
  settings: PoolConfig,
  onConnectionLost: (error: Error) => void,
): Pool {
  const pool = new Pool({
    ...settings,
    keepAlive: true,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // A connection that breaks while a transaction has it would end the process, if nobody listened.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  // The same news again, of connections that nobody uses.
  pool.on('error', () => {});
  return pool;
}

/** Opens one connection whose statements may take as long as they need, for changes of the tables. */
export function openPatientPool(url: string): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // Whoever waits for a statement learns of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

interface DriversPool {
  connect(): Promise<DriversConnection>;
}

/** The driver's connection, which takes a statement with its name. */
interface DriversConnection extends Pick<PostgresPoolClient, 'release'> {
  query<R>(statement: DriversStatement): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
}

interface DriversStatement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
}

/** A connection that is not used again once it has failed to bring an answer, or to write. */
class Connection implements PostgresPoolClient {
  readonly #client: DriversConnection;
  readonly #nameOf: NameOf;
  #isLost = false;

  constructor(client: DriversConnection, nameOf: NameOf) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof statement === 'string'
      ? this.#ask<R>(statement, parameters)
      : this.#client.query(statement);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#client.query<R>({ name: this.#nameOf(text), text, values: [...values] });
    } catch (error) {
      this.#isLost = isUsedUp(error);
      if (!isLoss(error)) throw error;
      throw new ServerLost(error);
    }
  }

  release(): void {
    this.#client.release(this.#isLost);
  }
}

/**
 * Whether a connection is not to be used again after an error. A statement whose time is up may still be under way, and
 * the next one would wait for it; a server that is promoted leaves older connections what they were: only to be read.
 */
export function isUsedUp(error: unknown): boolean {
  return isLoss(error) || isOnlyRead(error);
}

/**
 * Whether an error means that a connection has failed to bring an answer. The driver tells so with a plain error; a
 * TypeError or the like is a mistake of ours.
 */
export function isLoss(error: unknown): boolean {
  return !isServersAnswer(error) && error instanceof Error && error.constructor === Error;
}
