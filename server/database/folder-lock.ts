import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../foundation/folder.ts';
import { OperatorsMatter } from '../foundation/operators-matter.ts';
import { giveToOwner } from '../foundation/ownership.ts';

/** Held while a process uses a folder. */
export interface FolderLock {
  release(): void;
}

/** Another process uses the folder. */
export class FolderInUse extends OperatorsMatter {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(
      `Another process is using the data folder ${folder}. Stop it, choose another folder with PATCHBAY_DATA, ` +
        'or set DATABASE_URL to share a PostgreSQL server.',
    );
  }
}

/** A file that nothing refers to would be closed, and the folder be free, when memory is cleared up. */
const held = new Set<DatabaseSync>();

/**
 * Claims a folder for this process alone.
 *
 * The claim is the lock of an empty SQLite file: the operating system keeps it and takes it back when the
 * process ends, however it ends, so that nothing stale is left to clean up after a crash. Node has no other
 * way to such a lock.
 *
 * @throws FolderInUse where another process holds it
 */
export function lockFolder(folder: string): FolderLock {
  makeFolder(folder);
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
    if (isBusy(error)) throw new FolderInUse(folder);
    throw error;
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
