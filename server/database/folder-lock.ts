import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../foundation/operator-error.ts';
import { giveToOwner } from '../foundation/ownership.ts';
import { FolderUnusable, makeDataFolder } from './data-folder.ts';

/** The lock that a process holds while it uses a folder. */
export interface FolderLock {
  release(): void;
}

/** Another process uses the folder. */
export class FolderInUse extends OperatorError {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(
      `Another process is using the data folder ${folder}. Stop it, choose another folder with PATCHBAY_DATA, ` +
        'or set DATABASE_URL to share a PostgreSQL server.',
    );
  }
}

/** Keeps the files referenced: garbage collection would close a file and so release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder exclusively for this process.
 *
 * The lock is that of an empty SQLite file: the operating system releases it when the process ends for any reason, so a
 * crash leaves nothing to clean up. Node itself has no such locks.
 *
 * @throws FolderInUse if another process holds it; FolderUnusable if nothing can be written there
 */
export function lockFolder(folder: string): FolderLock {
  makeDataFolder(folder);
  const path = join(folder, 'lock');
  try {
    const file = new DatabaseSync(path);
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    giveToOwner(path, folder);
    held.add(file);
    return {
      release() {
        held.delete(file);
        file.close();
      },
    };
  } catch (error) {
    const kind = kindOf(error);
    if (kind === SQLITE_BUSY) throw new FolderInUse(folder);
    if (UNOPENED.has(kind)) throw new FolderUnusable(folder);
    throw error;
  }
}

/**
 * Whether a process holds a folder, this one included.
 *
 * @throws FolderUnusable if nothing can be written there
 */
export function isHeld(folder: string): boolean {
  try {
    lockFolder(folder).release();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

/** SQLite result codes (sqlite.org/rescode.html); the lowest byte is the primary code. */
const SQLITE_BUSY = 5;
const KIND = 0xff;
const UNOPENED: ReadonlySet<number> = new Set([
  8, // SQLITE_READONLY
  10, // SQLITE_IOERR
  13, // SQLITE_FULL
  14, // SQLITE_CANTOPEN
]);

function kindOf(error: unknown): number {
  const isCoded = error instanceof Error && 'errcode' in error;
  return isCoded && typeof error.errcode === 'number' ? error.errcode & KIND : 0;
}
