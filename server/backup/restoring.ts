import { Readable } from 'node:stream';
import { openStore } from '../assets/open-store.ts';
import { forgetFolder } from '../assets/shared-folder.ts';
import type { AssetStore } from '../assets/store.ts';
import { makeDataFolder } from '../database/data-folder.ts';
import type { DatabaseAsItIs, Queries } from '../database/database.ts';
import { beginRefill, hasTables, type Refill } from '../database/refill.ts';
import { unmarkRestoring } from '../database/restoring-mark.ts';
import type { Log } from '../foundation/log.ts';
import { giveToOwner } from '../foundation/ownership.ts';
import { resumeJobs } from '../jobs/changes/resuming.ts';
import { openQueue } from '../jobs/queue/boss-queue.ts';
import {
  digesting,
  type End,
  type Manifest,
  partOf,
  readEnd,
  readManifest,
  textOf,
} from './contents.ts';
import {
  assetsOf,
  openEmpty,
  type RestorePlace,
  removeContents,
  removeFromBucket,
} from './empty-place.ts';
import { type ArchivedFile, BrokenArchive, readTar } from './tar.ts';

/** The result of a restore. */
export interface RestoreReport {
  /** The time of the backup's snapshot, in ISO 8601. */
  readonly takenAt: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  /** Where result files were stored; those in a bucket are still there, and were not in the backup. */
  readonly kept: Manifest['files'];
  /** Number of unfinished jobs, which continue when a gateway starts. */
  readonly jobs: number;
}

/**
 * Restores a backup into an empty database and an empty data folder. Until everything is written and verified, no
 * gateway starts on them; a failed restore leaves them empty, and an interrupted one starts over when it is repeated.
 *
 * @param archive - the uncompressed backup
 * @throws OperatorError if the database or the folder is not empty
 * @throws BrokenArchive if the backup is incomplete or damaged
 */
export async function restoreBackup(
  place: RestorePlace,
  archive: AsyncIterable<Uint8Array>,
  log: Log,
): Promise<RestoreReport> {
  const { data: folder } = place;
  // Rejects an unknown format, or a file that is no backup, before anything is created.
  const { passed: files, sha256 } = digesting(readTar(archive));
  const first = await files.next();
  if (first.done === true) throw new BrokenArchive('It is not a backup: there is nothing in it.');
  const manifest = await readManifest(first.value);
  makeDataFolder(folder);
  const database = await openEmpty(place);
  const stored: string[] = [];
  let isFilled = false;
  const onFilled = (): void => {
    isFilled = true;
  };
  try {
    return await fill(place, { database, manifest, files, sha256, log, stored, onFilled });
  } finally {
    // If the outcome of the commit is unknown, only the database knows it, if it can be reached.
    const isEmpty = !isFilled && !(await hasTables(database.queries).catch(() => true));
    await database.close();
    if (isFilled && place.assets.store.kind === 'folder') giveToOwner(assetsOf(folder), folder);
    if (isEmpty) {
      await removeContents(place);
      await removeFromBucket(place, stored).catch((error: unknown) =>
        log.warn({ error, files: stored.length }, 'restored files remain in the bucket'),
      );
    }
    if (isEmpty || isFilled) unmarkRestoring(folder);
  }
}

/** Dependencies of filling a database. */
interface Restoring {
  readonly database: DatabaseAsItIs;
  readonly manifest: Manifest;
  /** The files after the manifest. */
  readonly files: AsyncIterable<ArchivedFile>;
  /** Returns the digest of the files that have passed. */
  readonly sha256: () => string;
  readonly log: Log;
  /** The identifiers of files that have been stored, at least in part. */
  readonly stored: string[];
  /** Called once everything is in the database. */
  readonly onFilled: () => void;
}

async function fill(
  { data: folder, assets }: RestorePlace,
  { database, manifest, files, sha256, log, stored, onFilled }: Restoring,
): Promise<RestoreReport> {
  await using opened = new AsyncDisposableStack();
  const store = await openStore(assets.store, assetsOf(folder));
  opened.defer(() => store.close());
  const queue = await openQueue(database, log);
  opened.defer(() => queue.stop(0));
  const report = await database.queries.transaction().execute(async (transaction) => {
    const refill = await beginRefill(transaction, manifest);
    const taken = await takeAll(files, { refill, store, stored, transaction, sha256 });
    await refill.finish();
    await forgetFolder(transaction);
    // The messages of the jobs are in the queue of the other database.
    const jobs = await resumeJobs(transaction, queue);
    return { ...taken, takenAt: manifest.takenAt, kept: manifest.files, jobs };
  });
  onFilled();
  return report;
}

/** Dependencies of storing the parts of a backup. */
interface Filling {
  readonly refill: Refill;
  readonly store: AssetStore;
  readonly stored: Restoring['stored'];
  readonly transaction: Queries;
  readonly sha256: Restoring['sha256'];
}

async function takeAll(
  files: AsyncIterable<ArchivedFile>,
  filling: Filling,
): Promise<Pick<RestoreReport, 'rows' | 'files'>> {
  const rows: Record<string, number> = {};
  let [count, end]: [number, End | undefined] = [0, undefined];
  for await (const file of files) {
    if (end !== undefined) throw new BrokenArchive('The backup goes on behind its end.');
    const part = partOf(file.name);
    switch (part.kind) {
      case 'manifest':
        throw new BrokenArchive('The backup is damaged: it has two manifests.');
      case 'rows': {
        const lines = (await textOf(file)).split('\n').filter((line) => line !== '');
        await filling.refill.take({ table: part.table, rows: lines });
        rows[part.table] = (rows[part.table] ?? 0) + lines.length;
        break;
      }
      case 'file':
        await storeFile(part.id, file, filling);
        count += 1;
        break;
      case 'end':
        end = await readEnd(file);
    }
  }
  check({ rows, files: count, sha256: filling.sha256() }, end);
  return { rows, files: count };
}

/** Stores a file, and rejects the backup if its digest differs from the row's. */
async function storeFile(
  id: string,
  { bytes, content }: ArchivedFile,
  { store, stored, transaction }: Filling,
): Promise<void> {
  stored.push(id);
  const found = await store.write(id, Readable.from(content), { maxBytes: bytes });
  const told = await transaction
    .selectFrom('asset')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirst();
  if (told?.sha256 !== found.sha256)
    throw new BrokenArchive(`The backup is damaged: the file ${id} is not what it should be.`);
}

function check(found: End, end: End | undefined): void {
  if (end === undefined) throw new BrokenArchive('The backup ends too early: it is not whole.');
  const tables = new Set([...Object.keys(found.rows), ...Object.keys(end.rows)]);
  const wrong = [...tables].filter((table) => found.rows[table] !== end.rows[table]);
  if (wrong.length > 0 || found.files !== end.files || found.sha256 !== end.sha256)
    throw new BrokenArchive('The backup is damaged: it is not what was written.');
}
