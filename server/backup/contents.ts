import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isObject, type JsonObject, parseObject } from '../foundation/json-object.ts';
import { type ArchivedFile, BrokenArchive } from './tar.ts';

/**
 * The files of a backup, in this order: `manifest.json`, `rows/TABLE/000001.ndjson` and so on (one JSON object a line),
 * `files/IDENTIFIER`, and `end.json`, which confirms that nothing before it is missing.
 */
export const MANIFEST = 'manifest.json';
export const END = 'end.json';
/** The version of the backup format that this program writes and reads. */
export const FORMAT = 1;

const ROWS = /^rows\/([a-z_]+)\/\d+\.ndjson$/;
const FILE = /^files\/([0-9a-f-]{36})$/;
const PORTION_DIGITS = 6;

/** The first file of a backup. */
export interface Manifest {
  readonly format: number;
  /** The time of the snapshot, in ISO 8601. */
  readonly takenAt: string;
  /** The migrations that had been applied. */
  readonly changes: readonly string[];
  /** Where result files were stored; those in a bucket are not part of a backup. */
  readonly files: 'folder' | 's3';
}

/** The last file of a backup. */
export interface End {
  /** Number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Number of result files. */
  readonly files: number;
  /** SHA-256 of the names, lengths and contents of all files before this one, in hexadecimal. */
  readonly sha256: string;
}

/** The kind of a file of a backup. */
export type Part =
  | { readonly kind: 'manifest' | 'end' }
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'file'; readonly id: string };

/** Determines the kind of a file from its name. */
export function partOf(name: string): Part {
  if (name === MANIFEST) return { kind: 'manifest' };
  if (name === END) return { kind: 'end' };
  const [, table] = ROWS.exec(name) ?? [];
  if (table !== undefined) return { kind: 'rows', table };
  const [, id] = FILE.exec(name) ?? [];
  if (id !== undefined) return { kind: 'file', id };
  throw new BrokenArchive(`It is not a backup: it has a file ${JSON.stringify(name)}.`);
}

/** Makes the file of a batch of rows of a table. */
export function rowsFile(table: string, portion: number, rows: readonly string[]): ArchivedFile {
  const digits = String(portion).padStart(PORTION_DIGITS, '0');
  return textFile(`rows/${table}/${digits}.ndjson`, rows.map((row) => `${row}\n`).join(''));
}

/** Makes a JSON file. */
export function jsonFile(name: string, value: Manifest | End): ArchivedFile {
  return textFile(name, `${JSON.stringify(value, null, 2)}\n`);
}

function textFile(name: string, text: string): ArchivedFile {
  const content = Buffer.from(text);
  return { name, bytes: content.length, content: Readable.from([content]) };
}

/** Size limit for files of rows or JSON. Those of former backups have hundreds of rows of any size. */
const MAX_TEXT_BYTES = 2 ** 29;

/** Reads a whole text file. */
export async function textOf({ name, bytes, content }: ArchivedFile): Promise<string> {
  if (bytes > MAX_TEXT_BYTES) throw new BrokenArchive(`It is not a backup: ${name} is too large.`);
  return (await buffer(content)).toString();
}

/**
 * Reads the manifest.
 *
 * @throws BrokenArchive if it is not a manifest, or its format is unknown to this program
 */
export async function readManifest(file: ArchivedFile): Promise<Manifest> {
  const value = file.name === MANIFEST ? parseObject(await textOf(file)) : undefined;
  if (value === undefined) throw new BrokenArchive('It is not a backup: it has no manifest.');
  if (value.format !== FORMAT)
    throw new BrokenArchive(
      `The backup is of form ${String(value.format)}, and this Patchbay knows form ${FORMAT}.`,
    );
  if (isManifest(value)) return value;
  throw new BrokenArchive('It is not a backup: its manifest is damaged.');
}

function isManifest(value: JsonObject): value is Manifest & JsonObject {
  const { takenAt, changes, files } = value;
  return (
    typeof takenAt === 'string' &&
    Array.isArray(changes) &&
    changes.every((name) => typeof name === 'string') &&
    (files === 'folder' || files === 's3')
  );
}

/** Reads the last file of a backup. */
export async function readEnd(file: ArchivedFile): Promise<End> {
  const value = parseObject(await textOf(file)) ?? {};
  const { rows, files, sha256 } = value;
  if (isCounts(rows) && typeof files === 'number' && typeof sha256 === 'string')
    return { rows, files, sha256 };
  throw new BrokenArchive('The backup is damaged: its end says nothing.');
}

function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return isObject(value) && Object.values(value).every((count) => typeof count === 'number');
}

/** Passes files through, and computes the digest of those that have passed. */
export function digesting(files: AsyncIterable<ArchivedFile>): {
  readonly passed: AsyncGenerator<ArchivedFile>;
  readonly sha256: () => string;
} {
  const hash = createHash('sha256');
  async function* seen({ content }: ArchivedFile): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  async function* pass(): AsyncGenerator<ArchivedFile> {
    for await (const file of files) {
      if (file.name === END) {
        yield file;
        continue;
      }
      hash.update(`${file.name}\n${file.bytes}\n`);
      yield { ...file, content: seen(file) };
    }
  }
  return { passed: pass(), sha256: () => hash.copy().digest('hex') };
}
