import type { UpstreamFailure } from '../port/outcome.ts';

/** What a breaker needs. */
export interface BreakerParts {
  /**
   * Told when the breaker opens and when it closes again.
   *
   * @param last - the failure that opened it, where there was one
   */
  readonly onBreaker: (state: 'open' | 'closed', last?: UpstreamFailure) => void;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/** When a breaker opens. */
export interface BreakerSettings {
  /** The number of failures in a row. */
  readonly failures: number;
  readonly restSeconds: number;
}

/** What a call says of its upstream. */
export type CallVerdict = 'well' | 'fault' | 'nothing';

/**
 * Rejects calls to an upstream that has failed again and again. After a rest, one call at a time is let through as a
 * trial; the others do not wait for its outcome. It uses a clock that cannot be set back.
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

  /** For how many milliseconds it has not been closed; `undefined` while it is closed. */
  get brokenForMs(): number | undefined {
    return this.#brokenAt === undefined ? undefined : this.#parts.now() - this.#brokenAt;
  }

  /** How many milliseconds ago it was closed again. */
  get recoveredForMs(): number | undefined {
    return this.#recoveredAt === undefined ? undefined : this.#parts.now() - this.#recoveredAt;
  }

  /** For how many milliseconds more it rejects calls; `undefined` unless it is open. */
  get restsForMs(): number | undefined {
    return this.#state === 'open' ? Math.max(0, this.#restsUntil - this.#parts.now()) : undefined;
  }

  /** Whether it rejects calls just now. */
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

  /** Notes the verdict of a call. A trial without a verdict opens the breaker again. */
  end(
    { isTrial }: { readonly isTrial: boolean },
    verdict: CallVerdict,
    failure?: UpstreamFailure,
  ): void {
    if (verdict === 'well') {
      this.#inARow = 0;
      if (isTrial && this.#state === 'half-open') this.#close();
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
