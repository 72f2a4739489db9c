import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { UpstreamFailure, UpstreamOutcome } from '../port.ts';

/** When an upstream is left alone, and how many calls it is given at once. */
export interface GuardSettings {
  readonly concurrency: { readonly calls: number; readonly waiting: number };
  readonly breaker: { readonly failures: number; readonly restSeconds: number };
}

/** The place that a call has among those under way. */
export interface Lease {
  /** Keeps the place beyond the call's answer, for one that is read as it comes; answers how to give it back. */
  hold(): () => void;
}

/** How an upstream is, as the operator sees it. */
export interface GuardState {
  readonly breaker: 'closed' | 'half-open' | 'open';
  readonly callsUnderWay: number;
  readonly callsWaiting: number;
}

/** Stands before an upstream: bounds the calls at once, and keeps calls away while it fails. */
export interface Guard {
  run<T>(
    work: (lease: Lease) => Promise<UpstreamOutcome<T>>,
    signal: AbortSignal,
  ): Promise<UpstreamOutcome<T>>;
  readonly state: GuardState;
  /** Resolves when no call is under way or waits. */
  whenIdle(): Promise<void>;
}

/** Makes the guard of one upstream. */
export function makeGuard({ concurrency, breaker: rest }: GuardSettings): Guard {
  const { calls, waiting } = concurrency;
  const places = bulkhead(calls, waiting);
  const breaker = circuitBreaker(handleWhen(isSurprise).orWhenResult(isFault), {
    halfOpenAfter: rest.restSeconds * 1000,
    breaker: new ConsecutiveBreaker(rest.failures),
  });
  const underWay = new Set<Promise<void>>();
  return {
    async run<T>(
      work: (lease: Lease) => Promise<UpstreamOutcome<T>>,
      signal: AbortSignal,
    ): Promise<UpstreamOutcome<T>> {
      // One call at a time tries an upstream that has rested; the others need not wait to hear how it went.
      if (breaker.state === CircuitState.HalfOpen) return spared(RESTS, rest.restSeconds);
      const answer = Promise.withResolvers<UpstreamOutcome<T>>();
      const place = places.execute(async () => {
        const held: Promise<void>[] = [];
        const lease = { hold: () => hold(held) };
        await breaker.execute(() => work(lease), signal).then(answer.resolve, answer.reject);
        await Promise.all(held);
      }, signal);
      place.catch(answer.reject);
      underWay.add(place);
      // However the call went, its caller is told by the answer.
      place.then(
        () => underWay.delete(place),
        () => underWay.delete(place),
      );
      try {
        return await answer.promise;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof BrokenCircuitError) return spared(RESTS, rest.restSeconds);
        if (error instanceof BulkheadRejectedError) return spared(FULL);
        throw error;
      }
    },
    async whenIdle() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    get state() {
      return {
        breaker: STATES[breaker.state],
        callsUnderWay: calls - places.executionSlots,
        callsWaiting: waiting - places.queueSlots,
      };
    },
  };
}

const RESTS = 'The upstream fails just now and is left alone for a moment.';
const FULL = 'The upstream has as many calls as it is given at once.';

const STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

function hold(held: Promise<void>[]): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.push(promise);
  return resolve;
}

function spared(message: string, retryAfterSeconds?: number): UpstreamOutcome<never> {
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { ok: false, failure: { kind: 'spared', message, ...wait } };
}

/** A caller who goes away says nothing of the upstream. */
function isSurprise(error: unknown): boolean {
  return !(error instanceof Error && error.name === 'AbortError');
}

const FAULTS: ReadonlySet<UpstreamFailure['kind']> = new Set(['failed', 'timed-out']);

function isFault(result: unknown): boolean {
  return isOutcome(result) && !result.ok && FAULTS.has(result.failure.kind);
}

function isOutcome(result: unknown): result is UpstreamOutcome<unknown> {
  return typeof result === 'object' && result !== null && 'ok' in result;
}
