import { fingerprintHeader } from '../generated/stamp.ts';
import { counted } from './counted.ts';
import {
  kindOf,
  type RepetitionRule,
  repetitionAfter,
  retryAfterSeconds,
} from './error-reading.ts';
import { AbortedError, PatchbayError, TimedOutError } from './errors.ts';
import { longFetch } from './long-fetch.ts';
import { LONGEST_TIMER_MS } from './longest-timer.ts';
import { isNoAnswer, noAnswer, reasonsOf } from './no-answer.ts';
import type { Sendable, Sending } from './sendable.ts';

/** The outcome of one attempt. */
type Outcome =
  | { readonly response: Response }
  | { readonly error: PatchbayError; readonly rule: RepetitionRule };

/** How to send one attempt. */
interface TrySending extends Sending {
  /** Called with the error if a file of the body cannot be read. */
  readonly onFailure: (error: unknown) => void;
}

const FIRST_BACK_OFF_MS = 500;
const LONGEST_BACK_OFF_MS = 8_000;

/**
 * Sends a request. Retries it where that is safe and worthwhile (`x-kinds` in the contract), with exponential backoff
 * or after the delay that the gateway names.
 *
 * @returns the response, which may be an error
 * @throws PatchbayError if there is no response, or the caller's signal aborts the call
 */
export async function send(sendable: Sendable, sending: Sending): Promise<Response> {
  const { headers, method } = sendable.request;
  const isKeyed = headers.has('idempotency-key');
  const isRepeatable = isKeyed || IDEMPOTENT_METHODS.includes(method);
  let told: Outcome | undefined;
  for (let retry = 0; ; retry += 1) {
    const outcome = await tryOnce(sendable, sending);
    // A conflict with this call's own key: the gateway is still processing an earlier attempt, whose outcome the caller
    // wants.
    const isOwnConflict = isKeyed && told !== undefined && (await isInUse(outcome));
    if (told === undefined || !isOwnConflict) told = outcome;
    const rule = isOwnConflict ? 'repeatable' : ruleOf(outcome);
    const mayRepeat = rule === 'always' || (rule === 'repeatable' && isRepeatable);
    const wait = waitBefore(outcome, retry);
    if (!mayRepeat || retry >= sending.maxRetries || wait > sending.longestWaitMs)
      return answerOf(told);
    await pause(wait, sending.signal);
  }
}

/** The idempotent methods (RFC 9110, section 9.2.2) that operations have. */
const IDEMPOTENT_METHODS: readonly string[] = ['GET', 'DELETE'];

/**
 * Waits for a time in milliseconds, at most the longest delay of timers.
 *
 * @throws AbortedError as soon as the signal is aborted
 */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(abortedBy(signal));
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      },
      Math.min(milliseconds, LONGEST_TIMER_MS),
    );
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/** The backoff in milliseconds before a retry: exponential, with jitter. */
export function backOff(retry: number): number {
  const longest = Math.min(FIRST_BACK_OFF_MS * 2 ** retry, LONGEST_BACK_OFF_MS);
  return longest * (0.5 + Math.random() / 2);
}

/** The error for a call that was aborted by the caller's signal. */
export function abortedBy(signal: AbortSignal | undefined): AbortedError {
  return new AbortedError('The call was aborted.', { cause: signal?.reason });
}

/**
 * Combines signals into one that is aborted as soon as any of them is. As with `fetch`, null is no signal: callers
 * without type checking may pass it.
 */
export function anySignal(...signals: readonly (AbortSignal | null | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.flatMap((signal) => signal ?? []));
}

async function tryOnce(sendable: Sendable, sending: Sending): Promise<Outcome> {
  const { signal, timeoutMs } = sending;
  if (signal?.aborted) throw abortedBy(signal);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => {
    failures.push(error);
    limit.abort();
  };
  const onUploadProgress = guarded(sending.onUploadProgress, onFailure);
  try {
    const fetch = failing(sending.fetch, onFailure);
    const watched = { ...sending, fetch, onUploadProgress, onFailure };
    const response = await transmit(sendable, watched, anySignal(limit.signal, signal));
    const isUnread = sending.isStream && response.ok;
    return { response: isUnread ? response : await whole(response) };
  } catch (error) {
    if (signal?.aborted) throw abortedBy(signal);
    // An error of the caller's functions, or of a file that has changed, is not a connection error.
    if (failures.length > 0) throw failures[0];
    if (error instanceof PatchbayError) throw error;
    if (!limit.signal.aborted) return unanswered(sendable.request, error);
    const message = `There was no answer within ${counted(timeoutMs / 1000, 'second')}.`;
    return { error: new TimedOutError(message, { isRetryable: true }), rule: 'repeatable' };
  } finally {
    clearTimeout(timer);
  }
}

/** Wraps a callback that is called inside a stream, which would swallow its error. */
function guarded<T>(
  tell: ((told: T) => void) | undefined,
  onFailure: (error: unknown) => void,
): ((told: T) => void) | undefined {
  if (tell === undefined) return undefined;
  return (told) => {
    try {
      tell(told);
    } catch (error) {
      onFailure(error);
    }
  };
}

/** Wraps the caller's `fetch`, whose own errors are not the gateway's. What the runtime's `fetch` throws is no answer. */
function failing(fetch: Sending['fetch'], onFailure: (error: unknown) => void): Sending['fetch'] {
  if (fetch === globalThis.fetch) return fetch;
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (!request.signal.aborted && !isNoAnswer(error)) onFailure(error);
      throw error;
    }
  };
}

async function transmit(
  { request, body }: Sendable,
  { fetch, onUploadProgress, onFailure }: TrySending,
  signal: AbortSignal,
): Promise<Response> {
  if (body instanceof FormData) {
    const { watchFiles } = await import('./sent-file.ts');
    watchFiles(body, onFailure);
  }
  if (body !== undefined && onUploadProgress !== undefined) {
    const { sendWithProgress } = await import('./upload-progress.ts');
    return sendWithProgress({ request, body }, { fetch, onUploadProgress, signal });
  }
  return longFetch(fetch, request, { body: body ?? null, signal });
}

/** Reads a response to its end, so that one that breaks off counts as no response. */
export async function whole(response: Response): Promise<Response> {
  if (response.body === null) return response;
  return new Response(await response.arrayBuffer(), response);
}

/** Error codes of the runtimes for failures before anything was sent. */
const UNSENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|ConnectionRefused/;

function unanswered({ url }: Request, cause: unknown): Outcome {
  const isUnsent = reasonsOf(cause).some((word) => UNSENT.test(word));
  return { error: noAnswer(url, cause), rule: isUnsent ? 'always' : 'repeatable' };
}

function ruleOf(outcome: Outcome): RepetitionRule {
  if ('error' in outcome) return outcome.rule;
  const { status, headers } = outcome.response;
  // The gateway has retried already.
  if (headers.get('x-should-retry') === 'false') return 'never';
  const rule = repetitionAfter(status);
  // The gateway gives this status only to requests that it has not begun. A proxy in front of it cannot know that:
  // Envoy's 503, for example, may follow a connection that was cut after the request had been forwarded.
  return rule === 'always' && !headers.has(fingerprintHeader) ? 'repeatable' : rule;
}

/** Whether the gateway is still answering the first request under the key. Other conflicts are final. */
async function isInUse(outcome: Outcome): Promise<boolean> {
  if (!('response' in outcome) || kindOf(outcome.response.status)?.kind !== 'conflict')
    return false;
  // The code's place in the body differs between addresses.
  return (await outcome.response.clone().text()).includes('"idempotency_key_in_use"');
}

function waitBefore(outcome: Outcome, retry: number): number {
  const asked = 'response' in outcome ? retryAfterSeconds(outcome.response.headers) : undefined;
  return asked === undefined ? backOff(retry) : asked * 1000;
}

function answerOf(outcome: Outcome): Response {
  if ('error' in outcome) throw outcome.error;
  return outcome.response;
}
