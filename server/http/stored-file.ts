import { pipeline, Readable, Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, FileGone } from '../assets/store.ts';
import { notFound, type Problem, problem } from '../foundation/problems.ts';
import type { FileReply } from '../operations/call.ts';
import { wantedPart } from './byte-range.ts';
import { evaluateConditions, isRangeWanted, type Validators } from './conditional-request.ts';

/** A request for a stored file, and the reply to it. */
export interface FileExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Called when a file breaks off after sending has begun. */
  readonly onBroken?: (error: unknown) => void;
}

type Headers = Readonly<Record<string, string>>;

/** How to answer a request. */
type Plan =
  | { readonly kind: 'send'; readonly range: ByteRange | undefined }
  | { readonly kind: 'not-modified' }
  | { readonly kind: 'refuse'; readonly problem: Problem; readonly headers: Headers };

const GONE = notFound('This file is gone.');
const ANOTHER_VERSION = problem(
  'precondition-failed',
  'The file is another one than the request asks for.',
);
const OUTSIDE = problem('range-not-satisfiable', 'The range lies outside the file.');

/**
 * Allows what a browser's own viewers of pictures, videos and sounds need, and no script: files have the origin of the
 * console.
 */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Sends a stored file or a range of it, with the preconditions and ranges of RFC 9110, sections 13 and 14.
 *
 * @returns the problem, if there is nothing to send
 * @throws the store's error if it cannot open the file
 */
export async function sendStoredFile(
  file: FileReply,
  exchange: FileExchange,
): Promise<Problem | undefined> {
  const { request, reply } = exchange;
  reply.header('content-security-policy', POLICY);
  const validators = validatorsOf(file);
  const plan = planFor(request, file, validators);
  switch (plan.kind) {
    case 'refuse':
      reply.headers(plan.headers);
      return plan.problem;
    case 'not-modified':
      await reply.code(304).headers(lastingHeaders(file, validators)).send(Readable.from([]));
      return undefined;
    case 'send': {
      const isHead = request.method === 'HEAD';
      const content = await opened(file, isHead ? leastOf(file) : plan.range);
      if (content === undefined) return GONE;
      const headers = { ...lastingHeaders(file, validators), ...contentHeaders(file, plan.range) };
      reply.code(plan.range === undefined ? 200 : 206).headers(headers);
      await reply.send(isHead ? unsent(content) : sent(content, headers, exchange));
      return undefined;
    }
  }
}

function planFor(
  { method, headers }: FastifyRequest,
  { bytes }: FileReply,
  validators: Validators,
): Plan {
  const verdict = evaluateConditions(headers, validators);
  if (verdict === 'not-modified') return { kind: verdict };
  if (verdict === 'fail') return { kind: 'refuse', problem: ANOTHER_VERSION, headers: {} };
  // Ranges are defined only for GET (RFC 9110, section 14.2).
  const isPartial = method === 'GET' && isRangeWanted(headers, validators);
  const wanted = wantedPart(isPartial ? headers.range : undefined, bytes);
  if (wanted.kind !== 'outside') return { kind: 'send', range: wanted.range };
  return { kind: 'refuse', problem: OUTSIDE, headers: { 'content-range': `bytes */${bytes}` } };
}

/** The content behind an identifier never changes, so its hash is a strong validator. */
function validatorsOf({ sha256, createdAt }: FileReply): Validators {
  return { etag: `"${sha256}"`, 'last-modified': createdAt.toUTCString() };
}

function lastingHeaders({ expires }: FileReply, validators: Validators): Headers {
  const remaining = Math.max(0, expires - Math.floor(Date.now() / 1000));
  return {
    ...validators,
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${remaining}, immutable`,
  };
}

function contentHeaders(file: FileReply, range: ByteRange | undefined): Headers {
  const { bytes, mediaType, fileName } = file;
  const shared = {
    'content-type': mediaType,
    'content-disposition': `inline; filename="${fileName}"`,
  };
  if (range === undefined) return { ...shared, 'content-length': String(bytes) };
  const { start, end } = range;
  return {
    ...shared,
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${bytes}`,
  };
}

/** The least that shows whether a file is there: its first byte. */
function leastOf({ bytes }: FileReply): ByteRange | undefined {
  return bytes > 0 ? { start: 0, end: 0 } : undefined;
}

async function opened(
  file: FileReply,
  range: ByteRange | undefined,
): Promise<Readable | undefined> {
  try {
    return await file.open(range);
  } catch (error) {
    if (error instanceof FileGone) return undefined;
    throw error;
  }
}

/** Returns an empty stream in place of content that is not sent, and closes the content. */
export function unsent(content: Readable): Readable {
  content.destroy();
  return Readable.from([]);
}

/**
 * Pipes the content to the response: an error of the store ends the response, and a client that disconnects ends the
 * reading.
 */
function sent(content: Readable, headers: Headers, { reply, onBroken }: FileExchange): Readable {
  const guard = ofLength(Number(headers['content-length']));
  guard.once('error', (error) => {
    if (reply.raw.headersSent) return onBroken?.(error);
    // The error response replaces the file, so the file's headers are removed.
    for (const name of Object.keys(headers)) reply.removeHeader(name);
  });
  return pipeline(content, guard, () => {});
}

/** Fails if a file is shorter or longer than its headers say; otherwise the client would wait for missing bytes. */
function ofLength(bytes: number): Transform {
  let left = bytes;
  const complaint = (): Error =>
    new Error(`A stored file does not have its recorded size of ${bytes} bytes.`);
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      left -= chunk.length;
      if (left < 0) return next(complaint());
      return next(null, chunk);
    },
    flush: (end) => end(left === 0 ? null : complaint()),
  });
}
