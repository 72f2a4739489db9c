import type { Readable } from 'node:stream';

/** The context of every call. */
export interface CallContext {
  /** Aborts the call when the caller disconnects or the deadline passes. */
  readonly signal: AbortSignal;
}

/** A call that names a model. */
export interface ModelContext extends CallContext {
  /** The upstream's name of the model. */
  readonly model: string;
}

/** A file from or for an upstream. */
export interface Media {
  readonly mediaType: string;
  /** The path, for a file on local disk. Without a path, the file can only be read through `open`. */
  readonly path?: string;
  open(): Promise<Readable>;
}

/** Temporary files, which are deleted when the work ends. */
export interface ScratchFiles {
  /** Returns a path at which no file exists yet. */
  newPath(): Promise<string>;
}
