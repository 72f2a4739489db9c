import { join } from 'node:path';
import { aPostgresql } from '../a-postgresql.ts';
import { startScript } from './running.ts';

/** What stands behind a gateway that answers chat. */
interface ChatBackends {
  readonly upstreamUrl: string;
  /** Of a PostgreSQL server's database. */
  readonly databaseUrl: string;
}

/** Starts an upstream and a database server. They are stopped with the stack. */
export async function startChatBackends(stack: AsyncDisposableStack): Promise<ChatBackends> {
  const postgresql = await aPostgresql();
  stack.defer(() => postgresql.stop());
  const upstream = await startScript(join(import.meta.dirname, 'a-text-upstream.ts'));
  stack.defer(() => upstream.stop());
  return { upstreamUrl: upstream.url, databaseUrl: postgresql.url };
}
