import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Pipelines several statements in one transaction: all of them take effect, or none. There are no results; a statement
 * must assert its own conditions (`must_hold`). This saves a round trip for every statement but one, and holds row
 * locks for that much less time.
 *
 * @throws if a statement fails; then nothing is written
 * @throws ServerLost if it is unknown whether anything was written
 */
export type Together = (ask: (queries: Kysely<Tables>) => Promise<void>) => Promise<void>;

/** Sends statements in one transaction. */
export type SendAll = (statements: readonly CompiledQuery[]) => Promise<void>;

/** Makes a `Together` that sends statements by `sendAll`. */
export function togetherBy(sendAll: SendAll): Together {
  return async (ask) => {
    const statements: CompiledQuery[] = [];
    const queries = new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => noting(statements),
        createIntrospector: (database) => new PostgresIntrospector(database),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
    await ask(queries);
    if (statements.length > 0) await sendAll(statements);
  };
}

/** Collects statements instead of running them. */
function noting(statements: CompiledQuery[]): Driver {
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      statements.push(query);
      return { rows: [] };
    },
    streamQuery: () => refuse(),
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

function refuse(): never {
  throw new Error('Statements that are sent together are one transaction and return no rows.');
}
