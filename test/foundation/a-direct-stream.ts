import { type Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { DirectStream } from '../../server/foundation/direct-stream.ts';

/** A stream of the given chunks, which pushes only as many at a time as are requested. */
export class Pieces extends DirectStream {
  readonly #pieces: Iterator<Uint8Array>;
  #isGiving = false;
  #isOver = false;

  constructor(pieces: Iterable<Uint8Array>) {
    super();
    this.#pieces = pieces[Symbol.iterator]();
  }

  override _read(): void {
    if (this.#isGiving) return;
    this.#isGiving = true;
    setImmediate(() => this.#giveSome());
  }

  #giveSome(): void {
    this.#isGiving = false;
    while (!this.#isOver && !this.destroyed) {
      const { done, value } = this.#pieces.next();
      this.#isOver = done === true;
      if (this.#isOver) this.giveEnd();
      else if (!this.give(Buffer.from(value))) return;
    }
  }
}

/** Pipes a stream into a slow consumer that buffers only one chunk at a time, and returns the chunks it got. */
export async function piped(bytes: Readable): Promise<readonly Buffer[]> {
  const came: Buffer[] = [];
  const slow = new Writable({
    highWaterMark: 1,
    write(piece: Buffer, _encoding, done) {
      came.push(piece);
      setImmediate(done);
    },
  });
  bytes.once('error', (error) => slow.destroy(error));
  await finished(bytes.pipe(slow));
  return came;
}
