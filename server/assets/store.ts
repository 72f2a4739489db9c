import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newIdentifier } from '../foundation/identifiers.ts';
import { clearLeftovers } from '../foundation/leftovers.ts';

/** What is known of a file once it is stored. */
export interface StoredFile {
  /** Size in bytes. */
  readonly bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
}

/** A file is larger than it may be. What was stored of it is gone again. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  constructor(bytesUpTo: number) {
    super(`The file is larger than ${bytesUpTo} bytes.`);
  }
}

/** Where the bytes of assets are. Files appear whole or not at all. */
export interface AssetStore {
  /**
   * Stores a stream under an identifier.
   *
   * @throws FileTooLarge where the stream is longer than `bytesUpTo`
   */
  write(id: string, content: Readable, limit: { readonly bytesUpTo: number }): Promise<StoredFile>;
  /** Opens a stored file. */
  read(id: string): Readable;
  /** The path of a stored file, for what can only read paths. */
  pathOf(id: string): string;
  remove(id: string): Promise<void>;
  /** Whether files can be written. */
  isAlive(): Promise<boolean>;
}

/** No file takes longer to arrive; what is older was left by a process that died. */
const UNFINISHED_HOURS_UP_TO = 24;

/** Opens a store in a folder, which is made if it is not there. */
export async function openFolderStore(folder: string): Promise<AssetStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await clearLeftovers(incoming, { olderThanHours: UNFINISHED_HOURS_UP_TO });
  const pathOf = (id: string): string => join(folder, id.slice(-2), id);
  return {
    async write(id, content, { bytesUpTo }) {
      const unfinished = join(incoming, newIdentifier());
      try {
        const { meter, result } = measured(bytesUpTo);
        await pipeline(content, meter, createWriteStream(unfinished, { flags: 'wx' }));
        await mkdir(dirname(pathOf(id)), { recursive: true });
        await rename(unfinished, pathOf(id));
        return result();
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: (id) => createReadStream(pathOf(id)),
    pathOf,
    remove: (id) => rm(pathOf(id), { force: true }),
    isAlive: () =>
      access(incoming, constants.W_OK).then(
        () => true,
        () => false,
      ),
  };
}

/**
 * Counts and hashes what passes, and stops what is too long with FileTooLarge.
 *
 * @returns the stream to put in between, and what it has found once it has ended
 */
export function measured(bytesUpTo: number): { meter: Transform; result: () => StoredFile } {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      if (bytes > bytesUpTo) return next(new FileTooLarge(bytesUpTo));
      hash.update(chunk);
      return next(null, chunk);
    },
  });
  return { meter, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
