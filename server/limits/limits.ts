import type { Ask } from '../database/database.ts';
import type { Log } from '../foundation/log.ts';
import { networkOf } from './addresses.ts';
import { impatiently } from './impatient.ts';
import { memoryPlaces, type Places } from './places.ts';
import { sharedPlaces } from './shared-places.ts';
import { type Count, memoryWindows, sharedWindows, type Windows } from './windows.ts';

/** Whom a limit is for. */
export interface Subject {
  readonly kind: 'account' | 'key' | 'address';
  /** Of an address its text; those of one network of IPv6 share their limits. */
  readonly id: string;
  readonly limits: SubjectLimits;
}

/** How much a subject may ask. What is left out, or 0, is not limited. */
export interface SubjectLimits {
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerMinute?: number | undefined;
  /** Requests under way at once. */
  readonly concurrent?: number | undefined;
  /** Counted in each process for itself, so that a request that shows a key costs the database nothing. */
  readonly wrongKeysPerMinute?: number | undefined;
}

/** How a limit stands. */
export interface Policy {
  /** Such as `account-requests`. */
  readonly name: string;
  readonly unit: 'requests' | 'tokens' | 'wrong-keys' | 'concurrent-requests';
  readonly quota: number;
  readonly remaining: number;
  /** How long the quota is for, and when it is new, in seconds; what counts at once has neither. */
  readonly window?: { readonly seconds: number; readonly resetSeconds: number };
}

/** How the limits of a request stand, the tightest first. */
export type Standing = readonly Policy[];

/** Whether a request is let in. */
export type Admission = Admitted | Refused;

/** A request that is let in. */
export interface Admitted {
  readonly ok: true;
  readonly standing: Standing;
  /** The request is over; its places are put back. */
  end(): void;
  /** The answer has consumed tokens. They count for requests to come. */
  used(tokens: number): void;
  /** The key was wrong, which counts likewise. */
  wrongKey(): void;
}

/** A request that goes beyond a limit. */
export interface Refused {
  readonly ok: false;
  readonly standing: Standing;
  /** The name of the limit. */
  readonly policy: string;
  readonly retryAfterSeconds: number;
  /** A sentence for the caller that says what the limit is. */
  readonly message: string;
}

/** The limits, over all processes of the gateway where these share a database server. */
export interface Limits {
  /** Lets a request in, or not. The subjects are asked in turn, the narrowest first; one that refuses spares the rest. */
  begin(subjects: readonly Subject[]): Promise<Admission>;
  close(): Promise<void>;
}

/** What limits stand on. */
export interface LimitsParts {
  /** Asks the database that processes share; without one, limits hold for this process alone. */
  readonly askShared?: Ask | undefined;
  readonly log: Log;
  /** How long a minute is, for tests. */
  readonly windowSeconds?: number;
  /** So long the places of a process that is gone are kept. */
  readonly leaseSeconds?: number;
}

const WINDOW_SECONDS = 60;
const LEASE_SECONDS = 10;
/** A renewal may be late, or fail once. */
const RENEWALS_A_LEASE = 3;
/** Nobody knows when a place will be put back. */
const RETRY_PLACE_SECONDS = 1;

/** Opens the limits. While the shared database is away, they hold for this process alone. */
export function openLimits({
  askShared,
  log,
  windowSeconds = WINDOW_SECONDS,
  leaseSeconds = LEASE_SECONDS,
}: LimitsParts): Limits {
  const here = memoryWindows(windowSeconds);
  const ask = askShared === undefined ? undefined : impatiently(askShared, log);
  const windows = ask === undefined ? here : sharedWindows(ask, windowSeconds);
  const places = ask === undefined ? memoryPlaces() : sharedPlaces({ ask, leaseSeconds });
  const tend = async (): Promise<void> => {
    await places.renew();
    await windows.sweep();
  };
  const timer = setInterval(
    () => {
      tend().catch((error: unknown) => log.debug({ error }, 'limits not renewed'));
    },
    (leaseSeconds / RENEWALS_A_LEASE) * 1000,
  );
  timer.unref();
  const parts = { windows, here, places, windowSeconds, log };
  return {
    begin: (subjects) => begin(subjects, parts),
    async close() {
      clearInterval(timer);
      await places.close().catch((error: unknown) => log.debug({ error }, 'places not put back'));
    },
  };
}

interface Counters {
  readonly windows: Windows;
  /** The windows of this process alone. */
  readonly here: Windows;
  readonly places: Places;
  readonly windowSeconds: number;
  readonly log: Log;
}

async function begin(subjects: readonly Subject[], counters: Counters): Promise<Admission> {
  const standing: Policy[] = [];
  const taken: string[] = [];
  const end = (): void => {
    for (const subject of taken.splice(0)) counters.places.putBack(subject);
  };
  for (const subject of subjects) {
    const windows = await Promise.all(
      windowLimits(subject).map((limit) => askWindow(limit, counters)),
    );
    standing.push(...windows.map(({ policy }) => policy));
    const spent = windows.find(({ isOpen }) => !isOpen);
    const place = spent ?? (await askPlace(subject, { ...counters, taken, standing }));
    if (place === undefined) continue;
    end();
    return refusal(subject, place.policy, standing);
  }
  const later = (unit: Policy['unit'], amount: number): void => {
    const limits = subjects.flatMap(windowLimits).filter((limit) => limit.unit === unit);
    for (const { name, id } of limits) {
      windowsFor(unit, counters)
        .count(`${name}:${id}`, amount)
        .catch((error: unknown) => counters.log.warn({ error }, 'not counted for a limit'));
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

/** A limit on what comes in a window. */
interface WindowLimit extends Pick<Policy, 'name' | 'unit' | 'quota'> {
  readonly id: string;
}

function windowLimits(subject: Subject): readonly WindowLimit[] {
  const { requestsPerMinute, tokensPerMinute, wrongKeysPerMinute } = subject.limits;
  const id = idOf(subject);
  const units = [
    { unit: 'requests', quota: requestsPerMinute ?? 0 },
    { unit: 'tokens', quota: tokensPerMinute ?? 0 },
    { unit: 'wrong-keys', quota: wrongKeysPerMinute ?? 0 },
  ] as const;
  return units
    .filter(({ quota }) => quota > 0)
    .map(({ unit, quota }) => ({ unit, quota, id, name: `${subject.kind}-${unit}` }));
}

function idOf({ kind, id }: Subject): string {
  return kind === 'address' ? networkOf(id) : id;
}

function windowsFor(unit: Policy['unit'], { here, windows }: Counters): Windows {
  return unit === 'wrong-keys' ? here : windows;
}

/** Requests are counted when they come; of tokens and wrong keys there must be some left. */
async function askWindow(
  { name, unit, quota, id }: WindowLimit,
  counters: Counters,
): Promise<{ readonly isOpen: boolean; readonly policy: Policy }> {
  const amount = unit === 'requests' ? 1 : 0;
  const count = await windowsFor(unit, counters).count(`${name}:${id}`, amount, quota);
  const isOpen = amount === 0 ? count.counted < quota : count.counted <= quota;
  return { isOpen, policy: { name, unit, quota, ...leftOf(quota, count, counters) } };
}

function leftOf(
  quota: number,
  { counted, resetSeconds }: Count,
  { windowSeconds }: Counters,
): Pick<Policy, 'remaining' | 'window'> {
  const window = { seconds: windowSeconds, resetSeconds };
  return { remaining: Math.max(0, quota - counted), window };
}

/** Takes a place, where the subject has only so many. @returns the limit, where there is none left */
async function askPlace(
  subject: Subject,
  { places, taken, standing }: Counters & { readonly taken: string[]; readonly standing: Policy[] },
): Promise<{ readonly policy: Policy } | undefined> {
  const quota = subject.limits.concurrent ?? 0;
  if (quota === 0) return undefined;
  const name = `${subject.kind}:${idOf(subject)}`;
  const count = await places.take(name, quota);
  if (count !== undefined) taken.push(name);
  const policy: Policy = {
    name: `${subject.kind}-concurrent`,
    unit: 'concurrent-requests',
    quota,
    remaining: count === undefined ? 0 : Math.max(0, quota - count),
  };
  standing.push(policy);
  return count === undefined ? { policy } : undefined;
}

function refusal({ kind }: Subject, policy: Policy, standing: Standing): Refused {
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil(policy.window?.resetSeconds ?? RETRY_PLACE_SECONDS),
  );
  const wait = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`;
  return {
    ok: false,
    standing: tightestFirst(standing),
    policy: policy.name,
    retryAfterSeconds,
    message: `This ${kind} may ${ALLOWANCE[policy.unit](policy.quota)}; try again in ${wait}.`,
  };
}

const ALLOWANCE: Readonly<Record<Policy['unit'], (quota: number) => string>> = {
  requests: (quota) => `make ${counted(quota, 'request')} a minute`,
  tokens: (quota) => `use ${counted(quota, 'token')} a minute`,
  'wrong-keys': (quota) => `show ${counted(quota, 'wrong key')} a minute`,
  'concurrent-requests': (quota) => `have ${counted(quota, 'request')} under way at once`,
};

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function tightestFirst(standing: Standing): Standing {
  const share = ({ remaining, quota }: Policy): number => remaining / quota;
  return standing.toSorted((one, other) => share(one) - share(other));
}
