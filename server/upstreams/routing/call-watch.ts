import type { UpstreamOutcome } from '../port/outcome.ts';
import { requestIdOfTry } from '../request-id.ts';
import type { Guard, Lease } from './guard.ts';
import type { Attempt } from './rounds.ts';
import { beginStay, type Stay } from './stay.ts';

/** A call to an upstream that is about to be made. */
export interface Call {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  /** The kind of upstream, as the configuration has it. */
  readonly kind?: string | undefined;
  /** The capability that is asked for. */
  readonly capability?: string;
  /** The model as the caller names it, where one is named. */
  readonly model?: string;
  /** The model as the upstream calls it. */
  readonly calledModel?: string;
}

/** The tokens that an answer in text has consumed. */
export interface ConsumedTokens {
  /** With those from the upstream's cache. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** How many of the input tokens came from the cache, where the upstream says so. */
  readonly cachedInputTokens?: number;
  /** How many of them were written to the cache, where the upstream says so. */
  readonly cacheWriteTokens?: number;
  /** Whether a number is the gateway's estimate. */
  readonly isEstimated: boolean;
}

/**
 * The outcome of a call: that of its attempt, broken off by the upstream after the answer had begun, given up by the
 * caller, or an unexpected error.
 */
export type CallOutcome = Attempt['outcome'] | 'broken' | 'aborted' | 'error';

/** How a call went. */
export interface CallEnd {
  readonly outcome: CallOutcome;
  /** How long the head of the answer took. */
  readonly milliseconds: number;
  /** The message of a failed call. */
  readonly message: string | undefined;
  /** What the upstream calls the request, where it says so. */
  readonly requestId: string | undefined;
}

/** Observes one call from its beginning to the end of its answer. */
export interface WatchedCall {
  /** Makes the call. */
  run<T>(ask: () => Promise<T>): Promise<T>;
  /** The answer has ended, or there is none. */
  answered(end: CallEnd): void;
  used(tokens: ConsumedTokens): void;
  /** The observation has ended. */
  ended(): void;
}

/** Observes every call to upstreams, for metrics and traces. Nothing may depend on it. */
export interface CallWatch {
  begin(call: Call): WatchedCall;
}

/** Observes nothing. */
export const unwatchedCalls: CallWatch = {
  begin: () => ({ run: (ask) => ask(), answered: () => {}, used: () => {}, ended: () => {} }),
};

/** The place of a call, which also notes consumed tokens. */
export interface CallLease extends Lease {
  /** Notes the consumed tokens, at the latest when the place is given back. */
  used(tokens: ConsumedTokens): void;
}

/** What a watched call needs. */
export interface CallParts {
  readonly guard: Guard;
  readonly watch: CallWatch;
  readonly signal: AbortSignal;
}

/** Makes a call behind the guard of its upstream, and has it observed. */
export async function watchedCall<T>(
  call: Call,
  { guard, watch, signal }: CallParts,
  ask: (lease: CallLease) => Promise<UpstreamOutcome<T>>,
): Promise<UpstreamOutcome<T>> {
  const seen = watch.begin(call);
  const from = performance.now();
  let told: readonly [outcome: CallOutcome, message?: string] = ['done'];
  let milliseconds = 0;
  let requestId: string | undefined;
  const stay = beginStay(() => {
    const [outcome, message] = told;
    seen.answered({ outcome, milliseconds, message, requestId });
    seen.ended();
  });
  const leaseOf = (lease: Lease): CallLease => ({
    hold: () => holdBoth(lease, stay),
    broke: (message) => {
      told = ['broken', message];
      lease.broke(message);
    },
    used: (tokens) => seen.used(tokens),
  });
  try {
    const outcome = await seen.run(() => guard.run((lease) => ask(leaseOf(lease)), signal));
    if (!outcome.ok) told = [outcome.failure.kind, outcome.failure.message];
    return outcome;
  } catch (error) {
    told = [signal.aborted ? 'aborted' : 'error'];
    throw error;
  } finally {
    milliseconds = performance.now() - from;
    requestId = requestIdOfTry();
    stay.end();
  }
}

function holdBoth(lease: Lease, stay: Stay): () => void {
  const [giveBack, letGo] = [lease.hold(), stay.hold()];
  return () => {
    giveBack();
    letGo();
  };
}
