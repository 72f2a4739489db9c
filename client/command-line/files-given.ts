import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { codeOf } from '../system-error.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** Whether a file was given by its address. */
function isAddress(text: string): boolean {
  return /^(https?|data):/i.test(text);
}

/**
 * A file as the client takes it: an address as it is, a path from the user's folder.
 *
 * @param option - how the file was given, for the failure
 * @throws CommandFailure where there is no such file, or it cannot be read
 */
export async function fileGiven(text: string, option: string, terminal: Terminal): Promise<string> {
  return isAddress(text) ? text : pathGiven(text, option, terminal);
}

/**
 * The path of a file, from the user's folder.
 *
 * @param option - how the file was given, for the failure
 * @throws CommandFailure where there is no such file, or it cannot be read
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
