import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';

/** A request that a fake upstream was sent, as it was when it had been read. */
export interface SeenRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Of the connection that it came over, at its sender. */
  readonly senderPort: number | undefined;
  /** When its head came, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The JSON document, or a form's fields by their names. Undefined where there is neither. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body.
  readonly body: any;
  /** A form's files, in their order. */
  readonly files: readonly SeenFile[];
  /** Bytes of the body as sent. */
  readonly size: number;
  /** Of the body as sent, in hexadecimal. */
  readonly sha256: string;
  /** Whether the body came whole: not broken off, and in the form that its type says. */
  readonly isWhole: boolean;
}

/** A file in a form. Its bytes have been counted and hashed, and are not kept. */
export interface SeenFile {
  readonly field: string;
  readonly fileName: string | undefined;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
}

type SeenBody = Pick<SeenRequest, 'body' | 'files' | 'size' | 'sha256' | 'isWhole'>;

/** The largest JSON body that is kept; of a larger one there is only size and hash. */
const JSON_BYTES_UP_TO = 64 * 1024 * 1024;

/** Reads a request to its end, or to where it broke off. */
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
    if (isJson && kept <= JSON_BYTES_UP_TO) chunks.push(chunk);
  });
  await finished(request, { writable: false });
  if (!isJson || kept > JSON_BYTES_UP_TO) return { body: undefined, files: [], isWhole: true };
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
