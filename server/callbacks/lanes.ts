/** Who a delivery is for, as far as it decides whose turn it is. */
export interface Traffic {
  /** The receiver's scheme, host and port. */
  readonly origin: string;
  readonly accountId: string;
}

/** Deliveries under way, so that those who answer slowly hold up nobody but themselves. */
export interface Lanes {
  /** Takes a place; the function that is returned gives it back. `undefined` where there is none. */
  enter(traffic: Traffic): (() => void) | undefined;
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

/** Makes the lanes of a process. */
export function makeLanes(limits: LaneLimits = USUAL_LIMITS): Lanes {
  let underWay = 0;
  const accounts = new Map<string, number>();
  const origins = new Map<string, number>();
  return {
    get underWay() {
      return underWay;
    },
    enter({ origin, accountId }) {
      const isFull =
        underWay >= limits.all ||
        (accounts.get(accountId) ?? 0) >= limits.account ||
        (origins.get(origin) ?? 0) >= limits.origin;
      if (isFull) return undefined;
      const count = (change: 1 | -1): void => {
        underWay += change;
        add(accounts, accountId, change);
        add(origins, origin, change);
      };
      count(1);
      return () => count(-1);
    },
  };
}

function add(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}
