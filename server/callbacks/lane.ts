import type { Pace } from './places.ts';

/** What a receiver is told at once, and how long that may take. */
export interface LaneSettings {
  /** How many deliveries to it may be under way. */
  readonly upTo: number;
  /** How long a delivery may take. */
  readonly secondsEach: number;
}

/** So many at once are sent to a receiver that has not answered yet. */
const NEW_UP_TO = 4;
/** A receiver that takes longer is a slow one. */
const SLOW_SECONDS = 1;
const WAIT_SECONDS = { from: 2, upTo: 600 } as const;
/** How much of what is known of a receiver's pace comes from the last delivery to it. */
const LAST_WEIGHT = 0.1;

/** A receiver: what is under way to it, and how fast it has been. Times are in seconds. */
export class Lane<Waiting> {
  readonly origin: string;
  /** Those who wait for a place, the first one first. */
  readonly line = new Set<Waiting>();
  readonly #settings: LaneSettings;
  #underWay = 0;
  /** How long a delivery takes, as soon as that is known. */
  #secondsEach: number | undefined;
  /** When the next one who finds no place is to come again. */
  #turn = 0;

  constructor(origin: string, settings: LaneSettings) {
    this.origin = origin;
    this.#settings = settings;
  }

  get pace(): Pace {
    if (this.#secondsEach === undefined) return 'new';
    return this.#secondsEach > SLOW_SECONDS ? 'slow' : 'quick';
  }

  /** Whether one more may be under way to it. */
  get takesMore(): boolean {
    const { upTo } = this.#settings;
    return this.#underWay < (this.pace === 'new' ? Math.min(NEW_UP_TO, upTo) : upTo);
  }

  /** Whether it is told nothing, and nobody waits to tell it anything. */
  get isIdle(): boolean {
    return this.#underWay === 0 && this.line.size === 0;
  }

  begin(): void {
    this.#underWay += 1;
  }

  /** Takes note of how long a delivery has taken. */
  end(seconds: number): void {
    this.#underWay -= 1;
    const known = this.#secondsEach ?? seconds;
    this.#secondsEach = known + (seconds - known) * LAST_WEIGHT;
  }

  /**
   * Tells somebody who finds no place how long to stay away: they come again one after another, as places become free at
   * the receiver's pace.
   */
  turnAway(now: number): number {
    const turn = Math.max(now + WAIT_SECONDS.from, this.#turn);
    const latest = Math.min(turn, now + WAIT_SECONDS.upTo);
    const { upTo, secondsEach } = this.#settings;
    this.#turn = latest + (this.#secondsEach ?? secondsEach) / upTo;
    return latest - now;
  }
}
