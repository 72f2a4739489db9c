import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Queries } from '../server/database/database.ts';
import type { Tables } from '../server/database/tables.ts';

/** Queries of a database that never answers, and the first words of those that were asked. */
export function silentQueries(): { readonly queries: Queries; readonly asked: readonly string[] } {
  const asked: string[] = [];
  class SilentDriver extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection();
      return Object.assign(connection, {
        executeQuery({ sql }: { readonly sql: string }): Promise<never> {
          asked.push(sql.split(' ')[0] ?? '');
          return new Promise(() => {});
        },
      });
    }
  }
  const queries = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SilentDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { queries, asked };
}
