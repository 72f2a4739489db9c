import { type Count, isOpenUntil } from './windows.ts';

/** Below so much that is left, everything is counted in the database before it is let in. */
const EXACT_BELOW = 500;
/** Of what is left a process takes a part ahead, so that those that have it and do not use it cost the others little. */
const AHEAD_PART = 1 / 100;
const AHEAD_UP_TO = 1_000;
/** When so little of it is left, more is taken, before anybody must wait for it. */
const AHEAD_RENEWED_AT = 1 / 4;
/** While more than this part of a quota is left, what was read a moment ago is believed. */
const NEAR_PART = 1 / 10;
const FRESH_MS = 1_000;
/** So old it is still believed, while it is read again. */
const USABLE_MS = 3_000;
/** What is given back of a window. */
export interface GivenBack {
  readonly name: string;
  readonly points: number;
  /** Which window it was taken of: when that is over, in milliseconds of Unix time. */
  readonly until: number;
}

/** One who waits to be counted. */
interface Waiting {
  readonly amount: number;
  readonly told: PromiseWithResolvers<Count>;
}

/** What this process knows of a window that it shares with others, and has of it. */
export class SharedWindow {
  readonly name: string;
  readonly #windowSeconds: number;
  #most = Number.POSITIVE_INFINITY;
  /** In the database, when it was read, with what is taken ahead. */
  #counted = 0;
  /** In milliseconds of Unix time; 0 where none was open. */
  #until = 0;
  #ahead = 0;
  /** What has been added and is not under way to the database yet. */
  #owed = 0;
  /** What is under way. */
  #sent = 0;
  #isUnderWay = false;
  #isUsed = true;
  #readAt = Number.NEGATIVE_INFINITY;
  #aheadAtMost = 0;
  /** Whether what is counted is counted when it comes, not only added later. */
  #takesAhead = false;
  #waiting: Waiting[] = [];

  constructor(name: string, windowSeconds: number) {
    this.name = name;
    this.#windowSeconds = windowSeconds;
  }

  /** Whether nobody has asked for it of late, and nothing of it is to be counted. */
  get isIdle(): boolean {
    return !this.#isUsed && this.#waiting.length === 0 && this.#owed === 0 && !this.#isUnderWay;
  }

  isOver(now: number): boolean {
    return this.#until <= now;
  }

  /** Somebody asks for it. */
  use(most: number): void {
    this.#most = most;
    this.#isUsed = true;
  }

  /** From here on it counts who asks for it. */
  rest(): void {
    this.#isUsed = false;
  }

  add(amount: number): void {
    this.#owed += amount;
  }

  /** Lets go of what was taken ahead, which the database is to be told; `undefined` where there is none in an open window. */
  giveBack(now: number): GivenBack | undefined {
    if (this.#ahead <= 0 || this.isOver(now)) return undefined;
    const given = { name: this.name, points: this.#ahead, until: this.#until };
    this.#counted -= this.#ahead;
    this.#ahead = 0;
    return given;
  }

  /** Whether little is left, as far as is known. */
  get isNear(): boolean {
    return this.#most - this.#sum(Date.now()) < this.#most * NEAR_PART;
  }

  /** What can be told, and counted, without the database; `undefined` where it must be asked. */
  known(amount: number): Count | undefined {
    const now = Date.now();
    const age = now - this.#readAt;
    const isOver = this.#until > 0 && !this.#isOpen(now);
    // Without an age it was read before the clock was put back.
    if (isOver || age < 0 || age >= this.#windowSeconds * 1000) return undefined;
    const sum = this.#sum(now);
    if (sum >= this.#most) return age < FRESH_MS ? this.#count(sum + amount, now) : undefined;
    if (amount === 0) {
      return age < USABLE_MS && !this.isNear ? this.#count(sum, now) : undefined;
    }
    if (this.#ahead < amount) return undefined;
    this.#ahead -= amount;
    return this.#count(sum + amount, now);
  }

  /** Whether the database should be asked, though nobody waits for it. */
  isToBeAsked(amount: number): boolean {
    const now = Date.now();
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

  /** What is to be counted in the database now, and what becomes of it. */
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
      counted: (counted, until) => {
        this.#sent = 0;
        this.#isUnderWay = false;
        // Another window has begun since some was taken ahead of this one.
        if (until !== this.#until) this.#ahead = 0;
        this.#ahead += ahead;
        this.#aheadAtMost = this.#ahead;
        this.#counted = counted;
        this.#until = until;
        const now = Date.now();
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

  /** How much may be taken ahead now. A window of which nothing is known yet says first how it stands. */
  #aheadNow(): number {
    if (this.#readAt === Number.NEGATIVE_INFINITY) return 0;
    const left = this.#most - this.#sum(Date.now());
    if (left < EXACT_BELOW) return 0;
    return Math.min(AHEAD_UP_TO, Math.floor(left * AHEAD_PART));
  }

  #sum(now: number): number {
    const before = this.#isOpen(now) ? this.#counted - this.#ahead : 0;
    return before + this.#sent + this.#owed;
  }

  #isOpen(now: number): boolean {
    return isOpenUntil(this.#until, { now, windowSeconds: this.#windowSeconds });
  }

  #count(counted: number, now: number): Count {
    const resetSeconds =
      this.#until === 0 ? this.#windowSeconds : Math.max(0, this.#until - now) / 1000;
    return { counted, resetSeconds };
  }
}

/** What is to be counted under one name. */
export interface Sending {
  readonly amount: number;
  /** It is counted. `until` is 0 where no window is open. */
  counted(counted: number, until: number): void;
  /** It is not. */
  failed(alone: (amount: number) => Count): void;
}
