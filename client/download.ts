import { AbortedError, ConnectionError, PatchbayError } from './errors.ts';
import { nodeModule } from './node-modules.ts';
import { isNodeWritable, type NodeWritable, ofTheWeb } from './node-writable.ts';
import { codeOf, isNotThere } from './system-error.ts';

/** The progress of a download. */
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

/** Where a file is saved: a path, a stream of the web's, or one of Node's. */
export type DownloadTarget = string | WritableStream<Uint8Array> | NodeWritable;

/** What has been saved. */
export interface Downloaded {
  /** The path, where it was one. */
  readonly path: string | undefined;
  readonly mediaType: string;
  readonly bytes: number;
}

/** Saves the body of an answer. */
export type SaveFile = (response: Response, options: DownloadOptions) => Promise<Downloaded>;

/**
 * Makes a function that saves a file at a target. At a path the file appears once it is whole. Saving throws a
 * ConnectionError where the download breaks off, an AbortedError, what the target throws, and a PatchbayError where the
 * target closes without an error.
 *
 * @throws TypeError where the target is no place; PatchbayError where no file can be made at the path
 */
export async function savingTo(target: DownloadTarget): Promise<SaveFile> {
  const write = typeof target === 'string' ? await atPath(target) : into(target);
  const path = typeof target === 'string' ? target : undefined;
  return async (response, { signal, onProgress }) => {
    const incoming = new IncomingFile(response, onProgress);
    try {
      await write(incoming.body, signal === undefined ? {} : { signal });
    } catch (cause) {
      await incoming.end();
      if (signal?.aborted) throw new AbortedError('The download was aborted.', { cause });
      throw cause;
    }
    const mediaType = response.headers.get('content-type') ?? 'application/octet-stream';
    return { path, mediaType, bytes: incoming.receivedBytes };
  };
}

/** The body of an answer, which is counted as it is read. */
class IncomingFile {
  receivedBytes = 0;
  /** Fails with a ConnectionError where it breaks off. */
  readonly body: ReadableStream<Uint8Array>;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor({ headers, body }: Response, onProgress: DownloadOptions['onProgress']) {
    const length = headers.get('content-length');
    const totalBytes = length === null ? undefined : Number(length);
    const reader = (body ?? new Blob([]).stream()).getReader();
    this.#reader = reader;
    this.body = new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await reader.read().catch(breakOff);
        if (done) return controller.close();
        this.receivedBytes += value.byteLength;
        onProgress?.({ receivedBytes: this.receivedBytes, totalBytes });
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  /** Ends the answer; one that has broken off has ended already. */
  async end(): Promise<void> {
    await this.#reader.cancel().catch(() => {});
  }
}

function breakOff(cause: unknown): never {
  throw new ConnectionError('The download broke off.', { cause, isRetryable: true });
}

type Write = (source: ReadableStream<Uint8Array>, options: StreamPipeOptions) => Promise<void>;

function into(target: Exclude<DownloadTarget, string>): Write {
  if (target instanceof WritableStream) return (source, options) => source.pipeTo(target, options);
  if (!isNodeWritable(target)) {
    throw new TypeError('A file is saved at a path or into a stream.');
  }
  return (source, options) => source.pipeTo(ofTheWeb(target), options);
}

/** Writes beside the path first, so that no partial file is taken for a whole one. */
async function atPath(path: string): Promise<Write> {
  const { promises } = nodeModule('node:fs');
  const part = `${path}.${Math.random().toString(36).slice(2)}.part`;
  await tryOut(path, part);
  return async (source, options) => {
    // Opened first: a file that is created while it is being removed would stay.
    const file = await promises.open(part, 'w');
    try {
      await source.pipeTo(ofTheWeb(file.createWriteStream()), options);
      await promises.rename(part, path);
    } catch (error) {
      await promises.rm(part, { force: true });
      throw error;
    }
  };
}

/** Makes a file and removes it again, so that a wrong path shows before a job is waited for. */
async function tryOut(path: string, part: string): Promise<void> {
  const { promises } = nodeModule('node:fs');
  try {
    await (await promises.open(part, 'wx')).close();
    await promises.rm(part);
  } catch (cause) {
    throw unsavable(path, reasonFor(cause), cause);
  }
  const there = await promises.stat(path).catch(() => undefined);
  if (there?.isDirectory()) throw unsavable(path, 'that is a folder');
}

function unsavable(path: string, reason: string, cause?: unknown): PatchbayError {
  return new PatchbayError(`No file can be saved at '${path}': ${reason}.`, { cause });
}

function reasonFor(error: unknown): string {
  if (isNotThere(error)) return 'the folder is not there';
  return `the system answers ${codeOf(error) ?? String(error)}`;
}
