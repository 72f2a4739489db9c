import { Counts } from '../foundation/counts.ts';

/** The place of a request among those under way. */
export interface RequestPlace {
  /** Does not count from now on, as the request waits for its body, which may come slowly. */
  lend(): void;
  /**
   * Counts again, as the body has come.
   *
   * @param holder - whose request it is, such as an account. Nobody may hold more places than are left for all others,
   *   so that a few who ask for as much as they may do not shut out the rest
   * @returns whether there is a place
   */
  takeBack(holder?: string): boolean;
  /** The request is over. */
  end(): void;
}

/** Who has places, and how many. */
export interface PlaceHolder {
  readonly name: string;
  readonly places: number;
}

/** The places of requests. */
export interface RequestPlaces {
  areLeft(): boolean;
  /** Takes one, whether one is left or not. */
  take(): RequestPlace;
  /** How many are taken. */
  taken(): number;
  /** Who has the most of them; `undefined` while nobody who is known has one. */
  busiest(): PlaceHolder | undefined;
}

/** Requests without a caller share this name. */
const NOBODY = '';

/**
 * Makes a count of places.
 *
 * @param upTo - how many there are; 0 stands for no limit
 */
export function countRequestPlaces(upTo: number): RequestPlaces {
  return new CountedPlaces(upTo);
}

class CountedPlaces implements RequestPlaces {
  readonly #upTo: number;
  readonly #takenBy = new Counts();
  #taken = 0;

  constructor(upTo: number) {
    this.#upTo = upTo;
  }

  areLeft(): boolean {
    return this.#left() > 0;
  }

  taken(): number {
    return this.#taken;
  }

  busiest(): PlaceHolder | undefined {
    let most: PlaceHolder | undefined;
    for (const [name, places] of this.#takenBy) {
      if (name !== NOBODY && places > (most?.places ?? 0)) most = { name, places };
    }
    return most;
  }

  take(): RequestPlace {
    this.count(1, undefined);
    return new CountedPlace(this);
  }

  /** Whether somebody may take one more: nobody holds more than are left for all others. */
  mayTake(holder: string): boolean {
    return this.#takenBy.of(holder) < this.#left();
  }

  count(by: 1 | -1, holder: string | undefined): void {
    this.#taken += by;
    if (holder !== undefined) this.#takenBy.add(holder, by);
  }

  #left(): number {
    return this.#upTo === 0 ? Number.POSITIVE_INFINITY : this.#upTo - this.#taken;
  }
}

class CountedPlace implements RequestPlace {
  readonly #places: CountedPlaces;
  #state: 'taken' | 'lent' | 'over' = 'taken';
  /** Unknown until the place is taken back. */
  #holder: string | undefined;

  constructor(places: CountedPlaces) {
    this.#places = places;
  }

  lend(): void {
    if (this.#state !== 'taken') return;
    this.#places.count(-1, this.#holder);
    this.#state = 'lent';
  }

  takeBack(holder = NOBODY): boolean {
    // The request has ended meanwhile.
    if (this.#state !== 'lent') return true;
    if (!this.#places.mayTake(holder)) return false;
    this.#holder = holder;
    this.#places.count(1, holder);
    this.#state = 'taken';
    return true;
  }

  end(): void {
    if (this.#state === 'taken') this.#places.count(-1, this.#holder);
    this.#state = 'over';
  }
}
