import type { Pace } from './delivery-places.ts';

/** The bounds of deliveries to a receiver. */
export interface LaneSettings {
  /** How many deliveries to it may be under way. */
  readonly upTo: number;
  /** How long a delivery may take. */
  readonly secondsEach: number;
}

/** How many deliveries may be under way to a receiver that has not answered yet. */
const NEW_UP_TO = 4;
/** Receivers that take longer are slow. */
const SLOW_SECONDS = 1;
const WAIT_SECONDS = { from: 2, upTo: 600 } as const;
/** The weight of the last delivery in the average time of a receiver. */
const LAST_WEIGHT = 0.1;

/** A receiver: the deliveries under way to it, and how fast it is. Times are in seconds. */
export class Lane<Waiting> {
  readonly origin: string;
  /** The deliveries that wait for a place, the first one first. */
  readonly line = new Set<Waiting>();
  readonly #settings: LaneSettings;
  #underWay = 0;
  /** The average time of a delivery, once known. */
  #secondsEach: number | undefined;
  /** When the next delivery that finds no place is to come again. */
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
    return this.#underWay < (this.pace === 'new' ? Math.min(NEW_UP_TO, upTo) : upTo);
  }

  /** Whether no delivery is under way or waits. */
  get isIdle(): boolean {
    return this.#underWay === 0 && this.line.size === 0;
  }

  begin(): void {
    this.#underWay += 1;
  }

  /** Notes how long a delivery took. */
  end(seconds: number): void {
    this.#underWay -= 1;
    const known = this.#secondsEach ?? seconds;
    this.#secondsEach = known + (seconds - known) * LAST_WEIGHT;
  }

  /**
   * How long a delivery without a place is to stay away: they come again one after another, at the pace of the
   * receiver.
   */
  turnAway(now: number): number {
    const turn = Math.max(now + WAIT_SECONDS.from, this.#turn);
    const latest = Math.min(turn, now + WAIT_SECONDS.upTo);
    const { upTo, secondsEach } = this.#settings;
    this.#turn = latest + (this.#secondsEach ?? secondsEach) / upTo;
    return latest - now;
  }
}
