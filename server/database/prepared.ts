import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { placeWhole } from './whole-folder.ts';

/**
 * A database prepared at build time of the package, in one file: its tables exist, and it contains nothing that must
 * differ between databases. Unpacking it takes a tenth of the time of creating a new one.
 *
 * The file is compressed with Brotli. Its first line is a list of `Entry` as JSON; the contents of all files follow,
 * one after another in the order of the list.
 */
interface Entry {
  /** Path relative to the database's folder, with slashes. */
  readonly path: string;
  /** The length of a file; absent for a folder. */
  readonly bytes?: number;
}

/** The file in the package, beside this code; there is none when run from source. */
const PREPARED = join(import.meta.dirname, '..', 'prepared-database.br');
/**
 * Higher values gain little. The window spans the table data and its copy in the database's log, some megabytes apart.
 */
const QUALITY = 9;
const WINDOW_BITS = 24;
/** The mode that PostgreSQL requires. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Packs a closed database into one file. */
export function packDatabase(folder: string): Buffer {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    return { name, content: entry.isDirectory() ? undefined : readFileSync(path) };
  });
  // A folder comes before its files.
  found.sort(({ name: one }, { name: other }) => (one < other ? -1 : 1));
  const entries: readonly Entry[] = found.map(({ name: path, content }) =>
    content === undefined ? { path } : { path, bytes: content.length },
  );
  const contents = found.flatMap(({ content }) => (content === undefined ? [] : [content]));
  return brotliCompressSync(
    Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]),
    {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    },
  );
}

/** Unpacks the prepared database, if there is one, unless the folder is not empty. */
export async function placePrepared(folder: string, prepared = PREPARED): Promise<void> {
  if (!existsSync(prepared)) return;
  await placeWhole(folder, async (unfinished) => {
    unpack(await promisify(brotliDecompress)(await readFile(prepared)), unfinished);
    return true;
  });
}

/** Synchronous, which is faster for hundreds of small files; no requests are served yet. */
function unpack(packed: Buffer, folder: string): void {
  const indexEnd = packed.indexOf('\n');
  const entries: readonly Entry[] = JSON.parse(packed.toString('utf8', 0, indexEnd));
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  let begin = indexEnd + 1;
  for (const { path, bytes } of entries) {
    const place = join(folder, path);
    if (bytes === undefined) {
      mkdirSync(place, { mode: FOLDER_MODE });
      continue;
    }
    writeFileSync(place, packed.subarray(begin, begin + bytes), { mode: FILE_MODE });
    begin += bytes;
  }
}
