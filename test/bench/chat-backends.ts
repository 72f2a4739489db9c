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
 * Starts the upstream that answers chat. It is stopped with the stack.
 *
 * @param environment - how it answers
 */
export async function startTextUpstream(
  stack: AsyncDisposableStack,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly pid: number }> {
  const upstream = await startScript(join(import.meta.dirname, 'a-text-upstream.ts'), environment);
  stack.defer(() => upstream.stop());
  return upstream;
}

/** Starts such an upstream and a database server. They are stopped with the stack. */
export async function startChatBackends(
  stack: AsyncDisposableStack,
  environment?: Readonly<Record<string, string>>,
): Promise<ChatBackends> {
  const postgresql = await aPostgresql();
  stack.defer(() => postgresql.stop());
  const upstream = await startTextUpstream(stack, environment);
  return { upstreamUrl: upstream.url, upstreamPid: upstream.pid, databaseUrl: postgresql.url };
}
