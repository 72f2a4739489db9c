import { AbortedError, ConnectionError } from './errors.ts';
import { nodeModule } from './node-modules.ts';
import { guarded } from './sending.ts';

/** How far a download has come. */
export interface DownloadProgress {
  readonly receivedBytes: number;
  /** How much there is, where the answer says so. */
  readonly totalBytes: number | undefined;
}

/** How a file is saved. */
export interface DownloadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Which of the job's files, from 0. */
  readonly index?: number | undefined;
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/** A stream of Node's, as far as it must be told from others; programs for browsers do not know its type. */
export interface NodeWritable {
  write(chunk: Uint8Array): boolean;
  end(): unknown;
}

/** Where a file is saved: a path, a stream of the web's, or one of Node's. */
export type DownloadTarget = string | WritableStream<Uint8Array> | NodeWritable;

/** What has been saved. */
export interface Downloaded {
  /** The path, where it was one. */
  readonly path: string | undefined;
  readonly mediaType: string;
  readonly bytes: number;
}

/**
 * Saves the body of an answer. At a path, a file is there once it is whole.
 *
 * @throws ConnectionError where it breaks off; AbortedError
 */
export async function saveFile(
  response: Response,
  target: DownloadTarget,
  options: DownloadOptions,
): Promise<Downloaded> {
  const length = response.headers.get('content-length');
  const totalBytes = length === null ? undefined : Number(length);
  let receivedBytes = 0;
  const failures: unknown[] = [];
  const tell = guarded(options.onProgress, (error) => failures.push(error));
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      receivedBytes += chunk.byteLength;
      tell?.({ receivedBytes, totalBytes });
      if (failures.length > 0) throw failures[0];
      controller.enqueue(chunk);
    },
  });
  const source = (response.body ?? new Blob([]).stream()).pipeThrough(counting);
  // What the runtime cannot do is said before anything is read, and is not taken for a connection that broke.
  const save = typeof target === 'string' ? atPath(target) : into(writable(target));
  try {
    await save(source, pipeOptions(options.signal));
  } catch (cause) {
    if (options.signal?.aborted) throw new AbortedError('The download was aborted.', { cause });
    // What the caller's own function throws is the caller's.
    if (failures.length > 0 || !isBroken(cause)) throw cause;
    throw new ConnectionError('The download broke off.', { cause, isRetryable: true });
  }
  const mediaType = response.headers.get('content-type') ?? 'application/octet-stream';
  return { path: typeof target === 'string' ? target : undefined, mediaType, bytes: receivedBytes };
}

type Save = (source: ReadableStream<Uint8Array>, options: StreamPipeOptions) => Promise<void>;

function into(stream: WritableStream<Uint8Array>): Save {
  return (source, options) => source.pipeTo(stream, options);
}

/** Writes beside the path first, so that no half of a file is ever taken for one. */
function atPath(path: string): Save {
  const { createWriteStream, promises } = nodeModule('node:fs');
  const { Writable } = nodeModule('node:stream');
  const part = `${path}.${Math.random().toString(36).slice(2)}.part`;
  return async (source, options) => {
    try {
      await source.pipeTo(Writable.toWeb(createWriteStream(part)), options);
      await promises.rename(part, path);
    } catch (error) {
      await promises.rm(part, { force: true });
      throw error;
    }
  };
}

function writable(target: Exclude<DownloadTarget, string>): WritableStream<Uint8Array> {
  if (target instanceof WritableStream) return target;
  const { Writable } = nodeModule('node:stream');
  if (target instanceof Writable) return Writable.toWeb(target);
  throw new TypeError('A file is saved at a path or into a stream.');
}

function pipeOptions(signal: AbortSignal | undefined): StreamPipeOptions {
  return signal === undefined ? {} : { signal };
}

/** Whether it was the connection, and not the place where the file is saved. */
function isBroken(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');
}
