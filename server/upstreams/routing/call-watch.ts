import { requestIdOfTry } from '../current-try.ts';
import type { UpstreamOutcome } from '../port/outcome.ts';
import type { Attempt } from './failover.ts';
import type { Guard, Lease } from './guard.ts';
import { countReferences, type ReferenceCount } from './reference-count.ts';

/** A call to an upstream that is about to be made. */
export interface UpstreamCall {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  /** The kind of upstream, as configured. */
  readonly kind?: string | undefined;
  /** The requested capability. */
  readonly capability?: string;
  /** The caller's name of the model, if the call names one. */
  readonly model?: string;
  /** The upstream's name of the model. */
  readonly calledModel?: string;
}

/** The tokens that a text answer consumed. */
export interface ConsumedTokens {
  /** Including those read from the upstream's cache. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** How many of the input tokens were read from the cache, if reported by the upstream. */
  readonly cachedInputTokens?: number;
  /** How many of the input tokens were written to the cache, if reported by the upstream. */
  readonly cacheWriteTokens?: number;
  /** Whether a number is the gateway's estimate. */
  readonly isEstimated: boolean;
}

/**
 * The outcome of a call: the outcome of its attempt; `broken` if the upstream interrupted an answer that had begun;
 * `aborted` if the caller gave up; `error` for an unexpected error.
 */
export type CallOutcome = Attempt['outcome'] | 'broken' | 'aborted' | 'error';

/** The result of a call. */
export interface CallEnd {
  readonly outcome: CallOutcome;
  /** The time until the response headers arrived. */
  readonly milliseconds: number;
  /** The message of a failed call. */
  readonly message: string | undefined;
  /** The upstream's identifier of the request, if it sends one. */
  readonly requestId: string | undefined;
}

/** Observes one call from its start to the end of its answer. */
export interface WatchedCall {
  /** Makes the call. */
  run<T>(ask: () => Promise<T>): Promise<T>;
  /** The answer has ended, or there is none. */
  answered(end: CallEnd): void;
  used(tokens: ConsumedTokens): void;
  /** The observation has ended. */
  ended(): void;
}

/** Observes every upstream call, for metrics and traces. Nothing may depend on it. */
export interface CallWatch {
  begin(call: UpstreamCall): WatchedCall;
}

/** Observes nothing. */
export const unwatchedCalls: CallWatch = {
  begin: () => ({ run: (ask) => ask(), answered: () => {}, used: () => {}, ended: () => {} }),
};

/** The slot of a call, which also records consumed tokens. */
export interface CallLease extends Lease {
  /** Records the consumed tokens; must be called before the slot is released. */
  used(tokens: ConsumedTokens): void;
}

/** Dependencies of a watched call. */
export interface CallParts {
  readonly guard: Guard;
  readonly watch: CallWatch;
  readonly signal: AbortSignal;
  /** How long the call waits for a slot; by default, until it is aborted. */
  readonly maxWaitMs?: number | undefined;
}

/** Makes a call through the guard of its upstream, and reports it to the watch. */
export async function watchedCall<T>(
  call: UpstreamCall,
  { guard, watch, signal, maxWaitMs }: CallParts,
  ask: (lease: CallLease) => Promise<UpstreamOutcome<T>>,
): Promise<UpstreamOutcome<T>> {
  const seen = watch.begin(call);
  const from = performance.now();
  let told: readonly [outcome: CallOutcome, message?: string] = ['done'];
  let milliseconds = 0;
  let requestId: string | undefined;
  const references = countReferences(() => {
    const [outcome, message] = told;
    seen.answered({ outcome, milliseconds, message, requestId });
    seen.ended();
  });
  const leaseOf = (lease: Lease): CallLease => ({
    hold: () => holdBoth(lease, references),
    broke: (message) => {
      told = ['broken', message];
      lease.broke(message);
    },
    used: (tokens) => seen.used(tokens),
  });
  try {
    const outcome = await seen.run(() =>
      guard.run((lease) => ask(leaseOf(lease)), signal, maxWaitMs),
    );
    if (!outcome.ok) told = [outcome.failure.kind, outcome.failure.message];
    return outcome;
  } catch (error) {
    told = [signal.aborted ? 'aborted' : 'error'];
    throw error;
  } finally {
    milliseconds = performance.now() - from;
    requestId = requestIdOfTry();
    references.end();
  }
}

function holdBoth(lease: Lease, references: ReferenceCount): () => void {
  const [giveBack, letGo] = [lease.hold(), references.hold()];
  return () => {
    giveBack();
    letGo();
  };
}
