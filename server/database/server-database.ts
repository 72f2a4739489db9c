import { Kysely, sql } from 'kysely';
import { ServerLost } from './availability.ts';
import { answers, askIn, type Database, type DatabaseAsItIs, type Queries } from './database.ts';
import { DatabaseUnreachable, OnlyRead, OtherEncoding } from './database-errors.ts';
import { ISOLATION, withOurIsolation } from './isolation.ts';
import { ServerDialect } from './server-dialect.ts';
import { ENCODING, readServerFacts } from './server-facts.ts';
import { openPipelines } from './server-pipelines.ts';
import { openPatientPool, openServerPool, type ServerPool } from './server-pool.ts';
import type { Tables } from './tables.ts';
import { togetherBy } from './together.ts';

/** Options of opening a database on a server. */
export interface ServerOpening {
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onConnectionLost: (error: Error) => void;
  /** Called with the time by the server's clock, once. */
  readonly onTime?: ((time: Date) => void) | undefined;
  /** Whether a read-only database is refused. */
  readonly isWritten: boolean;
  /** Called before the database is handed out; if it throws, the database is closed. */
  readonly prepare: (queries: Queries, url: string) => Promise<void>;
}

/** Fails if the server is read-only; a connection that fails so is not used again. */
const WRITES_NOTHING = sql`delete from secret where false`;

/**
 * Opens a database on a server.
 *
 * @throws DatabaseUnreachable if the server is unreachable or refuses the connection
 * @throws OtherEncoding if its encoding cannot represent every character
 * @throws OnlyRead if it is read-only
 */
export async function openServer(
  given: string,
  { onConnectionLost, onTime, isWritten, prepare }: ServerOpening,
): Promise<Database> {
  const openQueries = (pool: ServerPool): Queries =>
    new Kysely<Tables>({ dialect: new ServerDialect(pool) });
  let url = given;
  let pool = openServerPool(url, onConnectionLost);
  let queries = openQueries(pool);
  try {
    const { encoding, isolation, isOnlyRead, time } = await readServerFacts(queries);
    onTime?.(time);
    if (encoding !== ENCODING) throw new OtherEncoding(encoding);
    if (isWritten && isOnlyRead) throw new OnlyRead();
    if (isolation !== ISOLATION) {
      await queries.destroy();
      url = withOurIsolation(given);
      pool = openServerPool(url, onConnectionLost);
      queries = openQueries(pool);
    }
    await prepare(queries, url);
  } catch (error) {
    await queries.destroy();
    throw error instanceof ServerLost ? new DatabaseUnreachable(error.cause) : error;
  }
  const pipelines = openPipelines(url, onConnectionLost);
  return {
    queries,
    ask: askIn(queries),
    together: togetherBy((statements) => pipelines.sendAll(statements)),
    engine: { kind: 'postgres', url },
    isAlive: () => answers(queries, WRITES_NOTHING),
    waiting: () => pool.waiting() + pipelines.waiting(),
    async close() {
      await pipelines.close();
      await queries.destroy();
    },
  };
}

/**
 * Opens a connection without timeouts: migrations may take long, and wait for those of another process.
 *
 * @throws DatabaseUnreachable if the server is unreachable or refuses the connection
 */
export async function openServerPatiently(url: string): Promise<DatabaseAsItIs> {
  const dialect = new ServerDialect(openPatientPool(url));
  const queries = new Kysely<Tables>({ dialect });
  try {
    await sql`select 1`.execute(queries);
  } catch (error) {
    await queries.destroy();
    throw new DatabaseUnreachable(error);
  }
  return { queries, engine: { kind: 'postgres', url }, close: () => queries.destroy() };
}
