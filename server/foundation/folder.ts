import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';

/** Only the owner may enter. */
const PRIVATE = 0o700;
const OTHERS = 0o007;

/**
 * Creates a folder and its missing parents; only the owner can enter the folder. An existing one stays unchanged.
 * Node's `recursive` option is not used: it never returns where the system allows no folders, such as below `/proc`.
 *
 * @throws the error of the system
 */
export function makeFolder(folder: string): void {
  make(folder, PRIVATE);
}

/**
 * Creates a folder that only its owner can enter, and restricts an existing one to its owner.
 *
 * @throws the error of the system
 */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  closeToOthers(folder);
}

/**
 * Restricts a folder to its owner if everybody has access to it. A folder that is open only to a group keeps that
 * access, and a folder of another owner is left unchanged.
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

/** The codes of systems that do not allow opening a folder. */
const NOT_OPENED = ['EACCES', 'EISDIR', 'EPERM'] as const;
/** The codes of file systems, often network ones, that cannot flush a folder. */
const NOT_FLUSHED = ['EBADF', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'] as const;

/**
 * Flushes a folder's entries to disk: after a power loss a flushed file is found only if its directory entry was
 * flushed, too (fsync(2)). If the system cannot do this for folders, it is skipped, as in PostgreSQL
 * (`fsync_fname_ext`); otherwise such a file system could not be used at all.
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

/** Returns `undefined` if the operation fails with one of the codes. */
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
