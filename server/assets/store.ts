import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';

/** What is known of a file once it is stored. */
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

/** A file is larger than it may be. What was stored of it is gone again. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  constructor(bytesUpTo: number) {
    super(`The file is larger than ${bytesUpTo} bytes.`);
  }
}

/** There is no file under an identifier, or none any more. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
  constructor(id: string, options?: ErrorOptions) {
    super(`There is no file ${id}.`, options);
  }
}

/** The service that keeps the files refuses, or does not answer in time; another try may fare better. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Where the bytes of assets are. Files appear whole or not at all, and none is held in memory. */
export interface AssetStore {
  /**
   * Stores a stream under an identifier. What ends the stream with an error is thrown as it is.
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
  /** Whether files can be written, and have room; known within a few seconds. */
  isAlive(): Promise<boolean>;
  /** Ends what is under way. */
  close(): Promise<void>;
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
