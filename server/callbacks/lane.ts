import type { Pace } from './delivery-slots.ts';

/** Limits of deliveries to a receiver. */
export interface LaneSettings {
  /** Concurrency limit of deliveries to the receiver. */
  readonly upTo: number;
  /** Timeout of a delivery. */
  readonly secondsEach: number;
}

/** Concurrency limit for a receiver that has not answered yet. */
const MAX_NEW = 4;
/** Receivers with a higher average time are slow. */
const SLOW_SECONDS = 1;
const WAIT_SECONDS = { from: 2, upTo: 600 } as const;
/** The weight of the last delivery in the average time of a receiver. */
const LAST_WEIGHT = 0.1;

/** A receiver: its deliveries in flight, and its average speed. Times are in seconds. */
export class Lane<Waiting> {
  readonly origin: string;
  /** The deliveries waiting for a slot, in FIFO order. */
  readonly line = new Set<Waiting>();
  readonly #settings: LaneSettings;
  #underWay = 0;
  /** The average time of a delivery, once known. */
  #secondsEach: number | undefined;
  /** When the next delivery that gets no slot should be retried. */
  #turn = 0;

  constructor(origin: string, settings: LaneSettings) {
    this.origin = origin;
    this.#settings = settings;
  }

  get pace(): Pace {
    if (this.#secondsEach === undefined) return 'new';
    return this.#secondsEach > SLOW_SECONDS ? 'slow' : 'quick';
  }

  /** Whether another delivery may begin. */
  get takesMore(): boolean {
    const { upTo } = this.#settings;
    return this.#underWay < (this.pace === 'new' ? Math.min(MAX_NEW, upTo) : upTo);
  }

  /** Whether no delivery is in flight or waiting. */
  get isIdle(): boolean {
    return this.#underWay === 0 && this.line.size === 0;
  }

  begin(): void {
    this.#underWay += 1;
  }

  /** Records how long a delivery took. */
  end(seconds: number): void {
    this.#underWay -= 1;
    const known = this.#secondsEach ?? seconds;
    this.#secondsEach = known + (seconds - known) * LAST_WEIGHT;
  }

  /**
   * The delay for a delivery that gets no slot. Delays are spaced at the receiver's pace, so that the retries arrive
   * one after another.
   */
  turnAway(now: number): number {
    const turn = Math.max(now + WAIT_SECONDS.from, this.#turn);
    const latest = Math.min(turn, now + WAIT_SECONDS.upTo);
    const { upTo, secondsEach } = this.#settings;
    this.#turn = latest + (this.#secondsEach ?? secondsEach) / upTo;
    return latest - now;
  }
}
