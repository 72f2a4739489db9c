import { unixSeconds } from '../foundation/clock.ts';
import { OperatorError } from '../foundation/operator-error.ts';

/**
 * POSIX archives (`ustar`, IEEE Std 1003.1, pax): blocks of 512 bytes; for each file a header and its content. Any
 * `tar` lists and unpacks them. Only regular files, with names of up to 100 characters.
 */

/** A file in an archive. Its content must be consumed before the next file is requested. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A file is an incomplete archive, or no archive. */
export class BrokenArchive extends OperatorError {
  override readonly name = 'BrokenArchive';
}

export const NOT_A_BACKUP = 'It is not a backup, or it is damaged.';
export const ENDS_EARLY =
  'It ends too early, as one does that was copied in part: copy it again, or take another backup.';

const BLOCK_BYTES = 512;
const MAX_NAME_BYTES = 100;
/** The fields of a header: offset and length. */
const NAME = [0, MAX_NAME_BYTES] as const;
const MODE = [100, 8] as const;
const OWNER = [108, 8] as const;
const GROUP = [116, 8] as const;
const SIZE = [124, 12] as const;
const TIME = [136, 12] as const;
const CHECKSUM = [148, 8] as const;
const TYPE_AT = 156;
const MAGIC_AT = 257;
const MAGIC = 'ustar\u000000';
const ORDINARY_FILE = '0';
const OWNER_ONLY = 0o600;
/** The maximum of eleven octal digits; larger numbers are written in binary, as GNU tar does and all readers accept. */
const MAX_OCTAL = 8 ** 11 - 1;
const BINARY_MARK = 0x80;

/** Writes an archive. Fails if a file's content is not of its declared length. */
export async function* writeTar(
  files: AsyncIterable<ArchivedFile>,
  at: Date,
): AsyncGenerator<Buffer> {
  for await (const file of files) {
    yield headOf(file, at);
    let bytes = 0;
    for await (const chunk of file.content) {
      bytes += chunk.length;
      if (bytes > file.bytes) break;
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    }
    if (bytes !== file.bytes)
      throw new Error(`${file.name} does not have the expected size of ${file.bytes} bytes.`);
    yield Buffer.alloc(paddingOf(bytes));
  }
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

function headOf({ name, bytes }: ArchivedFile, at: Date): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw new Error(`The name ${name} is too long for the archive.`);
  const head = Buffer.alloc(BLOCK_BYTES);
  head.write(name, ...NAME);
  writeNumber(head, OWNER_ONLY, MODE);
  writeNumber(head, 0, OWNER);
  writeNumber(head, 0, GROUP);
  writeNumber(head, bytes, SIZE);
  writeNumber(head, unixSeconds(at), TIME);
  head.write(ORDINARY_FILE, TYPE_AT);
  head.write(MAGIC, MAGIC_AT);
  const [begin, length] = CHECKSUM;
  head.write(`${checksumOf(head).toString(8).padStart(6, '0')}\0 `, begin, length);
  return head;
}

type Field = readonly [begin: number, length: number];

function writeNumber(head: Buffer, value: number, [begin, length]: Field): void {
  if (value <= MAX_OCTAL) {
    head.write(value.toString(8).padStart(length - 1, '0'), begin, length - 1);
    return;
  }
  head.writeUInt8(BINARY_MARK, begin);
  head.writeBigUInt64BE(BigInt(value), begin + length - 8);
}

function readNumber(head: Buffer, [begin, length]: Field): number {
  if (head.readUInt8(begin) === BINARY_MARK)
    return Number(head.readBigUInt64BE(begin + length - 8));
  const text = head.toString('latin1', begin, begin + length).replace(/[\0 ]+$/, '');
  if (/^[0-7]+$/.test(text)) return Number.parseInt(text, 8);
  throw new BrokenArchive(NOT_A_BACKUP);
}

/** The sum of the header's bytes, with the checksum field counted as spaces. */
function checksumOf(head: Buffer): number {
  const [begin, length] = CHECKSUM;
  return head.reduce(
    (sum, byte, at) => sum + (at >= begin && at < begin + length ? 0x20 : byte),
    0,
  );
}

function paddingOf(bytes: number): number {
  return (BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES;
}

/**
 * Reads an archive, file by file; unread content is skipped.
 *
 * @throws BrokenArchive if it ends too early, or is not an archive
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  const input = new Input(source);
  for (;;) {
    const head = await input.exactly(BLOCK_BYTES);
    if (head.every((byte) => byte === 0)) return;
    if (readNumber(head, CHECKSUM) !== checksumOf(head)) throw new BrokenArchive(NOT_A_BACKUP);
    const name = head.toString('utf8', 0, MAX_NAME_BYTES).replace(/\0.*$/s, '');
    const bytes = readNumber(head, SIZE);
    const content = input.pieces(bytes);
    yield { name, bytes, content };
    for await (const _passedOver of content);
    await input.exactly(paddingOf(bytes));
  }
}

/** Reads requested numbers of bytes from a stream. */
class Input {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Reads exactly `count` bytes into one buffer. */
  async exactly(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces(count)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** Reads exactly `count` bytes, in pieces as they arrive. */
  async *pieces(count: number): AsyncGenerator<Buffer> {
    let wanted = count;
    while (wanted > 0) {
      if (this.#rest.length === 0) await this.#more();
      const piece = this.#rest.subarray(0, wanted);
      this.#rest = this.#rest.subarray(piece.length);
      wanted -= piece.length;
      yield piece;
    }
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#source.next();
    if (done === true) throw new BrokenArchive(ENDS_EARLY);
    this.#rest = Buffer.from(value.buffer, value.byteOffset, value.length);
  }
}
