import { createReadStream } from 'node:fs';

/**
 * Whether any data follows the end of a PNG file. Such a file may be a picture to one reader, and a page or an archive
 * to another. It is read once, as a stream.
 */
export async function isFollowed(path: string): Promise<boolean> {
  const chunks = new Chunks();
  for await (const piece of piecesOf(path)) {
    chunks.pass(piece);
    if (chunks.isFollowed) return true;
  }
  return false;
}

const SIGNATURE_BYTES = 8;
const HEADER_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** The chunks of a PNG file: each is a length, a type, its bytes and a checksum (PNG, section 5.3). */
class Chunks {
  isFollowed = false;
  readonly #header = Buffer.alloc(HEADER_BYTES);
  #headerBytes = 0;
  /** Bytes remaining until the next header. */
  #left = SIGNATURE_BYTES;
  #isEnd = false;

  pass(piece: Buffer): void {
    for (let at = 0; at < piece.length && !this.isFollowed; ) {
      if (this.#left > 0) {
        const step = Math.min(this.#left, piece.length - at);
        this.#left -= step;
        at += step;
      } else if (this.#isEnd) {
        this.isFollowed = true;
      } else {
        at += this.#addToHeader(piece, at);
      }
    }
  }

  #addToHeader(piece: Buffer, at: number): number {
    const copied = piece.copy(this.#header, this.#headerBytes, at);
    this.#headerBytes = (this.#headerBytes + copied) % HEADER_BYTES;
    if (this.#headerBytes > 0) return copied;
    const bytes = this.#header.readUInt32BE(0);
    this.#left = bytes + CHECKSUM_BYTES;
    this.#isEnd = this.#header.toString('latin1', 4) === 'IEND';
    // The last chunk must be empty, as readers that stop at it would not see its content.
    this.isFollowed = this.#isEnd && bytes > 0;
    return copied;
  }
}

function piecesOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path);
}
