import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { placeWhole } from './whole-folder.ts';

/**
 * A database that was prepared when the package was built, in one file: its tables are made, and nothing is in them
 * that one database may not share with another. To unpack it takes a tenth of the time that making a new one takes.
 *
 * The file is compressed by Brotli. Its first line is a list of `Entry` as JSON; the contents of all files follow, one
 * after another in the order of the list.
 */
interface Entry {
  /** Below the database's folder, with slashes. */
  readonly path: string;
  /** The length of a file; a folder has none. */
  readonly bytes?: number;
}

/** The file in the package, beside this code; there is none when run from source. */
const PREPARED = join(import.meta.dirname, '..', 'prepared-database.br');
/** Beyond it, little is won. What the database's log has of the tables is there again in them, some megabytes apart. */
const QUALITY = 9;
const WINDOW_BITS = 24;
/** The mode that PostgreSQL demands. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Puts a database that has been closed into one file. */
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

/** Unpacks the prepared database, if there is one, unless the folder holds something. */
export async function placePrepared(folder: string, prepared = PREPARED): Promise<void> {
  if (!existsSync(prepared)) return;
  await placeWhole(folder, async (unfinished) => {
    unpack(await promisify(brotliDecompress)(await readFile(prepared)), unfinished);
    return true;
  });
}

/** Synchronously, which is faster for hundreds of small files; nobody is served yet. */
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
