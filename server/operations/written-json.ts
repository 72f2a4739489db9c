import { Readable } from 'node:stream';
import { BYTES_PER_GROUP, lengthInBase64, toBase64 } from '../foundation/base64.ts';
import { newIdentifier } from '../foundation/identifiers.ts';

/** JSON that is too large for memory: its bytes are generated, or read from storage, while they are sent. */
export interface WrittenJson {
  /** Its length in bytes, where known. */
  readonly bytes?: number | undefined;
  /** Opens the JSON. It can be opened more than once; each stream must be read or destroyed. */
  open(): Promise<Readable>;
}

/** A server-sent event with such JSON as its data. */
export interface WrittenEvent {
  readonly type: string;
  readonly json: WrittenJson;
}

/** A file to embed in JSON, in Base64. */
export interface FileInJson {
  /** Its size in bytes, where known. */
  readonly bytes?: number;
  open(): Promise<Readable>;
}

/**
 * Writes JSON with files embedded in Base64. The files are streamed each time that the JSON is opened.
 *
 * @param build - builds the document; it puts a file's stand-in where the file belongs
 */
export function writeJson(build: (standIn: (file: FileInJson) => string) => object): WrittenJson {
  const files = new Map<string, FileInJson>();
  const document = build((file) => {
    const name = newIdentifier();
    files.set(name, file);
    return name;
  });
  const pieces = JSON.stringify(document)
    .split(IDENTIFIER)
    .map((text) => files.get(text) ?? text);
  return {
    bytes: totalOf(pieces),
    open: async () => Readable.from(writing(pieces), { objectMode: false }),
  };
}

/** A capturing group, so that splitting keeps the identifiers. */
const IDENTIFIER = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

type Piece = string | FileInJson;

function totalOf(pieces: readonly Piece[]): number | undefined {
  return pieces.reduce<number | undefined>((total, piece) => {
    const length = lengthOf(piece);
    return total === undefined || length === undefined ? undefined : total + length;
  }, 0);
}

function lengthOf(piece: Piece): number | undefined {
  if (typeof piece === 'string') return Buffer.byteLength(piece);
  return piece.bytes === undefined ? undefined : lengthInBase64(piece.bytes);
}

async function* writing(pieces: readonly Piece[]): AsyncGenerator<Uint8Array, void> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield Buffer.from(piece);
    else yield* inBase64(await piece.open());
  }
}

async function* inBase64(content: Readable): AsyncGenerator<Uint8Array, void> {
  let rest: Uint8Array = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes: Uint8Array = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % BYTES_PER_GROUP);
    rest = bytes.subarray(whole);
    if (whole > 0) yield toBase64(bytes.subarray(0, whole));
  }
  if (rest.length > 0) yield toBase64(rest);
}
