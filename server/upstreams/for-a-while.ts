import { Recent } from '../foundation/recent.ts';

/** Bounded, as callers may name any model. */
const NAMES_UP_TO = 1_000;

/** What is kept, and until when, in milliseconds. */
interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
}

/** Keeps what an upstream has said, each for a while, by what it is about. What is forgotten before, it says again. */
export class ForAWhile<Value> {
  readonly #secondsUpTo: number;
  readonly #isAhead: (until: number, at: number) => boolean;
  readonly #kept = new Recent<Kept<Value>>(NAMES_UP_TO);

  constructor(secondsUpTo: number) {
    this.#secondsUpTo = secondsUpTo;
    this.#isAhead = within(secondsUpTo);
  }

  find(name: string, at: number): Kept<Value> | undefined {
    const kept = this.#kept.find(name);
    return kept !== undefined && this.#isAhead(kept.until, at) ? kept : undefined;
  }

  /** Whether anything is kept. */
  hasAny(at: number): boolean {
    return this.#kept.values().some(({ until }) => this.#isAhead(until, at));
  }

  /** @param seconds - for how long; never longer than anything may be kept */
  keep(
    name: string,
    value: Value,
    { at, seconds = this.#secondsUpTo }: { readonly at: number; readonly seconds?: number },
  ): void {
    const until = at + Math.min(seconds, this.#secondsUpTo) * 1000;
    this.#kept.keep(name, { value, until });
  }
}

/** Whether a time is ahead, and not too far: a time further ahead is from before the clock was put back. */
export function within(seconds: number): (until: number, at: number) => boolean {
  return (until, at) => at < until && until - at <= seconds * 1000;
}
