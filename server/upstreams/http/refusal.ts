import { readRetryAfter } from '../../foundation/retry-after.ts';
import type { UpstreamFailure, UpstreamWords } from '../port.ts';
import type { KeyVerdict } from './key-ring.ts';

/** An answer with a status that says no. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What it says, parsed; `undefined` where that is no JSON. */
  readonly body: unknown;
}

/** What an interface's words for a refusal mean. */
export interface RefusalWords {
  /** A sentence for the caller. */
  readonly message?: string | undefined;
  /** The parameter at fault. */
  readonly parameter?: string | undefined;
  /** The upstream's own words for programs. */
  readonly words?: UpstreamWords | undefined;
  /** Whether what the request names is not there, rather than the address that it was sent to. */
  readonly isNotThere?: boolean;
  /** Whether moderation refuses the content. */
  readonly isModeration?: boolean;
  /** Whether the key's money is used up, which waiting does not mend. */
  readonly isQuota?: boolean;
  /** Whether it is too little for this request only, so that another one may do with it. */
  readonly isTooDear?: boolean;
  /** Whether it is the key that is not taken, where the status does not say so. */
  readonly isKey?: boolean;
}

/** Reads an interface's words. */
export type ReadRefusal = (refusal: Refusal) => RefusalWords;

/** What a refusal is to the caller, and to the key that the call was made with. */
export interface Judgement {
  readonly failure: UpstreamFailure;
  readonly verdict?: KeyVerdict;
}

const MESSAGE_LENGTH_UP_TO = 2000;
/** A day: whoever asks for more is not believed. */
const RETRY_AFTER_SECONDS_UP_TO = 86_400;

/** Judges a refusal by its status and what the interface's words mean. */
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
  return { failure: { kind: 'failed', message: text, ...wait } };
}

/**
 * Judges a refusal to hand over a result that was made. It is gone for good only where another try would be told the
 * same: a file server that takes no more requests just now has the file all the same.
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

/** What else is known of a refusal for what the request says. */
function particulars(status: number, said: RefusalWords) {
  const { parameter, words } = said;
  const because = causeOf(status, said);
  return {
    ...(parameter === undefined ? {} : { parameter }),
    ...(because === undefined ? {} : { because }),
    ...(words === undefined ? {} : { words }),
  };
}

/** What else than that the request is wrong. Who names nothing that is not there has nothing at the address. */
function causeOf(status: number, { parameter, isNotThere = false }: RefusalWords): Cause {
  if (status === 413) return 'too-large';
  if (status === 404 && isNotThere) return 'not-there';
  const isOfAddress = (status === 404 || status === 405) && parameter === undefined;
  return isOfAddress ? 'no-address' : undefined;
}

type Cause = Extract<UpstreamFailure, { kind: 'refused' }>['because'];

/** What is the matter of the gateway's key, and of its operator. */
function judgeKey(status: number, words: RefusalWords): Judgement | undefined {
  // Whoever asks for something dear must not keep others from what is cheap.
  if (words.isTooDear === true) return { failure: KEYLESS, verdict: IN_ITS_TURN };
  if (words.isQuota === true || status === 402) return keyless('its quota is used up');
  if (words.isKey === true || status === 401) return keyless('the upstream does not take it');
  return status === 403 ? { failure: KEYLESS } : undefined;
}

/** For the caller, where an upstream takes no more requests. */
export const LIMITED = 'The upstream takes no more requests just now.';
/** The key is used again in its turn, and another one now. */
const IN_ITS_TURN = { kind: 'rest', seconds: 0 } as const;
const TIMED_OUT: UpstreamFailure = {
  kind: 'timed-out',
  message: 'The upstream did not have its answer in its own time.',
};
/** Where no key is left that the upstream takes. */
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

/** Statuses that another try of the same request would meet again. 408, 409, 423 and 425 may pass. */
function isCallersMatter(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 423, 425].includes(status);
}
