import { LruCache } from '../foundation/lru-cache.ts';
import { networkOf } from './addresses.ts';
import type { Counted } from './windows.ts';

/** The account, key, address or person that a limit applies to. */
export interface Subject {
  readonly kind: 'account' | 'key' | 'address' | 'person';
  /**
   * For an address its text (addresses of one IPv6 network share their limits); for a person a hash of the e-mail
   * address.
   */
  readonly id: string;
  readonly limits: SubjectLimits;
}

/** The limits of a subject. Absent or 0 means no limit. */
export interface SubjectLimits {
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerMinute?: number | undefined;
  /** Requests in flight. */
  readonly concurrent?: number | undefined;
  /** Counted by each process separately, so that checking requests with keys needs no database query. */
  readonly wrongKeysPerMinute?: number | undefined;
}

/** A limit per time window. */
export interface WindowLimit {
  /** Such as `account-requests`. */
  readonly name: string;
  readonly unit: 'requests' | 'tokens' | 'wrong-keys';
  readonly quota: number;
  readonly counted: Counted;
}

/** The prepared limits of a subject, and the subject they were derived from. */
export interface CountedLimits {
  readonly from: Subject;
  readonly windows: readonly WindowLimit[];
  /** The name that its slots are counted under. */
  readonly slotName: string;
}

const MAX_KEPT = 10_000;
const MAX_KEPT_LENGTH = 64;

/**
 * Makes a function that prepares the limits of a subject. The names that they are counted under are cached, to avoid
 * building them for each request.
 */
export function preparedLimits(): (subject: Subject) => CountedLimits {
  const kept = new LruCache<CountedLimits>(MAX_KEPT);
  return (subject) => {
    const found = kept.find(subject.id);
    if (found !== undefined && isLike(found.from, subject)) return found;
    const { kind } = subject;
    const id = kind === 'address' ? networkOf(subject.id) : subject.id;
    const made = { from: subject, windows: windowLimits(subject, id), slotName: `${kind}:${id}` };
    // Not cached if too long: a proxy may send text of any length as an address.
    if (subject.id.length <= MAX_KEPT_LENGTH) kept.keep(subject.id, made);
    return made;
  };
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
