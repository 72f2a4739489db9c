import { Counts } from '../foundation/counts.ts';

/** The slot of a request among the requests in flight. */
export interface RequestSlot {
  /** Frees the slot while the request waits for its body, which may arrive slowly. */
  lend(): void;
  /**
   * Occupies a slot again, once the body has arrived.
   *
   * @param holder - the owner of the request, such as an account. No holder may occupy more slots than are left for all
   * others, so that a few busy holders cannot lock out the rest
   * @returns whether a slot was available
   */
  takeBack(holder?: string): boolean;
  /** Frees the slot for good, as the request is over. */
  end(): void;
}

/** A holder of slots, and how many it occupies. */
export interface SlotHolder {
  readonly name: string;
  readonly slots: number;
}

/** The name shared by all requests without a caller. */
const NOBODY = '';

/** The slots for requests in flight. */
export class RequestSlots {
  readonly #upTo: number;
  readonly #takenBy = new Counts();
  #taken = 0;

  /** @param upTo - the number of slots; 0 means no limit */
  constructor(upTo: number) {
    this.#upTo = upTo;
  }

  areLeft(): boolean {
    return this.#left() > 0;
  }

  /** The number of occupied slots. */
  taken(): number {
    return this.#taken;
  }

  /** The holder with the most slots; `undefined` while no known holder has one. */
  busiest(): SlotHolder | undefined {
    let most: SlotHolder | undefined;
    for (const [name, slots] of this.#takenBy) {
      if (name !== NOBODY && slots > (most?.slots ?? 0)) most = { name, slots };
    }
    return most;
  }

  /** Occupies a slot, even if none is left. */
  take(): RequestSlot {
    let state: 'taken' | 'lent' | 'over' = 'taken';
    // Unknown until the slot is occupied again.
    let holder: string | undefined;
    this.#count(1, holder);
    return {
      lend: () => {
        if (state !== 'taken') return;
        this.#count(-1, holder);
        state = 'lent';
      },
      takeBack: (name = NOBODY) => {
        // The request has already ended.
        if (state !== 'lent') return true;
        if (!this.#mayTake(name)) return false;
        holder = name;
        this.#count(1, holder);
        state = 'taken';
        return true;
      },
      end: () => {
        if (state === 'taken') this.#count(-1, holder);
        state = 'over';
      },
    };
  }

  /** Whether a holder may occupy one more slot: only while more than it occupies are left for all others. */
  #mayTake(holder: string): boolean {
    return this.#takenBy.of(holder) < this.#left();
  }

  #count(by: 1 | -1, holder: string | undefined): void {
    this.#taken += by;
    if (holder !== undefined) this.#takenBy.add(holder, by);
  }

  #left(): number {
    return this.#upTo === 0 ? Number.POSITIVE_INFINITY : this.#upTo - this.#taken;
  }
}
