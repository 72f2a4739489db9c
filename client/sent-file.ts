import { PatchbayError } from './errors.ts';

/**
 * A file that is read as it is sent, and may change or go away meanwhile. Node's `fetch` does not bear a file of a form
 * that cannot be read: the request hangs, and what was thrown ends the process, as nobody can catch it. So this one
 * tells whoever sends it, who ends the request, and lets `fetch` wait for the rest.
 */
export class SentFile extends File {
  readonly #words: string;
  #onUnreadable: ((error: unknown) => void) | undefined;

  /** @param words - what errors call it */
  constructor(blob: Blob, words: string) {
    super([blob], blob instanceof File ? blob.name : 'blob', { type: blob.type });
    this.#words = words;
  }

  /** Has whoever sends the file told of the error where it cannot be read to its end. */
  tell(onUnreadable: (error: unknown) => void): void {
    this.#onUnreadable = onUnreadable;
  }

  /** Its bytes; where they cannot be read, there are no more of them, and no end either. */
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const reader = super.stream().getReader();
    let missing = this.size;
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((cause) => this.#fail(cause));
        missing -= value?.byteLength ?? 0;
        // A file that has become shorter just ends.
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

/** Has a function told where a file of a form cannot be read as it is sent. */
export function watchFiles(form: FormData, onUnreadable: (error: unknown) => void): void {
  for (const [, value] of form) if (value instanceof SentFile) value.tell(onUnreadable);
}
