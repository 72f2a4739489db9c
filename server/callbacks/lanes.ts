import {
  countDeliveryPlaces,
  type DeliveryPlaceLimits,
  type DeliveryPlaces,
} from './delivery-places.ts';
import { Lane } from './lane.ts';

/** The receiver and the account of a delivery. */
export interface Traffic {
  /** The receiver's scheme, host and port. */
  readonly origin: string;
  readonly accountId: string;
}

/** A place, or when to come again. */
export type Entry =
  | { readonly isOpen: true; readonly leave: () => void }
  | { readonly isOpen: false; readonly afterSeconds: number };

/** How many deliveries may be under way in a process, and how many may wait for each receiver. */
export interface LaneLimits extends DeliveryPlaceLimits {
  readonly origin: number;
  readonly line: number;
}

/** The settings of lanes. */
export interface LanesSettings {
  /** How long a delivery may take. */
  readonly secondsEach: number;
  readonly limits?: LaneLimits;
  /** In seconds. */
  readonly now?: () => number;
}

const USUAL_LIMITS: LaneLimits = { all: 2_000, account: 1_000, origin: 20, line: 500 };
/** How many receivers' average times are remembered. */
const LANES_KEPT = 10_000;
/** The longest wait for a place: the receiver is slow, and the delivery comes again later. */
const LINE_SECONDS = 3;

interface Waiting {
  readonly traffic: Traffic;
  readonly since: number;
  readonly enter: (entry: Entry) => void;
}

/** A receiver with its waiting deliveries. */
type Receiver = Lane<Waiting>;

/** The next delivery, and how many are under way for its account. */
interface Next {
  readonly lane: Receiver;
  readonly one: Waiting;
  readonly load: number;
}

/** The deliveries of a process, bounded by receiver and account, so that slow receivers delay nobody else. */
export class Lanes {
  readonly #secondsEach: number;
  readonly #limits: LaneLimits;
  readonly #now: () => number;
  readonly #places: DeliveryPlaces;
  readonly #lanes = new Map<string, Receiver>();
  /** The receivers with waiting deliveries. */
  readonly #lines = new Set<Receiver>();
  readonly #impatience: NodeJS.Timeout;
  #waiting = 0;
  #isClosed = false;

  constructor({
    secondsEach,
    limits = USUAL_LIMITS,
    now = () => performance.now() / 1000,
  }: LanesSettings) {
    this.#secondsEach = secondsEach;
    this.#limits = limits;
    this.#now = now;
    this.#places = countDeliveryPlaces(limits);
    this.#impatience = setInterval(() => this.#turnAway(), (LINE_SECONDS * 1000) / 4);
    this.#impatience.unref();
  }

  /** How many are under way. */
  get underWay(): number {
    return this.#places.taken;
  }

  /** How many wait for a place. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Takes a place, or waits a moment where one may become free soon. */
  async enter(traffic: Traffic): Promise<Entry> {
    const lane = this.#laneOf(traffic.origin);
    if (this.#isClosed) return this.#closedTo(lane);
    if (lane.takesMore && this.#hasRoom(lane, traffic)) return this.#admit(lane, traffic);
    if (lane.line.size >= this.#limits.line) return this.#closedTo(lane);
    this.#waiting += 1;
    const { promise, resolve: enter } = Promise.withResolvers<Entry>();
    lane.line.add({ traffic, since: this.#now(), enter });
    this.#lines.add(lane);
    return promise;
  }

  /** Ends the waiting, and lets no delivery in any more. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#impatience);
    this.#turnAway();
  }

  #laneOf(origin: string): Receiver {
    const known = this.#lanes.get(origin);
    if (known !== undefined) return known;
    const settings = { upTo: this.#limits.origin, secondsEach: this.#secondsEach };
    const lane = new Lane<Waiting>(origin, settings);
    this.#lanes.set(origin, lane);
    return lane;
  }

  #hasRoom({ pace }: Receiver, { accountId }: Traffic): boolean {
    return this.#places.hasRoom(accountId, pace);
  }

  #admit(lane: Receiver, { accountId }: Traffic): Entry {
    const began = this.#now();
    const giveBack = this.#places.take(accountId, lane.pace);
    lane.begin();
    return {
      isOpen: true,
      leave: () => {
        const concernsOthers = this.#places.isTight(accountId);
        giveBack();
        lane.end(this.#now() - began);
        this.#letIn(concernsOthers ? this.#lines : [lane]);
        this.#keepPace(lane);
      },
    };
  }

  /** Lets waiting deliveries in, as far as there is room. */
  #letIn(from: Iterable<Receiver>): void {
    for (let next = this.#nextOf(from); next !== undefined; next = this.#nextOf(from)) {
      const { lane, one } = next;
      this.#leaveLine(lane, one);
      one.enter(this.#admit(lane, one.traffic));
    }
  }

  /** The next delivery: one whose account has the fewest under way. */
  #nextOf(from: Iterable<Receiver>): Next | undefined {
    let next: Next | undefined;
    for (const lane of from) {
      const one = this.#firstWithRoom(lane);
      if (one === undefined) continue;
      const load = this.#places.ofAccount(one.traffic.accountId);
      if (next === undefined || load < next.load) next = { lane, one, load };
    }
    return next;
  }

  #firstWithRoom(lane: Receiver): Waiting | undefined {
    if (!lane.takesMore) return undefined;
    return lane.line.values().find(({ traffic }) => this.#hasRoom(lane, traffic));
  }

  #leaveLine(lane: Receiver, one: Waiting): void {
    lane.line.delete(one);
    if (lane.line.size === 0) this.#lines.delete(lane);
    this.#waiting -= 1;
  }

  /** Sends deliveries away that have waited for too long. */
  #turnAway(): void {
    const before = this.#isClosed ? Number.POSITIVE_INFINITY : this.#now() - LINE_SECONDS;
    for (const lane of this.#lines) {
      for (const one of lane.line) {
        if (one.since > before) break;
        this.#leaveLine(lane, one);
        one.enter(this.#closedTo(lane));
      }
    }
    this.#forgetOldest();
  }

  #closedTo(lane: Receiver): Entry {
    return { isOpen: false, afterSeconds: lane.turnAway(this.#now()) };
  }

  /** Remembers the average times of receivers, those of the last deliveries for longest. */
  #keepPace(lane: Receiver): void {
    this.#lanes.delete(lane.origin);
    this.#lanes.set(lane.origin, lane);
    this.#forgetOldest();
  }

  #forgetOldest(): void {
    for (const [origin, lane] of this.#lanes) {
      if (this.#lanes.size <= LANES_KEPT) return;
      if (lane.isIdle) this.#lanes.delete(origin);
    }
  }
}
