import { isUnavailable } from '../database/availability.ts';
import { LruCache } from '../foundation/lru-cache.ts';

/** Reads what is stored under a public prefix; `undefined` where nothing is. */
export type ReadByPrefix<Found> = (prefix: string) => Promise<Found | undefined>;

/**
 * Together with the duration of a look-up, less than the second within which a revocation by another process must take
 * effect.
 */
const FRESH_MS = 500;
/** A key in use is refreshed in the background at this age, before a request would have to wait for it. */
const RENEWED_AFTER_MS = 400;
/** How long cached keys are accepted while the database is unavailable. */
const USABLE_MS = 60_000;
const MAX_KNOWN = 10_000;
/** A separate cache, so that guessed keys do not evict those in use. */
const MAX_UNKNOWN = 10_000;

interface Entry<Found> {
  readonly found: Found;
  /** When the look-up began. */
  readonly readAt: number;
  /** Until when it is used without a look-up. */
  readonly freshUntil: number;
}

/** A process's cache of keys, so that not every request queries the database. */
export class KeyCache<Found> {
  readonly #read: ReadByPrefix<Found>;
  readonly #milliseconds: () => number;
  readonly #known = new LruCache<Entry<Found>>(MAX_KNOWN);
  /** Until when a prefix counts as unknown. */
  readonly #unknown = new LruCache<number>(MAX_UNKNOWN);
  readonly #underWay = new Map<string, Promise<Found | undefined>>();

  /** @param milliseconds - a monotonic clock */
  constructor(read: ReadByPrefix<Found>, milliseconds: () => number) {
    this.#read = read;
    this.#milliseconds = milliseconds;
  }

  /** The number of cached keys, and of cached prefixes that no key has. */
  get counts(): { readonly known: number; readonly unknown: number } {
    return { known: this.#known.size, unknown: this.#unknown.size };
  }

  /** What is stored under a prefix, at most half a second old; up to a minute while the database is unavailable. */
  async find(prefix: string): Promise<Found | undefined> {
    const now = this.#milliseconds();
    const entry = this.#known.find(prefix);
    if (entry !== undefined && now < entry.freshUntil) {
      if (now >= entry.freshUntil - FRESH_MS + RENEWED_AFTER_MS && !this.#underWay.has(prefix)) {
        // If it fails, the request that waits for the next look-up gets the error.
        this.#lookUp(prefix).catch(() => {});
      }
      return entry.found;
    }
    if (entry === undefined && now < (this.#unknown.find(prefix) ?? now)) return undefined;
    return this.#underWay.get(prefix) ?? this.#lookUp(prefix);
  }

  /** Evicts a prefix, so that the next look-up reads the database. */
  forget(prefix: string): void {
    this.#known.forget(prefix);
    this.#unknown.forget(prefix);
    this.#underWay.delete(prefix);
  }

  #lookUp(prefix: string): Promise<Found | undefined> {
    const isCurrent = (): boolean => this.#underWay.get(prefix) === reading;
    const reading: Promise<Found | undefined> = this.#readFresh(prefix, isCurrent)
      .catch((error: unknown) => this.#knownBefore(prefix, error))
      .finally(() => {
        if (isCurrent()) this.#underWay.delete(prefix);
      });
    this.#underWay.set(prefix, reading);
    return reading;
  }

  async #readFresh(prefix: string, isCurrent: () => boolean): Promise<Found | undefined> {
    const readAt = this.#milliseconds();
    const freshUntil = readAt + FRESH_MS;
    const found = await this.#read(prefix);
    // A key that was evicted during the look-up may have changed since it was read.
    if (!isCurrent()) return found;
    if (found === undefined) {
      this.#known.forget(prefix);
      this.#unknown.keep(prefix, freshUntil);
    } else {
      this.#unknown.forget(prefix);
      this.#known.keep(prefix, { found, readAt, freshUntil });
    }
    return found;
  }

  /** The cached key while the database is unavailable, which is retried a little later. */
  #knownBefore(prefix: string, error: unknown): Found {
    const entry = this.#known.find(prefix);
    const now = this.#milliseconds();
    if (!isUnavailable(error) || entry === undefined || now >= entry.readAt + USABLE_MS) {
      throw error;
    }
    this.#known.keep(prefix, { ...entry, freshUntil: now + FRESH_MS });
    return entry.found;
  }
}
