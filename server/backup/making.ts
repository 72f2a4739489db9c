import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openStore, type StoreSettings } from '../assets/open-store.ts';
import { FOLDER_MARK, matchFolder } from '../assets/shared-folder.ts';
import { type AssetStore, FileGone } from '../assets/store.ts';
import type { SnapshotHead, SnapshotPart } from '../database/snapshot.ts';
import { flushNames } from '../foundation/folder.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { parseObject } from '../foundation/json-object.ts';
import { OperatorError } from '../foundation/operator-error.ts';
import { digesting, END, FORMAT, jsonFile, MANIFEST, rowsFile } from './contents.ts';
import { type SnapshotPlace, withSnapshot } from './snapshot-source.ts';
import { type ArchivedFile, writeTar } from './tar.ts';
import { removeIfStopped } from './unfinished-file.ts';

/** The gateway to back up. */
export interface BackupPlace extends SnapshotPlace {
  readonly assets: { readonly store: StoreSettings };
}

/** The contents of a backup. */
export interface BackupReport {
  /** The time of its snapshot, in ISO 8601. */
  readonly takenAt: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  /** Result files that were missing from the store, or damaged. */
  readonly missing: readonly string[];
  /** Where result files are stored; those in a bucket are not in the backup. */
  readonly kept: StoreSettings['kind'];
}

/** The backup contains the secrets that authenticate keys, sessions and callbacks. */
const OWNER_ONLY_FILE = 0o600;
/** Speed matters more than the last percents of size: while rows are read, a built-in database is blocked. */
const COMPRESSION_LEVEL = 4;

/**
 * Writes all durable data into one file: the rows of the database as of one point in time, and the files that they
 * refer to. The file appears atomically.
 *
 * @throws OperatorError if there is nothing to back up, its files are in another folder, or the file already exists
 * @throws FolderInUse if the folder is held by a process that accepts no commands
 */
export async function makeBackup(
  place: BackupPlace,
  { file, replace }: { readonly file: string; readonly replace: boolean },
): Promise<BackupReport> {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new OperatorError(`${file} is a folder: name a file in it.`);
  if (!replace && existsSync(file))
    throw new OperatorError(`${file} is there already; --force replaces it.`);
  const folder = dirname(file);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new OperatorError(`There is no folder ${folder} to write ${basename(file)} to.`);
  return withSnapshot(place, async (snapshot) => {
    // A new file with a unique name: an existing one may have other permissions, or belong to another backup.
    const unfinished = `${file}.${newIdentifier()}.unfinished`;
    const leaveIt = removeIfStopped(unfinished);
    try {
      const contents = await contentsOf(place, snapshot);
      await pipeline(
        Readable.from(writeTar(contents.files, new Date())),
        createGzip({ level: COMPRESSION_LEVEL }),
        createWriteStream(unfinished, { flags: 'wx', mode: OWNER_ONLY_FILE, flush: true }),
      );
      await rename(unfinished, file);
      await flushNames(folder);
      return contents.report();
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw isSystems(error)
        ? new OperatorError(`The backup cannot be written: ${error.message}.`, { cause: error })
        : error;
    } finally {
      leaveIt();
    }
  });
}

/** Whether an error is a system error about a file. */
function isSystems(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

/** Starts reading the data to back up. */
async function contentsOf(
  place: BackupPlace,
  snapshot: AsyncIterable<SnapshotPart>,
): Promise<Contents> {
  const parts = snapshot[Symbol.asyncIterator]();
  const first = await parts.next();
  if (first.done === true || first.value.kind !== 'head' || first.value.changes.length === 0)
    throw new OperatorError(`There is nothing to back up: ${emptiness(place)}`);
  return new Contents(place, first.value, parts);
}

/** Advice for a database without tables, which is usually the wrong one. */
function emptiness({ data, databaseUrl }: BackupPlace): string {
  return databaseUrl === undefined
    ? `no database of a gateway is in the data folder ${resolve(data)}. Name its folder by PATCHBAY_DATA or --data.`
    : 'the database on the server has no tables yet. Name that of the gateway by DATABASE_URL or databaseUrl.';
}

/** The files of a backup, and a report on them once they have been read. */
class Contents {
  readonly files: AsyncGenerator<ArchivedFile>;
  readonly #place: BackupPlace;
  readonly #head: SnapshotHead;
  readonly #parts: AsyncIterator<SnapshotPart>;
  readonly #digest: ReturnType<typeof digesting>;
  readonly #rows: Record<string, number> = {};
  readonly #missing: string[] = [];
  readonly #wanted: WantedFile[] = [];
  /** The mark of the folder with the files of the database, if it has one. */
  #folderMark: string | undefined;
  #files = 0;

  /** @param parts - the parts after the head */
  constructor(place: BackupPlace, head: SnapshotHead, parts: AsyncIterator<SnapshotPart>) {
    this.#place = place;
    this.#head = head;
    this.#parts = parts;
    this.#digest = digesting(this.#everything());
    this.files = this.#digest.passed;
  }

  report(): BackupReport {
    const { takenAt } = this.#head;
    const [rows, missing] = [this.#rows, this.#missing];
    return { takenAt, rows, files: this.#files, missing, kept: this.#kept };
  }

  get #kept() {
    return this.#place.assets.store.kind;
  }

  async *#everything(): AsyncGenerator<ArchivedFile> {
    const { takenAt, changes } = this.#head;
    yield jsonFile(MANIFEST, { format: FORMAT, takenAt, changes, files: this.#kept });
    yield* this.#rowFiles();
    if (this.#kept === 'folder') yield* this.#resultFiles();
    yield jsonFile(END, { rows: this.#rows, files: this.#files, sha256: this.#digest.sha256() });
  }

  async *#rowFiles(): AsyncGenerator<ArchivedFile> {
    const [rows, parts] = [this.#rows, this.#parts];
    let portion = 0;
    for (let part = await parts.next(); part.done !== true; part = await parts.next()) {
      if (part.value.kind === 'head') continue;
      const { table, rows: lines } = part.value;
      portion = table in rows ? portion + 1 : 1;
      rows[table] = (rows[table] ?? 0) + lines.length;
      if (table === 'asset') {
        this.#wanted.push(...lines.flatMap((line) => wantedOf(line, this.#head)));
      }
      if (table === 'secret') this.#folderMark ??= folderMarkIn(lines);
      yield rowsFile(table, portion, lines);
    }
  }

  async *#resultFiles(): AsyncGenerator<ArchivedFile> {
    const { assets, data } = this.#place;
    const folder = join(data, 'assets');
    if (this.#wanted.length > 0 && (await matchFolder(this.#folderMark, folder)) === 'other')
      throw new OperatorError(otherFolder(folder));
    const store = await openStore(assets.store, folder);
    try {
      for (const { id, bytes, sha256 } of this.#wanted) {
        const isWhole = (await digestOf(store, id)) === sha256;
        const content = isWhole ? await contentOf(store, id) : undefined;
        if (content === undefined) {
          this.#missing.push(id);
          continue;
        }
        this.#files += 1;
        yield { name: `files/${id}`, bytes, content };
      }
    } finally {
      await store.close();
    }
  }
}

function folderMarkIn(secrets: readonly string[]): string | undefined {
  const mark = secrets.map(parseObject).find((secret) => secret?.name === FOLDER_MARK)?.value;
  return typeof mark === 'string' ? mark : undefined;
}

function otherFolder(folder: string): string {
  return (
    `${resolve(folder)} is not the folder with the files of this database. Name the data folder of the gateway by ` +
    'PATCHBAY_DATA or --data; patchbay doctor says what to do if it is lost.'
  );
}

/** A file that a row refers to. */
interface WantedFile {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: unknown;
}

/**
 * The file of an asset's row, if the backup needs it: an unkept draft is recreated by its job, and an expired file is
 * no longer needed.
 */
function wantedOf(line: string, { takenAt }: SnapshotHead): readonly WantedFile[] {
  const { id, bytes, sha256, is_kept: isKept, expires_at: expiresAt } = parseObject(line) ?? {};
  // In the oldest schema, every file is kept for ever.
  if (isKept === 'false' || typeof id !== 'string') return [];
  if (typeof expiresAt === 'string' && timeOf(expiresAt) <= new Date(takenAt)) return [];
  return [{ id, bytes: Number(bytes), sha256 }];
}

/** Parses a UTC time in PostgreSQL's format, such as `2026-11-22 10:00:00.123456+00`. */
function timeOf(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
}

/** The digest of a file, checked before it is archived, as a restore rejects a damaged one. */
async function digestOf(store: AssetStore, id: string): Promise<string | undefined> {
  const content = await contentOf(store, id);
  if (content === undefined) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

async function contentOf(store: AssetStore, id: string): Promise<Readable | undefined> {
  try {
    return await store.read(id);
  } catch (error) {
    if (error instanceof FileGone) return undefined;
    throw error;
  }
}
