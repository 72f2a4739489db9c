import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../foundation/folder.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { removeStaleFiles } from '../foundation/stale-files.ts';
import { type PassingFiles, watchPassingFiles } from './passing-files.ts';

/** Temporary storage for the files of one request, deleted with the request. */
export interface Scratch {
  /**
   * Returns an unused path.
   *
   * @throws Error - after `dispose`, as nothing would delete the file
   */
  newPath(): Promise<string>;
  dispose(): Promise<void>;
}

/** Temporary storage for the files of all requests. */
export interface ScratchRoom {
  open(): Scratch;
  /** Deletes everything. */
  close(): Promise<void>;
}

/** Options of opening temporary storage. */
export interface ScratchOptions {
  /** Whether no other process is using the folder. */
  readonly alone: boolean;
  /** Tracks the files of each request. */
  readonly passing?: PassingFiles;
}

/** If other processes may be using the folder, stale files are recognized by their age. */
const MAX_SCRATCH_HOURS = 24;

/** Opens this process's temporary storage in a folder, and deletes what earlier processes left there. */
export async function openScratchRoom(
  folder: string,
  { alone, passing = watchPassingFiles() }: ScratchOptions,
): Promise<ScratchRoom> {
  makePrivateFolder(folder);
  await removeStaleFiles(folder, { olderThanHours: alone ? 0 : MAX_SCRATCH_HOURS });
  const room = join(folder, newIdentifier());
  await mkdir(room);
  return {
    open: () => scratchIn(room, passing),
    close: () => rm(room, { recursive: true, force: true }),
  };
}

function scratchIn(folder: string, passing: PassingFiles): Scratch {
  let own: Promise<string> | undefined;
  let isOver = false;
  let hasPassed = (): void => {};
  const makeOwn = async (): Promise<string> => {
    hasPassed = passing.begin();
    const path = join(folder, newIdentifier());
    await mkdir(path);
    return path;
  };
  return {
    async newPath() {
      if (isOver) throw new Error('The files of this request were deleted.');
      own ??= makeOwn();
      return join(await own, newIdentifier());
    },
    async dispose() {
      isOver = true;
      hasPassed();
      if (own !== undefined) await rm(await own, { recursive: true, force: true });
    },
  };
}
