import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';

/** Transient failures: another candidate, or a later retry, may succeed. */
const PASSING: ReadonlySet<UpstreamFailure['kind']> = new Set([
  'limited',
  'failed',
  'timed-out',
  'spared',
]);

/** Whether a retry, at the same or another candidate, may succeed. */
export function isTransient({ kind }: UpstreamFailure): boolean {
  return PASSING.has(kind);
}

/** Whether a retry at the same candidate may succeed, soon. */
export function isWorthRepeating(failure: UpstreamFailure): boolean {
  return isTransient(failure) && !forbidsRetry(failure);
}

/** Whether the upstream must not be called with the same request again. */
export function forbidsRetry(failure: UpstreamFailure): boolean {
  return 'forbidsRetry' in failure && failure.forbidsRetry === true;
}

/**
 * Forbids the retry of a call whose work the upstream may have done, and charged for: it timed out, or its answer was
 * lost or cannot be used. Under an idempotency key that the upstream knows, a retry is harmless.
 */
export function doneOnce<T>(
  outcome: UpstreamOutcome<T>,
  { isKeyed }: { readonly isKeyed: boolean },
): UpstreamOutcome<T> {
  if (outcome.ok || isKeyed) return outcome;
  const { failure } = outcome;
  return mayBeDone(failure) ? failed({ ...failure, forbidsRetry: true }) : outcome;
}

/** Whether another candidate may succeed. */
export function mayFailOver(failure: UpstreamFailure): boolean {
  if (failure.kind === 'refused') return failure.isOnlyHere === true;
  return isTransient(failure) || failure.kind === 'keyless';
}

/** Whether the upstream certainly has not begun the work. */
export function isUntouched(failure: UpstreamFailure): boolean {
  switch (failure.kind) {
    case 'limited':
    case 'spared':
    case 'keyless':
      return true;
    case 'failed':
    case 'timed-out':
      return failure.isUntouched === true;
    default:
      return false;
  }
}

/** Whether the upstream may have begun the work without reporting so. */
export function mayHaveBegun(failure: UpstreamFailure): boolean {
  return isTransient(failure) && !isUntouched(failure);
}

/** How long the upstream asks to wait, in seconds; 0 if it does not ask. */
export function askedSeconds(failure: UpstreamFailure): number {
  return 'retryAfterSeconds' in failure ? (failure.retryAfterSeconds ?? 0) : 0;
}

/** Whether the upstream may have done the work, so that it must not be called with the same request again. */
function forbidsRepeating(failure: UpstreamFailure): boolean {
  return mayBeDone(failure) && forbidsRetry(failure);
}

/** The kinds of failures after which work may have been done. */
interface MayBeDone {
  readonly kind: 'failed' | 'timed-out';
}

/** Whether the work may have been done, though its result is lost; not after an error that the upstream has told. */
function mayBeDone(failure: UpstreamFailure): failure is Extract<UpstreamFailure, MayBeDone> {
  if (failure.kind === 'failed') return failure.mayBeDone === true && !isUntouched(failure);
  return failure.kind === 'timed-out' && !isUntouched(failure);
}

/** Kinds of failures, the most informative first: an upstream that can be waited for, then one that failed. */
const TELLING: readonly UpstreamFailure['kind'][] = [
  'limited',
  'timed-out',
  'failed',
  'spared',
  'keyless',
  'unknown-job',
  'refused',
];

/**
 * The failure to report if every candidate failed: the most informative one. Among equal kinds, the shortest requested
 * wait counts. Before all others comes one that forbids repeating the work: after another, the caller would repeat it.
 */
export function mostTelling(failures: readonly UpstreamFailure[]): UpstreamFailure {
  const [first] = failures.toSorted(
    (one, other) =>
      Number(forbidsRepeating(other)) - Number(forbidsRepeating(one)) ||
      TELLING.indexOf(one.kind) - TELLING.indexOf(other.kind) ||
      askedSeconds(one) - askedSeconds(other),
  );
  return first ?? { kind: 'failed', message: 'No upstream serves this model just now.' };
}
