import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';

/** A request to a fake upstream, as of when it was read. */
export interface SeenRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The sender's port of the connection. */
  readonly senderPort: number | undefined;
  /** When the head arrived, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The JSON document, or a form's fields by their names. Undefined where there is neither. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body.
  readonly body: any;
  /** The files of a form, in order. */
  readonly files: readonly SeenFile[];
  /** Bytes of the body as sent. */
  readonly size: number;
  /** SHA-256 of the body as sent, in hexadecimal. */
  readonly sha256: string;
  /** Whether the body arrived complete and well-formed for its content type. */
  readonly isWhole: boolean;
}

/** A file in a form. Its bytes are counted and hashed, not kept. */
export interface SeenFile {
  readonly field: string;
  readonly fileName: string | undefined;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
}

type SeenBody = Pick<SeenRequest, 'body' | 'files' | 'size' | 'sha256' | 'isWhole'>;

/** The largest JSON body that is kept; of a larger one only the size and hash are. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

/** Reads a request until it ends or breaks off. */
export async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const startedAt = Date.now();
  const { method = '', url = '/', headers, socket } = request;
  const { remotePort: senderPort } = socket;
  const { pathname, searchParams } = new URL(url, 'http://fake');
  const body = await readBody(request);
  return { method, path: pathname, query: searchParams, headers, senderPort, startedAt, ...body };
}

async function readBody(request: IncomingMessage): Promise<SeenBody> {
  const hash = createHash('sha256');
  let size = 0;
  request.on('data', (chunk: Uint8Array) => {
    size += chunk.length;
    hash.update(chunk);
  });
  const contentType = request.headers['content-type'] ?? '';
  const reading = contentType.startsWith('multipart/form-data')
    ? readForm(request, contentType)
    : readJson(request, contentType);
  const read = await reading.catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    return { body: undefined, files: [], isWhole: false };
  });
  return { ...read, size, sha256: hash.digest('hex') };
}

type ReadBody = Pick<SeenBody, 'body' | 'files' | 'isWhole'>;

async function readJson(request: IncomingMessage, contentType: string): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let kept = 0;
  const isJson = contentType.startsWith('application/json');
  request.on('data', (chunk: Uint8Array) => {
    kept += chunk.length;
    if (isJson && kept <= MAX_JSON_BYTES) chunks.push(chunk);
  });
  await finished(request, { writable: false });
  if (!isJson || kept > MAX_JSON_BYTES) return { body: undefined, files: [], isWhole: true };
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return { body, files: [], isWhole: true };
}

async function readForm(request: IncomingMessage, contentType: string): Promise<ReadBody> {
  const fields: Record<string, string> = {};
  const files: SeenFile[] = [];
  const parser = new Busboy({ headers: { 'content-type': contentType } });
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (field, stream, fileName, _encoding, mediaType) => {
    const hash = createHash('sha256');
    let size = 0;
    stream.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      hash.update(chunk);
    });
    stream.once('end', () => {
      files.push({ field, fileName, mediaType, size, sha256: hash.digest('hex') });
    });
  });
  request.pipe(parser);
  await Promise.all([finished(request, { writable: false }), finished(parser)]);
  return { body: fields, files, isWhole: true };
}
