import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, type StoreSettings } from '../assets/open-store.ts';
import { DATABASE_FOLDER } from '../database/built-in-database.ts';
import type { DatabaseAsItIs } from '../database/database.ts';
import { refuseSmallDisk } from '../database/disk-room.ts';
import { FolderInUse, lockFolder } from '../database/folder-lock.ts';
import { openDatabaseAsItIs } from '../database/open-database.ts';
import { hasTables } from '../database/refill.ts';
import {
  isMarkedRestoring,
  markOf,
  markRestoring,
  unmarkRestoring,
} from '../database/restoring-mark.ts';
import { OperatorError } from '../foundation/operator-error.ts';

/** The destination of a restore. */
export interface RestorePlace {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
  readonly assets: { readonly store: StoreSettings };
}

/**
 * Opens an empty database, and marks the data folder, which stays locked until the database is closed.
 *
 * @throws OperatorError if the database or the folder is not empty, the folder is in use, or its disk is too small
 */
export async function openEmpty(place: RestorePlace): Promise<DatabaseAsItIs> {
  let isCleared = false;
  const prepare = async (): Promise<void> => {
    await clear(place);
    isCleared = true;
    if (place.databaseUrl === undefined) refuseSmallDisk(place.data);
    markRestoring(place.data);
  };
  try {
    return await openClaimed(place, prepare);
  } catch (error) {
    if (isCleared) await giveUp(place);
    if (!(error instanceof FolderInUse)) throw error;
    throw new OperatorError(
      `The data folder ${place.data} is in use, by a gateway or by a restore that is under way. ` +
        'Stop it or wait for its end, or name another folder by --data.',
      { cause: error },
    );
  }
}

async function openClaimed(
  place: RestorePlace,
  prepare: () => Promise<void>,
): Promise<DatabaseAsItIs> {
  const { data: folder, databaseUrl } = place;
  // The built-in database is checked after its folder is locked, and before it is created.
  if (databaseUrl === undefined) return openDatabaseAsItIs({ databaseUrl, folder }, prepare);
  await using opened = new AsyncDisposableStack();
  const lock = lockFolder(folder);
  opened.defer(() => lock.release());
  const database = await openDatabaseAsItIs({ databaseUrl, folder });
  opened.defer(() => database.close());
  if (await hasTables(database.queries)) throw notEmpty('The database', whatToDo(folder));
  await prepare();
  const { queries, engine } = database;
  const held = opened.move();
  return { queries, engine, close: () => held.disposeAsync() };
}

/** Leaves the data folder empty after a restore that could not create its database. */
async function giveUp(place: RestorePlace): Promise<void> {
  const lock = lockFolder(place.data);
  try {
    await removeContents(place);
    unmarkRestoring(place.data);
  } finally {
    lock.release();
  }
}

function whatToDo(folder: string): string {
  if (!isMarkedRestoring(folder)) return 'Name an empty one.';
  return (
    'Name an empty one; or, where the restore that was interrupted has filled it, which it does last and all at once, ' +
    `remove ${markOf(folder)} and start the gateway.`
  );
}

/** Deletes the remains of an interrupted restore; refuses a folder with anything else in it. */
async function clear(place: RestorePlace): Promise<void> {
  const { data: folder } = place;
  if (isMarkedRestoring(folder)) return removeContents(place);
  if (place.databaseUrl === undefined && existsSync(join(folder, DATABASE_FOLDER)))
    throw notEmpty(`The data folder ${folder}`, 'Name an empty one by --data.');
  if (place.assets.store.kind === 'folder' && (await hasFiles(assetsOf(folder))))
    throw notEmpty(
      `The data folder ${folder}`,
      'It has files of results. Name an empty one by --data.',
    );
}

function notEmpty(what: string, todo: string): OperatorError {
  return new OperatorError(`${what} is not empty, and a restore replaces nothing. ${todo}`);
}

/** Deletes what a restore has written to the data folder. */
export async function removeContents({
  data: folder,
  databaseUrl,
  assets,
}: RestorePlace): Promise<void> {
  const folders = [
    ...(databaseUrl === undefined ? [join(folder, DATABASE_FOLDER)] : []),
    ...(assets.store.kind === 'folder' ? [assetsOf(folder)] : []),
  ];
  for (const path of folders) await rm(path, { recursive: true, force: true });
}

/**
 * Deletes files that a restore has written to a bucket, which may contain other files. The remains of a killed restore
 * are overwritten by the next one.
 */
export async function removeFromBucket(
  { data, assets }: RestorePlace,
  ids: readonly string[],
): Promise<void> {
  if (assets.store.kind === 'folder' || ids.length === 0) return;
  const store = await openStore(assets.store, assetsOf(data));
  try {
    for (const id of ids) await store.remove(id);
  } finally {
    await store.close();
  }
}

/** The folder of result files. */
export function assetsOf(folder: string): string {
  return join(folder, 'assets');
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.some((entry) => entry.isFile());
}
