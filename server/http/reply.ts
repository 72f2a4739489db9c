import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '../../generated/operations.ts';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { fingerprint, fingerprintHeader } from '../../generated/stamp.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { Problem } from '../foundation/problems.ts';
import type { Reply } from '../operations/call.ts';
import type { RequestRecord } from '../operations/request-record.ts';
import type { WrittenJson } from '../operations/written-json.ts';
import { isKnown } from './conditional-request.ts';
import { problemBody } from './problem-body.ts';
import { STATUS_OF } from './statuses.ts';
import { sendStoredFile, unsent } from './stored-file.ts';
import { checkAnswer, checkedEvents } from './strict.ts';
import { writtenEvents } from './written-events.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const TABLE_TYPE = 'text/csv; charset=utf-8; header=present';

/** Quotes have their own media type, so that they cannot be mistaken for a result. */
const QUOTE_TYPE = 'application/vnd.patchbay.quote+json';

/** The reply of any operation. */
export type AnyReply = Reply<OperationId>;

/** A reply to be sent, and its context. */
export interface Answering {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the request led to. */
  readonly requestRecord?: RequestRecord;
  /** The time since the request arrived, in milliseconds. */
  readonly elapsed?: () => number;
  /** Whether the answer is checked against the contract before it is sent. */
  readonly strict: boolean;
  /** Called when a response breaks off after it has begun. */
  readonly onBroken?: (error: unknown) => void;
  /** Called when the first event of a stream is sent. */
  readonly onFirstEvent?: () => void;
}

/** Sets the headers of every answer, and those of every answer under `/v1/`. */
export function putCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  // The SDKs of the messages interface read this header.
  if (request.url.startsWith('/v1/')) reply.header('request-id', request.id);
  reply.header(fingerprintHeader, fingerprint);
  reply.header('x-content-type-options', 'nosniff');
  // Pages set their own policy. No other response may be framed either.
  reply.header('content-security-policy', "frame-ancestors 'none'");
}

/**
 * Sends the operation's reply.
 *
 * @throws ContractBreach if the reply is checked and violates the contract
 */
export async function sendOutcome(answering: Answering, outcome: Outcome<AnyReply>): Promise<void> {
  const { operation, reply, strict } = answering;
  putAttempts(answering);
  if (!outcome.ok) return sendProblem(answering, outcome.problem);
  const answer = outcome.value;
  switch (answer.kind) {
    case 'json':
      return sendWhole(answering, answer);
    case 'written':
      return sendWritten(answering, answer.json);
    case 'accepted': {
      const { jobId } = answer.body.data;
      reply.header('preference-applied', 'respond-async');
      reply.header('location', operations.getJob.path.replace('{jobId}', jobId));
      return sendJson(answering, { status: 202, body: answer.body });
    }
    case 'quote': {
      reply.header('preference-applied', 'quote');
      if (strict) checkAnswer(operation, { status: 200, body: answer.body, mediaType: QUOTE_TYPE });
      await reply.type(QUOTE_TYPE).send(JSON.stringify(answer.body));
      return;
    }
    case 'table': {
      const { csv } = answer;
      if (typeof csv !== 'string') return sendStream(answering, TABLE_TYPE, bytesOf(csv));
      await reply.type(TABLE_TYPE).send(csv);
      return;
    }
    case 'document':
      return sendDocument(answering, answer);
    case 'nothing':
      await reply.code(204).send();
      return;
    case 'text':
      await reply.type('text/plain; charset=utf-8').send(answer.text);
      return;
    case 'events':
      return sendEvents(answering, answer.events);
    case 'written-events':
      return sendEvents(answering, writtenEvents(answer.events, answering));
    case 'file': {
      const failure = await sendStoredFile(answer.file, answering);
      if (failure !== undefined) await sendProblem(answering, failure);
    }
  }
}

async function sendEvents(
  answering: Answering,
  events: AsyncIterable<string | Uint8Array> | Readable,
): Promise<void> {
  const { operation, reply, strict } = answering;
  reply.header('cache-control', 'no-cache').header('x-accel-buffering', 'no');
  const stream = bytesOf(strict ? checkedEvents(operation, events) : events);
  reply.raw.once('pipe', (piped) => piped.once('data', () => answering.onFirstEvent?.()));
  return sendStream(answering, 'text/event-stream; charset=utf-8', stream);
}

async function sendWhole(
  answering: Answering,
  { body, text, status = 200, ...said }: Extract<AnyReply, { readonly kind: 'json' }>,
): Promise<void> {
  const { cookies = [], isEstimate = false } = said;
  for (const cookie of cookies) answering.reply.header('set-cookie', cookie);
  if (isEstimate) answering.reply.header('x-patchbay-estimated', 'true');
  return sendJson(answering, { status, body, text });
}

/** Sends a document, or 304 if the client already has this version (RFC 9110, section 13.1.2). */
async function sendDocument(
  { request, reply }: Answering,
  { mediaType, text: content }: Extract<AnyReply, { readonly kind: 'document' }>,
): Promise<void> {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (isKnown(request.headers, etag)) await reply.code(304).send();
  else await reply.type(mediaType).send(content);
}

function bytesOf(pieces: AsyncIterable<string | Uint8Array> | Readable): Readable {
  return pieces instanceof Readable ? pieces : Readable.from(pieces, { objectMode: false });
}

/** Sends a problem as the response. */
export async function sendProblem(answering: Answering, failure: Problem): Promise<void> {
  const { operation, request, reply } = answering;
  if (failure.retryAfterSeconds !== undefined) {
    reply.header('retry-after', Math.ceil(failure.retryAfterSeconds));
  }
  if (failure.kind === 'unauthorized') reply.header('www-authenticate', challengeOf(operation));
  const status = STATUS_OF[failure.kind];
  // Otherwise the SDKs would retry the request, each time through all retries of the gateway.
  if (operation.unrepeated.includes(status)) reply.header('x-should-retry', 'false');
  const body = problemBody(failure, operation.problems, request.id);
  return sendJson(answering, { status, body });
}

/** The authentication challenge, which a 401 response must contain (RFC 9110, section 11.6.1). */
export function challengeOf({ keys }: Operation): string {
  const isBearer = keys.some(({ prefix }) => prefix.toLowerCase().startsWith('bearer'));
  const byKey = isBearer ? 'Bearer' : 'ApiKey';
  return `${keys.length === 0 ? 'Session' : byKey} realm="Patchbay"`;
}

/** A JSON response; `text` is its body where it has been serialized already. */
interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly text?: string | undefined;
}

async function sendJson(
  { operation, reply, strict }: Answering,
  { status, body, text = JSON.stringify(body) }: JsonAnswer,
): Promise<void> {
  if (strict) checkAnswer(operation, { status, body });
  await reply.code(status).type(JSON_TYPE).send(text);
}

/**
 * Sets the headers that report which upstream answered, the number of attempts, where the time went, and which
 * parameters were ignored.
 */
function putAttempts({ requestRecord, reply, elapsed = () => 0 }: Answering): void {
  if (requestRecord === undefined) return;
  if (requestRecord.isFromCache) reply.header('x-patchbay-cache', 'hit');
  if (requestRecord.ignored.length > 0)
    reply.header('x-patchbay-ignored', requestRecord.ignored.join(', '));
  const last = requestRecord.attempts.at(-1);
  if (last === undefined) return;
  const upstreamMs = requestRecord.attempts.reduce(
    (sum, { milliseconds }) => sum + milliseconds,
    0,
  );
  reply.header('x-patchbay-upstream', last.upstream);
  reply.header('x-patchbay-attempts', requestRecord.attempts.length);
  reply.header('x-patchbay-upstream-ms', Math.round(upstreamMs));
  reply.header('x-patchbay-gateway-ms', Math.max(0, Math.round(elapsed() - upstreamMs)));
}

/** Streams JSON. If it must be checked against the contract, it is buffered first. */
async function sendWritten(answering: Answering, json: WrittenJson): Promise<void> {
  const { operation, reply, strict } = answering;
  const content = await json.open();
  if (strict) {
    const gathered = await text(content);
    checkAnswer(operation, { status: 200, body: JSON.parse(gathered) });
    await reply.type(JSON_TYPE).send(gathered);
    return;
  }
  if (json.bytes !== undefined) reply.header('content-length', json.bytes);
  return sendStream(answering, JSON_TYPE, content);
}

async function sendStream(
  { request, reply, onBroken }: Answering,
  mediaType: string,
  stream: Readable,
): Promise<void> {
  stream.once('error', (error) => onBroken?.(error));
  // A response to HEAD has no body; a stream without an end would be read forever.
  await reply.type(mediaType).send(request.method === 'HEAD' ? unsent(stream) : stream);
}

/** Sets the headers for deprecated operations (RFC 9745) and their replacements (RFC 8288). */
export function putDeprecation({ deprecation }: Operation, reply: FastifyReply): void {
  if (deprecation === undefined) return;
  const successor = Object.values(operations).find(
    ({ operationId }) => operationId === deprecation.successor,
  );
  reply.header('deprecation', `@${deprecation.since}`);
  if (successor !== undefined) reply.header('link', `<${successor.path}>; rel="successor-version"`);
}
