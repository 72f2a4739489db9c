import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { isOnlyRead, isServersAnswer, ServerLost } from './availability.ts';
import { type NameOf, nameStatements } from './statement-names.ts';

const POOL_SIZE = 20;
/** The longest wait for a connection, new or in use. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** The server cancels statements after this; ours read or write a few rows by key. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Shorter than that of statements, so that the error tells of the lock. */
const LOCK_TIMEOUT_MS = 5_000;
/** Longer than that of the server, so that it applies only where the server is out of reach. */
const QUERY_TIMEOUT_MS = 15_000;
/**
 * What a server has planned for all values of a statement's parameters suits tables of the size that they had then; a
 * new connection plans anew. The server itself does so only once it has looked through a table.
 */
const LIFETIME_SECONDS = 300;
/** An idle transaction belongs to a process that hangs, and holds locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Opens connections for the statements of requests and of steps of jobs. Every wait is bounded, and an error tells
 * whether the server answered it.
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

/** Opens connections with time limits for every wait. */
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
  // Without a listener, a connection that breaks during a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  // The pool repeats the errors of idle connections, which are told above.
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
  // The caller of a statement learns of it.
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

/** A connection that is closed after it has failed to answer, or to write. */
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

  /** @param isDiscarded - whether its transaction could not be undone, which the next one would go on with */
  release(isDiscarded = false): void {
    this.#client.release(this.#isLost || isDiscarded);
  }
}

/**
 * Whether to close a connection after an error. A statement that timed out may still run, and the next one would wait
 * for it. After a server is promoted, older connections can still only read.
 */
export function isUsedUp(error: unknown): boolean {
  return isLoss(error) || isOnlyRead(error);
}

/**
 * Whether a connection has failed to answer. The driver throws a plain Error for that; a TypeError or the like is a
 * mistake of ours.
 */
export function isLoss(error: unknown): boolean {
  return !isServersAnswer(error) && error instanceof Error && error.constructor === Error;
}
