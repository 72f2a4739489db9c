import { join } from 'node:path';
import { aPostgresql } from '../a-postgresql.ts';
import { startScript } from './running.ts';

/** The upstream and the database of a gateway that serves chat. */
interface ChatBackends {
  readonly upstreamUrl: string;
  readonly upstreamPid: number;
  /** The URL of a database on a PostgreSQL server. */
  readonly databaseUrl: string;
}

/**
 * Starts the chat upstream. It is stopped with the stack.
 *
 * @param environment - its settings, such as the pause between events
 */
export async function startTextUpstream(
  stack: AsyncDisposableStack,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly pid: number }> {
  const upstream = await startScript(join(import.meta.dirname, 'a-text-upstream.ts'), environment);
  stack.defer(() => upstream.stop());
  return upstream;
}

/** Starts a chat upstream and a database server. They are stopped with the stack. */
export async function startChatBackends(
  stack: AsyncDisposableStack,
  environment?: Readonly<Record<string, string>>,
): Promise<ChatBackends> {
  const postgresql = await aPostgresql();
  stack.defer(() => postgresql.stop());
  const upstream = await startTextUpstream(stack, environment);
  return { upstreamUrl: upstream.url, upstreamPid: upstream.pid, databaseUrl: postgresql.url };
}
