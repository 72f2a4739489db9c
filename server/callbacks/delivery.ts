import type { Clock } from '../foundation/clock.ts';
import { counted } from '../foundation/counted.ts';
import { type Outgoing, refusalReason } from '../foundation/outgoing.ts';
import { readRetryAfter } from '../foundation/retry-after.ts';
import { type Answer, exchange, Late, type Post } from './exchange.ts';
import { unreachableReason } from './unreachable.ts';

/** The outcome of posting a callback. */
export type Delivery = Reception & {
  readonly startedAt: Date;
  readonly milliseconds: number;
  /** The receiver's HTTP status; `undefined` if it did not answer. */
  readonly status: number | undefined;
  /** The beginning of the response body, as text. */
  readonly answer: string;
};

type Reception =
  | { readonly kind: 'delivered' }
  /** The receiver refuses further attempts (410). */
  | { readonly kind: 'unwanted' }
  | {
      readonly kind: 'failed';
      /** Why, in a sentence without a full stop. */
      readonly detail: string;
      /** The delay that the receiver requests. */
      readonly retryAfterSeconds?: number;
    };

/** Dependencies of posting a callback. */
export interface DeliveryParts {
  readonly outgoing: Outgoing;
  readonly clock: Clock;
  /** Aborts the attempt when the gateway shuts down. */
  readonly signal: AbortSignal;
  /** Timeout for the receiver's response. */
  readonly secondsUpTo: number;
}

const GONE = 410;
const ANSWER_BYTES_KEPT = 1024;

/**
 * Posts a body to a receiver. A 2xx status counts as delivered, whatever follows it; redirects are not followed. Only
 * the beginning of the response body is read.
 *
 * @throws if the gateway itself aborts the attempt
 */
export async function deliver(post: Post, parts: DeliveryParts): Promise<Delivery> {
  const { outgoing, clock, signal, secondsUpTo } = parts;
  const startedAt = clock.now();
  const began = performance.now();
  const ended = (reception: Reception, status?: number, answer = ''): Delivery => ({
    ...reception,
    startedAt,
    milliseconds: Math.round(performance.now() - began),
    status,
    answer,
  });
  const verdict = outgoing.check(post.url);
  if (!verdict.ok) return ended(refusedFor(verdict.reason));
  try {
    const answer = await exchange(outgoing.dispatcher, post, {
      signal,
      milliseconds: secondsUpTo * 1000,
      maxBytes: ANSWER_BYTES_KEPT,
    });
    return ended(receptionOf(answer, clock), answer.status, textOf(answer));
  } catch (error) {
    signal.throwIfAborted();
    const reason = refusalReason(error);
    if (reason !== undefined) return ended(refusedFor(reason));
    const detail =
      error instanceof Late
        ? `the receiver did not answer within ${counted(secondsUpTo, 'second')}`
        : `the receiver cannot be reached: ${unreachableReason(error, post.url)}`;
    return ended(failed(detail));
  }
}

function receptionOf({ status, retryAfter }: Answer, clock: Clock): Reception {
  if (status === GONE) return { kind: 'unwanted' };
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const seconds = readRetryAfter(retryAfter, clock.now());
  const wait = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  return { ...failed(`the receiver answers with status ${status}`), ...wait };
}

function textOf({ beginning }: Answer): string {
  return beginning.toString('utf8');
}

function refusedFor(reason: string): Reception {
  return failed(`the address is refused: ${reason}`);
}

function failed(detail: string): Extract<Reception, { kind: 'failed' }> {
  return { kind: 'failed', detail };
}
