/** Concurrency limits of deliveries in a process: in total, and for each account. */
export interface DeliverySlotLimits {
  readonly all: number;
  readonly account: number;
}

/** The speed of a receiver; `new` before it has answered or timed out. */
export type Pace = 'quick' | 'new' | 'slow';

/** Slots for the deliveries in flight in a process. */
export interface DeliverySlots {
  hasRoom(accountId: string, pace: Pace): boolean;
  /** @returns a function that releases the slot */
  take(accountId: string, pace: Pace): () => void;
  /** Number of slots taken for an account. */
  ofAccount(accountId: string): number;
  /** Whether deliveries to other receivers may be waiting for a slot of this account. */
  isTight(accountId: string): boolean;
  /** Number of slots taken. */
  readonly taken: number;
}

/** The share of all slots available to receivers of a speed and slower ones together. */
const PARTS = { quick: 1, new: 0.75, slow: 0.5 } as const satisfies Record<Pace, number>;
/** The speeds whose limits a receiver counts towards: its own and all faster ones. */
const COUNTED_AS = {
  quick: ['quick'],
  new: ['quick', 'new'],
  slow: ['quick', 'new', 'slow'],
} as const satisfies Record<Pace, readonly Pace[]>;

const PACES = ['quick', 'new', 'slow'] as const satisfies readonly Pace[];

type Counts = Record<Pace, number>;

/**
 * Counts slots so that some remain for responsive receivers, however many are dead: slow ones get at most half of the
 * slots, and slow and unknown ones together three quarters. The same holds within an account.
 */
export function countDeliverySlots(limits: DeliverySlotLimits): DeliverySlots {
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
