import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../foundation/folder.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { clearLeftovers } from '../foundation/leftovers.ts';
import { type PassingFiles, watchPassingFiles } from './passing-files.ts';

/** Room for the files of one request, which is removed with the request. */
export interface Scratch {
  /** A path that nothing is at yet. */
  newPath(): Promise<string>;
  dispose(): Promise<void>;
}

/** The room for the files of all requests. */
export interface ScratchRoom {
  open(): Scratch;
  /** Removes everything. */
  close(): Promise<void>;
}

/** How a room is opened. */
export interface ScratchOptions {
  /** Whether no other process uses the folder now. */
  readonly alone: boolean;
  /** Watches the files of each request. */
  readonly passing?: PassingFiles;
}

/** Where other processes may be using the folder, leftovers are told by their age. */
const SCRATCH_HOURS_UP_TO = 24;

/**
 * Opens a room of this process in a folder, and clears away what earlier processes left there.
 */
export async function openScratchRoom(
  folder: string,
  { alone, passing = watchPassingFiles() }: ScratchOptions,
): Promise<ScratchRoom> {
  makePrivateFolder(folder);
  await clearLeftovers(folder, { olderThanHours: alone ? 0 : SCRATCH_HOURS_UP_TO });
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
    // Work that goes on after its request would never end the watch.
    if (!isOver) hasPassed = passing.begin();
    const path = join(folder, newIdentifier());
    await mkdir(path);
    return path;
  };
  return {
    async newPath() {
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
