import { Lane } from './lane.ts';
import { countPlaces, type PlaceLimits, type Places } from './places.ts';

/** Who a delivery is for, as far as it decides whose turn it is. */
export interface Traffic {
  /** The receiver's scheme, host and port. */
  readonly origin: string;
  readonly accountId: string;
}

/** A place, or when to come again. */
export type Entry =
  | { readonly isOpen: true; readonly leave: () => void }
  | { readonly isOpen: false; readonly afterSeconds: number };

/** How many deliveries may be under way at once in a process, and how many wait for each receiver. */
export interface LaneLimits extends PlaceLimits {
  readonly origin: number;
  readonly line: number;
}

/** How deliveries are kept apart. */
export interface LanesSettings {
  /** How long a delivery may take. */
  readonly secondsEach: number;
  readonly limits?: LaneLimits;
  /** In seconds. */
  readonly now?: () => number;
}

const USUAL_LIMITS: LaneLimits = { all: 2_000, account: 1_000, origin: 20, line: 500 };
/** Of so many receivers their pace is known, also while they are told nothing. */
const LANES_KEPT = 10_000;
/** Whoever has waited for so long waits for a receiver that is slow: it comes again later, and not too often. */
const LINE_SECONDS = 3;

interface Waiting {
  readonly traffic: Traffic;
  readonly since: number;
  readonly enter: (entry: Entry) => void;
}

/** A receiver, and who waits to tell it something. */
type Receiver = Lane<Waiting>;

/** Somebody who may be let in, and how many deliveries are under way for their account. */
interface Next {
  readonly lane: Receiver;
  readonly one: Waiting;
  readonly load: number;
}

/** The deliveries of a process that are under way, so that those who answer slowly hold up nobody but themselves. */
export class Lanes {
  readonly #secondsEach: number;
  readonly #limits: LaneLimits;
  readonly #now: () => number;
  readonly #places: Places;
  readonly #lanes = new Map<string, Receiver>();
  /** Those that somebody waits for. */
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
    this.#places = countPlaces(limits);
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

  /** Takes a place, or waits for one a moment, where one may become free soon. */
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

  /** Lets nobody wait any more, and nobody in. */
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

  /** Lets in whom there is room for. */
  #letIn(from: Iterable<Receiver>): void {
    for (let next = this.#nextOf(from); next !== undefined; next = this.#nextOf(from)) {
      const { lane, one } = next;
      this.#leaveLine(lane, one);
      one.enter(this.#admit(lane, one.traffic));
    }
  }

  /** Who is to be let in: somebody whose account has least under way. */
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

  /** Whoever has waited for too long comes again later. */
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

  /** A receiver's pace stays known while it is told nothing; those that were told something last are kept longest. */
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
