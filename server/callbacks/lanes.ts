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
  /** Takes a place, where there is one. */
  enter(traffic: Traffic): Entry;
  /** How many are under way. */
  readonly underWay: number;
}

/** How many deliveries may be under way at once in a process. */
export interface LaneLimits {
  readonly all: number;
  readonly account: number;
  readonly origin: number;
}

const USUAL_LIMITS: LaneLimits = { all: 2_000, account: 1_000, origin: 20 };
const WAIT_SECONDS = { from: 2, upTo: 600 } as const;

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
  const accounts = new Map<string, number>();
  const origins = new Map<string, number>();
  const turns = new Map<string, number>();
  return {
    get underWay() {
      return underWay;
    },
    enter({ origin, accountId }) {
      const isFull =
        underWay >= limits.all ||
        (accounts.get(accountId) ?? 0) >= limits.account ||
        (origins.get(origin) ?? 0) >= limits.origin;
      if (isFull) return { isOpen: false, afterSeconds: nextTurn(origin) };
      const count = (change: 1 | -1): void => {
        underWay += change;
        add(accounts, accountId, change);
        add(origins, origin, change);
        if (!origins.has(origin)) turns.delete(origin);
      };
      count(1);
      return { isOpen: true, leave: () => count(-1) };
    },
  };

  /** Those who wait for a receiver come again one after another, as places there are free at the latest. */
  function nextTurn(origin: string): number {
    const soonest = now() + WAIT_SECONDS.from;
    const turn = Math.max(soonest, turns.get(origin) ?? 0);
    const latest = Math.min(turn, now() + WAIT_SECONDS.upTo);
    turns.set(origin, latest + secondsEach / limits.origin);
    return latest - now();
  }
}

function add(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}
