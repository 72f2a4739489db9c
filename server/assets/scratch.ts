import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newIdentifier } from '../foundation/identifiers.ts';
import { clearLeftovers } from '../foundation/leftovers.ts';
import { type PassingFiles, watchPassingFiles } from './passing-files.ts';

/** Room for the files of one request. It is gone when the request is over. */
export interface Scratch {
  /** A path that nothing is at yet. */
  newPath(): Promise<string>;
  dispose(): Promise<void>;
}

/** Where the scratch of requests is. */
export interface ScratchRoom {
  open(): Scratch;
  /** Clears the room away. */
  close(): Promise<void>;
}

/** Where other processes may be at work, what an earlier one left is known by its age. */
const SCRATCH_HOURS_UP_TO = 24;

/**
 * Opens a room of this process in a folder, and clears away what earlier processes left there.
 *
 * @param options - `alone`: whether no other process uses the folder now
 */
export async function openScratchRoom(
  folder: string,
  { alone }: { readonly alone: boolean },
): Promise<ScratchRoom> {
  if (alone) await rm(folder, { recursive: true, force: true });
  const room = join(folder, newIdentifier());
  await mkdir(room, { recursive: true });
  await clearLeftovers(folder, { olderThanHours: SCRATCH_HOURS_UP_TO });
  const passing = watchPassingFiles();
  return {
    open: () => scratchIn(room, passing),
    close: () => rm(room, { recursive: true, force: true }),
  };
}

function scratchIn(folder: string, passing: PassingFiles): Scratch {
  let own: Promise<string> | undefined;
  let hasPassed = (): void => {};
  const makeOwn = async (): Promise<string> => {
    const path = join(folder, newIdentifier());
    await mkdir(path);
    return path;
  };
  return {
    async newPath() {
      if (own === undefined) hasPassed = passing.begin();
      own ??= makeOwn();
      return join(await own, newIdentifier());
    },
    async dispose() {
      hasPassed();
      if (own !== undefined) await rm(await own, { recursive: true, force: true });
    },
  };
}
