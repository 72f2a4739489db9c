import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';

/** The size and hash of a stored file. */
export interface StoredFile {
  /** Size in bytes. */
  readonly bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
}

/** A part of a file: the positions of its first and of its last byte, both from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The file is larger than allowed; what was stored of it has been removed. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  constructor(bytesUpTo: number) {
    super(`The file is larger than ${bytesUpTo} bytes.`);
  }
}

/** There is no such file, or no longer. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
  constructor(id: string, options?: ErrorOptions) {
    super(`There is no file ${id}.`, options);
  }
}

/** The store of files refuses, or does not answer in time; another try may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Stores the bytes of assets. Files appear whole or not at all, and are not held in memory. */
export interface AssetStore {
  /**
   * Stores a stream under an identifier. An error of the stream is thrown as it is.
   *
   * @throws FileTooLarge where the stream is longer than `bytesUpTo`
   * @throws StoreUnavailable
   */
  write(id: string, content: Readable, limit: { readonly bytesUpTo: number }): Promise<StoredFile>;
  /**
   * Opens a stored file, or a part that lies inside it. The stream must be read or destroyed.
   *
   * @throws FileGone
   * @throws StoreUnavailable
   */
  read(id: string, range?: ByteRange): Promise<Readable>;
  /**
   * Removes a file, if it is there.
   *
   * @throws StoreUnavailable
   */
  remove(id: string): Promise<void>;
  /** Whether files can be written, and there is room; answers within a few seconds. */
  isAlive(): Promise<boolean>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/**
 * Counts and hashes a stream, and fails with FileTooLarge where it is too long.
 *
 * @returns the stream to put in between, and its result once it has ended
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
