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

/** The slots for requests in flight. */
export interface RequestSlots {
  areLeft(): boolean;
  /** Occupies a slot, even if none is left. */
  take(): RequestSlot;
  /** The number of occupied slots. */
  taken(): number;
  /** The holder with the most slots; `undefined` while no known holder has one. */
  busiest(): SlotHolder | undefined;
}

/** The name shared by all requests without a caller. */
const NOBODY = '';

/**
 * Creates the slots.
 *
 * @param upTo - the number of slots; 0 means no limit
 */
export function countRequestSlots(upTo: number): RequestSlots {
  return new CountedSlots(upTo);
}

class CountedSlots implements RequestSlots {
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

  busiest(): SlotHolder | undefined {
    let most: SlotHolder | undefined;
    for (const [name, slots] of this.#takenBy) {
      if (name !== NOBODY && slots > (most?.slots ?? 0)) most = { name, slots };
    }
    return most;
  }

  take(): RequestSlot {
    this.count(1, undefined);
    return new CountedSlot(this);
  }

  /** Whether a holder may occupy one more slot: only while more than it occupies are left for all others. */
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

class CountedSlot implements RequestSlot {
  readonly #slots: CountedSlots;
  #state: 'taken' | 'lent' | 'over' = 'taken';
  /** Unknown until the slot is occupied again. */
  #holder: string | undefined;

  constructor(slots: CountedSlots) {
    this.#slots = slots;
  }

  lend(): void {
    if (this.#state !== 'taken') return;
    this.#slots.count(-1, this.#holder);
    this.#state = 'lent';
  }

  takeBack(holder = NOBODY): boolean {
    // The request has already ended.
    if (this.#state !== 'lent') return true;
    if (!this.#slots.mayTake(holder)) return false;
    this.#holder = holder;
    this.#slots.count(1, holder);
    this.#state = 'taken';
    return true;
  }

  end(): void {
    if (this.#state === 'taken') this.#slots.count(-1, this.#holder);
    this.#state = 'over';
  }
}
