import { readRetryAfter } from '../../foundation/retry-after.ts';
import { shortened } from '../../foundation/shortened.ts';
import type {
  RefusalCause,
  UnsupportedEffort,
  UpstreamFailure,
  UpstreamWords,
} from '../port/outcome.ts';
import type { KeyVerdict } from './key-ring.ts';

/** A response of status 3xx, 4xx or 5xx. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The parsed body; `undefined` if it is not JSON. */
  readonly body: unknown;
}

/** The meaning of an error response, read from its body. */
export interface RefusalWords {
  /** A sentence for the caller. */
  readonly message?: string | undefined;
  /** The parameter at fault. */
  readonly parameter?: string | undefined;
  /** The upstream's own error fields. */
  readonly words?: UpstreamWords | undefined;
  /** What the model does not support of the requested reasoning effort. */
  readonly lacksEffort?: UnsupportedEffort | undefined;
  /** Whether the upstream lacks the model; another one may have it. */
  readonly lacksModel?: boolean;
  /** Whether another upstream may accept the request, as its model takes what this one does not. */
  readonly isOnlyHere?: boolean;
  /** Whether a thing that the request names does not exist, rather than the operation. */
  readonly isNotThere?: boolean;
  /** Whether moderation rejected the content. */
  readonly isModeration?: boolean;
  /** Whether the key's quota is exhausted, so that waiting is pointless. */
  readonly isQuota?: boolean;
  /** Whether the key's quota is too low for this request only. */
  readonly isTooDear?: boolean;
  /** Whether the upstream reports that it is overloaded, for statuses that do not say so. */
  readonly isOverloaded?: boolean;
  /** Whether the key is rejected, for statuses that do not say so. */
  readonly isKey?: boolean;
  /** Whether a retry would be rejected, too, for statuses that do not say so. */
  readonly isFinal?: boolean;
  /** How long to wait before a retry, for upstreams that do not say it in a header. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Reads the body of an error response. */
export type ReadRefusal = (refusal: Refusal) => RefusalWords;

/** The failure for the caller, and the verdict on the key. */
export interface Judgement {
  readonly failure: UpstreamFailure;
  readonly verdict?: KeyVerdict;
}

const MAX_MESSAGE_CHARACTERS = 2000;
/** A day; longer waits are implausible and are shortened to it. */
const MAX_RETRY_AFTER_SECONDS = 86_400;

/** Classifies an error response by its status and its body. */
export function judge(refusal: Refusal, words: RefusalWords, now: Date): Judgement {
  const { status } = refusal;
  const message = words.message && shortened(words.message, MAX_MESSAGE_CHARACTERS);
  if (words.isModeration === true) {
    return {
      failure: { kind: 'moderated', message: message ?? 'The upstream refuses the content.' },
    };
  }
  const ofKey = judgeKey(status, words);
  if (ofKey !== undefined) return ofKey;
  const retryAfterSeconds = delayBeforeRetry(refusal, now, words.retryAfterSeconds);
  const wish = { retryAfterSeconds, forbidsRetry: asksForNoRetry(refusal) || undefined };
  if (status === 429) {
    const verdict =
      retryAfterSeconds === undefined
        ? IN_ITS_TURN
        : ({ kind: 'rest', seconds: retryAfterSeconds } as const);
    return { failure: { kind: 'limited', message: LIMITED, ...wish }, verdict };
  }
  if (words.isFinal === true || isCallersMatter(status)) {
    const text = message ?? `The upstream refuses the request with status ${status}.`;
    return { failure: { kind: 'refused', message: text, ...particulars(status, words) } };
  }
  const { forbidsRetry } = wish;
  if (isTimeout(status)) return { failure: { ...TIMED_OUT, forbidsRetry } };
  const text = `The upstream answered with status ${status}${isRedirect(status) ? REDIRECT : ''}.`;
  const isOverloaded = words.isOverloaded === true || isOverload(status) || undefined;
  return { failure: { kind: 'failed', message: text, isOverloaded, ...wish } };
}

/**
 * Classifies an error response to the download of a result file. The file counts as gone only if a retry would meet the
 * same status: a server that is rate limited or overloaded still has it.
 */
export function judgeResult(refusal: Refusal, now: Date): UpstreamFailure {
  const { status } = refusal;
  const retryAfterSeconds = delayBeforeRetry(refusal, now);
  const later = `The upstream's result cannot be fetched just now: status ${status}.`;
  if (status === 429) return { kind: 'limited', message: later, retryAfterSeconds };
  if (isRedirect(status)) {
    return {
      kind: 'refused',
      message: `The upstream's result is not fetched: status ${status}${REDIRECT}.`,
      because: 'no-result',
    };
  }
  if (!isCallersMatter(status)) return { kind: 'failed', message: later, retryAfterSeconds };
  const message = `The upstream's result is not at its address: status ${status}.`;
  return { kind: 'refused', message, because: 'no-result' };
}

/** Further details of a rejected request. */
function particulars(status: number, said: RefusalWords) {
  const { parameter, words, lacksEffort, lacksModel, isOnlyHere } = said;
  const because = causeOf(status, said);
  return {
    parameter,
    because,
    status: because === 'no-address' ? status : undefined,
    words,
    lacksEffort,
    isOnlyHere: lacksModel === true || isOnlyHere === true || undefined,
  };
}

/**
 * The cause, if it is not the value of a parameter. A 404 or 405 that names no parameter means that the operation does
 * not exist, unless the body says that a thing named by the request does not exist.
 */
function causeOf(
  status: number,
  { parameter, isNotThere = false, lacksModel = false }: RefusalWords,
): RefusalCause | undefined {
  if (status === 413) return 'too-large';
  if (status === 404 && (isNotThere || lacksModel)) return 'not-there';
  const isOfAddress = (status === 404 || status === 405) && parameter === undefined;
  return isOfAddress ? 'no-address' : undefined;
}

/** Classifies an error response about the gateway's key. */
function judgeKey(status: number, words: RefusalWords): Judgement | undefined {
  // The key stays in use, as its quota may suffice for cheaper requests.
  if (words.isTooDear === true) return { failure: KEYLESS, verdict: IN_ITS_TURN };
  if (words.isQuota === true || status === 402) return keyless('its quota is used up');
  if (words.isKey === true || status === 401) return keyless('the upstream does not take it');
  return status === 403 ? { failure: KEYLESS } : undefined;
}

/** Whether a status means that the upstream is overloaded; 529 is Anthropic's. */
export function isOverload(status: number): boolean {
  return status === 503 || status === 529;
}

/** Whether a status means that the upstream was too slow; 524 is that of Cloudflare, in front of it. */
function isTimeout(status: number): boolean {
  return status === 504 || status === 524;
}

/** The message if the upstream's rate limit is reached. */
export const LIMITED = 'The upstream takes no more requests just now.';
/** The key is skipped for this call only. */
const IN_ITS_TURN = { kind: 'rest', seconds: 0 } as const;
const TIMED_OUT = {
  kind: 'timed-out',
  message: 'The upstream reported that it had timed out.',
} as const;
/** The failure if the upstream rejects all keys. */
export const KEYLESS: UpstreamFailure = {
  kind: 'keyless',
  message: "The upstream does not accept the gateway's key.",
};

function delayBeforeRetry({ headers }: Refusal, now: Date, told?: number): number | undefined {
  const asked = readRetryAfter(headers['retry-after'], now) ?? told;
  return asked === undefined ? undefined : Math.min(asked, MAX_RETRY_AFTER_SECONDS);
}

/** Whether a response asks not to be retried, by the header of OpenAI's and Anthropic's interfaces. */
function asksForNoRetry({ headers }: Refusal): boolean {
  return headers['x-should-retry'] === 'false';
}

function keyless(because: string): Judgement {
  return { failure: KEYLESS, verdict: { kind: 'set-aside', because } };
}

const REDIRECT = ', a redirect, which is not followed';

/** Whether a status asks to look elsewhere, where nothing has been checked. */
function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

/** Whether a retry of the same request would meet the same status. 408, 409, 423 and 425 are transient. */
function isCallersMatter(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 423, 425].includes(status);
}
