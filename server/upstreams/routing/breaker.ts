import type { UpstreamFailure } from '../port.ts';

/** What a breaker tells, and tells the time by. */
export interface BreakerParts {
  /**
   * Told when the upstream is left alone from now on, and when it is called as ever again.
   *
   * @param last - the failure that opened it, where a call has come to one
   */
  readonly onBreaker: (state: 'open' | 'closed', last?: UpstreamFailure) => void;
  /** Milliseconds that only ever go up. */
  readonly now: () => number;
}

/** When an upstream is left alone. */
export interface BreakerSettings {
  /** So many failures in a row open the breaker. */
  readonly failures: number;
  readonly restSeconds: number;
}

/** What a call has told of its upstream. */
export type CallVerdict = 'well' | 'fault' | 'nothing';

/**
 * Keeps calls from an upstream that fails again and again. When it has rested, one call at a time tries it, and the
 * others need not wait to hear how that went. It goes by a clock that cannot be set back.
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

  /** For how many milliseconds it has not been closed; `undefined` where it is. */
  get brokenForMs(): number | undefined {
    return this.#brokenAt === undefined ? undefined : this.#parts.now() - this.#brokenAt;
  }

  /** How many milliseconds ago it was closed again. */
  get recoveredForMs(): number | undefined {
    return this.#recoveredAt === undefined ? undefined : this.#parts.now() - this.#recoveredAt;
  }

  /** For how many milliseconds calls are kept away yet; `undefined` unless it is open. */
  get restsForMs(): number | undefined {
    return this.#state === 'open' ? Math.max(0, this.#restsUntil - this.#parts.now()) : undefined;
  }

  /** Whether calls are kept away just now. */
  get keepsAway(): boolean {
    return this.#state === 'half-open' || (this.restsForMs ?? 0) > 0;
  }

  /**
   * Begins a call that is not kept away.
   *
   * @returns whether it is the one that tries an upstream which has rested
   */
  begin(): { readonly isTrial: boolean } {
    if (this.#state === 'closed') return USUAL;
    this.#state = 'half-open';
    return TRIAL;
  }

  /** Notes what a call has told. A trial that has told nothing has not shown that the upstream is well. */
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
