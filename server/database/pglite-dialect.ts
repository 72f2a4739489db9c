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
 * The dialect of Kysely 0.29 shares one connection object, which holds one transaction: a query made elsewhere while a
 * transaction is open runs inside it, and two concurrent transactions deadlock. Here every acquirer gets its own
 * object, and PGlite itself queues whatever is outside an open transaction until that has ended. `waiting` returns how
 * many statements and transactions wait for their turn.
 */
export function pgliteDialect(pglite: PGlite): Dialect & { readonly waiting: () => number } {
  const gate = new Gate();
  return {
    waiting: () => gate.waiting,
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(pglite, gate),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** What the gate admits: a single statement, or a transaction. */
type Passing = 'statement' | 'transaction';

/** Maximum number of statements that overtake a waiting transaction. */
const STATEMENTS_BEFORE = 4;

/**
 * Admits one at a time, and yields to the event loop in between: PGlite answers synchronously, so a series of
 * transactions would keep requests from being read. Single statements take precedence over transactions, of which the
 * job steps have many, as every request waits for the statement that reads its key. What bypasses the gate
 * (`sendAllTo`) waits for at most one of them.
 */
class Gate {
  readonly #waiting: Readonly<Record<Passing, (() => void)[]>> = { statement: [], transaction: [] };
  #isTaken = false;
  #statementsBefore = 0;

  /** How many statements and transactions wait. */
  get waiting(): number {
    return this.#waiting.statement.length + this.#waiting.transaction.length;
  }

  async enter(passing: Passing): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting[passing].push(resolve));
  }

  leave(): void {
    const { statement, transaction } = this.#waiting;
    if (statement.length + transaction.length === 0) this.#isTaken = false;
    else setImmediate(() => this.#next()?.());
  }

  #next(): (() => void) | undefined {
    const { statement, transaction } = this.#waiting;
    const isTransactionsTurn = this.#statementsBefore >= STATEMENTS_BEFORE;
    if (statement.length > 0 && !(isTransactionsTurn && transaction.length > 0)) {
      this.#statementsBefore += 1;
      return statement.shift();
    }
    this.#statementsBefore = 0;
    return transaction.shift();
  }
}

/** Runs statements in one transaction, ahead of everything waiting at the gate. */
export async function sendAllTo(
  pglite: PGlite,
  statements: readonly CompiledQuery[],
): Promise<void> {
  await pglite.transaction(async (transaction) => {
    for (const { sql, parameters } of statements) await transaction.query(sql, [...parameters]);
  });
}

class PGliteDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #gate: Gate;

  constructor(pglite: PGlite, gate: Gate) {
    this.#pglite = pglite;
    this.#gate = gate;
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PGliteConnection(this.#pglite, this.#gate);
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

  /** Does nothing: the caller that opened the instance closes it. */
  async destroy(): Promise<void> {}
}

function own(connection: DatabaseConnection): PGliteConnection {
  if (connection instanceof PGliteConnection) return connection;
  throw new Error('The connection was not opened by the PGlite driver.');
}

interface OpenTransaction {
  readonly statements: Transaction;
  readonly finish: (outcome: 'commit' | 'rollback') => void;
  readonly ended: Promise<void>;
}

class PGliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #gate: Gate;
  #transaction: OpenTransaction | undefined;

  constructor(pglite: PGlite, gate: Gate) {
    this.#pglite = pglite;
    this.#gate = gate;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction !== undefined) return make<Row>(this.#transaction.statements, query);
    await this.#gate.enter('statement');
    try {
      return await make<Row>(this.#pglite, query);
    } finally {
      this.#gate.leave();
    }
  }

  // biome-ignore lint/correctness/useYield: PGlite has no cursors; the interface asks for a generator.
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('The PGlite driver cannot stream rows.');
  }

  /** Begins a transaction, after those already open or waiting. */
  async begin(): Promise<void> {
    await this.#gate.enter('transaction');
    const opened = Promise.withResolvers<Transaction>();
    const outcome = Promise.withResolvers<'commit' | 'rollback'>();
    const ended = this.#pglite.transaction(async (statements) => {
      opened.resolve(statements);
      if ((await outcome.promise) === 'rollback') await statements.rollback();
    });
    ended.catch(opened.reject);
    try {
      this.#transaction = { statements: await opened.promise, finish: outcome.resolve, ended };
    } catch (error) {
      this.#gate.leave();
      throw error;
    }
  }

  /** Ends the transaction. After a failed statement PostgreSQL turns a commit into a rollback, and reports that. */
  async end(outcome: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    if (transaction === undefined) return;
    transaction.finish(outcome);
    try {
      await transaction.ended;
    } finally {
      this.#gate.leave();
    }
  }
}

async function make<Row>(
  target: Pick<Transaction, 'query'>,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<Row>> {
  const { rows, affectedRows } = await target.query<Row>(sql, [...parameters]);
  return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
}
