import { type FileHandle, open } from 'node:fs/promises';
import { BYTES_PER_GROUP, DIGITS_PER_GROUP, fromBase64 } from '../../foundation/base64.ts';

/** Thrown if the text is not valid Base64. */
export class NotBase64 extends Error {
  override readonly name = 'NotBase64';
}

/** The size of the text buffer, in Base64 groups. */
const GROUPS_AT_ONCE = 4096;
const PADDING = 0x3d;
/** The Base64 digit of value zero. */
const ZERO_DIGIT = 0x41;

/** Decodes Base64, in chunks of any length, into a file. It reuses two buffers. */
export class Base64File {
  readonly path: string;
  readonly #file: FileHandle;
  readonly #text = Buffer.allocUnsafe(GROUPS_AT_ONCE * DIGITS_PER_GROUP);
  readonly #bytes = Buffer.allocUnsafe(GROUPS_AT_ONCE * BYTES_PER_GROUP);
  /** The number of digits in the text buffer. */
  #digits = 0;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  /** Creates the file; the path must not exist yet. */
  static async open(path: string): Promise<Base64File> {
    return new Base64File(path, await open(path, 'wx'));
  }

  /**
   * Adds a chunk of ASCII text. If a promise is returned, it must be awaited before the next call.
   *
   * @throws NotBase64
   */
  add(piece: Uint8Array): Promise<void> | undefined {
    // A full buffer is decoded only when more comes, so that the group with the padding is the last one.
    if (this.#digits + piece.length <= this.#text.length) {
      this.#gather(piece);
      return undefined;
    }
    return this.#addLong(piece);
  }

  /**
   * Writes the rest, and closes the file.
   *
   * @throws NotBase64
   */
  async end(): Promise<void> {
    const text = this.#text.subarray(0, this.#digits);
    const padding = text.at(-1) !== PADDING ? 0 : text.at(-2) !== PADDING ? 1 : 2;
    const digits = text.length - padding;
    const over = digits % DIGITS_PER_GROUP;
    // A single surplus digit is invalid; padding must fill the last group.
    if (over === 1 || (padding > 0 && text.length % DIGITS_PER_GROUP !== 0)) throw notBase64();
    const missing = over === 0 ? 0 : DIGITS_PER_GROUP - over;
    this.#text.fill(ZERO_DIGIT, digits, digits + missing);
    await this.#write(digits + missing, missing);
    await this.#file.close();
  }

  /** Closes the file as it is. */
  close(): Promise<void> {
    return this.#file.close();
  }

  async #addLong(piece: Uint8Array): Promise<void> {
    let rest = piece;
    while (rest.length > 0) {
      if (this.#digits === this.#text.length) await this.#write(this.#digits, 0);
      const room = this.#text.length - this.#digits;
      this.#gather(rest.subarray(0, room));
      rest = rest.subarray(room);
    }
  }

  #gather(piece: Uint8Array): void {
    this.#text.set(piece, this.#digits);
    this.#digits += piece.length;
  }

  async #write(digits: number, padded: number): Promise<void> {
    const bytes = fromBase64(this.#text.subarray(0, digits), this.#bytes);
    if (bytes === undefined) throw notBase64();
    await this.#file.appendFile(this.#bytes.subarray(0, bytes - padded));
    this.#digits = 0;
  }
}

function notBase64(): NotBase64 {
  return new NotBase64('The text is not well-formed Base64.');
}
