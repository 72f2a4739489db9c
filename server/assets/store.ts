import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';

/** The size and hash of a stored file. */
export interface StoredFile {
  /** Size in bytes. */
  readonly bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
}

/** A part of a file: the offsets of its first and last byte, from 0, inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The file is larger than allowed; what was stored of it has been deleted. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  constructor(maxBytes: number) {
    super(`The file is larger than ${maxBytes} bytes.`);
  }
}

/** The file does not exist, or no longer does. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
  constructor(id: string, options?: ErrorOptions) {
    super(`There is no file ${id}.`, options);
  }
}

/** The file store fails, or does not answer in time; a retry may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Stores the bytes of assets. Writes are atomic, and files are not held in memory. */
export interface AssetStore {
  /**
   * Stores a stream under an identifier. An error of the stream is rethrown unchanged.
   *
   * @throws FileTooLarge if the stream is longer than `maxBytes`
   * @throws StoreUnavailable
   */
  write(id: string, content: Readable, limit: { readonly maxBytes: number }): Promise<StoredFile>;
  /**
   * Opens a stored file, or a range within it. The stream must be read or destroyed.
   *
   * @throws FileGone
   * @throws StoreUnavailable
   */
  read(id: string, range?: ByteRange): Promise<Readable>;
  /**
   * Deletes a file, if it exists.
   *
   * @throws StoreUnavailable
   */
  remove(id: string): Promise<void>;
  /** Whether files can be written and there is free space; answers within a few seconds. */
  isAlive(): Promise<boolean>;
  /** Closes connections, which aborts operations in flight. */
  close(): Promise<void>;
}

/**
 * Makes a pass-through that counts and hashes a stream, and fails with FileTooLarge if it is too long.
 *
 * @returns the pass-through stream, and its result once it has ended
 */
export function measured(maxBytes: number): { meter: Transform; result: () => StoredFile } {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      if (bytes > maxBytes) return next(new FileTooLarge(maxBytes));
      hash.update(chunk);
      return next(null, chunk);
    },
  });
  return { meter, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
