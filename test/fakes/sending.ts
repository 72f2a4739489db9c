import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type FakeAnswer, withBytes, withJson } from './fake-answer.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** An answer that is being sent. */
export interface Exchange {
  readonly response: ServerResponse;
  /** The path and query that were asked for. */
  readonly url: string;
  /** Aborted as soon as nothing more can be sent. */
  readonly closed: AbortSignal;
  /** Resets the connection, on the fake's own account. */
  reset(): void;
  /** Closes the connection after what has been written, on the fake's own account. */
  hangUp(): void;
}

/** What a vendor says when things go wrong. */
export interface Voice {
  /** The answer to a request that is refused with a status. */
  failure(status: number): FakeAnswer;
  /** The event that tells of a failure in a stream that has begun, its empty line included. */
  errorEvent(): string;
}

const PAGE = '<!doctype html>\n<title>Service unavailable</title>\n<h1>Be back soon</h1>\n';
const FILLING = Buffer.alloc(65_536, 'x');

/** Sends an answer, or what a misbehaviour makes of it. Comes back when all is sent or nobody takes it. */
export async function send(
  exchange: Exchange,
  answer: FakeAnswer,
  {
    misbehaviour,
    voice,
  }: { readonly misbehaviour: Misbehaviour | undefined; readonly voice: Voice },
): Promise<void> {
  if (exchange.closed.aborted) return;
  try {
    if (misbehaviour === undefined) await sendWhole(exchange, answer);
    else await misbehave(exchange, { answer, voice }, misbehaviour);
  } catch (error) {
    // Whatever was being waited for ends with the connection.
    if (!exchange.closed.aborted) throw error;
  }
}

interface Meant {
  readonly answer: FakeAnswer;
  readonly voice: Voice;
}

async function misbehave(exchange: Exchange, meant: Meant, how: Misbehaviour): Promise<void> {
  const { answer } = meant;
  switch (how.kind) {
    case 'slow':
      await wait(how.ms, undefined, { signal: exchange.closed });
      return sendWhole(exchange, answer);
    case 'held':
      return sendHeld(exchange, answer, how);
    case 'hang':
      return untilClosed(exchange);
    case 'reset-before-headers':
      return exchange.reset();
    case 'reset-after-headers':
      return breakOff(exchange, { ...answer, pieces: [firstByteOf(answer)] });
    case 'truncated-stream': {
      const part = { ...answer, pieces: [truncated(answer.pieces, how.at)] };
      return how.then === 'reset' ? breakOff(exchange, part) : sendUnmeasured(exchange, part);
    }
    case 'silent-stream':
      await sendSome(exchange, { ...answer, pieces: begun(answer, how.afterEvents) });
      return untilClosed(exchange);
    case 'slow-stream':
      return sendSlowly(exchange, answer, how.everyMs);
    case 'wrong-content-length':
      return sendMisjudged(exchange, answer, how.by);
    case 'endless':
      return pour(exchange, answer);
    default:
      return sendWhole(exchange, altered(exchange, meant, how));
  }
}

type Altering = Extract<
  Misbehaviour,
  {
    kind:
      | 'status'
      | 'malformed-json'
      | 'empty-body'
      | 'html'
      | 'wrong-content-type'
      | 'redirect'
      | 'error-event';
  }
>;

/** Another answer, which then is sent as any. */
function altered({ url }: Exchange, { answer, voice }: Meant, how: Altering): FakeAnswer {
  switch (how.kind) {
    case 'status':
      return withStatus(how, voice);
    case 'malformed-json':
      return { ...answer, pieces: spoiled(answer) };
    case 'empty-body':
      return { ...answer, pieces: [], isStream: false };
    case 'html':
      return withBytes(Buffer.from(PAGE), { 'content-type': 'text/html' }, how.status);
    case 'wrong-content-type':
      return { ...answer, headers: { ...answer.headers, 'content-type': how.contentType } };
    case 'redirect':
      return withBytes(Buffer.alloc(0), { location: how.to + url }, how.status ?? 307);
    case 'error-event': {
      const event = Buffer.from(how.event ?? voice.errorEvent());
      return { ...answer, pieces: [...begun(answer, how.afterEvents), event] };
    }
  }
}

function withStatus(how: Extract<Misbehaviour, { kind: 'status' }>, voice: Voice): FakeAnswer {
  const answer =
    how.body === undefined ? voice.failure(how.status) : withBody(how.status, how.body);
  return { ...answer, headers: { ...answer.headers, ...how.headers } };
}

function withBody(status: number, body: unknown): FakeAnswer {
  if (typeof body !== 'string') return withJson(status, body);
  return withBytes(Buffer.from(body), { 'content-type': 'text/plain' }, status);
}

async function sendWhole(exchange: Exchange, answer: FakeAnswer): Promise<void> {
  if (answer.isStream) return sendUnmeasured(exchange, answer);
  const body = Buffer.concat(answer.pieces);
  exchange.response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length });
  await ended(exchange, body);
}

/** Sends without a length, piece by piece, as fast as they are taken. */
async function sendUnmeasured(exchange: Exchange, answer: FakeAnswer): Promise<void> {
  await sendSome(exchange, answer);
  await ended(exchange);
}

/** Sends the head and the pieces, and no end. */
async function sendSome({ response, closed }: Exchange, answer: FakeAnswer): Promise<void> {
  response.writeHead(answer.status, answer.headers).flushHeaders();
  for (const piece of answer.pieces) await written(response, piece, closed);
}

async function sendHeld(
  exchange: Exchange,
  answer: FakeAnswer,
  { until, afterEvents = 0 }: Extract<Misbehaviour, { kind: 'held' }>,
): Promise<void> {
  const kept = Promise.race([until, untilClosed(exchange)]);
  if (afterEvents === 0 || !answer.isStream) {
    await kept;
    return sendWhole(exchange, answer);
  }
  await sendSome(exchange, { ...answer, pieces: answer.pieces.slice(0, afterEvents) });
  await kept;
  for (const piece of answer.pieces.slice(afterEvents)) {
    await written(exchange.response, piece, exchange.closed);
  }
  await ended(exchange);
}

async function sendSlowly(exchange: Exchange, answer: FakeAnswer, everyMs: number): Promise<void> {
  const { response, closed } = exchange;
  response.writeHead(answer.status, answer.headers).flushHeaders();
  for (const piece of answer.pieces) {
    await wait(everyMs, undefined, { signal: closed });
    await written(response, piece, closed);
  }
  await ended(exchange);
}

/** Promises a length that is not true. Where it is too great, the connection is closed after what there is. */
async function sendMisjudged(exchange: Exchange, answer: FakeAnswer, by: number): Promise<void> {
  const { response } = exchange;
  const body = Buffer.concat(answer.pieces);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length + by });
  if (by < 0) return ended(exchange, body);
  await written(response, body, exchange.closed);
  exchange.hangUp();
  await untilClosed(exchange);
}

/** Sends the head and the pieces, and then resets the connection. */
async function breakOff(exchange: Exchange, answer: FakeAnswer): Promise<void> {
  const { response } = exchange;
  const last = Buffer.concat(answer.pieces);
  response.writeHead(answer.status, answer.headers);
  await new Promise<void>((resolve) => response.write(last, () => resolve()));
  exchange.reset();
}

async function pour({ response, closed }: Exchange, answer: FakeAnswer): Promise<void> {
  response.writeHead(answer.status, answer.headers);
  const [first = FILLING, ...others] = answer.pieces;
  const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
  await written(response, isJson ? Buffer.from('{"endless": "') : first, closed);
  const again = answer.isStream ? (others[Math.floor(others.length / 2)] ?? first) : FILLING;
  while (!closed.aborted) await written(response, again, closed);
}

async function written(
  response: ServerResponse,
  piece: Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  if (!response.write(piece)) await once(response, 'drain', { signal });
}

async function ended({ response, closed }: Exchange, last?: Uint8Array): Promise<void> {
  const finished = once(response, 'finish', { signal: closed });
  response.end(last);
  await finished;
}

async function untilClosed({ closed }: Exchange): Promise<void> {
  if (!closed.aborted) await once(closed, 'abort');
}

/** The first events, half of them where no number is asked for. */
function begun(
  { pieces }: FakeAnswer,
  events = Math.ceil(pieces.length / 2),
): FakeAnswer['pieces'] {
  return pieces.slice(0, events);
}

function firstByteOf({ pieces }: FakeAnswer): Uint8Array {
  return pieces[0]?.subarray(0, 1) ?? Buffer.from('x');
}

function truncated(pieces: FakeAnswer['pieces'], at: 'event' | 'character' | 'end'): Uint8Array {
  const whole = Buffer.concat(pieces);
  if (at === 'character') return whole.subarray(0, withinACharacter(whole));
  const last = pieces.at(-1) ?? Buffer.alloc(0);
  if (at === 'end') return whole.subarray(0, whole.length - (pieces.length > 1 ? last.length : 1));
  const before = pieces.slice(0, Math.floor(pieces.length / 2));
  const middle = pieces[before.length] ?? last;
  return Buffer.concat([...before, middle.subarray(0, Math.floor(middle.length / 2))]);
}

const FIRST_OF_SEVERAL = 0xc0;

function withinACharacter(bytes: Uint8Array): number {
  const start = bytes.findIndex((byte) => byte >= FIRST_OF_SEVERAL);
  if (start === -1) throw new Error('The answer has no character of several bytes to cut.');
  return start + 1;
}

/** Takes the second half of a document away: the whole one's, or that of the event in the middle. */
function spoiled({ pieces, isStream }: FakeAnswer): FakeAnswer['pieces'] {
  const place = Math.floor(pieces.length / 2);
  return pieces.map((piece, index) => {
    if (index !== place) return piece;
    const half = piece.subarray(0, Math.floor(piece.length / 2));
    return isStream ? Buffer.concat([half, Buffer.from('\n\n')]) : half;
  });
}
