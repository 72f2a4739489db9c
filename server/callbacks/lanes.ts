import { countPlaces, type Pace, type PlaceLimits } from './places.ts';

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

/** Deliveries under way, so that those who answer slowly hold up nobody but themselves. */
export interface Lanes {
  /** Takes a place, or waits for one a moment, where one may become free soon. */
  enter(traffic: Traffic): Promise<Entry>;
  /** Lets nobody wait any more, and nobody in. */
  close(): void;
  /** How many are under way. */
  readonly underWay: number;
  /** How many wait for a place. */
  readonly waiting: number;
}

/** How many deliveries may be under way at once in a process, and how many wait for each receiver. */
export interface LaneLimits extends PlaceLimits {
  readonly origin: number;
  readonly line: number;
}

const USUAL_LIMITS: LaneLimits = { all: 2_000, account: 1_000, origin: 20, line: 500 };
/** So many at once are sent to a receiver that has not answered yet. */
const NEW_ORIGIN = 4;
/** A receiver that takes longer is a slow one. */
const SLOW_SECONDS = 1;
/** Of so many receivers their pace is known, also while they are told nothing. */
const LANES_KEPT = 10_000;
const WAIT_SECONDS = { from: 2, upTo: 600 } as const;
/** Whoever has waited for so long waits for a receiver that is slow: it comes again later, and not too often. */
const LINE_SECONDS = 3;
/** How much of what is known of a receiver's pace comes from the last delivery to it. */
const LAST_WEIGHT = 0.1;

/** A receiver. */
interface Lane {
  readonly origin: string;
  underWay: number;
  /** How long a delivery takes, in seconds, as soon as that is known. */
  pace: number | undefined;
  /** When the next one who finds no place is to come again. */
  turn: number;
  /** Those who wait for a place, the first one first. */
  readonly line: Set<Waiting>;
}

interface Waiting {
  readonly traffic: Traffic;
  readonly since: number;
  readonly enter: (entry: Entry) => void;
}

/** Somebody who may be let in, and how many deliveries are under way for their account. */
interface Next {
  readonly lane: Lane;
  readonly one: Waiting;
  readonly load: number;
}

/**
 * Makes the lanes of a process.
 *
 * @param settings - `secondsEach`: how long a delivery may take
 */
export function makeLanes({
  secondsEach,
  limits = USUAL_LIMITS,
  now = () => performance.now() / 1000,
}: {
  readonly secondsEach: number;
  readonly limits?: LaneLimits;
  /** In seconds. */
  readonly now?: () => number;
}): Lanes {
  let waiting = 0;
  let isClosed = false;
  const places = countPlaces(limits);
  const lanes = new Map<string, Lane>();
  /** Those that somebody waits for. */
  const lines = new Set<Lane>();
  const impatience = setInterval(turnAway, (LINE_SECONDS * 1000) / 4);
  impatience.unref();

  return {
    get underWay() {
      return places.taken;
    },
    get waiting() {
      return waiting;
    },
    async enter(traffic) {
      const lane = laneOf(traffic.origin);
      if (isClosed) return closedTo(lane);
      if (hasRoom(lane, traffic)) return admit(lane, traffic);
      if (lane.line.size >= limits.line) return closedTo(lane);
      waiting += 1;
      const { promise, resolve: enter } = Promise.withResolvers<Entry>();
      lane.line.add({ traffic, since: now(), enter });
      lines.add(lane);
      return promise;
    },
    close() {
      isClosed = true;
      clearInterval(impatience);
      turnAway();
    },
  };

  function laneOf(origin: string): Lane {
    const known = lanes.get(origin);
    if (known !== undefined) return known;
    const lane = { origin, underWay: 0, pace: undefined, turn: 0, line: new Set<Waiting>() };
    lanes.set(origin, lane);
    return lane;
  }

  function hasRoom(lane: Lane, { accountId }: Traffic): boolean {
    return takesMore(lane) && places.hasRoom(accountId, paceOf(lane));
  }

  function takesMore(lane: Lane): boolean {
    const upTo = lane.pace === undefined ? Math.min(NEW_ORIGIN, limits.origin) : limits.origin;
    return lane.underWay < upTo;
  }

  function firstWithRoom(lane: Lane): Waiting | undefined {
    if (!takesMore(lane)) return undefined;
    for (const one of lane.line) {
      if (places.hasRoom(one.traffic.accountId, paceOf(lane))) return one;
    }
    return undefined;
  }

  function admit(lane: Lane, { accountId }: Traffic): Entry {
    const began = now();
    const giveBack = places.take(accountId, paceOf(lane));
    lane.underWay += 1;
    return {
      isOpen: true,
      leave() {
        const concernsOthers = places.isTight(accountId);
        giveBack();
        lane.underWay -= 1;
        const last = now() - began;
        const known = lane.pace ?? last;
        lane.pace = known + (last - known) * LAST_WEIGHT;
        letIn(concernsOthers ? lines : [lane]);
        keepPace(lane);
      },
    };
  }

  /** Lets in whom there is room for. */
  function letIn(from: Iterable<Lane>): void {
    for (let next = nextOf(from); next !== undefined; next = nextOf(from)) {
      const { lane, one } = next;
      leaveLine(lane, one);
      one.enter(admit(lane, one.traffic));
    }
  }

  /** Who is to be let in: somebody whose account has least under way. */
  function nextOf(from: Iterable<Lane>): Next | undefined {
    let next: Next | undefined;
    for (const lane of from) {
      const one = firstWithRoom(lane);
      if (one === undefined) continue;
      const load = places.ofAccount(one.traffic.accountId);
      if (next === undefined || load < next.load) next = { lane, one, load };
    }
    return next;
  }

  function leaveLine(lane: Lane, one: Waiting): void {
    lane.line.delete(one);
    if (lane.line.size === 0) lines.delete(lane);
    waiting -= 1;
  }

  /** A receiver's pace stays known while it is told nothing; those that were told something last are kept longest. */
  function keepPace(lane: Lane): void {
    lanes.delete(lane.origin);
    lanes.set(lane.origin, lane);
    forgetOldest();
  }

  function forgetOldest(): void {
    for (const [origin, { underWay, line }] of lanes) {
      if (lanes.size <= LANES_KEPT) return;
      if (underWay === 0 && line.size === 0) lanes.delete(origin);
    }
  }

  function turnAway(): void {
    const before = isClosed ? Number.POSITIVE_INFINITY : now() - LINE_SECONDS;
    for (const lane of lines) {
      for (const one of lane.line) {
        if (one.since > before) break;
        leaveLine(lane, one);
        one.enter(closedTo(lane));
      }
    }
    forgetOldest();
  }

  /** Those who find no place come again one after another, as places there become free at the receiver's pace. */
  function closedTo(lane: Lane): Entry {
    const soonest = now() + WAIT_SECONDS.from;
    const turn = Math.max(soonest, lane.turn);
    const latest = Math.min(turn, now() + WAIT_SECONDS.upTo);
    lane.turn = latest + (lane.pace ?? secondsEach) / limits.origin;
    return { isOpen: false, afterSeconds: latest - now() };
  }
}

function paceOf({ pace }: Lane): Pace {
  if (pace === undefined) return 'new';
  return pace > SLOW_SECONDS ? 'slow' : 'quick';
}
