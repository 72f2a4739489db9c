import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { codeOf } from '../system-error.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** Whether a file was given as a URL or data URI. */
function isAddress(text: string): boolean {
  return /^(https?|data):/i.test(text);
}

/**
 * Converts a file argument for the client: a URL unchanged, a path resolved against the user's working directory.
 *
 * @param option - how the file was given, for the error message
 * @throws CommandFailure if the file does not exist or cannot be read
 */
export async function fileGiven(text: string, option: string, terminal: Terminal): Promise<string> {
  return isAddress(text) ? text : pathGiven(text, option, terminal);
}

/**
 * Resolves the path of a file against the user's working directory.
 *
 * @param option - how the file was given, for the error message
 * @throws CommandFailure if the file does not exist or cannot be read
 */
export async function pathGiven(text: string, option: string, terminal: Terminal): Promise<string> {
  const path = resolve(terminal.cwd(), text);
  const refusal = await refusalOf(path);
  if (refusal === undefined) return path;
  throw new CommandFailure(`${option} ${text}: ${refusal}.`, ExitCode.mistake);
}

async function refusalOf(path: string): Promise<string | undefined> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).isDirectory() ? 'it is a folder' : undefined;
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
  }
}
