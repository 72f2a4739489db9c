/** How many deliveries may be under way at once in a process, and how many of them for one account. */
export interface PlaceLimits {
  readonly all: number;
  readonly account: number;
}

/** What is known of how long a receiver takes to answer; `new` before it has answered or run out of its time. */
export type Pace = 'quick' | 'new' | 'slow';

/** Places for deliveries under way, in a process. */
export interface Places {
  hasRoom(accountId: string, pace: Pace): boolean;
  /** @returns gives the place back */
  take(accountId: string, pace: Pace): () => void;
  /** How many are taken for an account. */
  ofAccount(accountId: string): number;
  /** Whether others than a receiver's own may wait for a place of this account to be given back. */
  isTight(accountId: string): boolean;
  /** How many are taken. */
  readonly taken: number;
}

/** How much of all places those of a pace may take, together with those that are slower. */
const PARTS = { quick: 1, new: 0.75, slow: 0.5 } as const satisfies Record<Pace, number>;
/** Whom a pace is counted with: itself, and what is faster. */
const COUNTED_AS = {
  quick: ['quick'],
  new: ['quick', 'new'],
  slow: ['quick', 'new', 'slow'],
} as const satisfies Record<Pace, readonly Pace[]>;

const PACES = ['quick', 'new', 'slow'] as const satisfies readonly Pace[];

type Counts = Record<Pace, number>;

/**
 * Counts places, so that however many receivers are dead, there is room for those that answer: slow ones have at most
 * half of it, and together with those that nothing is known of, three quarters. The same holds within an account.
 */
export function countPlaces(limits: PlaceLimits): Places {
  const all = noneTaken();
  const accounts = new Map<string, Counts>();

  const change = (accountId: string, pace: Pace, by: 1 | -1): void => {
    const ofAccount = accounts.get(accountId) ?? noneTaken();
    for (const counts of [all, ofAccount]) {
      for (const counted of COUNTED_AS[pace]) counts[counted] += by;
    }
    if (ofAccount.quick === 0) accounts.delete(accountId);
    else accounts.set(accountId, ofAccount);
  };
  const hasRoom = (accountId: string, pace: Pace): boolean =>
    all[pace] < limits.all * PARTS[pace] &&
    (accounts.get(accountId)?.[pace] ?? 0) < limits.account * PARTS[pace];

  return {
    hasRoom,
    take(accountId, pace) {
      change(accountId, pace, 1);
      return () => change(accountId, pace, -1);
    },
    ofAccount: (accountId) => accounts.get(accountId)?.quick ?? 0,
    isTight: (accountId) => !PACES.every((pace) => hasRoom(accountId, pace)),
    get taken() {
      return all.quick;
    },
  };
}

function noneTaken(): Counts {
  return { quick: 0, new: 0, slow: 0 };
}
