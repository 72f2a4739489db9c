import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../database/availability.ts';
import type { Clock } from '../foundation/clock.ts';
import { LruCache } from '../foundation/lru-cache.ts';

const FRESH_MS = 1_000;
/** How long a cached value is used while the database is unavailable. */
const USABLE_MS = 60_000;
/** How long to wait for the database where such a value exists. */
const PATIENCE_MS = 250;
const MAX_VALUES = 10_000;

interface Known<T> {
  readonly value: T;
  /** When the read began, in Unix milliseconds. */
  readonly asOf: number;
}

/**
 * A cache of values that are read often. Each is read at most once a second; while the database is unavailable or slow,
 * a cached value is used for up to a minute.
 */
export class CachedValues<T> {
  readonly #clock: Clock;
  readonly #known = new LruCache<Known<T>>(MAX_VALUES);
  readonly #underWay = new Map<string, Promise<T>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The value under an identifier.
   *
   * @throws what reading throws, where no usable value is cached
   */
  async get(id: string, read: () => Promise<T>): Promise<T> {
    const known = this.#known.find(id);
    const age = known === undefined ? Number.POSITIVE_INFINITY : this.#ageOf(known);
    if (known !== undefined && age < FRESH_MS) return known.value;
    const reading = this.#underWay.get(id) ?? this.#read(id, read);
    if (known === undefined || age >= USABLE_MS) return reading;
    const orKnown = reading.catch((error: unknown) => {
      if (isUnavailable(error)) return known.value;
      throw error;
    });
    return Promise.race([orKnown, sleep(PATIENCE_MS, known.value, { ref: false })]);
  }

  /** Applies a change that this process has just written to a cached value. */
  change(id: string, change: (value: T) => T): void {
    // A read in flight may have happened before or after the change, so its result is not cached.
    this.#underWay.delete(id);
    const known = this.#known.find(id);
    if (known !== undefined) this.#known.keep(id, { ...known, value: change(known.value) });
  }

  async #read(id: string, read: () => Promise<T>): Promise<T> {
    const asOf = this.#now();
    const reading = read();
    this.#underWay.set(id, reading);
    try {
      const value = await reading;
      if (this.#underWay.get(id) === reading) this.#known.keep(id, { value, asOf });
      return value;
    } finally {
      if (this.#underWay.get(id) === reading) this.#underWay.delete(id);
    }
  }

  /** A time in the future means that the clock was set back, so the age is unknown: usable, but not fresh. */
  #ageOf({ asOf }: Known<T>): number {
    const age = this.#now() - asOf;
    return age < 0 ? USABLE_MS - 1 : age;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
