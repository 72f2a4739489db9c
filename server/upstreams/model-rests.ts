/** Bounded, as callers may name any model. */
const MODELS_UP_TO = 1_000;

/** Until when something rests, by model: it is not used, or not asked for, with a model until then. */
export class ModelRests {
  readonly #secondsUpTo: number;
  readonly #isAhead: (until: number, at: number) => boolean;
  /** In milliseconds; the oldest first. */
  readonly #until = new Map<string, number>();

  constructor(secondsUpTo: number) {
    this.#secondsUpTo = secondsUpTo;
    this.#isAhead = within(secondsUpTo);
  }

  /** Until when it rests for a model; 0 where it does not. */
  until(model: string, at: number): number {
    const until = this.#until.get(model) ?? 0;
    return this.#isAhead(until, at) ? until : 0;
  }

  /** Whether it rests for any model. */
  hasAny(at: number): boolean {
    return this.#until.values().some((until) => this.#isAhead(until, at));
  }

  begin(model: string, { at, seconds }: { readonly at: number; readonly seconds: number }): void {
    this.#until.delete(model);
    if (seconds === 0) return;
    if (this.#until.size >= MODELS_UP_TO) this.#makeRoom(at);
    this.#until.set(model, at + Math.min(seconds, this.#secondsUpTo) * 1000);
  }

  /** Removes rests that are over, else the oldest. A forgotten rest is told again by the upstream. */
  #makeRoom(at: number): void {
    for (const [model, until] of this.#until) {
      if (!this.#isAhead(until, at)) this.#until.delete(model);
    }
    const [oldest] = this.#until.keys();
    if (oldest !== undefined && this.#until.size >= MODELS_UP_TO) this.#until.delete(oldest);
  }
}

/** Whether a time is ahead, and not too far: a time further ahead is from before the clock was put back. */
export function within(seconds: number): (until: number, at: number) => boolean {
  return (until, at) => at < until && until - at <= seconds * 1000;
}
