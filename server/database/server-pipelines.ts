import type { CompiledQuery } from 'kysely';
import type { PoolClient } from 'pg';
import { ServerLost } from './availability.ts';
import { isLoss, isUsedUp, openBoundedPool } from './server-pool.ts';
import { type NameOf, nameStatements } from './statement-names.ts';
import type { SendAll } from './together.ts';

/** Connections to a server that pipeline statements. */
export interface Pipelines {
  readonly sendAll: SendAll;
  /** How many transactions wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

/** Few are needed, as each transaction sends all its statements at once. */
const POOL_SIZE = 4;

/** Opens a pool of pipelined connections; each is made on first use. */
export function openPipelines(url: string, onConnectionLost: (error: Error) => void): Pipelines {
  const settings = { connectionString: url, max: POOL_SIZE, pipeline: true };
  const pool = openBoundedPool(settings, onConnectionLost);
  const nameOf = nameStatements();
  let closing: Promise<void> | undefined;
  return {
    async sendAll(statements) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new ServerLost(error);
      });
      const failure = await send(client, statements, nameOf);
      client.release(failure !== undefined && isUsedUp(failure.reason));
      if (failure !== undefined) {
        throw isLoss(failure.reason) ? new ServerLost(failure.reason) : failure.reason;
      }
    },
    waiting: () => pool.waitingCount,
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

/**
 * Sends all statements in one transaction and returns the first failure: the server rejects the later statements
 * because of it, and rolls back all of them.
 */
async function send(
  client: PoolClient,
  statements: readonly CompiledQuery[],
  nameOf: NameOf,
): Promise<PromiseRejectedResult | undefined> {
  const outcomes = await Promise.allSettled([
    client.query('begin'),
    ...statements.map(({ sql: text, parameters }) => {
      return client.query({ name: nameOf(text), text, values: [...parameters] });
    }),
    client.query('commit'),
  ]);
  return outcomes.find((outcome) => outcome.status === 'rejected');
}
