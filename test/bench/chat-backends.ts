import { join } from 'node:path';
import { aPostgresql } from '../a-postgresql.ts';
import { startScript } from './running.ts';

/** What stands behind a gateway that answers chat. */
interface ChatBackends {
  readonly upstreamUrl: string;
  readonly upstreamPid: number;
  /** Of a PostgreSQL server's database. */
  readonly databaseUrl: string;
}

/**
 * Starts an upstream and a database server. They are stopped with the stack.
 *
 * @param environment - how the upstream answers
 */
export async function startChatBackends(
  stack: AsyncDisposableStack,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChatBackends> {
  const postgresql = await aPostgresql();
  stack.defer(() => postgresql.stop());
  const script = join(import.meta.dirname, 'a-text-upstream.ts');
  const upstream = await startScript(script, environment);
  stack.defer(() => upstream.stop());
  return { upstreamUrl: upstream.url, upstreamPid: upstream.pid, databaseUrl: postgresql.url };
}
