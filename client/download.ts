import { PatchbayError } from './errors.ts';
import { withEnding } from './file-ending.ts';
import { type DownloadOptions, downloadAborted, IncomingFile } from './incoming-file.ts';
import { nodeModule } from './node-modules.ts';
import { isNodeWritable, type NodeWritable, ofTheWeb } from './node-writable.ts';
import { codeOf, isNotThere } from './system-error.ts';

export type { DownloadOptions, DownloadProgress } from './incoming-file.ts';

/**
 * Destination of a download: a path, a web stream, or a Node stream. A path without an ending gets that of the file's
 * media type, such as `.mp4`.
 */
export type DownloadTarget = string | WritableStream<Uint8Array> | NodeWritable;

/** Result of a download. */
export interface Downloaded {
  /** Where the file is, if the destination was a path. */
  readonly path: string | undefined;
  readonly mediaType: string;
  readonly bytes: number;
}

/** Saves the body of a response. */
export type SaveFile = (response: Response, options: DownloadOptions) => Promise<Downloaded>;

/**
 * Creates a function that saves a file at a target. A file at a path appears only once it is complete. Saving throws a
 * ConnectionError if the download breaks off, an AbortedError if it is aborted, errors of the target, and a
 * PatchbayError if the target closes early without an error.
 *
 * @throws TypeError if the target is neither a path nor a writable stream; PatchbayError if no file can be created at
 *   the path
 */
export async function savingTo(target: DownloadTarget): Promise<SaveFile> {
  const write = typeof target === 'string' ? await atPath(target) : into(target);
  return async (response, options) => {
    const { signal } = options;
    const mediaType = response.headers.get('content-type') ?? 'application/octet-stream';
    const incoming = new IncomingFile(response, options);
    try {
      const piping = signal ? { signal } : {};
      const path = await write(incoming.body, { piping, mediaType });
      return { path, mediaType, bytes: incoming.receivedBytes };
    } catch (cause) {
      await incoming.end();
      if (signal?.aborted) throw downloadAborted(cause);
      throw cause;
    }
  };
}

/** Writes a file of a media type, and returns its path if it has one. */
type Write = (
  source: ReadableStream<Uint8Array>,
  file: { readonly piping: StreamPipeOptions; readonly mediaType: string },
) => Promise<string | undefined>;

function into(target: Exclude<DownloadTarget, string>): Write {
  const isOfTheWeb = target instanceof WritableStream;
  if (!isOfTheWeb && !isNodeWritable(target)) {
    throw new TypeError('The target must be a path or a writable stream.');
  }
  return async (source, { piping }) => {
    await source.pipeTo(isOfTheWeb ? target : ofTheWeb(target), piping);
    return undefined;
  };
}

/** Writes to a temporary file beside the path first, so that a partial file is never mistaken for a complete one. */
async function atPath(path: string): Promise<Write> {
  const { promises } = nodeModule('node:fs');
  const part = `${path}.${Math.random().toString(36).slice(2)}.part`;
  await tryOut(path, part);
  return async (source, { piping, mediaType }) => {
    // Awaits the opening first: a file created while it is being removed would be left behind.
    const file = await promises.open(part, 'w');
    try {
      await source.pipeTo(ofTheWeb(file.createWriteStream()), piping);
      const whole = withEnding(path, mediaType);
      await promises.rename(part, whole);
      return whole;
    } catch (error) {
      await promises.rm(part, { force: true });
      throw error;
    }
  };
}

/** Creates and removes a temporary file, so that an unwritable path fails before the wait for the job. */
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
  return new PatchbayError(`Cannot save a file at '${path}': ${reason}.`, { cause });
}

function reasonFor(error: unknown): string {
  if (isNotThere(error)) return 'the folder is not there';
  return `the system answers ${codeOf(error) ?? String(error)}`;
}
