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
  let taken = 0;
  const takenBy = new Map<string, number>();
  const left = (): number => (upTo === 0 ? Number.POSITIVE_INFINITY : upTo - taken);
  const count = (by: 1 | -1, holder: string | undefined): void => {
    taken += by;
    if (holder === undefined) return;
    const held = (takenBy.get(holder) ?? 0) + by;
    if (held > 0) takenBy.set(holder, held);
    else takenBy.delete(holder);
  };
  return {
    areLeft: () => left() > 0,
    taken: () => taken,
    busiest() {
      let most: PlaceHolder | undefined;
      for (const [name, places] of takenBy) {
        if (name !== NOBODY && places > (most?.places ?? 0)) most = { name, places };
      }
      return most;
    },
    take() {
      let state: 'taken' | 'lent' | 'over' = 'taken';
      let heldBy: string | undefined;
      count(1, heldBy);
      const leave = (): void => {
        if (state === 'taken') count(-1, heldBy);
      };
      return {
        lend() {
          leave();
          if (state === 'taken') state = 'lent';
        },
        takeBack(holder = NOBODY) {
          // The request has ended meanwhile.
          if (state !== 'lent') return true;
          if ((takenBy.get(holder) ?? 0) >= left()) return false;
          heldBy = holder;
          count(1, heldBy);
          state = 'taken';
          return true;
        },
        end() {
          leave();
          state = 'over';
        },
      };
    },
  };
}
