import type { Operation } from '../../generated/shapes.ts';
import { CommandFailure } from '../command-line/command-failure.ts';
import { ExitCode } from '../command-line/exit-code.ts';
import { reasonOf } from '../system-error.ts';

/**
 * Calls an operation of a deployment before its checks begin. Redirects are not followed: they would disclose the key
 * or a password to their target.
 *
 * @throws CommandFailure if it cannot be reached, or redirects
 */
export async function askDirectly(
  url: string,
  { path, method }: Pick<Operation, 'path' | 'method'>,
  request: Pick<RequestInit, 'headers' | 'body'>,
): Promise<Response> {
  const options: RequestInit = { ...request, method, redirect: 'manual' };
  const answer = await fetch(url + path, options).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  const place = answer.headers.get('location');
  if (place === null || answer.status < 300 || answer.status >= 400) return answer;
  await answer.body?.cancel();
  const sentence = `${url} redirects, to ${place}. Give the address of the gateway itself.`;
  throw new CommandFailure(sentence, ExitCode.mistake);
}

/** The failure of a command whose deployment does not respond. */
export function unreachable(url: string, error: unknown): CommandFailure {
  return new CommandFailure(`${url} cannot be reached: ${reasonOf(error)}.`, ExitCode.unavailable);
}
