import { Assembler } from 'stream-json/core/assembler.js';
import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { Base64File, NotBase64 } from './base64-file.ts';

/** What is read of a document, and where its files go. */
export interface FilesInJson {
  /** Texts under this name are files in Base64. */
  readonly name: string;
  /** A path for a file, at which nothing is yet. */
  readonly newPath: () => Promise<string>;
  /** So many files at the most. */
  readonly filesUpTo: number;
  /** So many characters at the most besides the files; each value counts as one more. */
  readonly charactersUpTo: number;
}

/** A document is no JSON, holds a file that is no Base64, or more than it may. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

/**
 * Reads a JSON document, an object or a list, that holds large files. They are written to disk while it comes, so that neither they nor the
 * document are ever held whole.
 *
 * @returns the document with the paths of files in their place
 * @throws UnreadableDocument
 * @throws what the body ends by
 */
export async function readJsonWithFiles(
  body: AsyncIterable<Uint8Array>,
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
      // The parser has taken all in, unless the last thing it saw may be the beginning of an escape.
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

/** The longest escape, as `\\u0041`. */
const ESCAPE_LENGTH = 6;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * How much of a chunk, in the middle of a text, means what it says. A file is almost nothing else, and need not be made
 * a string and taken apart.
 */
function plainLength(chunk: Uint8Array): number {
  const ends = [chunk.indexOf(QUOTE), chunk.indexOf(BACKSLASH)].filter((end) => end !== -1);
  return Math.min(chunk.length, ...ends);
}

async function takeAll(tokens: readonly Token[], reading: Reading): Promise<void> {
  for (const token of tokens) {
    const written = reading.take(token);
    // Most tokens take no time; waiting for each would.
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

/** A document while it comes. */
class Reading {
  readonly #assembler = new Assembler();
  readonly #files: FilesInJson;
  #charactersLeft: number;
  #filesLeft: number;
  /** What has come of the text, key or number that is read. */
  #pieces: string[] = [];
  #file: Base64File | undefined;

  constructor(files: FilesInJson) {
    this.#files = files;
    this.#charactersLeft = files.charactersUpTo;
    this.#filesLeft = files.filesUpTo;
  }

  /** The file that is written, in whose text the document is just now. */
  get file(): Base64File | undefined {
    return this.#file;
  }

  /** Takes the next token. What comes back, if anything, is to be awaited before the next one is given. */
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

  /** Ends what is under way. */
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
