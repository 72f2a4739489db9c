import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port.ts';
import { Breaker, type BreakerParts, type BreakerSettings, type CallVerdict } from './breaker.ts';
import { makePlaces, type Places } from './places.ts';
import { beginStay, type Stay } from './stay.ts';

/** When an upstream is left alone, and how many calls it is given at once. */
export interface GuardSettings {
  readonly concurrency: { readonly calls: number; readonly waiting: number };
  readonly breaker: BreakerSettings;
}

/** What a guard tells, and tells the time by; the machine's own, unless another is given. */
export type GuardParts = Partial<BreakerParts>;

/** The place that a call has among those under way. */
export interface Lease {
  /** Keeps the place beyond the call's answer, for one that is read as it comes; answers how to give it back. */
  hold(): () => void;
  /** Notes, while the place is held, that the upstream has broken off what it had begun with, and what it says of that. */
  broke(message: string): void;
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
export class Guard {
  readonly #places: Places;
  readonly #breaker: Breaker;
  #underWay = 0;
  #idlers: (() => void)[] = [];

  constructor(
    { concurrency, breaker }: GuardSettings,
    { onBreaker = () => {}, now = () => performance.now() }: GuardParts = {},
  ) {
    this.#places = makePlaces(concurrency.calls, concurrency.waiting);
    this.#breaker = new Breaker(breaker, { onBreaker, now });
  }

  /** @throws what the work throws; where the call is aborted, the signal's reason */
  async run<T>(
    work: (lease: Lease) => Promise<UpstreamOutcome<T>>,
    signal: AbortSignal,
  ): Promise<UpstreamOutcome<T>> {
    let giveBack: (() => void) | undefined;
    this.#underWay += 1;
    const answer = new GoingOn();
    // The place is left when the call is over and nobody holds it.
    const stay = beginStay(() => {
      const { verdict, failure } = answer;
      if (verdict !== undefined) this.#breaker.end({ isTrial: false }, verdict, failure);
      giveBack?.();
      this.#leave();
    });
    const lease = answer.leaseOf(stay);
    try {
      const resting = this.#keptAway();
      if (resting !== undefined) return resting;
      giveBack = await this.#places.take(signal);
      if (giveBack === undefined) return spared(FULL);
      // The upstream may have begun to rest while the call waited for its turn.
      const kept = this.#keptAway();
      if (kept !== undefined) return kept;
      const outcome = await this.#behindBreaker(
        () => work(lease),
        signal,
        () => answer.isHeld,
      );
      answer.begins(outcome);
      return outcome;
    } finally {
      stay.end();
    }
  }

  /**
   * Makes a short call about work that the upstream has taken on. It takes no place, as it must not wait behind long
   * calls; while the upstream rests it is kept away like any other.
   *
   * @throws what the work throws; where the call is aborted, the signal's reason
   */
  async inquire<T>(
    work: () => Promise<UpstreamOutcome<T>>,
    signal: AbortSignal,
  ): Promise<UpstreamOutcome<T>> {
    this.#underWay += 1;
    try {
      return this.#keptAway() ?? (await this.#behindBreaker(work, signal));
    } finally {
      this.#leave();
    }
  }

  /** Resolves when no call is under way or waits. */
  whenIdle(): Promise<void> {
    if (this.#underWay === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idlers.push(resolve));
  }

  get state(): GuardState {
    const { state, brokenForMs, recoveredForMs, restsForMs } = this.#breaker;
    return {
      breaker: state,
      brokenForMs,
      recoveredForMs,
      restsForMs,
      callsUnderWay: this.#places.taken,
      callsWaiting: this.#places.waiting,
    };
  }

  /** Why a call is kept away just now, if it is. */
  #keptAway(): UpstreamOutcome<never> | undefined {
    if (!this.#breaker.keepsAway) return undefined;
    const { restsForMs } = this.#breaker;
    return restsForMs === undefined ? spared(RESTS) : spared(RESTS, restsForMs / 1000);
  }

  async #behindBreaker<T>(
    work: () => Promise<UpstreamOutcome<T>>,
    signal: AbortSignal,
    isGoingOn = () => false,
  ): Promise<UpstreamOutcome<T>> {
    const call = this.#breaker.begin();
    let verdict: CallVerdict = 'fault';
    let failure: UpstreamFailure | undefined;
    try {
      const outcome = await work();
      verdict = isFault(outcome) ? 'fault' : 'well';
      // An answer that goes on is judged at its end; but others need not wait for the end of the one that is a trial.
      if (verdict === 'well' && isGoingOn() && !call.isTrial) verdict = 'nothing';
      if (!outcome.ok) failure = outcome.failure;
      return outcome;
    } catch (error) {
      // An upstream that breaks a limit of its own comes to an outcome. What else ends a call says nothing of it: whoever
      // goes away, or asks for more than the address waits for, must not keep everybody else from it.
      if (signal.aborted) verdict = 'nothing';
      signal.throwIfAborted();
      throw error;
    } finally {
      this.#breaker.end(call, verdict, failure);
    }
  }

  #leave(): void {
    this.#underWay -= 1;
    if (this.#underWay > 0) return;
    for (const tell of this.#idlers) tell();
    this.#idlers = [];
  }
}

/** An answer that is read as it comes, and what its end tells of the upstream. */
class GoingOn {
  #isHeld = false;
  #hasBegun = false;
  #failure: UpstreamFailure | undefined;

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** `undefined` where no answer has begun that goes on. */
  get verdict(): CallVerdict | undefined {
    if (!this.#isHeld || !this.#hasBegun) return undefined;
    return this.#failure === undefined ? 'well' : 'fault';
  }

  /** What has broken it off. */
  get failure(): UpstreamFailure | undefined {
    return this.#failure;
  }

  begins({ ok }: UpstreamOutcome<unknown>): void {
    this.#hasBegun = ok;
  }

  leaseOf(stay: Stay): Lease {
    return {
      hold: () => {
        this.#isHeld = true;
        return stay.hold();
      },
      broke: () => {
        this.#failure = BROKEN_OFF;
      },
    };
  }
}

/** The log is told of it, which is no place for what the upstream says: that may repeat what the caller has asked. */
const BROKEN_OFF: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream broke its answer off.',
};

const RESTS = 'The upstream fails just now and is left alone for a moment.';
const FULL = 'The upstream has as many calls as it is given at once.';

function spared(message: string, retryAfterSeconds?: number): UpstreamOutcome<never> {
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return failed({ kind: 'spared', message, ...wait });
}

const FAULTS: ReadonlySet<UpstreamFailure['kind']> = new Set(['failed', 'timed-out']);

function isFault(outcome: UpstreamOutcome<unknown>): boolean {
  return !outcome.ok && FAULTS.has(outcome.failure.kind);
}
