import { LruCache } from '../foundation/lru-cache.ts';

/** The maximum number of entries; callers may name any model. */
const MAX_NAMES = 1_000;

/** A cached value and its expiry, in milliseconds. */
interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
}

/** The options of a cache. */
interface TtlCacheParts {
  /** The longest time to live. */
  readonly seconds: number;
  readonly now: () => Date;
}

/**
 * A bounded cache of facts learned from an upstream, which expire. An evicted fact is learned again from the upstream.
 */
export class TtlCache<Value> {
  readonly #parts: TtlCacheParts;
  readonly #kept = new LruCache<Entry<Value>>(MAX_NAMES);

  constructor(parts: TtlCacheParts) {
    this.#parts = parts;
  }

  find(name: string): Entry<Value> | undefined {
    const kept = this.#kept.find(name);
    return kept !== undefined && this.#isAhead(kept) ? kept : undefined;
  }

  /** Whether any unexpired entry exists. */
  hasAny(): boolean {
    return this.#kept.values().some((kept) => this.#isAhead(kept));
  }

  /** @param seconds - the time to live, capped at the cache's maximum */
  keep(name: string, value: Value, seconds = this.#parts.seconds): void {
    const { now, seconds: secondsUpTo } = this.#parts;
    const until = now().getTime() + Math.min(seconds, secondsUpTo) * 1000;
    this.#kept.keep(name, { value, until });
  }

  /**
   * Whether an expiry is in the future, and by no more than the longest time to live. An expiry further ahead was set
   * before the clock was put back, and counts as past.
   */
  #isAhead({ until }: Entry<Value>): boolean {
    const { now, seconds } = this.#parts;
    const at = now().getTime();
    return at < until && until - at <= seconds * 1000;
  }
}
