import { writeFile } from 'node:fs/promises';
import { hasCode } from '../foundation/error-code.ts';
import { OperatorError } from '../foundation/operator-error.ts';

/**
 * Writes the initial settings file of a gateway. It may contain a password, so only its owner can read it.
 *
 * @throws OperatorError if the file exists and may not be replaced, or cannot be written
 */
export async function writeInitialSettings(
  file: string,
  text: string,
  { replace }: { readonly replace: boolean },
): Promise<void> {
  try {
    await writeFile(file, text, { flag: replace ? 'w' : 'wx', mode: 0o600 });
  } catch (cause) {
    const isThere = hasCode(cause, 'EEXIST');
    const message = isThere
      ? `${file} already exists: replace it with --force, or name another with --out.`
      : `${file} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new OperatorError(message, { cause });
  }
}
