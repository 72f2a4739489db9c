import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { Breaker, type BreakerParts, type BreakerSettings, type CallVerdict } from './breaker.ts';
import { type CallSlots, makeCallSlots } from './call-slots.ts';
import { countReferences, type ReferenceCount } from './reference-count.ts';

/** The circuit breaker and the concurrency limit of an upstream. */
export interface GuardSettings {
  readonly concurrency: { readonly calls: number; readonly waiting: number };
  readonly breaker: BreakerSettings;
}

/** Dependencies of a guard; by default the system's monotonic clock and no listener. */
export type GuardParts = Partial<BreakerParts>;

/** The concurrency slot of a call. */
export interface Lease {
  /** Keeps the slot after the call, for a streamed answer; returns a function that releases it. */
  hold(): () => void;
  /** Records, while the slot is held, that the upstream interrupted its answer, with its message. */
  broke(message: string): void;
}

/** The state of an upstream as shown to operators. */
export interface GuardState {
  readonly breaker: 'closed' | 'half-open' | 'open';
  /** How long ago the breaker left the closed state, in milliseconds; `undefined` while it is closed. */
  readonly brokenForMs?: number | undefined;
  /** How long ago the breaker last closed again, in milliseconds; `undefined` if it has never been open. */
  readonly recoveredForMs?: number | undefined;
  /** In how many milliseconds the breaker lets a trial call through; `undefined` while it lets calls through. */
  readonly restsForMs?: number | undefined;
  readonly callsUnderWay: number;
  readonly callsWaiting: number;
}

/** Protects an upstream: limits concurrent calls, and rejects calls while its circuit breaker is open. */
export class Guard {
  readonly #slots: CallSlots;
  readonly #breaker: Breaker;
  #underWay = 0;
  #idlers: (() => void)[] = [];

  constructor(
    { concurrency, breaker }: GuardSettings,
    { onBreaker = () => {}, now = () => performance.now() }: GuardParts = {},
  ) {
    this.#slots = makeCallSlots(concurrency.calls, concurrency.waiting);
    this.#breaker = new Breaker(breaker, { onBreaker, now });
  }

  /**
   * @param maxWaitMs - how long to wait for a slot; by default, until the call is aborted
   * @throws what the work throws; where the call is aborted, the signal's reason
   */
  async run<T>(
    work: (lease: Lease) => Promise<UpstreamOutcome<T>>,
    signal: AbortSignal,
    maxWaitMs?: number,
  ): Promise<UpstreamOutcome<T>> {
    let giveBack: (() => void) | undefined;
    this.#underWay += 1;
    const answer = new GoingOn();
    // The slot is released once the call is over and no streamed answer holds it.
    const references = countReferences(() => {
      const { verdict, failure } = answer;
      if (verdict !== undefined) this.#breaker.end({ isTrial: false }, verdict, failure);
      giveBack?.();
      this.#leave();
    });
    const lease = answer.leaseOf(references);
    try {
      const resting = this.#keptAway();
      if (resting !== undefined) return resting;
      giveBack = await this.#slots.take(signal, maxWaitMs);
      if (giveBack === undefined) return spared(FULL);
      // The breaker may have opened while the call waited for its slot.
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
      references.end();
    }
  }

  /**
   * Makes a short call about work that the upstream has already accepted. It takes no concurrency slot, as it must not
   * queue behind long calls; an open breaker rejects it like any other.
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

  /** Resolves once no call is in flight or queued. */
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
      callsUnderWay: this.#slots.taken,
      callsWaiting: this.#slots.waiting,
    };
  }

  /** The failure for a new call if the breaker currently rejects calls. */
  #keptAway(): UpstreamOutcome<never> | undefined {
    if (!this.#breaker.keepsAway) return undefined;
    const { restsForMs } = this.#breaker;
    return spared(RESTS, restsForMs && restsForMs / 1000);
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
      // The verdict on a streamed answer is given at its end. A trial call is judged at the start of its answer, so
      // that the breaker does not stay half-open until the stream ends.
      if (verdict === 'well' && isGoingOn() && !call.isTrial) verdict = 'nothing';
      if (!outcome.ok) failure = outcome.failure;
      return outcome;
    } catch (error) {
      // Timeouts of the upstream end in an outcome. An abort comes from the caller or from a deadline of the gateway,
      // and shows nothing about the upstream.
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

/** Tracks a streamed answer and its verdict at the end. */
class GoingOn {
  #isHeld = false;
  #hasBegun = false;
  #failure: UpstreamFailure | undefined;

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** `undefined` if there is no streamed answer. */
  get verdict(): CallVerdict | undefined {
    if (!this.#isHeld || !this.#hasBegun) return undefined;
    return this.#failure === undefined ? 'well' : 'fault';
  }

  /** The failure that interrupted the answer. */
  get failure(): UpstreamFailure | undefined {
    return this.#failure;
  }

  begins({ ok }: UpstreamOutcome<unknown>): void {
    this.#hasBegun = ok;
  }

  leaseOf(references: ReferenceCount): Lease {
    return {
      hold: () => {
        this.#isHeld = true;
        return references.hold();
      },
      broke: () => {
        this.#failure = BROKEN_OFF;
      },
    };
  }
}

/** For the log, which must not contain the upstream's message, as that may quote the caller. */
const BROKEN_OFF: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream broke its answer off.',
};

const RESTS = 'The upstream fails just now and is left alone for a moment.';
const FULL = 'The upstream has as many calls as it is given at once.';

function spared(message: string, retryAfterSeconds?: number): UpstreamOutcome<never> {
  return failed({ kind: 'spared', message, retryAfterSeconds });
}

const FAULTS: ReadonlySet<UpstreamFailure['kind']> = new Set(['failed', 'timed-out']);

function isFault(outcome: UpstreamOutcome<unknown>): boolean {
  return !outcome.ok && FAULTS.has(outcome.failure.kind);
}
