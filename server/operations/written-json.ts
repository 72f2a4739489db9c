import { Readable } from 'node:stream';
import { BYTES_A_GROUP, lengthInBase64, toBase64 } from '../foundation/base64.ts';
import { newIdentifier } from '../foundation/identifiers.ts';

/**
 * JSON that is too large to be held in memory: its bytes are made, or read from where they are kept, while they are
 * sent.
 */
export interface WrittenJson {
  /** Its length, where it is known. */
  readonly bytes?: number | undefined;
  /** Opens it. It can be opened more than once; each stream must be read or destroyed. */
  open(): Promise<Readable>;
}

/** A server-sent event with such a document. */
export interface WrittenEvent {
  readonly type: string;
  readonly json: WrittenJson;
}

/** A file that stands in a document, in Base64. */
export interface FileInJson {
  /** Its size, where it is known. */
  readonly bytes?: number;
  open(): Promise<Readable>;
}

/**
 * Writes JSON in which files stand in Base64. They are read piece by piece, each time that the document is opened.
 *
 * @param build - makes the document; where a file belongs, it puts what it is given for that file
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

/** Captured by a group, so that splitting keeps the identifiers. */
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
    const whole = bytes.length - (bytes.length % BYTES_A_GROUP);
    rest = bytes.subarray(whole);
    if (whole > 0) yield toBase64(bytes.subarray(0, whole));
  }
  if (rest.length > 0) yield toBase64(rest);
}
