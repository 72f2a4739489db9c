import type { Ask } from '../database/database.ts';
import { counted } from '../foundation/counted.ts';
import type { Log } from '../foundation/log.ts';
import { networkOf } from './addresses.ts';
import { impatiently } from './impatient.ts';
import { memoryPlaces, type Places } from './places.ts';
import { sharedPlaces } from './shared-places.ts';
import { sharedWindows } from './shared-windows.ts';
import { type Count, type Counted, memoryWindows, type Windows } from './windows.ts';

/** Whom a limit is for. */
export interface Subject {
  readonly kind: 'account' | 'key' | 'address' | 'person';
  /** Of an address its text; those of one network of IPv6 share their limits. Of a person a word that stands for its e-mail address. */
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
  const windows = ask === undefined ? here : sharedWindows({ ask, windowSeconds });
  const places = ask === undefined ? memoryPlaces() : sharedPlaces({ ask, leaseSeconds });
  const tend = async (): Promise<void> => {
    if (windows !== here) await here.sweep();
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
  const parts = { windows, here, places, windowSeconds, kept: new Map() };
  return {
    begin: (subjects) => begin(subjects, parts),
    async close() {
      clearInterval(timer);
      const note = (error: unknown): void => log.debug({ error }, 'limits not given back');
      await windows.close().catch(note);
      await places.close().catch(note);
    },
  };
}

interface Counters {
  readonly windows: Windows;
  /** The windows of this process alone. */
  readonly here: Windows;
  readonly places: Places;
  readonly windowSeconds: number;
  /** The limits of subjects that have asked before. */
  readonly kept: Map<string, Kept>;
}

/** The limits of a subject as they are counted, and what they were made of. */
interface Kept {
  readonly from: Subject;
  readonly windows: readonly WindowLimit[];
  /** What its places are counted under. */
  readonly placeName: string;
}

const KEPT_UP_TO = 10_000;
const KEPT_LENGTH_UP_TO = 64;

async function begin(subjects: readonly Subject[], counters: Counters): Promise<Admission> {
  const standing: Policy[] = [];
  const limits: WindowLimit[] = [];
  const taken: string[] = [];
  const end = (): void => {
    for (const subject of taken.splice(0)) counters.places.putBack(subject);
  };
  for (const subject of subjects) {
    const { windows, placeName } = limitsOf(subject, counters.kept);
    limits.push(...windows);
    const spent = windows.length === 0 ? undefined : await firstSpent(windows, counters, standing);
    const { concurrent = 0 } = subject.limits;
    const room = { placeName, concurrent, taken, standing };
    const refused =
      spent ?? (concurrent === 0 ? undefined : await takePlace(subject, counters, room));
    if (refused === undefined) continue;
    end();
    return refusal(subject, refused, standing);
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

/** A limit on what comes in a window. */
interface WindowLimit extends Pick<Policy, 'name' | 'unit' | 'quota'> {
  readonly counted: Counted;
}

/** What is counted under is put together once, not at each request. */
function limitsOf(subject: Subject, kept: Map<string, Kept>): Kept {
  const found = kept.get(subject.id);
  if (found !== undefined && isLike(found.from, subject)) return found;
  if (kept.size >= KEPT_UP_TO) kept.clear();
  const { kind } = subject;
  const id = kind === 'address' ? networkOf(subject.id) : subject.id;
  const made = { from: subject, windows: windowLimits(subject, id), placeName: `${kind}:${id}` };
  // A proxy may name what it likes as an address.
  if (subject.id.length <= KEPT_LENGTH_UP_TO) kept.set(subject.id, made);
  return made;
}

function isLike(one: Subject, { kind, limits }: Subject): boolean {
  return (
    one.kind === kind &&
    one.limits.requestsPerMinute === limits.requestsPerMinute &&
    one.limits.tokensPerMinute === limits.tokensPerMinute &&
    one.limits.wrongKeysPerMinute === limits.wrongKeysPerMinute
  );
}

function windowLimits({ kind, limits }: Subject, id: string): readonly WindowLimit[] {
  const { requestsPerMinute = 0, tokensPerMinute = 0, wrongKeysPerMinute = 0 } = limits;
  const units = [
    { unit: 'requests', quota: requestsPerMinute },
    { unit: 'tokens', quota: tokensPerMinute },
    { unit: 'wrong-keys', quota: wrongKeysPerMinute },
  ] as const;
  return units
    .filter(({ quota }) => quota > 0)
    .map(({ unit, quota }) => {
      const name = `${kind}-${unit}`;
      return { unit, quota, name, counted: { name: `${name}:${id}`, most: quota } };
    });
}

function windowsFor(unit: Policy['unit'], { here, windows }: Counters): Windows {
  return unit === 'wrong-keys' ? here : windows;
}

/**
 * Asks all windows at once, and says how each stands.
 *
 * @returns the first limit that is reached
 */
async function firstSpent(
  limits: readonly WindowLimit[],
  counters: Counters,
  standing: Policy[],
): Promise<Policy | undefined> {
  // Requests are counted when they come; of tokens and wrong keys there must be some left.
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

/** Takes one of so many places. @returns the limit, where there is none left */
async function takePlace(
  { kind }: Subject,
  { places }: Counters,
  {
    placeName,
    concurrent: quota,
    taken,
    standing,
  }: {
    readonly placeName: string;
    readonly concurrent: number;
    readonly taken: string[];
    readonly standing: Policy[];
  },
): Promise<Policy | undefined> {
  const count = await places.take(placeName, quota);
  if (count !== undefined) taken.push(placeName);
  const policy: Policy = {
    name: `${kind}-concurrent`,
    unit: 'concurrent-requests',
    quota,
    remaining: count === undefined ? 0 : Math.max(0, quota - count),
  };
  standing.push(policy);
  return count === undefined ? policy : undefined;
}

function refusal({ kind }: Subject, policy: Policy, standing: Standing): Refused {
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil(policy.window?.resetSeconds ?? RETRY_PLACE_SECONDS),
  );
  const wait = counted(retryAfterSeconds, 'second');
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

function tightestFirst(standing: Standing): Standing {
  if (standing.length < 2) return standing;
  const share = ({ remaining, quota }: Policy): number => remaining / quota;
  return standing.toSorted((one, other) => share(one) - share(other));
}
