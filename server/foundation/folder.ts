import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';

/** Only the owner may enter. */
const PRIVATE = 0o700;
const OTHERS = 0o007;

/**
 * Makes a folder, and those around it, that nobody but its owner may enter. One that exists stays as it is. Node's
 * `recursive` is not used: it never ends where the system has no place for folders, such as below `/proc`.
 *
 * @throws the error of the system
 */
export function makeFolder(folder: string): void {
  make(folder, PRIVATE);
}

/**
 * Makes a folder that nobody but its owner may enter, and closes an existing one to everybody else.
 *
 * @throws the error of the system
 */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  closeToOthers(folder);
}

/**
 * Closes a folder to all but its owner, where everybody may enter it. One that was opened to a group on purpose stays
 * open to it, and so does one of another owner.
 *
 * @throws the error of the system
 */
export function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & OTHERS) === 0) return;
  try {
    chmodSync(folder, PRIVATE);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) throw error;
  }
}

function make(folder: string, mode?: number): void {
  const failure = tryToMake(folder, mode);
  if (failure === undefined) return;
  const above = dirname(folder);
  if (failure.code !== 'ENOENT' || above === folder) throw failure;
  make(above);
  const again = tryToMake(folder, mode);
  if (again !== undefined) throw again;
}

function tryToMake(folder: string, mode?: number): NodeJS.ErrnoException | undefined {
  try {
    mkdirSync(folder, mode);
    return undefined;
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return undefined;
    if (error instanceof Error) return error;
    throw error;
  }
}
