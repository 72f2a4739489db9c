import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { isOnlyRead, isServersAnswer, ServerLost } from './availability.ts';
import { type NameOf, nameStatements } from './statement-names.ts';

/** The number of connections. */
export const POOL_SIZE = 20;
/** Timeout for acquiring a connection from the pool, or for opening one. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** The server's statement timeout; the gateway's statements read or write a few rows by key. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Shorter than the statement timeout, so that the error names the lock. */
const LOCK_TIMEOUT_MS = 5_000;
/** The client's timeout, longer than the server's, so that it applies only if the server is unreachable. */
const QUERY_TIMEOUT_MS = 15_000;
/**
 * Maximum age of a connection. A generic plan suits the table sizes at the time it was made, and a new connection plans
 * anew; the server itself replans only after it has analyzed a table.
 */
const LIFETIME_SECONDS = 300;
/** A transaction idle for this long belongs to a hung process, and holds locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Opens the connection pool for the statements of requests and job steps. Every wait has a timeout, and an error tells
 * whether the server reported it.
 */
export function openServerPool(url: string, onConnectionLost: (error: Error) => void): ServerPool {
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
    waiting: () => pool.waitingCount,
  };
}

/** A connection pool. */
export interface ServerPool extends PostgresPool {
  /** How many callers wait for a connection. */
  waiting(): number;
}

/** Opens a connection pool with timeouts for every wait. */
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
  // Without a listener, a connection that breaks during a transaction would crash the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  // The pool repeats the errors of idle connections, which are reported above.
  pool.on('error', () => {});
  return pool;
}

/** Opens a pool of one connection without statement timeouts, for migrations. */
export function openPatientPool(url: string): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // The caller of the statement gets the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

interface DriversPool {
  connect(): Promise<DriversConnection>;
}

/** The driver's connection, which accepts named statements. */
interface DriversConnection extends Pick<PostgresPoolClient, 'release'> {
  query<R>(statement: DriversStatement): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
}

interface DriversStatement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
}

/** A connection that is closed, not reused, after it failed to answer or to write. */
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
      this.#isLost ||= isUsedUp(error);
      if (!isLoss(error)) throw error;
      throw new ServerLost(error);
    }
  }

  /** @param isDiscarded - whether its transaction could not be rolled back, so that the next user would continue it */
  release(isDiscarded = false): void {
    this.#client.release(this.#isLost || isDiscarded);
  }
}

/**
 * Whether to close a connection after an error. A statement that timed out may still run, and the next one would wait
 * for it. After a standby is promoted, older connections stay read-only.
 */
export function isUsedUp(error: unknown): boolean {
  return isLoss(error) || isOnlyRead(error);
}

/**
 * Whether a connection has failed to answer. The driver throws a plain Error for that; a TypeError or the like is a
 * bug.
 */
export function isLoss(error: unknown): boolean {
  return !isServersAnswer(error) && error instanceof Error && error.constructor === Error;
}
