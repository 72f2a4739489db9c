import { Readable } from 'node:stream';

/** Consumes bytes; returns `false` if the consumer wants no more until it calls `more`. */
export type Take = (bytes: Buffer) => boolean;

/**
 * A stream that can pass each chunk on with a direct call. For small chunks, such as the events of a model, a Node
 * stream costs several times as much as processing them: each chunk is buffered, announced by an event, and read in a
 * separate turn. Until `handTo` or `pipe` is called, and for other consumers, this is an ordinary Node stream. It has
 * one consumer, once and for all: `pipe` cannot be undone.
 */
export abstract class DirectStream extends Readable {
  #take: Take | undefined;

  /** Produces bytes. As with `push`, `false` means that no more are wanted until `_read`. */
  protected give(bytes: Buffer): boolean {
    if (this.#take === undefined) return this.push(bytes);
    if (this.listenerCount('data') > 0) this.emit('data', bytes);
    return this.#take(bytes);
  }

  /** Ends the stream. */
  protected giveEnd(): void {
    this.push(null);
    if (this.#take !== undefined) this.resume();
  }

  /** Passes all bytes to a consumer, starting with those already buffered. */
  handTo(take: Take): void {
    let wantsMore = true;
    for (let held = this.read(); held !== null; held = this.read()) wantsMore = take(held);
    this.#take = take;
    if (wantsMore) this.more();
  }

  /** Requests more bytes after `take` has returned `false`. */
  more(): void {
    if (!this.destroyed && !this.readableEnded) this._read(this.readableHighWaterMark);
  }

  override pipe<Destination extends NodeJS.WritableStream>(
    destination: Destination,
    { end = true }: { readonly end?: boolean } = {},
  ): Destination {
    destination.emit('pipe', this);
    const goOn = (): void => this.more();
    destination.on('drain', goOn);
    this.once('close', () => destination.off('drain', goOn));
    if (end) this.once('end', () => destination.end());
    this.handTo((bytes) => destination.write(bytes));
    return destination;
  }
}

/**
 * Passes the bytes of any stream to a consumer.
 *
 * @returns requests more bytes after `take` has returned `false`
 */
export function handOver(bytes: Readable, take: Take): () => void {
  if (bytes instanceof DirectStream) {
    bytes.handTo(take);
    return () => bytes.more();
  }
  bytes.on('data', (chunk: Buffer) => {
    if (!take(chunk)) bytes.pause();
  });
  bytes.resume();
  return () => bytes.resume();
}
