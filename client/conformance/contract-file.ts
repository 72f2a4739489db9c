import { readFile } from 'node:fs/promises';
import { CommandFailure } from '../command-line/command-failure.ts';
import { ExitCode } from '../command-line/exit-code.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import { reasonOf } from '../system-error.ts';
import { unreachable } from './direct-asking.ts';
import { parsed } from './json.ts';

const MAX_MILLISECONDS = 30_000;

/**
 * Reads a JSON contract.
 *
 * @param source - a path or URL; the URL of a gateway means its `/openapi.json`
 * @throws CommandFailure if there is none
 */
export async function readContract(source: string): Promise<JsonObject> {
  const text = /^https?:\/\//.test(source) ? await fetched(source) : await fromFile(source);
  const value = parsed(text);
  if (isObject(value) && typeof value.openapi === 'string') return value;
  throw new CommandFailure(`${source} is no OpenAPI document in JSON.`, ExitCode.mistake);
}

async function fromFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CommandFailure(`${path} cannot be read: ${reasonOf(error)}`, ExitCode.mistake);
  }
}

async function fetched(source: string): Promise<string> {
  const { pathname } = new URL(source);
  const address = pathname === '/' ? new URL('/openapi.json', source) : new URL(source);
  const signal = AbortSignal.timeout(MAX_MILLISECONDS);
  const fail = (error: unknown): never => {
    throw unreachable(address.href, error);
  };
  const answer = await fetch(address, { signal }).catch(fail);
  if (answer.ok) return answer.text().catch(fail);
  await answer.body?.cancel();
  throw new CommandFailure(`${address} answered ${answer.status}.`, ExitCode.unavailable);
}
