import type { Count } from './windows.ts';

/** If less quota than this is left, everything is counted in the database before it is admitted. */
const EXACT_BELOW = 500;
/**
 * The share of the remaining quota that a process reserves in advance; small, so that unused reservations cost the
 * other processes little.
 */
const AHEAD_PART = 1 / 100;
const MAX_AHEAD = 1_000;
/** When this share of the reserved quota is left, more is reserved, before a request has to wait for it. */
const AHEAD_RENEWED_AT = 1 / 4;
/** While more than this share of a quota is left, a recent cached count is used. */
const NEAR_PART = 1 / 10;
const FRESH_MS = 1_000;
/** The maximum age of a cached count; it is refreshed in the background. */
const USABLE_MS = 3_000;

/** A window as the database has it. */
export interface ReadWindow {
  readonly counted: number;
  /** Identifies the window: its end by the database's clock, in milliseconds of Unix time; 0 if none is open. */
  readonly until: number;
  /** The time until it ends, in milliseconds. */
  readonly leftMs: number;
}

/** A reserved amount that is returned to a window. */
export interface GivenBack {
  readonly name: string;
  readonly points: number;
  /** The window it was reserved from. */
  readonly until: ReadWindow['until'];
}

/** A request that waits to be counted. */
interface Waiting {
  readonly amount: number;
  readonly told: PromiseWithResolvers<Count>;
}

/**
 * This process's view of a shared window, and the quota it has reserved there. Times are in milliseconds of
 * `performance.now()`: whatever the wall clocks of the processes say, the database alone decides when a window ends.
 */
export class SharedWindow {
  readonly name: string;
  readonly #windowSeconds: number;
  #most = Number.POSITIVE_INFINITY;
  /** The count in the database when last read, including reserved quota. */
  #counted = 0;
  #until: ReadWindow['until'] = 0;
  #endsAt = Number.NEGATIVE_INFINITY;
  #ahead = 0;
  /** Amounts that were added and are not yet being sent. */
  #owed = 0;
  /** Amounts that are being sent to the database. */
  #sent = 0;
  #isUnderWay = false;
  #isUsed = true;
  #readAt = Number.NEGATIVE_INFINITY;
  #aheadAtMost = 0;
  /** Whether requests are counted on arrival, as opposed to amounts that are added later. */
  #takesAhead = false;
  #waiting: Waiting[] = [];

  constructor(name: string, windowSeconds: number) {
    this.name = name;
    this.#windowSeconds = windowSeconds;
  }

  /** Whether it was not used since the last sweep, and has nothing to count. */
  get isIdle(): boolean {
    return !this.#isUsed && this.#waiting.length === 0 && this.#owed === 0 && !this.#isUnderWay;
  }

  isOver(now: number): boolean {
    return this.#endsAt <= now;
  }

  /** Records a use. */
  use(most: number): void {
    this.#most = most;
    this.#isUsed = true;
  }

  /** Resets the record of uses. */
  rest(): void {
    this.#isUsed = false;
  }

  add(amount: number): void {
    this.#owed += amount;
  }

  /** Releases the reserved quota, to be returned in the database; `undefined` if there is none in an open window. */
  giveBack(now: number): GivenBack | undefined {
    if (this.#ahead <= 0 || this.isOver(now)) return undefined;
    const given = { name: this.name, points: this.#ahead, until: this.#until };
    this.#counted -= this.#ahead;
    this.#ahead = 0;
    return given;
  }

  /** Whether little quota is left, as far as known. */
  get isNear(): boolean {
    return this.#most - this.#sum(performance.now()) < this.#most * NEAR_PART;
  }

  /** Counts without the database if possible; `undefined` if it must be queried. */
  known(amount: number): Count | undefined {
    const now = performance.now();
    const age = now - this.#readAt;
    const isEnded = this.#until > 0 && this.isOver(now);
    if (isEnded || age >= this.#windowSeconds * 1000) return undefined;
    const sum = this.#sum(now);
    if (sum >= this.#most) return age < FRESH_MS ? this.#count(sum + amount, now) : undefined;
    if (amount === 0) {
      return age < USABLE_MS && !this.isNear ? this.#count(sum, now) : undefined;
    }
    if (this.#ahead < amount) return undefined;
    this.#ahead -= amount;
    return this.#count(sum + amount, now);
  }

  /** Whether to query the database in the background, although no request waits for it. */
  isToBeAsked(amount: number): boolean {
    const now = performance.now();
    if (this.#isUnderWay || this.#sum(now) >= this.#most) return false;
    return amount === 0
      ? now - this.#readAt >= FRESH_MS
      : this.#ahead < this.#aheadAtMost * AHEAD_RENEWED_AT;
  }

  wait(amount: number): Promise<Count> {
    const told = Promise.withResolvers<Count>();
    this.#waiting.push({ amount, told });
    if (amount > 0) this.#takesAhead = true;
    return told.promise;
  }

  /** The amount to count in the database now, with callbacks for the outcome. */
  send(): Sending {
    const waiting = this.#waiting;
    this.#waiting = [];
    const ahead = this.#takesAhead ? this.#aheadNow() : 0;
    const owed = this.#owed;
    this.#owed = 0;
    this.#sent = owed;
    this.#isUnderWay = true;
    const amount = waiting.reduce((sum, one) => sum + one.amount, owed + ahead);
    return {
      amount,
      counted: ({ counted, until, leftMs }) => {
        this.#sent = 0;
        this.#isUnderWay = false;
        // A new window has begun; the reserved quota belonged to the previous one.
        if (until !== this.#until) this.#ahead = 0;
        this.#ahead += ahead;
        this.#aheadAtMost = this.#ahead;
        this.#counted = counted;
        this.#until = until;
        const now = performance.now();
        this.#endsAt = now + leftMs;
        this.#readAt = now;
        let reached = counted - ahead - waiting.reduce((sum, one) => sum + one.amount, 0);
        for (const one of waiting) {
          reached += one.amount;
          one.told.resolve(this.#count(one.amount > 0 ? reached : reached + this.#owed, now));
        }
      },
      failed: (alone) => {
        this.#sent = 0;
        this.#isUnderWay = false;
        if (owed > 0) alone(owed);
        for (const { amount: one, told } of waiting) told.resolve(alone(one));
      },
    };
  }

  /** How much quota to reserve now; none before the window's state is known. */
  #aheadNow(): number {
    if (this.#readAt === Number.NEGATIVE_INFINITY) return 0;
    const left = this.#most - this.#sum(performance.now());
    if (left < EXACT_BELOW) return 0;
    return Math.min(MAX_AHEAD, Math.floor(left * AHEAD_PART));
  }

  #sum(now: number): number {
    const before = this.isOver(now) ? 0 : this.#counted - this.#ahead;
    return before + this.#sent + this.#owed;
  }

  #count(counted: number, now: number): Count {
    const leftSeconds = Math.max(0, this.#endsAt - now) / 1000;
    // At most the whole window: the difference of fractions may be a little more.
    const isKnown = this.#until > 0 && leftSeconds < this.#windowSeconds;
    return { counted, resetSeconds: isKnown ? leftSeconds : this.#windowSeconds };
  }
}

/** An amount to count under one name, with callbacks for the outcome. */
export interface Sending {
  readonly amount: number;
  /** Called if it was counted. */
  counted(window: ReadWindow): void;
  /** Called if it could not be counted; `alone` counts in this process instead. */
  failed(alone: (amount: number) => Count): void;
}
