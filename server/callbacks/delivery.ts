import { request } from 'undici';
import type { Clock } from '../foundation/clock.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import { readRetryAfter } from '../foundation/retry-after.ts';

/** What came of posting a callback. */
export type Delivery = Reception & {
  readonly startedAt: Date;
  readonly milliseconds: number;
  /** The receiver's status; `undefined` where it did not answer. */
  readonly status: number | undefined;
  /** The beginning of the receiver's answer, as text. */
  readonly answer: string;
};

type Reception =
  | { readonly kind: 'delivered' }
  /** The receiver wants no more of them (410). */
  | { readonly kind: 'unwanted' }
  | {
      readonly kind: 'failed';
      /** Why, in a sentence without a full stop. */
      readonly detail: string;
      /** How long the receiver asks to be left alone. */
      readonly retryAfterSeconds?: number;
    };

/** What is posted where. */
export interface Post {
  readonly url: string;
  /** JSON text. */
  readonly body: string;
  /** The headers of the signature. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What posting needs. */
export interface DeliveryRoom {
  readonly outgoing: Outgoing;
  readonly clock: Clock;
  /** Ends a try that the gateway itself has no more time for. */
  readonly signal: AbortSignal;
  /** How long a receiver may take to answer. */
  readonly secondsUpTo: number;
}

const GONE = 410;
const ANSWER_BYTES_KEPT = 1024;

/**
 * Posts a body to a receiver. A status of 2xx counts as delivered, whatever follows it; redirects are not
 * followed. No more of the answer is read than is kept.
 *
 * @throws where the gateway itself breaks the try off
 */
export async function deliver(
  { url, body, headers }: Post,
  { outgoing, clock, signal, secondsUpTo }: DeliveryRoom,
): Promise<Delivery> {
  const startedAt = clock.now();
  const began = performance.now();
  const ended = (reception: Reception, status?: number, answer = ''): Delivery => ({
    ...reception,
    startedAt,
    milliseconds: Math.round(performance.now() - began),
    status,
    answer,
  });
  const verdict = outgoing.check(url);
  if (!verdict.ok) return ended(failed(`the address is refused: ${verdict.reason}`));
  const late = AbortSignal.timeout(secondsUpTo * 1000);
  try {
    const response = await request(url, {
      method: 'POST',
      dispatcher: outgoing.dispatcher,
      headers: { 'content-type': 'application/json', 'user-agent': 'patchbay', ...headers },
      body,
      signal: AbortSignal.any([signal, late]),
    });
    const { statusCode } = response;
    const answer = await beginningOf(response.body);
    return ended(
      receptionOf(statusCode, response.headers['retry-after'], clock),
      statusCode,
      answer,
    );
  } catch (error) {
    signal.throwIfAborted();
    const detail = late.aborted
      ? `the receiver did not answer within ${secondsUpTo} seconds`
      : `the receiver cannot be reached: ${messageOf(error)}`;
    return ended(failed(detail));
  }
}

function receptionOf(
  status: number,
  retryAfter: string | string[] | undefined,
  clock: Clock,
): Reception {
  if (status === GONE) return { kind: 'unwanted' };
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const seconds = readRetryAfter(retryAfter, clock.now());
  const wait = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  return { ...failed(`the receiver answers with status ${status}`), ...wait };
}

/** Reads what is kept of an answer, and leaves the rest. What breaks off in the middle has said enough. */
async function beginningOf(
  content: AsyncIterable<Uint8Array> & { destroy(): unknown },
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of content) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= ANSWER_BYTES_KEPT) break;
    }
  } catch {
    // The status has come; how the rest went is the receiver's matter.
  } finally {
    content.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES_KEPT).toString('utf8');
  // PostgreSQL has no NUL in text.
  return text.replaceAll('\0', '�');
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

function failed(detail: string): Extract<Reception, { kind: 'failed' }> {
  return { kind: 'failed', detail };
}
