import { AbortedError, ConnectionError } from './errors.ts';

/** The progress of a download. */
export interface DownloadProgress {
  readonly receivedBytes: number;
  /** The total size, if the response declares it. */
  readonly totalBytes: number | undefined;
}

/** Options of a download. */
export interface DownloadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Index of the job's file to save; 0 by default. */
  readonly index?: number | undefined;
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/** A response body that counts the bytes read. */
export class IncomingFile {
  receivedBytes = 0;
  /** Fails with a ConnectionError if the download breaks off, with an AbortedError if it is aborted. */
  readonly body: ReadableStream<Uint8Array>;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(
    { headers, body }: Response,
    { signal, onProgress }: Pick<DownloadOptions, 'signal' | 'onProgress'> = {},
  ) {
    const length = headers.get('content-length');
    const totalBytes = length === null ? undefined : Number(length);
    const reader = (body ?? new Blob([]).stream()).getReader();
    this.#reader = reader;
    this.body = new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((cause) => breakOff(cause, signal));
        if (done) return controller.close();
        this.receivedBytes += value.byteLength;
        onProgress?.({ receivedBytes: this.receivedBytes, totalBytes });
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  /** Cancels the response. Errors are ignored: a response that broke off has already ended. */
  async end(): Promise<void> {
    await this.#reader.cancel().catch(() => {});
  }
}

/** The error for a download that was aborted by the caller's signal. */
export function downloadAborted(cause: unknown): AbortedError {
  return new AbortedError('The download was aborted.', { cause });
}

function breakOff(cause: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted) throw downloadAborted(cause);
  throw new ConnectionError('The download was interrupted.', { cause, isRetryable: true });
}
