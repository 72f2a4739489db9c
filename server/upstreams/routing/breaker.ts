import type { UpstreamFailure } from '../port/outcome.ts';

/** Dependencies of a breaker. */
export interface BreakerParts {
  /**
   * Called when the breaker opens and when it closes again.
   *
   * @param last - the failure that opened it, if there was one
   */
  readonly onBreaker: (state: 'open' | 'closed', last?: UpstreamFailure) => void;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/** When a breaker opens. */
export interface BreakerSettings {
  /** The number of consecutive failures. */
  readonly failures: number;
  readonly restSeconds: number;
}

/** What a call shows about its upstream: success, failure, or nothing. */
export type CallVerdict = 'well' | 'fault' | 'nothing';

/**
 * A circuit breaker: rejects calls to an upstream after consecutive failures. After a rest, it lets one trial call at a
 * time through; other calls are rejected meanwhile. It uses a monotonic clock.
 */
export class Breaker {
  readonly #settings: BreakerSettings;
  readonly #parts: BreakerParts;
  #state: 'closed' | 'half-open' | 'open' = 'closed';
  #inARow = 0;
  #restsUntil = 0;
  #brokenAt: number | undefined;
  #recoveredAt: number | undefined;

  constructor(settings: BreakerSettings, parts: BreakerParts) {
    this.#settings = settings;
    this.#parts = parts;
  }

  get state(): 'closed' | 'half-open' | 'open' {
    return this.#state;
  }

  /** How long ago it left the closed state, in milliseconds; `undefined` while it is closed. */
  get brokenForMs(): number | undefined {
    return this.#brokenAt === undefined ? undefined : this.#parts.now() - this.#brokenAt;
  }

  /** How long ago it last closed again, in milliseconds; `undefined` if it has never been open. */
  get recoveredForMs(): number | undefined {
    return this.#recoveredAt === undefined ? undefined : this.#parts.now() - this.#recoveredAt;
  }

  /** How much longer it rejects calls, in milliseconds; `undefined` unless it is open. */
  get restsForMs(): number | undefined {
    return this.#state === 'open' ? Math.max(0, this.#restsUntil - this.#parts.now()) : undefined;
  }

  /** Whether it currently rejects calls. */
  get keepsAway(): boolean {
    return this.#state === 'half-open' || (this.restsForMs ?? 0) > 0;
  }

  /**
   * Begins a call that is let through.
   *
   * @returns whether it is a trial
   */
  begin(): { readonly isTrial: boolean } {
    if (this.#state === 'closed') return USUAL;
    this.#state = 'half-open';
    return TRIAL;
  }

  /**
   * Notes the verdict of a call. A trial without a verdict opens the breaker again. Until the breaker is closed, only
   * trials count: other calls began before it opened.
   */
  end(
    { isTrial }: { readonly isTrial: boolean },
    verdict: CallVerdict,
    failure?: UpstreamFailure,
  ): void {
    if (!isTrial && this.#state !== 'closed') return;
    if (verdict === 'well') {
      this.#inARow = 0;
      if (isTrial) this.#close();
    } else if (verdict === 'fault' || isTrial) {
      this.#inARow += 1;
      if (isTrial || this.#inARow >= this.#settings.failures) this.#open(failure);
    }
  }

  #open(last: UpstreamFailure | undefined): void {
    if (this.#state === 'open') return;
    this.#state = 'open';
    this.#brokenAt ??= this.#parts.now();
    this.#restsUntil = this.#parts.now() + this.#settings.restSeconds * 1000;
    this.#parts.onBreaker('open', last);
  }

  #close(): void {
    this.#state = 'closed';
    this.#brokenAt = undefined;
    this.#recoveredAt = this.#parts.now();
    this.#parts.onBreaker('closed');
  }
}

const USUAL = { isTrial: false } as const;
const TRIAL = { isTrial: true } as const;
