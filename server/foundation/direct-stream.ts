import { Readable } from 'node:stream';

/** Takes bytes; `false` says that no more are wanted until they are asked for. */
export type Take = (bytes: Buffer) => boolean;

/**
 * A stream whose bytes are handed on by a call each. What comes in small bits, as the events of a model do, costs a stream
 * of Node several times what is done with it: every bit is kept, announced, and followed by a look for the next in a turn
 * of its own. Until somebody takes the bytes by `handTo` or `pipe` it is a stream of Node, and for whoever reads it in
 * another way it stays one.
 */
export abstract class DirectStream extends Readable {
  #take: Take | undefined;

  /** Gives bytes on. As with `push`, `false` says that no more are wanted until `_read`. */
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

  /** Has all bytes handed over, those first that have come already. */
  handTo(take: Take): void {
    let wantsMore = true;
    for (let held = this.read(); held !== null; held = this.read()) wantsMore = take(held);
    this.#take = take;
    if (wantsMore) this.more();
  }

  /** Asks for more, after whoever takes the bytes has wanted none for a while. */
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
 * Has the bytes of any stream handed over.
 *
 * @returns what asks for more, after whoever takes them has wanted none for a while
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
