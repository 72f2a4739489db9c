import { Assembler } from 'stream-json/core/assembler.js';
import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { Base64File, NotBase64 } from './base64-file.ts';

/** The limits of a document, and the destination of its files. */
export interface FilesInJson {
  /** String values of this key are files in Base64. */
  readonly name: string;
  /** Makes a path for a file. */
  readonly newPath: () => Promise<string>;
  /** The maximum number of files. */
  readonly maxFiles: number;
  /** The maximum number of characters besides the files; each value counts as one more. */
  readonly maxCharacters: number;
}

/** Thrown if the document is not JSON, contains invalid Base64, or is too large. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

/**
 * Parses a JSON document, an object or a list, with large files in it. The files are written to disk as they arrive, so
 * that neither they nor the document are held in memory.
 *
 * @returns the document, in which each file is replaced by its path
 * @throws UnreadableDocument
 * @throws the error of the body
 */
export async function readJsonWithFiles(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  files: FilesInJson,
): Promise<unknown> {
  const parse = jsonParser({ packValues: false });
  const reading = new Reading(files);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    let isPlain = false;
    for await (const chunk of body) {
      const plain = isPlain ? plainLength(chunk) : 0;
      if (plain > 0) await reading.file?.add(chunk.subarray(0, plain));
      if (plain === chunk.length) continue;
      const text = decode(utf8, chunk.subarray(plain));
      await takeAll(tokensOf(parse, text), reading);
      // The parser has consumed everything, except possibly the beginning of an escape.
      isPlain = reading.file !== undefined && !text.slice(-ESCAPE_LENGTH).includes('\\');
    }
    await takeAll(tokensOf(parse, decode(utf8)), reading);
    return reading.document();
  } catch (error) {
    if (!(error instanceof NotBase64)) throw error;
    throw new UnreadableDocument('A file in the document is no Base64.', { cause: error });
  } finally {
    await reading.close();
  }
}

/** The length of the longest escape, such as `\\u0041`. */
const ESCAPE_LENGTH = 6;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * How many bytes of a chunk within a string need no parsing. Files consist almost entirely of such text, and need not
 * be converted to strings.
 */
function plainLength(chunk: Uint8Array): number {
  const ends = [chunk.indexOf(QUOTE), chunk.indexOf(BACKSLASH)].filter((end) => end !== -1);
  return Math.min(chunk.length, ...ends);
}

async function takeAll(tokens: readonly Token[], reading: Reading): Promise<void> {
  for (const token of tokens) {
    const written = reading.take(token);
    // Awaits only if necessary: most tokens are handled synchronously.
    if (written !== undefined) await written;
  }
}

function decode(utf8: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? utf8.decode() : utf8.decode(chunk, { stream: true });
  } catch (cause) {
    throw new UnreadableDocument('The document is not UTF-8.', { cause });
  }
}

function tokensOf(parse: ReturnType<typeof jsonParser>, text: string): readonly Token[] {
  try {
    const tokens = parse(text);
    return typeof tokens === 'symbol' ? [] : tokens.values;
  } catch (cause) {
    throw new UnreadableDocument('The document is not JSON.', { cause });
  }
}

/** The state of a document while it is parsed. */
class Reading {
  readonly #assembler = new Assembler();
  readonly #files: FilesInJson;
  #charactersLeft: number;
  #filesLeft: number;
  /** The chunks so far of the current string, key or number. */
  #pieces: string[] = [];
  #file: Base64File | undefined;

  constructor(files: FilesInJson) {
    this.#files = files;
    this.#charactersLeft = files.maxCharacters;
    this.#filesLeft = files.maxFiles;
  }

  /** The file that is being written while its string is parsed. */
  get file(): Base64File | undefined {
    return this.#file;
  }

  /** Handles a token. If a promise is returned, it must be awaited before the next call. */
  take(token: Token): Promise<void> | undefined {
    switch (token.name) {
      case 'startString':
        if (this.#assembler.key === this.#files.name) return this.#beginFile();
        return this.#count(1);
      case 'stringChunk':
      case 'numberChunk':
        if (this.#file !== undefined) return this.#file.add(Buffer.from(token.value));
        this.#pieces.push(token.value);
        return this.#count(token.value.length);
      case 'endString':
        if (this.#file !== undefined) return this.#endFile(this.#file);
        return this.#assemble({ name: 'stringValue', value: this.#text() });
      case 'endKey':
        return this.#assemble({ name: 'keyValue', value: this.#text() });
      case 'endNumber':
        return this.#assemble({ name: 'numberValue', value: this.#text() });
      default:
        this.#count(1);
        return this.#assemble(token);
    }
  }

  document(): unknown {
    const { current, done: isWhole } = this.#assembler;
    if (current === null || !isWhole) throw new UnreadableDocument('The document has no end.');
    return current;
  }

  /** Closes the file that is being written. */
  async close(): Promise<void> {
    await this.#file?.close();
  }

  #text(): string {
    const text = this.#pieces.join('');
    this.#pieces = [];
    return text;
  }

  #assemble(token: Token): undefined {
    this.#assembler.consume(token);
  }

  #count(characters: number): undefined {
    this.#charactersLeft -= characters;
    if (this.#charactersLeft < 0) throw new UnreadableDocument('The document says too much.');
  }

  async #beginFile(): Promise<void> {
    this.#filesLeft -= 1;
    if (this.#filesLeft < 0) throw new UnreadableDocument('The document holds too many files.');
    this.#file = await Base64File.open(await this.#files.newPath());
  }

  async #endFile(file: Base64File): Promise<void> {
    await file.end();
    this.#file = undefined;
    this.#assemble({ name: 'stringValue', value: file.path });
  }
}
