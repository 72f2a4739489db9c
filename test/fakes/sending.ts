import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { altered, begun, type Meant, truncated, type Voice } from './alterations.ts';
import type { FakeAnswer } from './fake-answer.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** A reply in progress. */
export interface Exchange {
  readonly response: ServerResponse;
  /** The requested path and query. */
  readonly url: string;
  /** Aborted as soon as nothing more can be sent. */
  readonly closed: AbortSignal;
  /** Resets the connection from the fake's side. */
  reset(): void;
  /** Closes the connection from the fake's side after what has been written. */
  hangUp(): void;
}

const FILLING = Buffer.alloc(65_536, 'x');

/** Sends a reply, altered by any misbehaviour. Resolves when everything is sent or the client has disconnected. */
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
    // A disconnect ends every wait; that is no error.
    if (!exchange.closed.aborted) throw error;
  }
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
      return sendWhole(exchange, altered(meant, how, exchange.url));
  }
}

async function sendWhole(exchange: Exchange, answer: FakeAnswer): Promise<void> {
  if (answer.isStream) return sendUnmeasured(exchange, answer);
  const body = Buffer.concat(answer.pieces);
  exchange.response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length });
  await ended(exchange, body);
}

/** Sends without Content-Length, chunk by chunk, with backpressure. */
async function sendUnmeasured(exchange: Exchange, answer: FakeAnswer): Promise<void> {
  await sendSome(exchange, answer);
  await ended(exchange);
}

/** Sends the head and the chunks without ending the body. */
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

/** Sends a wrong Content-Length. If it is too large, the connection is closed after the body. */
async function sendMisjudged(exchange: Exchange, answer: FakeAnswer, by: number): Promise<void> {
  const { response } = exchange;
  const body = Buffer.concat(answer.pieces);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length + by });
  if (by < 0) return ended(exchange, body);
  await written(response, body, exchange.closed);
  exchange.hangUp();
  await untilClosed(exchange);
}

/** Sends the head and the chunks, then resets the connection. */
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

function firstByteOf({ pieces }: FakeAnswer): Uint8Array {
  return pieces[0]?.subarray(0, 1) ?? Buffer.from('x');
}
