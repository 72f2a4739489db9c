import {
  countDeliverySlots,
  type DeliverySlotLimits,
  type DeliverySlots,
} from './delivery-slots.ts';
import { Lane } from './lane.ts';

/** The receiver and the account of a delivery. */
export interface Traffic {
  /** The receiver's scheme, host and port. */
  readonly origin: string;
  readonly accountId: string;
}

/** A slot, or the delay after which to retry. */
export type Entry =
  | { readonly isOpen: true; readonly leave: () => void }
  | { readonly isOpen: false; readonly afterSeconds: number };

/** Concurrency limits of deliveries in a process, and the queue limit of each receiver. */
export interface LaneLimits extends DeliverySlotLimits {
  readonly origin: number;
  readonly line: number;
}

/** Options of the lanes. */
export interface LanesSettings {
  /** Timeout of a delivery. */
  readonly secondsEach: number;
  readonly limits?: LaneLimits;
  /** Returns the time in seconds. */
  readonly now?: () => number;
}

const DEFAULT_LIMITS: LaneLimits = { all: 2_000, account: 1_000, origin: 20, line: 500 };
/** Maximum number of receivers whose average times are remembered. */
const LANES_KEPT = 10_000;
/** Maximum wait for a slot; after it, the receiver is considered slow and the delivery is retried later. */
const LINE_SECONDS = 3;

interface Waiting {
  readonly traffic: Traffic;
  readonly since: number;
  readonly enter: (entry: Entry) => void;
}

/** A receiver with its queued deliveries. */
type Receiver = Lane<Waiting>;

/** The next delivery, and the number in flight for its account. */
interface Next {
  readonly lane: Receiver;
  readonly one: Waiting;
  readonly load: number;
}

/**
 * Limits the concurrency of a process's deliveries by receiver and account, so that slow receivers delay nobody else.
 */
export class Lanes {
  readonly #secondsEach: number;
  readonly #limits: LaneLimits;
  readonly #now: () => number;
  readonly #slots: DeliverySlots;
  readonly #lanes = new Map<string, Receiver>();
  /** The receivers with queued deliveries. */
  readonly #lines = new Set<Receiver>();
  readonly #impatience: NodeJS.Timeout;
  #waiting = 0;
  #isClosed = false;

  constructor({
    secondsEach,
    limits = DEFAULT_LIMITS,
    now = () => performance.now() / 1000,
  }: LanesSettings) {
    this.#secondsEach = secondsEach;
    this.#limits = limits;
    this.#now = now;
    this.#slots = countDeliverySlots(limits);
    this.#impatience = setInterval(() => this.#turnAway(), (LINE_SECONDS * 1000) / 4);
    this.#impatience.unref();
  }

  /** Number of deliveries in flight. */
  get underWay(): number {
    return this.#slots.taken;
  }

  /** Number of deliveries waiting for a slot. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Takes a slot, or waits a moment for one to become free. */
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

  /** Turns waiting deliveries away, and admits no more. */
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
    return this.#slots.hasRoom(accountId, pace);
  }

  #admit(lane: Receiver, { accountId }: Traffic): Entry {
    const began = this.#now();
    const giveBack = this.#slots.take(accountId, lane.pace);
    lane.begin();
    return {
      isOpen: true,
      leave: () => {
        const concernsOthers = this.#slots.isTight(accountId);
        giveBack();
        lane.end(this.#now() - began);
        this.#letIn(concernsOthers ? this.#lines : [lane]);
        this.#keepPace(lane);
      },
    };
  }

  /** Admits waiting deliveries while there are free slots. */
  #letIn(from: Iterable<Receiver>): void {
    for (let next = this.#nextOf(from); next !== undefined; next = this.#nextOf(from)) {
      const { lane, one } = next;
      this.#leaveLine(lane, one);
      one.enter(this.#admit(lane, one.traffic));
    }
  }

  /** Selects the next delivery: one whose account has the fewest in flight. */
  #nextOf(from: Iterable<Receiver>): Next | undefined {
    let next: Next | undefined;
    for (const lane of from) {
      const one = this.#firstWithRoom(lane);
      if (one === undefined) continue;
      const load = this.#slots.ofAccount(one.traffic.accountId);
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

  /** Turns away deliveries that have waited too long. */
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

  /** Keeps the average times of receivers in an LRU cache. */
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
