import type { PGlite, Transaction } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/**
 * Kysely on PGlite, safe for concurrent use.
 *
 * The dialect that comes with Kysely 0.29 hands everyone the same connection object, which remembers one
 * transaction: a query made elsewhere while a transaction is open lands inside it, and two transactions at
 * once wait for each other for ever. Here everyone gets an object of their own, and PGlite itself queues
 * what is outside an open transaction until that has ended.
 */
export function pgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(pglite),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PGliteDriver implements Driver {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PGliteConnection(this.#pglite);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  /** The instance belongs to whoever opened it. */
  async destroy(): Promise<void> {}
}

function own(connection: DatabaseConnection): PGliteConnection {
  if (connection instanceof PGliteConnection) return connection;
  throw new Error('The connection is not one of this driver.');
}

interface OpenTransaction {
  readonly statements: Transaction;
  readonly finish: (outcome: 'commit' | 'rollback') => void;
  readonly ended: Promise<void>;
}

class PGliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  #transaction: OpenTransaction | undefined;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const target = this.#transaction?.statements ?? this.#pglite;
    const { rows, affectedRows } = await target.query<Row>(query.sql, [...query.parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: PGlite has no cursors; the interface asks for a generator.
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('PGlite does not stream rows.');
  }

  /** Opens a transaction; waits until those of others have ended. */
  async begin(): Promise<void> {
    const opened = Promise.withResolvers<Transaction>();
    const outcome = Promise.withResolvers<'commit' | 'rollback'>();
    const ended = this.#pglite.transaction(async (statements) => {
      opened.resolve(statements);
      if ((await outcome.promise) === 'rollback') await statements.rollback();
    });
    ended.catch(opened.reject);
    this.#transaction = { statements: await opened.promise, finish: outcome.resolve, ended };
  }

  /** Ends the transaction. After a failed statement PostgreSQL turns a commit into a rollback, and says so. */
  async end(outcome: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    transaction?.finish(outcome);
    await transaction?.ended;
  }
}
