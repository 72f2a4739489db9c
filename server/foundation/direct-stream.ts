import { Readable } from 'node:stream';

/** Takes bytes; answers `false` where no more are wanted until asked for. */
export type Take = (bytes: Buffer) => boolean;

/**
 * A stream that can hand each chunk on by a call. A Node stream costs several times what is done with small chunks,
 * such as the events of a model: each one is buffered, announced by an event, and followed by a read in a turn of its
 * own. Until `handTo` or `pipe` is called, and for other readers, this is an ordinary Node stream.
 */
export abstract class DirectStream extends Readable {
  #take: Take | undefined;

  /** Gives bytes. As with `push`, `false` means that no more are wanted until `_read`. */
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

  /** Hands all bytes over, first those that have come already. */
  handTo(take: Take): void {
    let wantsMore = true;
    for (let held = this.read(); held !== null; held = this.read()) wantsMore = take(held);
    this.#take = take;
    if (wantsMore) this.more();
  }

  /** Asks for more bytes, after `take` has answered `false`. */
  more(): void {
    if (!this.destroyed && !this.readableEnded) this._read(this.readableHighWaterMark);
  }

  override pipe<Destination extends NodeJS.WritableStream>(
    destination: Destination,
    { end = true }: { readonly end?: boolean } = {},
  ): Destination {
    destination.emit('pipe', this);
    destination.on('drain', () => this.more());
    if (end) this.once('end', () => destination.end());
    this.handTo((bytes) => destination.write(bytes));
    return destination;
  }
}

/**
 * Hands over the bytes of any stream.
 *
 * @returns what asks for more bytes, after `take` has answered `false`
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
