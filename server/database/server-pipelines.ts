import type { CompiledQuery } from 'kysely';
import type { PoolClient } from 'pg';
import { ServerLost } from './availability.ts';
import { isLoss, openBoundedPool } from './server-pool.ts';
import type { SendAll } from './together.ts';

/** Connections to a server over which several statements are sent at once. */
export interface Pipelines {
  readonly sendAll: SendAll;
  close(): Promise<void>;
}

/** Whoever sends many statements at once has few transactions under way. */
const POOL_SIZE = 4;
/** Statements that are sent together have the same text again and again, so that the server plans them once. */
const PREPARED_UP_TO = 50;

/** Opens such connections; each is made when it is needed first. */
export function openPipelines(url: string, onConnectionLost: (error: Error) => void): Pipelines {
  const settings = { connectionString: url, max: POOL_SIZE, pipeline: true };
  const pool = openBoundedPool(settings, onConnectionLost);
  const names = new Map<string, string>();
  let closing: Promise<void> | undefined;
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < PREPARED_UP_TO) names.set(text, `together-${names.size}`);
    return names.get(text);
  };
  return {
    async sendAll(statements) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new ServerLost(error);
      });
      const failure = await send(client, statements, nameOf);
      const isLost = failure !== undefined && isLoss(failure.reason);
      client.release(isLost);
      if (failure !== undefined) throw isLost ? new ServerLost(failure.reason) : failure.reason;
    },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** Sends all, and answers the first failure: those behind it are refused because of it, and the end undoes all. */
async function send(
  client: PoolClient,
  statements: readonly CompiledQuery[],
  nameOf: (text: string) => string | undefined,
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
