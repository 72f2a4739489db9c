import { PatchbayError } from './errors.ts';

/**
 * A file that is read while it is sent, and may change or disappear meanwhile. If a file of a form cannot be read,
 * Node's `fetch` hangs, and the error is uncatchable and ends the process. This class reports the error to the sender,
 * who aborts the request, and gives `fetch` a stream that never ends.
 */
export class SentFile extends File {
  readonly #words: string;
  #onUnreadable: ((error: unknown) => void) | undefined;

  /** @param words - the name of the file in error messages */
  constructor(blob: Blob, words: string) {
    super([blob], blob instanceof File ? blob.name : 'blob', { type: blob.type });
    this.#words = words;
  }

  /** Sets the function that is called if the file cannot be read to its end. */
  tell(onUnreadable: (error: unknown) => void): void {
    this.#onUnreadable = onUnreadable;
  }

  /** The file's bytes. If they cannot be read, the stream stalls: it neither continues nor ends. */
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const reader = super.stream().getReader();
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((cause) => this.#fail(cause));
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  /** @throws PatchbayError if it cannot be read to its end */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    try {
      return await super.arrayBuffer();
    } catch (cause) {
      throw this.#unreadable(cause);
    }
  }

  #fail(cause: unknown): Promise<never> {
    this.#onUnreadable?.(this.#unreadable(cause));
    return new Promise(() => {});
  }

  #unreadable(cause: unknown): PatchbayError {
    const message = `${this.#words} could not be read to its end: it has changed, or is gone.`;
    return new PatchbayError(message, { cause });
  }
}

/** Sets the function that is called if a file of a form cannot be read while it is sent. */
export function watchFiles(form: FormData, onUnreadable: (error: unknown) => void): void {
  for (const [, value] of form) if (value instanceof SentFile) value.tell(onUnreadable);
}
