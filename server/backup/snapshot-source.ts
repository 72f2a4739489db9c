import { setTimeout as sleep } from 'node:timers/promises';
import { askForSnapshot } from '../command-line/snapshot-asking.ts';
import { holdsDatabase, openDatabaseAsItIs } from '../database/database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import { refuseHalfRestored } from '../database/restoring-mark.ts';
import { readSnapshot, type SnapshotPart } from '../database/snapshot.ts';

/** Which database is meant. */
export interface SnapshotPlace {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
}

/** A gateway claims its folder a moment before it takes commands, and keeps it a moment longer. */
const TRIES = 25;
const TRY_AGAIN_AFTER_MS = 200;

/**
 * Reads the rows of a database: of a server, through the gateway that runs on the data folder, or of the folder itself.
 *
 * @throws FolderInUse where a process has the folder that takes no commands
 * @throws DatabaseUnreachable where the database is on a server that does not let us in
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
    // To open it would make one.
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

/** Whatever comes of it, nobody waits for the rest any longer. */
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
