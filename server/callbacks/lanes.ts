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
export interface LaneLimits {
  readonly all: number;
  readonly account: number;
  readonly origin: number;
  readonly line: number;
}

const USUAL_LIMITS: LaneLimits = { all: 2_000, account: 1_000, origin: 20, line: 500 };
const WAIT_SECONDS = { from: 2, upTo: 600 } as const;
/** Whoever has waited for so long waits for a receiver that is slow: it comes again later, and not too often. */
const LINE_SECONDS = 3;
/** How much of what is known of a receiver's pace comes from the last delivery to it. */
const LAST_WEIGHT = 0.1;

/** A receiver that is told something just now. */
interface Lane {
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
  let underWay = 0;
  let waiting = 0;
  let isClosed = false;
  const accounts = new Map<string, number>();
  const lanes = new Map<string, Lane>();
  const impatience = setInterval(turnAway, (LINE_SECONDS * 1000) / 4);
  impatience.unref();

  return {
    get underWay() {
      return underWay;
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
    const lane = { underWay: 0, pace: undefined, turn: 0, line: new Set<Waiting>() };
    lanes.set(origin, lane);
    return lane;
  }

  function hasRoom(lane: Lane, { accountId }: Traffic): boolean {
    return (
      underWay < limits.all &&
      (accounts.get(accountId) ?? 0) < limits.account &&
      lane.underWay < limits.origin
    );
  }

  function admit(lane: Lane, traffic: Traffic): Entry {
    const began = now();
    count(lane, traffic, 1);
    return {
      isOpen: true,
      leave() {
        count(lane, traffic, -1);
        const last = now() - began;
        const known = lane.pace ?? last;
        lane.pace = known + (last - known) * LAST_WEIGHT;
        letNextIn(lane);
        if (lane.underWay === 0 && lane.line.size === 0) lanes.delete(traffic.origin);
      },
    };
  }

  function count(lane: Lane, { accountId }: Traffic, change: 1 | -1): void {
    underWay += change;
    lane.underWay += change;
    const ofAccount = (accounts.get(accountId) ?? 0) + change;
    if (ofAccount === 0) accounts.delete(accountId);
    else accounts.set(accountId, ofAccount);
  }

  function letNextIn(lane: Lane): void {
    const [first] = lane.line;
    if (first === undefined || !hasRoom(lane, first.traffic)) return;
    leaveLine(lane, first);
    first.enter(admit(lane, first.traffic));
  }

  function leaveLine(lane: Lane, one: Waiting): void {
    lane.line.delete(one);
    waiting -= 1;
  }

  function turnAway(): void {
    const before = isClosed ? Number.POSITIVE_INFINITY : now() - LINE_SECONDS;
    for (const [origin, lane] of lanes) {
      for (const one of lane.line) {
        if (one.since > before) break;
        leaveLine(lane, one);
        one.enter(closedTo(lane));
      }
      if (lane.underWay === 0 && lane.line.size === 0) lanes.delete(origin);
    }
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
