/** Callers name models, of which there is no end: so many are kept. */
const MODELS_UP_TO = 1_000;

/** How long one key rests, model by model: an upstream that takes no more for one takes what is for another. */
export class KeyRests {
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

  /** Those that are over go first. A rest that is forgotten is told of again by the upstream. */
  #makeRoom(at: number): void {
    for (const [model, until] of this.#until) {
      if (!this.#isAhead(until, at)) this.#until.delete(model);
    }
    const [oldest] = this.#until.keys();
    if (oldest !== undefined && this.#until.size >= MODELS_UP_TO) this.#until.delete(oldest);
  }
}

/** Whether a time is to come, and soon: one that is further ahead is of before the clock was put back. */
export function within(seconds: number): (until: number, at: number) => boolean {
  return (until, at) => at < until && until - at <= seconds * 1000;
}
