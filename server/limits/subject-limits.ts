import { networkOf } from './addresses.ts';
import type { Counted } from './windows.ts';

/** Whom a limit is for. */
export interface Subject {
  readonly kind: 'account' | 'key' | 'address' | 'person';
  /**
   * The text of an address (those of one IPv6 network share their limits); for a person a hash of the e-mail address.
   */
  readonly id: string;
  readonly limits: SubjectLimits;
}

/** How much a subject may ask. What is left out, or 0, is not limited. */
export interface SubjectLimits {
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerMinute?: number | undefined;
  /** Requests under way at once. */
  readonly concurrent?: number | undefined;
  /** Counted by each process alone, so that requests with keys cost the database nothing. */
  readonly wrongKeysPerMinute?: number | undefined;
}

/** A limit on what comes in a window. */
export interface WindowLimit {
  /** Such as `account-requests`. */
  readonly name: string;
  readonly unit: 'requests' | 'tokens' | 'wrong-keys';
  readonly quota: number;
  readonly counted: Counted;
}

/** The limits of a subject as they are counted, and what they were made of. */
export interface CountedLimits {
  readonly from: Subject;
  readonly windows: readonly WindowLimit[];
  /** What its places are counted under. */
  readonly placeName: string;
}

const KEPT_UP_TO = 10_000;
const KEPT_LENGTH_UP_TO = 64;

/**
 * How the limits of a subject are counted. The names that they are counted under are put together once, not at each
 * request.
 *
 * @param kept - the limits of subjects that have asked before, by their identifiers
 */
export function limitsOf(subject: Subject, kept: Map<string, CountedLimits>): CountedLimits {
  const found = kept.get(subject.id);
  if (found !== undefined && isLike(found.from, subject)) return found;
  if (kept.size >= KEPT_UP_TO) kept.clear();
  const { kind } = subject;
  const id = kind === 'address' ? networkOf(subject.id) : subject.id;
  const made = { from: subject, windows: windowLimits(subject, id), placeName: `${kind}:${id}` };
  // A proxy may give text of any length as an address.
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
