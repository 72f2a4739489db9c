import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { isTimeUp } from '../../foundation/time-up.ts';
import type { UpstreamFailure, UpstreamOutcome } from '../port.ts';
import { makePlaces } from './places.ts';

/** When an upstream is left alone, and how many calls it is given at once. */
export interface GuardSettings {
  readonly concurrency: { readonly calls: number; readonly waiting: number };
  readonly breaker: { readonly failures: number; readonly restSeconds: number };
}

/** What a guard tells, and tells the time by. */
export interface GuardParts {
  /** Told when the upstream is left alone from now on, and when it is called as ever again. */
  readonly onBreaker?: (state: 'open' | 'closed') => void;
  /** Milliseconds that only ever go up. */
  readonly now?: () => number;
}

/** The place that a call has among those under way. */
export interface Lease {
  /** Keeps the place beyond the call's answer, for one that is read as it comes; answers how to give it back. */
  hold(): () => void;
}

/** How an upstream is, as the operator sees it. */
export interface GuardState {
  readonly breaker: 'closed' | 'half-open' | 'open';
  /** For how long it has not been closed, in milliseconds; `undefined` where it is. */
  readonly brokenForMs?: number | undefined;
  /** How many milliseconds ago it was closed again; `undefined` where it has never been open. */
  readonly recoveredForMs?: number | undefined;
  /** In how many milliseconds the next call tries the upstream again; `undefined` where calls go through. */
  readonly restsForMs?: number | undefined;
  readonly callsUnderWay: number;
  readonly callsWaiting: number;
}

/** Stands before an upstream: bounds the calls at once, and keeps calls away while it fails. */
export interface Guard {
  /** @throws what the work throws; where the call is aborted, the signal's reason */
  run<T>(
    work: (lease: Lease) => Promise<UpstreamOutcome<T>>,
    signal: AbortSignal,
  ): Promise<UpstreamOutcome<T>>;
  readonly state: GuardState;
  /** Resolves when no call is under way or waits. */
  whenIdle(): Promise<void>;
}

/** Makes the guard of one upstream. */
export function makeGuard(
  { concurrency, breaker: settings }: GuardSettings,
  { onBreaker = () => {}, now = () => performance.now() }: GuardParts = {},
): Guard {
  const places = makePlaces(concurrency.calls, concurrency.waiting);
  const breaker = circuitBreaker(handleWhen(isAgainstUpstream).orWhenResult(isFault), {
    // It goes by the wall clock, which can be set back: the rest is measured here.
    halfOpenAfter: Number.NEGATIVE_INFINITY,
    breaker: new ConsecutiveBreaker(settings.failures),
  });
  let restsUntil = 0;
  let brokenAt: number | undefined;
  let recoveredAt: number | undefined;
  breaker.onBreak(() => {
    brokenAt ??= now();
    restsUntil = now() + settings.restSeconds * 1000;
    onBreaker('open');
  });
  breaker.onReset(() => {
    brokenAt = undefined;
    recoveredAt = now();
    onBreaker('closed');
  });
  const underWay = new Set<Promise<void>>();

  /** Why a call is kept away just now, if it is. */
  const keptAway = (): UpstreamOutcome<never> | undefined => {
    // One call at a time tries an upstream that has rested; the others need not wait to hear how it went.
    if (breaker.state === CircuitState.HalfOpen) return spared(RESTS);
    const left = breaker.state === CircuitState.Open ? restsUntil - now() : 0;
    return left > 0 ? spared(RESTS, left / 1000) : undefined;
  };

  const behindBreaker = async <T>(
    work: () => Promise<UpstreamOutcome<T>>,
    signal: AbortSignal,
  ): Promise<UpstreamOutcome<T>> => {
    try {
      return await breaker.execute(async () => {
        const isTrial = breaker.state === CircuitState.HalfOpen;
        return work().catch((error: unknown) => {
          throw isCallersMatter(signal) ? new Abandoned(isTrial) : error;
        });
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BrokenCircuitError) return spared(RESTS);
      throw error;
    }
  };

  return {
    async run(work, signal) {
      const { promise: over, resolve: end } = Promise.withResolvers<void>();
      underWay.add(over);
      const held: Promise<void>[] = [];
      let giveBack: (() => void) | undefined;
      try {
        const kept = keptAway();
        if (kept !== undefined) return kept;
        giveBack = await places.take(signal);
        if (giveBack === undefined) return spared(FULL);
        const lease = { hold: () => hold(held) };
        // The upstream may have begun to rest while the call waited for its turn.
        return keptAway() ?? (await behindBreaker(() => work(lease), signal));
      } finally {
        void Promise.all(held).then(() => {
          giveBack?.();
          underWay.delete(over);
          end();
        });
      }
    },
    async whenIdle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    get state() {
      return {
        breaker: STATES[breaker.state],
        brokenForMs: brokenAt === undefined ? undefined : now() - brokenAt,
        recoveredForMs: recoveredAt === undefined ? undefined : now() - recoveredAt,
        restsForMs:
          breaker.state === CircuitState.Open ? Math.max(0, restsUntil - now()) : undefined,
        callsUnderWay: places.taken,
        callsWaiting: places.waiting,
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

/** A call whose caller has gone away. */
class Abandoned extends Error {
  override readonly name = 'Abandoned';
  readonly isTrial: boolean;

  constructor(isTrial: boolean) {
    super('The call is not wanted any more.');
    this.isTrial = isTrial;
  }
}

/** Whether a call was aborted, and not because the upstream took too long. */
function isCallersMatter(signal: AbortSignal): boolean {
  return signal.aborted && !isTimeUp(signal);
}

/** A caller who goes away says nothing of the upstream; one that rests is not well before a call has come through. */
function isAgainstUpstream(error: unknown): boolean {
  return !(error instanceof Abandoned) || error.isTrial;
}

const FAULTS: ReadonlySet<UpstreamFailure['kind']> = new Set(['failed', 'timed-out']);

function isFault(result: unknown): boolean {
  return isOutcome(result) && !result.ok && FAULTS.has(result.failure.kind);
}

function isOutcome(result: unknown): result is UpstreamOutcome<unknown> {
  return typeof result === 'object' && result !== null && 'ok' in result;
}
