import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';

/** Only who owns a folder may look into it. */
const PRIVATE = 0o700;
const OTHERS = 0o007;

/**
 * Makes a folder that nobody but its owner may look into, and those it lies in. One that is there is left as it is. Node's own way to do so goes round and round, for ever, where the system has no
 * place for folders, such as below `/proc`.
 *
 * @throws what the system says against it
 */
export function makeFolder(folder: string): void {
  make(folder, PRIVATE);
}

/**
 * Makes a folder that nobody but its owner may look into, and closes one that is there to all the world.
 *
 * @throws what the system says against it
 */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  closeToOthers(folder);
}

/**
 * Sees to it that a folder is its owner's alone, where all the world might look into it so far. One that was opened to
 * a group on purpose stays open to it, and so does one that belongs to somebody else, who decides.
 *
 * @throws what the system says against it
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
