import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../database/availability.ts';
import type { Clock } from '../foundation/clock.ts';
import { Recent } from '../foundation/recent.ts';

const FRESH_MS = 1_000;
/** How long a value is used while the database is away. */
const USABLE_MS = 60_000;
/** How long to wait for the database where there is such a value. */
const PATIENCE_MS = 250;
const VALUES_UP_TO = 10_000;

interface Known<T> {
  readonly value: T;
  /** When it was asked for, in milliseconds. */
  readonly asOf: number;
}

/**
 * Values of the database that are needed often. Each is read at most once a second; while the database is away, it is
 * used for a minute.
 */
export class RecentlyKnown<T> {
  readonly #clock: Clock;
  readonly #known = new Recent<Known<T>>(VALUES_UP_TO);
  readonly #underWay = new Map<string, Promise<T>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The value under an identifier.
   *
   * @throws what reading it throws, where nothing usable is known
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

  /** Applies to a value what this process has just written. */
  change(id: string, change: (value: T) => T): void {
    // A read under way may be from before or after it: its result is not used.
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

  /** A time ahead means that the clock was put back since: the age is unknown. */
  #ageOf({ asOf }: Known<T>): number {
    const age = this.#now() - asOf;
    return age < 0 ? USABLE_MS - 1 : age;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
