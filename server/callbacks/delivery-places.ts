/** How many deliveries may be under way at once in a process, and how many of them for one account. */
export interface DeliveryPlaceLimits {
  readonly all: number;
  readonly account: number;
}

/** The speed of a receiver; `new` before it has answered or timed out. */
export type Pace = 'quick' | 'new' | 'slow';

/** Places for deliveries under way, in a process. */
export interface DeliveryPlaces {
  hasRoom(accountId: string, pace: Pace): boolean;
  /** @returns gives the place back */
  take(accountId: string, pace: Pace): () => void;
  /** How many are taken for an account. */
  ofAccount(accountId: string): number;
  /** Whether deliveries to other receivers may be waiting for a place of this account. */
  isTight(accountId: string): boolean;
  /** How many are taken. */
  readonly taken: number;
}

/** The share of all places that receivers of a speed may take, together with slower ones. */
const PARTS = { quick: 1, new: 0.75, slow: 0.5 } as const satisfies Record<Pace, number>;
/** The speeds that a receiver counts towards: its own and the faster ones. */
const COUNTED_AS = {
  quick: ['quick'],
  new: ['quick', 'new'],
  slow: ['quick', 'new', 'slow'],
} as const satisfies Record<Pace, readonly Pace[]>;

const PACES = ['quick', 'new', 'slow'] as const satisfies readonly Pace[];

type Counts = Record<Pace, number>;

/**
 * Counts places so that there is room for receivers that answer, however many are dead: slow ones get at most half of
 * the places, and with unknown ones three quarters. The same holds within an account.
 */
export function countDeliveryPlaces(limits: DeliveryPlaceLimits): DeliveryPlaces {
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
