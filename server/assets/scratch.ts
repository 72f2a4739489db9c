import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newIdentifier } from '../foundation/identifiers.ts';

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

/**
 * Opens the room.
 *
 * @param options - `alone`: whether no other process uses the folder; what an earlier one left is cleared then
 */
export async function openScratchRoom(
  folder: string,
  { alone }: { readonly alone: boolean },
): Promise<ScratchRoom> {
  if (alone) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return {
    open: () => scratchIn(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

function scratchIn(folder: string): Scratch {
  let own: Promise<string> | undefined;
  const makeOwn = async (): Promise<string> => {
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
      if (own !== undefined) await rm(await own, { recursive: true, force: true });
    },
  };
}
