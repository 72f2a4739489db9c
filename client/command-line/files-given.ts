import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** Whether what was given for a file is an address of one. */
function isAddress(text: string): boolean {
  return /^(https?|data):/i.test(text);
}

/**
 * A file as the client takes it: an address as it is, a path from the user's folder.
 *
 * @param option - how the file was given, for the failure
 * @throws CommandFailure where there is no such file, or it may not be read
 */
export async function fileGiven(text: string, option: string, terminal: Terminal): Promise<string> {
  if (isAddress(text)) return text;
  const path = resolve(terminal.cwd(), text);
  try {
    await access(path, constants.R_OK);
    return path;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${String(code)})`;
    throw new CommandFailure(`${option} ${text}: ${why}.`, ExitCode.mistake);
  }
}
