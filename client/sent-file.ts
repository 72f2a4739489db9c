import { PatchbayError } from './errors.ts';

/**
 * A file that is read while it is sent, and may change or disappear meanwhile. Node's `fetch` cannot deal with a file
 * of a form that cannot be read: the request hangs, and the error ends the process, as nobody can catch it. So this
 * file tells the sender, who aborts the request, and gives `fetch` a stream that never ends.
 */
export class SentFile extends File {
  readonly #words: string;
  #onUnreadable: ((error: unknown) => void) | undefined;

  /** @param words - what errors call it */
  constructor(blob: Blob, words: string) {
    super([blob], blob instanceof File ? blob.name : 'blob', { type: blob.type });
    this.#words = words;
  }

  /** Sets who is told of the error where it cannot be read to its end. */
  tell(onUnreadable: (error: unknown) => void): void {
    this.#onUnreadable = onUnreadable;
  }

  /** Its bytes. Where they cannot be read, the stream gives no more, and does not end. */
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const reader = super.stream().getReader();
    let missing = this.size;
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((cause) => this.#fail(cause));
        missing -= value?.byteLength ?? 0;
        // A file that was truncated ends early, without an error.
        if (done && missing > 0) await this.#fail();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  /** @throws PatchbayError where it cannot be read to its end */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    try {
      return await super.arrayBuffer();
    } catch (cause) {
      throw this.#unreadable(cause);
    }
  }

  #fail(cause?: unknown): Promise<never> {
    this.#onUnreadable?.(this.#unreadable(cause));
    return new Promise(() => {});
  }

  #unreadable(cause: unknown): PatchbayError {
    const message = `${this.#words} could not be read to its end: it has changed, or is gone.`;
    return new PatchbayError(message, { cause });
  }
}

/** Sets who is told where a file of a form cannot be read while it is sent. */
export function watchFiles(form: FormData, onUnreadable: (error: unknown) => void): void {
  for (const [, value] of form) if (value instanceof SentFile) value.tell(onUnreadable);
}
