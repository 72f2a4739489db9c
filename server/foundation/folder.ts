import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
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

/** The system does not let a folder be opened. */
const NOT_OPENED = ['EACCES', 'EISDIR', 'EPERM'] as const;
/** The file system, often one of another machine, cannot flush a folder. */
const NOT_FLUSHED = ['EBADF', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'] as const;

/**
 * Flushes the names in a folder to the disk: a file that is flushed is found after a loss of power only if its name is,
 * too (fsync(2)). Where the system cannot do that for folders, it is left out, as PostgreSQL leaves it out
 * (`fsync_fname_ext`): nothing could be kept there otherwise.
 *
 * @throws the error of the system
 */
export async function flushNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await unlessCode(open(folder, 'r'), NOT_OPENED);
  try {
    await unlessCode(opened?.sync(), NOT_FLUSHED);
  } finally {
    await opened?.close();
  }
}

/** Nothing, where it fails with such a code. */
async function unlessCode<T>(
  done: T | Promise<T>,
  codes: readonly string[],
): Promise<T | undefined> {
  try {
    return await done;
  } catch (error) {
    if (hasCode(error, ...codes)) return undefined;
    throw error;
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
