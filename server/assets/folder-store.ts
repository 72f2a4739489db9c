import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../foundation/error-code.ts';
import { flushNames, makePrivateFolder } from '../foundation/folder.ts';
import { freeBytesOf } from '../foundation/free-bytes.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { removeStaleFiles } from '../foundation/stale-files.ts';
import { asStoreFailure } from './disk.ts';
import { type AssetStore, FileGone, measured, StoreUnavailable } from './store.ts';

/** Longer than any file takes to arrive: older ones were left behind by a dead process. */
const MAX_UNFINISHED_HOURS = 24;

/** With less free space, a larger file may not fit. */
const FREE_BYTES_AT_LEAST = 16 * 2 ** 20;

/** Options of opening a folder. */
export interface FolderStoreOptions {
  /** Whether no other process uses the folder, so that unfinished files can be deleted. */
  readonly alone?: boolean;
  /** Returns the free bytes. */
  readonly freeBytes?: () => Promise<number>;
  /** Tries to write a file; called only after a write has failed. */
  readonly tryToWrite?: () => Promise<void>;
  /** Flushes the names in a folder to the disk. */
  readonly flush?: (folder: string) => Promise<void>;
}

/** Opens a store in a folder, which is created if missing. */
export async function openFolderStore(
  folder: string,
  {
    alone = false,
    freeBytes = async () => freeBytesOf(await statfs(folder)),
    tryToWrite = () => writeProbe(join(folder, 'incoming')),
    flush = flushNames,
  }: FolderStoreOptions = {},
): Promise<AssetStore> {
  const incoming = join(folder, 'incoming');
  makePrivateFolder(folder);
  await mkdir(incoming, { recursive: true });
  await removeStaleFiles(incoming, { olderThanHours: alone ? 0 : MAX_UNFINISHED_HOURS });
  // Free bytes do not reveal a user's disk quota.
  let hasFailed = false;
  const publish = publisher(folder, flush);
  return {
    async write(id, content, { maxBytes }) {
      const unfinished = join(incoming, newIdentifier());
      try {
        const { meter, result } = measured(maxBytes);
        // The bytes are flushed before the rename, and the name before the write is reported: even after a power
        // failure, a named file is complete, and a file that a job refers to exists.
        const file = createWriteStream(unfinished, { flags: 'wx', flush: true });
        await pipeline(content, meter, file);
        await publish(unfinished, id);
        return result();
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        const failure = asStoreFailure(error);
        hasFailed ||= failure instanceof StoreUnavailable;
        throw failure;
      }
    },
    async read(id, range = WHOLE) {
      const file = await open(pathIn(folder, id)).catch((cause: unknown) => {
        throw hasCode(cause, 'ENOENT') ? new FileGone(id, { cause }) : asStoreFailure(cause);
      });
      return file.createReadStream(range);
    },
    remove: (id) => removeFrom(folder, id),
    async isAlive() {
      try {
        await access(incoming, constants.W_OK);
        if ((await freeBytes()) < FREE_BYTES_AT_LEAST) return false;
        if (hasFailed) await tryToWrite();
        hasFailed = false;
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {},
  };
}

/** Makes the step that moves a finished file to its place, and flushes the names on the way to it. */
function publisher(folder: string, flush: (folder: string) => Promise<void>) {
  // Another process may have just created a subfolder, so that it exists does not mean that its name is flushed.
  const flushedPlaces = new Set<string>();
  return async (unfinished: string, id: string): Promise<void> => {
    const path = pathIn(folder, id);
    const place = dirname(path);
    await mkdir(place, { recursive: true });
    await rename(unfinished, path);
    await flush(place);
    if (!flushedPlaces.has(place)) await flush(folder);
    flushedPlaces.add(place);
  };
}

const PROBE_BYTES = 64 * 2 ** 10;

async function writeProbe(incoming: string): Promise<void> {
  const probe = join(incoming, newIdentifier());
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES, 1), { flag: 'wx', flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}

/** Deletes a file, if it exists, from a folder that is or was a store. */
export async function removeFrom(folder: string, id: string): Promise<void> {
  await rm(pathIn(folder, id), { force: true });
}

function pathIn(folder: string, id: string): string {
  return join(folder, id.slice(-2), id);
}

const WHOLE = { start: 0, end: Number.POSITIVE_INFINITY };
