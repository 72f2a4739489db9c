import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openStore, type StoreSettings } from '../assets/open-store.ts';
import type { AssetStore } from '../assets/store.ts';
import {
  DATABASE_FOLDER,
  type DatabaseAsItIs,
  openDatabaseAsItIs,
  type Queries,
} from '../database/database.ts';
import { beginRefill, hasTables, type Refill } from '../database/refill.ts';
import {
  isMarkedRestoring,
  markOf,
  markRestoring,
  unmarkRestoring,
} from '../database/restoring-mark.ts';
import type { Log } from '../foundation/log.ts';
import { OperatorsMatter } from '../foundation/operators-matter.ts';
import { openQueue } from '../jobs/queue.ts';
import { takeUpJobs } from '../jobs/taking-up.ts';
import {
  digesting,
  type End,
  type Manifest,
  partOf,
  readEnd,
  readManifest,
  textOf,
} from './contents.ts';
import { type ArchivedFile, BrokenArchive, readTar } from './tar.ts';

/** Where a backup is restored to. */
export interface RestorePlace {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
  readonly assets: { readonly store: StoreSettings };
}

/** What has been restored. */
export interface RestoreReport {
  /** The moment that the backup is of, in ISO 8601. */
  readonly takenAt: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  /** Where the files had been kept; those of a bucket are there still, and were not in the backup. */
  readonly kept: Manifest['files'];
  /** Jobs that had not ended, and go on when a gateway starts. */
  readonly jobs: number;
}

/** A backup cannot be restored; the message says why, and nothing has been changed. */
export class CannotRestore extends OperatorsMatter {
  override readonly name = 'CannotRestore';
}

/**
 * Puts a backup into an empty database and an empty data folder. Until all of it is there and has been checked, no
 * gateway starts on them; what fails leaves them empty, and what was interrupted is begun anew.
 *
 * @param archive - the backup, not compressed
 * @throws CannotRestore where database or folder are not empty
 * @throws BrokenArchive where the backup is not whole
 */
export async function restoreBackup(
  place: RestorePlace,
  archive: AsyncIterable<Uint8Array>,
  log: Log,
): Promise<RestoreReport> {
  const { data: folder } = place;
  // What is of another form, or no backup at all, is told before anything is made.
  const { passed: files, sha256 } = digesting(readTar(archive));
  const first = await files.next();
  if (first.done === true) throw new BrokenArchive('It is not a backup: there is nothing in it.');
  const manifest = await readManifest(first.value);
  await mkdir(folder, { recursive: true });
  const database = await openEmpty(place);
  let isDone = false;
  try {
    const report = await fill(place, { database, manifest, files, sha256, log });
    isDone = true;
    return report;
  } finally {
    await database.close();
    if (!isDone) await removeContents(place);
    unmarkRestoring(folder);
  }
}

/** Opens a database with nothing in it, and marks the data folder. */
async function openEmpty(place: RestorePlace): Promise<DatabaseAsItIs> {
  const { data: folder, databaseUrl } = place;
  const prepare = async (): Promise<void> => {
    await clear(place);
    markRestoring(folder);
  };
  // The built-in database is looked at while its folder is ours, and before it is made.
  const database = await openDatabaseAsItIs({ databaseUrl, folder }, prepare);
  if (databaseUrl === undefined) return database;
  try {
    if (await hasTables(database.queries)) throw notEmpty('The database', whatToDo(folder));
    await prepare();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function whatToDo(folder: string): string {
  if (!isMarkedRestoring(folder)) return 'Name an empty one.';
  return (
    'Name an empty one; or, where the restore that was interrupted has filled it, which it does last and all at once, ' +
    `remove ${markOf(folder)} and start the gateway.`
  );
}

/** Removes what an interrupted restore has left; anything else is not ours to remove. */
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

function notEmpty(what: string, todo: string): CannotRestore {
  return new CannotRestore(`${what} is not empty, and a restore replaces nothing. ${todo}`);
}

async function removeContents({ data: folder, databaseUrl, assets }: RestorePlace): Promise<void> {
  const folders = [
    ...(databaseUrl === undefined ? [join(folder, DATABASE_FOLDER)] : []),
    ...(assets.store.kind === 'folder' ? [assetsOf(folder)] : []),
  ];
  for (const path of folders) await rm(path, { recursive: true, force: true });
}

function assetsOf(folder: string): string {
  return join(folder, 'assets');
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.some((entry) => entry.isFile());
}

/** What is to be put where. */
interface Restoring {
  readonly database: DatabaseAsItIs;
  readonly manifest: Manifest;
  /** What follows the manifest. */
  readonly files: AsyncIterable<ArchivedFile>;
  /** The digest of what has passed. */
  readonly sha256: () => string;
  readonly log: Log;
}

async function fill(
  { data: folder, assets }: RestorePlace,
  { database, manifest, files, sha256, log }: Restoring,
): Promise<RestoreReport> {
  await using opened = new AsyncDisposableStack();
  const store = await openStore(assets.store, assetsOf(folder));
  opened.defer(() => store.close());
  const queue = await openQueue(database, log);
  opened.defer(() => queue.stop(0));
  return database.queries.transaction().execute(async (transaction) => {
    const refill = await beginRefill(transaction, manifest);
    const taken = await takeAll(files, { refill, store, transaction, sha256 });
    await refill.finish();
    // The messages that spoke of the jobs are in the queue of the other database.
    const jobs = await takeUpJobs(transaction, queue);
    return { ...taken, takenAt: manifest.takenAt, kept: manifest.files, jobs };
  });
}

/** What a backup is put into. */
interface Filling {
  readonly refill: Refill;
  readonly store: AssetStore;
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

/** A file is what its row says, or the backup is not trusted. */
async function storeFile(
  id: string,
  { bytes, content }: ArchivedFile,
  { store, transaction }: Filling,
): Promise<void> {
  const stored = await store.write(id, Readable.from(content), { bytesUpTo: bytes });
  const told = await transaction
    .selectFrom('asset')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirst();
  if (told?.sha256 !== stored.sha256)
    throw new BrokenArchive(`The backup is damaged: the file ${id} is not what it should be.`);
}

function check(found: End, end: End | undefined): void {
  if (end === undefined) throw new BrokenArchive('The backup ends too early: it is not whole.');
  const tables = new Set([...Object.keys(found.rows), ...Object.keys(end.rows)]);
  const wrong = [...tables].filter((table) => found.rows[table] !== end.rows[table]);
  if (wrong.length > 0 || found.files !== end.files || found.sha256 !== end.sha256)
    throw new BrokenArchive('The backup is damaged: it is not what was written.');
}
