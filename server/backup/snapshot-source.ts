import { setTimeout as sleep } from 'node:timers/promises';
import { askForSnapshot } from '../command-line/snapshot-asking.ts';
import { holdsDatabase } from '../database/built-in-database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import { openDatabaseAsItIs } from '../database/open-database.ts';
import { refuseHalfRestored } from '../database/restoring-mark.ts';
import { readSnapshot, type SnapshotPart } from '../database/snapshot.ts';

/** The database to read. */
export interface SnapshotPlace {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
}

/**
 * A gateway locks its folder a moment before it accepts commands, and releases it a moment after it stops accepting
 * them.
 */
const TRIES = 25;
const TRY_AGAIN_AFTER_MS = 200;

/**
 * Reads the rows of a database: of a server directly, of a data folder through the gateway that runs on it, or else
 * from the folder itself.
 *
 * @throws FolderInUse if the folder is held by a process that accepts no commands
 * @throws DatabaseUnreachable if the database server is unreachable or refuses the connection
 */
export async function withSnapshot<T>(
  place: SnapshotPlace,
  use: (snapshot: AsyncIterable<SnapshotPart>) => Promise<T>,
): Promise<T> {
  const { data: folder, databaseUrl } = place;
  refuseHalfRestored(folder);
  if (databaseUrl !== undefined) return fromDatabase(place, use);
  for (let tries = 1; ; tries += 1) {
    const asked = await askForSnapshot(folder);
    if (asked !== undefined) return takenFrom(asked, use);
    // Opening the database would create one.
    if (!holdsDatabase(folder)) return use(nothing());
    try {
      return await fromDatabase(place, use);
    } catch (error) {
      if (!(error instanceof FolderInUse) || tries === TRIES) throw error;
      await sleep(TRY_AGAIN_AFTER_MS);
    }
  }
}

async function fromDatabase<T>(
  { data: folder, databaseUrl }: SnapshotPlace,
  use: (snapshot: AsyncIterable<SnapshotPart>) => Promise<T>,
): Promise<T> {
  const { queries, close } = await openDatabaseAsItIs({ databaseUrl, folder });
  try {
    return await takenFrom(readSnapshot(queries), use);
  } finally {
    await close();
  }
}

/** Ends the snapshot once it has been used, whatever the outcome. */
async function takenFrom<T>(
  snapshot: AsyncGenerator<SnapshotPart>,
  use: (snapshot: AsyncIterable<SnapshotPart>) => Promise<T>,
): Promise<T> {
  try {
    return await use(snapshot);
  } finally {
    await snapshot.return(undefined);
  }
}

async function* nothing(): AsyncGenerator<SnapshotPart> {}
