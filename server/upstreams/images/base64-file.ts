import { type FileHandle, open } from 'node:fs/promises';

/** A text that should be Base64 is something else. */
export class NotBase64 extends Error {
  override readonly name = 'NotBase64';
}

/** Four characters hold three bytes (RFC 4648, section 4). */
const GROUP = 4;
/** What is gathered before it is decoded and written: a multiple of a group. */
const CHARACTERS_AT_ONCE = 65_536;
const DIGITS = /^[A-Za-z0-9+/]*$/;
const LAST_DIGITS = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes Base64 that comes in pieces of any length into a file. */
export class Base64File {
  readonly path: string;
  readonly #file: FileHandle;
  #pieces: string[] = [];
  #characters = 0;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  /** Makes the file, at a path where nothing is yet. */
  static async open(path: string): Promise<Base64File> {
    return new Base64File(path, await open(path, 'wx'));
  }

  /**
   * Takes the next piece. What comes back is to be awaited before the next one is given.
   *
   * @throws NotBase64
   */
  add(piece: string): Promise<void> | undefined {
    this.#pieces.push(piece);
    this.#characters += piece.length;
    return this.#characters < CHARACTERS_AT_ONCE ? undefined : this.#write();
  }

  /**
   * Writes what is left, and closes the file.
   *
   * @throws NotBase64
   */
  async end(): Promise<void> {
    const text = this.#pieces.join('');
    const digits = text.replace(/={1,2}$/, '');
    // One digit over stands for nothing; padding, where there is any, fills the last group.
    const isPadded = text.length === digits.length || text.length % GROUP === 0;
    if (!LAST_DIGITS.test(text) || digits.length % GROUP === 1 || !isPadded) throw notBase64();
    await this.#file.appendFile(Buffer.from(text, 'base64'));
    await this.#file.close();
  }

  /** Closes the file as it is. */
  close(): Promise<void> {
    return this.#file.close();
  }

  async #write(): Promise<void> {
    const text = this.#pieces.join('');
    // The last group is kept back: it may be the one with the padding.
    const whole = text.length - GROUP - (text.length % GROUP);
    this.#pieces = [text.slice(whole)];
    this.#characters = text.length - whole;
    const groups = text.slice(0, whole);
    if (!DIGITS.test(groups)) throw notBase64();
    await this.#file.appendFile(Buffer.from(groups, 'base64'));
  }
}

function notBase64(): NotBase64 {
  return new NotBase64('The text is not well-formed Base64.');
}
