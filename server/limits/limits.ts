import type { Ask } from '../database/database.ts';
import type { Log } from '../foundation/log.ts';
import { type LimitSlots, memoryLimitSlots } from './limit-slots.ts';
import { sharedLimitSlots } from './shared-limit-slots.ts';
import { SharedWindows } from './shared-windows.ts';
import { withShortTimeout } from './short-timeout.ts';
import { type Policy, type Refused, refusal, type Standing, tightestFirst } from './standing.ts';
import {
  type CountedLimits,
  preparedLimits,
  type Subject,
  type WindowLimit,
} from './subject-limits.ts';
import { type Count, memoryWindows, type Windows } from './windows.ts';

/** Whether a request is admitted. */
export type Admission = Admitted | Refused;

/** An admitted request. */
export interface Admitted {
  readonly ok: true;
  readonly standing: Standing;
  /** Ends the request, and releases its slots. */
  end(): void;
  /** Counts the tokens of the answer against later requests. */
  used(tokens: number): void;
  /** Counts an invalid key against later requests. */
  wrongKey(): void;
}

/** The limits, shared by all processes of the gateway that share a database server. */
export interface Limits {
  /**
   * Admits or refuses a request. The subjects are checked in order, from the narrowest; after a refusal, the remaining
   * ones are not counted.
   */
  begin(subjects: readonly Subject[]): Promise<Admission>;
  close(): Promise<void>;
}

/** Dependencies and options of the limits. */
export interface LimitsParts {
  /** Queries the database that the processes share; without it, limits apply to this process only. */
  readonly askShared?: Ask | undefined;
  readonly log: Log;
  /** The length of a window; shorter in tests. */
  readonly windowSeconds?: number;
  /** How long the slots of a crashed process stay taken. */
  readonly leaseSeconds?: number;
  /** How long a request waits for the database before the limits of this process alone apply to it. */
  readonly patienceMs?: number;
}

const WINDOW_SECONDS = 60;
const LEASE_SECONDS = 10;
const PATIENCE_MS = 1_000;
/** Several, so that a renewal may be late or fail once. */
const RENEWALS_PER_LEASE = 3;

/** Opens the limits. While the shared database is unavailable, they apply to this process only. */
export function openLimits({
  askShared,
  log,
  windowSeconds = WINDOW_SECONDS,
  leaseSeconds = LEASE_SECONDS,
  patienceMs = PATIENCE_MS,
}: LimitsParts): Limits {
  const here = memoryWindows(windowSeconds);
  const ask = askShared === undefined ? undefined : withShortTimeout(askShared, log, patienceMs);
  const windows = ask === undefined ? here : new SharedWindows({ ask, windowSeconds });
  const slots = ask === undefined ? memoryLimitSlots() : sharedLimitSlots({ ask, leaseSeconds });
  const tend = async (): Promise<void> => {
    if (windows !== here) await here.sweep();
    try {
      await slots.renew();
    } finally {
      // Frees memory also where slots cannot be renewed.
      await windows.sweep();
    }
  };
  const timer = setInterval(
    () => {
      tend().catch((error: unknown) => log.debug({ error }, 'limits not renewed'));
    },
    (leaseSeconds / RENEWALS_PER_LEASE) * 1000,
  );
  timer.unref();
  const parts = { windows, here, slots, windowSeconds, limitsOf: preparedLimits() };
  return {
    begin: (subjects) => begin(subjects, parts),
    async close() {
      clearInterval(timer);
      const note = (error: unknown): void => log.debug({ error }, 'limits not given back');
      await windows.close().catch(note);
      await slots.close().catch(note);
    },
  };
}

interface Counters {
  readonly windows: Windows;
  /** The windows of this process only. */
  readonly here: Windows;
  readonly slots: LimitSlots;
  readonly windowSeconds: number;
  readonly limitsOf: (subject: Subject) => CountedLimits;
}

async function begin(subjects: readonly Subject[], counters: Counters): Promise<Admission> {
  const standing: Policy[] = [];
  const limits: WindowLimit[] = [];
  /** The names under which slots have been taken. */
  const taken: string[] = [];
  const end = (): void => {
    for (const slotName of taken.splice(0)) counters.slots.putBack(slotName);
  };
  for (const subject of subjects) {
    const { windows, slotName } = counters.limitsOf(subject);
    limits.push(...windows);
    const spent = windows.length === 0 ? undefined : await firstSpent(windows, counters, standing);
    const { concurrent = 0 } = subject.limits;
    const begun = { slotName, taken, standing };
    const reached =
      spent ?? (concurrent === 0 ? undefined : await takeSlot(subject, counters, begun));
    if (reached === undefined) continue;
    end();
    return refusal(subject, reached, standing);
  }
  const later = (unit: Policy['unit'], amount: number): void => {
    for (const limit of limits) {
      if (limit.unit === unit) windowsFor(unit, counters).add(limit.counted, amount);
    }
  };
  return {
    ok: true,
    standing: tightestFirst(standing),
    end,
    used: (tokens) => later('tokens', tokens),
    wrongKey: () => later('wrong-keys', 1),
  };
}

function windowsFor(unit: Policy['unit'], { here, windows }: Counters): Windows {
  return unit === 'wrong-keys' ? here : windows;
}

/**
 * Counts the request in all its windows, and records the state of each limit.
 *
 * @returns the first limit that is reached
 */
async function firstSpent(
  limits: readonly WindowLimit[],
  counters: Counters,
  standing: Policy[],
): Promise<Policy | undefined> {
  // A request counts on arrival; tokens and wrong keys count later, so only check that some quota is left.
  const asked = limits.map(({ unit, counted }) =>
    windowsFor(unit, counters).count(counted, unit === 'requests' ? 1 : 0),
  );
  let spent: Policy | undefined;
  for (const [index, { name, unit, quota }] of limits.entries()) {
    const count = asked[index];
    if (count === undefined) continue;
    const known = count instanceof Promise ? await count : count;
    const policy = { name, unit, quota, ...leftOf(quota, known, counters) };
    standing.push(policy);
    const isOpen = unit === 'requests' ? known.counted <= quota : known.counted < quota;
    if (!isOpen) spent ??= policy;
  }
  return spent;
}

function leftOf(
  quota: number,
  { counted, resetSeconds }: Count,
  { windowSeconds }: Counters,
): Pick<Policy, 'remaining' | 'window'> {
  const window = { seconds: windowSeconds, resetSeconds };
  return { remaining: Math.max(0, quota - counted), window };
}

/** The state of a request that is being admitted. */
interface Begun {
  /** The name that the subject's slots are counted under. */
  readonly slotName: string;
  readonly taken: string[];
  readonly standing: Policy[];
}

/**
 * Takes one of a subject's slots.
 *
 * @returns the limit, if no slot is free
 */
async function takeSlot(
  { kind, limits: { concurrent: quota = 0 } }: Subject,
  { slots }: Counters,
  { slotName, taken, standing }: Begun,
): Promise<Policy | undefined> {
  const count = await slots.take(slotName, quota);
  if (count !== undefined) taken.push(slotName);
  const policy: Policy = {
    name: `${kind}-concurrent`,
    unit: 'concurrent-requests',
    quota,
    remaining: count === undefined ? 0 : Math.max(0, quota - count),
  };
  standing.push(policy);
  return count === undefined ? policy : undefined;
}
