import { InvalidRequestError } from './errors.ts';
import { nodeModule } from './node-modules.ts';
import { SentFile } from './sent-file.ts';
import { codeOf, isNotThere } from './system-error.ts';
import { type ReadingLimits, readWhole } from './whole-stream.ts';

/**
 * A file in any form: a path (in runtimes with a file system), a URL or data URI, bytes, a `Blob` or `File`, a web
 * stream or a Node stream. A file at a path is read while it is sent. A stream, or a pipe at a path, is first read into
 * memory, because a retry has to send it again.
 */
export type FileSource =
  | string
  | URL
  | Blob
  | ArrayBuffer
  | Uint8Array
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/** A file given by a caller, and the parameter it is for. */
export interface GivenFile {
  readonly name: string;
  readonly source: FileSource;
}

const ADDRESS = /^(?:https?|data):/i;
/** The maximum path length on Linux; other systems allow less. */
const LONGEST_PATH = 4_096;

/**
 * Opens a file.
 *
 * @returns the file, or its URL or data URI as text
 * @throws AbortedError, TimedOutError if a stream is not read to its end; InvalidRequestError if the file at a path is
 *   missing or unreadable; TypeError if the source is of no supported kind, or the runtime has no file system
 */
export async function openFile(
  { name, source }: GivenFile,
  limits: ReadingLimits,
): Promise<Blob | string> {
  if (source instanceof Blob) return new SentFile(source, 'The file');
  if (typeof source === 'string') {
    return ADDRESS.test(source) ? source : fileAt(source, name, limits);
  }
  if (source instanceof URL) {
    if (source.protocol !== 'file:') return source.href;
    return fileAt(nodeModule('node:url').fileURLToPath(source), name, limits);
  }
  // `instanceof` is not enough: iframes and DOM emulations in tests have their own classes.
  if (isBuffer(source)) return new Blob([source]);
  if (isBytes(source)) return new Blob([source.slice()]);
  // Callers without type checking may pass anything.
  const isStream = source instanceof ReadableStream || Symbol.asyncIterator in Object(source);
  if (!isStream) {
    const kinds = 'a path, an address, a data URI, bytes, a Blob or a stream';
    throw new TypeError(`${name} must be ${kinds}.`);
  }
  return readWhole(source, limits);
}

/** Opens a file, decoding a data URI; a URL is returned as an address. */
export async function openUpload(
  given: GivenFile,
  limits: ReadingLimits,
): Promise<Blob | { readonly address: string }> {
  const file = await openFile(given, limits);
  if (typeof file !== 'string') return file;
  return /^data:/i.test(file) ? inDataUri(file, given.name) : { address: file };
}

/** Encodes a file as a data URI; text is a data URI or URL already. */
export async function asText(file: Blob | string): Promise<string> {
  if (typeof file === 'string') return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:${file.type || 'application/octet-stream'};base64,${base64Of(bytes)}`;
}

/** Uses the runtime's native encoder, as a file may be large: `toBase64` in newer runtimes, `Buffer` in Node. */
function base64Of(bytes: Uint8Array<ArrayBuffer>): string {
  if ('toBase64' in bytes && typeof bytes.toBase64 === 'function') return bytes.toBase64();
  if (globalThis.Buffer !== undefined) return Buffer.from(bytes.buffer).toString('base64');
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    const piece = bytes.subarray(start, start + PIECE_BYTES);
    pieces.push(btoa(Reflect.apply(String.fromCharCode, undefined, piece)));
  }
  return pieces.join('');
}

/**
 * A number of arguments that every runtime accepts, and a multiple of 3, so that encoded chunks can be concatenated.
 */
const PIECE_BYTES = 3 * 8192;

/** Decodes a data URI. It is not fetched, because a page's content security policy may forbid that. */
function inDataUri(uri: string, name: string): Blob {
  const comma = uri.indexOf(',');
  const [head, data] = [uri.slice('data:'.length, comma), uri.slice(comma + 1)];
  const type = head.replace(BASE64, '');
  try {
    if (comma < 0) throw new TypeError('It has no comma.');
    return new Blob(BASE64.test(head) ? [decoded(data)] : unescaped(data), { type });
  } catch (cause) {
    throw new TypeError(`${name} is a data URI that holds no file.`, { cause });
  }
}

const BASE64 = /; *base64 *$/i;

function decoded(data: string): Uint8Array<ArrayBuffer> {
  const binary = atob(data.includes('%') ? decodeURIComponent(data) : data);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Decodes percent-encoded text (RFC 2397). */
function unescaped(data: string): BlobPart[] {
  const parts = data.split(/%([\da-f]{2})/i);
  return parts.map((part, index) =>
    index % 2 === 0 ? part : Uint8Array.of(Number.parseInt(part, 16)),
  );
}

function isBytes(source: FileSource): source is Uint8Array {
  return ArrayBuffer.isView(source) && 'slice' in source;
}

function isBuffer(source: FileSource): source is ArrayBuffer {
  return Object.prototype.toString.call(source) === '[object ArrayBuffer]';
}

async function fileAt(path: string, name: string, limits: ReadingLimits): Promise<Blob> {
  if (path.length > LONGEST_PATH) {
    const remedy = 'Base64 is given as a data URI: data:image/png;base64,…';
    throw new TypeError(`${name} is longer than any path. ${remedy}`);
  }
  const { constants, createReadStream, openAsBlob, promises } = nodeModule('node:fs');
  try {
    await promises.access(path, constants.R_OK);
    const place = await promises.stat(path);
    if (place.isDirectory()) throw unreadable(name, `there is a folder at '${path}'`);
    if (place.isFile()) return new SentFile(await openAsBlob(path), `The file ${path}`);
  } catch (error) {
    throw error instanceof InvalidRequestError
      ? error
      : unreadable(name, reasonAt(path, error), error);
  }
  // The size of a pipe or device is unknown, and it can be read only once.
  return readWhole(createReadStream(path), limits);
}

/** Uses the same violation as the gateway does for a URL that it cannot fetch. */
function unreadable(parameter: string, reason: string, cause?: unknown): InvalidRequestError {
  const message = `${parameter} cannot be read: ${reason}.`;
  const violations = [{ parameter, rule: 'unreadable', message }];
  return new InvalidRequestError(message, { data: { violations }, cause });
}

function reasonAt(path: string, error: unknown): string {
  if (isNotThere(error)) return `there is no file at '${path}'`;
  return `the system answers ${codeOf(error) ?? String(error)} for '${path}'`;
}
