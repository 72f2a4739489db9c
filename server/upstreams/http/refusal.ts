import { readRetryAfter } from '../../foundation/retry-after.ts';
import type { LackingEffort, UpstreamFailure, UpstreamWords } from '../port/outcome.ts';
import type { KeyVerdict } from './key-ring.ts';

/** An answer with a status of 3xx, 4xx or 5xx. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What it says, parsed; `undefined` where that is no JSON. */
  readonly body: unknown;
}

/** What a refusal means, read from its body. */
export interface RefusalWords {
  /** A sentence for the caller. */
  readonly message?: string | undefined;
  /** The parameter at fault. */
  readonly parameter?: string | undefined;
  /** The upstream's own fields of the error. */
  readonly words?: UpstreamWords | undefined;
  /** What the model lacks of the reasoning effort that it is asked for. */
  readonly lacksEffort?: LackingEffort | undefined;
  /** Whether something that the request names does not exist, rather than the operation. */
  readonly isNotThere?: boolean;
  /** Whether moderation refuses the content. */
  readonly isModeration?: boolean;
  /** Whether the quota of the key is used up, so that waiting is of no use. */
  readonly isQuota?: boolean;
  /** Whether the quota of the key is too low for this request only. */
  readonly isTooDear?: boolean;
  /** Whether the upstream says that there is too much to do, where the status does not tell. */
  readonly isOverloaded?: boolean;
  /** Whether the key is refused, where the status does not tell. */
  readonly isKey?: boolean;
}

/** Reads the body of a refusal. */
export type ReadRefusal = (refusal: Refusal) => RefusalWords;

/** The failure that a refusal is for the caller, and its verdict on the key. */
export interface Judgement {
  readonly failure: UpstreamFailure;
  readonly verdict?: KeyVerdict;
}

const MESSAGE_LENGTH_UP_TO = 2000;
/** A day; longer waits are not believed. */
const RETRY_AFTER_SECONDS_UP_TO = 86_400;

/** Judges a refusal by its status and its body. */
export function judge(refusal: Refusal, words: RefusalWords, now: Date): Judgement {
  const { status } = refusal;
  const message = words.message?.slice(0, MESSAGE_LENGTH_UP_TO);
  if (words.isModeration === true) {
    return {
      failure: { kind: 'moderated', message: message ?? 'The upstream refuses the content.' },
    };
  }
  const ofKey = judgeKey(status, words);
  if (ofKey !== undefined) return ofKey;
  const wait = waitAfter(refusal, now);
  if (status === 429) {
    const { retryAfterSeconds: seconds } = wait;
    const verdict = seconds === undefined ? IN_ITS_TURN : ({ kind: 'rest', seconds } as const);
    return { failure: { kind: 'limited', message: LIMITED, ...wait }, verdict };
  }
  if (isCallersMatter(status)) {
    const text = message ?? `The upstream refuses the request with status ${status}.`;
    return { failure: { kind: 'refused', message: text, ...particulars(status, words) } };
  }
  if (status === 504) return { failure: TIMED_OUT };
  const text = `The upstream answered with status ${status}.`;
  const isOverloaded = words.isOverloaded === true || isOverload(status);
  const overload = isOverloaded ? { isOverloaded } : {};
  return { failure: { kind: 'failed', message: text, ...overload, ...wait } };
}

/**
 * Judges the refusal of a file. The file counts as gone only where another try would be refused, too: a server that
 * takes no more requests just now still has it.
 */
export function judgeResult(refusal: Refusal, now: Date): UpstreamFailure {
  const { status } = refusal;
  const wait = waitAfter(refusal, now);
  const later = `The upstream's result cannot be fetched just now: status ${status}.`;
  if (status === 429) return { kind: 'limited', message: later, ...wait };
  if (!isCallersMatter(status)) return { kind: 'failed', message: later, ...wait };
  const message = `The upstream's result is not at its address: status ${status}.`;
  return { kind: 'refused', message };
}

/** Further facts of a refused request. */
function particulars(status: number, said: RefusalWords) {
  const { parameter, words, lacksEffort } = said;
  const because = causeOf(status, said);
  return {
    ...(parameter === undefined ? {} : { parameter }),
    ...(because === undefined ? {} : { because }),
    ...(words === undefined ? {} : { words }),
    ...(lacksEffort === undefined ? {} : { lacksEffort }),
  };
}

/**
 * The cause other than the value of a parameter. A 404 or 405 that names no parameter means that there is no such
 * operation, unless it says that a thing which the request names does not exist.
 */
function causeOf(status: number, { parameter, isNotThere = false }: RefusalWords): Cause {
  if (status === 413) return 'too-large';
  if (status === 404 && isNotThere) return 'not-there';
  const isOfAddress = (status === 404 || status === 405) && parameter === undefined;
  return isOfAddress ? 'no-address' : undefined;
}

type Cause = Extract<UpstreamFailure, { kind: 'refused' }>['because'];

/** Judges a refusal that is about the gateway's key. */
function judgeKey(status: number, words: RefusalWords): Judgement | undefined {
  // The key stays in use, as the quota may suffice for cheaper requests.
  if (words.isTooDear === true) return { failure: KEYLESS, verdict: IN_ITS_TURN };
  if (words.isQuota === true || status === 402) return keyless('its quota is used up');
  if (words.isKey === true || status === 401) return keyless('the upstream does not take it');
  return status === 403 ? { failure: KEYLESS } : undefined;
}

/** Whether an upstream says by a status that it has too much to do: by 529 Anthropic's interface does. */
export function isOverload(status: number): boolean {
  return status === 503 || status === 529;
}

/** The message where an upstream takes no more requests. */
export const LIMITED = 'The upstream takes no more requests just now.';
/** The key is skipped for this call only. */
const IN_ITS_TURN = { kind: 'rest', seconds: 0 } as const;
const TIMED_OUT: UpstreamFailure = {
  kind: 'timed-out',
  message: 'The upstream did not have its answer in its own time.',
};
/** The failure where the upstream refuses all keys. */
export const KEYLESS: UpstreamFailure = {
  kind: 'keyless',
  message: "The upstream does not accept the gateway's key.",
};

function waitAfter({ headers }: Refusal, now: Date): { readonly retryAfterSeconds?: number } {
  const asked = readRetryAfter(headers['retry-after'], now);
  return asked === undefined
    ? {}
    : { retryAfterSeconds: Math.min(asked, RETRY_AFTER_SECONDS_UP_TO) };
}

function keyless(because: string): Judgement {
  return { failure: KEYLESS, verdict: { kind: 'set-aside', because } };
}

/** Whether another try of the same request would meet the same status. 408, 409, 423 and 425 may pass. */
function isCallersMatter(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 423, 425].includes(status);
}
