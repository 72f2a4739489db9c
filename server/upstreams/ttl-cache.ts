import { LruCache } from '../foundation/lru-cache.ts';

/** The maximum number of entries; callers may name any model. */
const MAX_NAMES = 1_000;

/** A cached value and its expiry, in milliseconds. */
interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
}

/**
 * A bounded cache of facts learned from an upstream, which expire. An evicted fact is learned again from the upstream.
 */
export class TtlCache<Value> {
  readonly #secondsUpTo: number;
  readonly #isAhead: (until: number, at: number) => boolean;
  readonly #kept = new LruCache<Kept<Value>>(MAX_NAMES);

  constructor(secondsUpTo: number) {
    this.#secondsUpTo = secondsUpTo;
    this.#isAhead = within(secondsUpTo);
  }

  find(name: string, at: number): Kept<Value> | undefined {
    const kept = this.#kept.find(name);
    return kept !== undefined && this.#isAhead(kept.until, at) ? kept : undefined;
  }

  /** Whether any unexpired entry exists. */
  hasAny(at: number): boolean {
    return this.#kept.values().some(({ until }) => this.#isAhead(until, at));
  }

  /** @param seconds - the time to live, capped at the cache's maximum */
  keep(
    name: string,
    value: Value,
    { at, seconds = this.#secondsUpTo }: { readonly at: number; readonly seconds?: number },
  ): void {
    const until = at + Math.min(seconds, this.#secondsUpTo) * 1000;
    this.#kept.keep(name, { value, until });
  }
}

/**
 * Makes a check whether an expiry is in the future, and by no more than `seconds`. An expiry further ahead was set
 * before the clock was put back, and counts as past.
 */
export function within(seconds: number): (until: number, at: number) => boolean {
  return (until, at) => at < until && until - at <= seconds * 1000;
}
