import type { Readable } from 'node:stream';

/** The context of every call. */
export interface CallContext {
  /** Aborts the call: the caller went away, or the time is up. */
  readonly signal: AbortSignal;
}

/** A call that names a model. */
export interface ModelContext extends CallContext {
  /** What the upstream calls the model. */
  readonly model: string;
}

/** A file from or for an upstream. */
export interface Media {
  readonly mediaType: string;
  /** The path, if it is a file of this machine; others can only be opened. */
  readonly path?: string;
  open(): Promise<Readable>;
}

/** Room for temporary files, which are removed when the work is over. */
export interface ScratchFiles {
  /** A path that nothing is at yet. */
  newPath(): Promise<string>;
}
