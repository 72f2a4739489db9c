import type { UpstreamFailure } from '../port/outcome.ts';

/** Failures that another candidate, or another try a little later, may not have. */
const PASSING: ReadonlySet<UpstreamFailure['kind']> = new Set([
  'limited',
  'failed',
  'timed-out',
  'spared',
]);

/** Whether another try, here or elsewhere, may succeed. */
export function mayPass({ kind }: UpstreamFailure): boolean {
  return PASSING.has(kind);
}

/** Whether another candidate may succeed. */
export function goesOnElsewhere(failure: UpstreamFailure): boolean {
  if (failure.kind === 'refused') return failure.isOnlyHere === true;
  return mayPass(failure) || failure.kind === 'keyless';
}

/** Whether it is certain that an upstream has not begun with what it was given. */
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

/** Whether an upstream may have begun with what it was given, though it has not said so. */
export function mayHaveBegun(failure: UpstreamFailure): boolean {
  return mayPass(failure) && !isUntouched(failure);
}

/** How long an upstream asks to wait; 0 where it does not. */
export function askedSeconds(failure: UpstreamFailure): number {
  return 'retryAfterSeconds' in failure ? (failure.retryAfterSeconds ?? 0) : 0;
}

/** The kinds of failures by how much they tell: first an upstream that can be waited for, then one that failed. */
const TELLING: readonly UpstreamFailure['kind'][] = [
  'limited',
  'timed-out',
  'failed',
  'spared',
  'keyless',
  'unknown-job',
  'refused',
];

/** The failure to answer where every candidate has failed. Of those that ask to wait, the shortest wait counts. */
export function mostTelling(failures: readonly UpstreamFailure[]): UpstreamFailure {
  const [first] = failures.toSorted(
    (one, other) =>
      TELLING.indexOf(one.kind) - TELLING.indexOf(other.kind) ||
      askedSeconds(one) - askedSeconds(other),
  );
  return first ?? { kind: 'failed', message: 'No upstream serves this model just now.' };
}
