import {
  DelegateBackoff,
  ExponentialBackoff,
  handleWhenResult,
  type IBackoff,
  retry,
} from 'cockatiel';
import type { UpstreamFailure, UpstreamOutcome } from '../port.ts';

/** How often a call is tried. */
export interface RetrySettings {
  /** Rounds through all candidates, with the first. */
  readonly rounds: number;
  /** About the wait after the first round; it grows with each. */
  readonly firstSeconds: number;
  readonly secondsUpTo: number;
}

/** What a call has met at one candidate. */
export interface Attempt {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly outcome: 'done' | UpstreamFailure['kind'];
  readonly milliseconds: number;
}

/** A candidate to ask. */
export interface Asked<T> {
  readonly name: string;
  ask(): Promise<UpstreamOutcome<T>>;
}

/** What a call through several candidates needs. */
export interface RoundParts {
  readonly settings: RetrySettings;
  readonly signal: AbortSignal;
  /** Told of each try. */
  readonly onAttempt: (attempt: Attempt) => void;
}

/** Failures that another candidate, or the same one a little later, may not have. */
const PASSING: ReadonlySet<UpstreamFailure['kind']> = new Set([
  'limited',
  'failed',
  'timed-out',
  'spared',
]);

/** Whether asking again, here or elsewhere, may fare better. */
export function mayPass({ kind }: UpstreamFailure): boolean {
  return PASSING.has(kind);
}

/**
 * Asks candidates one after another until one answers or refuses for good. Where all of them fail, it waits and
 * begins again with the first: longer with each round, by chance a little more or less, and no shorter than the
 * upstreams ask for. Where they ask for more patience than the settings have, what they said is the answer.
 */
export async function inRounds<T>(
  candidates: () => readonly Asked<T>[],
  { settings, signal, onAttempt }: RoundParts,
): Promise<UpstreamOutcome<T>> {
  const { rounds, firstSeconds, secondsUpTo } = settings;
  const isWorthWaiting = (result: unknown): boolean =>
    isFailure(result) && mayPass(result.failure) && askedSeconds(result.failure) <= secondsUpTo;
  const growing = new ExponentialBackoff({
    initialDelay: firstSeconds * 1000,
    maxDelay: secondsUpTo * 1000,
  });
  const policy = retry(handleWhenResult(isWorthWaiting), {
    maxAttempts: rounds - 1,
    backoff: new DelegateBackoff<{ readonly result: unknown }, IBackoff<unknown>>(
      (context, state) => {
        const next = state === undefined ? growing.next() : state.next(context);
        const value = isObject(context.result) ? Reflect.get(context.result, 'value') : undefined;
        const asked = isFailure(value) ? askedSeconds(value.failure) * 1000 : 0;
        return { delay: Math.max(next.duration, asked), state: next };
      },
    ),
  });
  return unlessAborted(
    policy.execute(() => oneRound(candidates(), { signal, onAttempt })),
    signal,
  );
}

/** Asks one candidate once, and says how that went. */
export async function tried<T>(
  { name, ask }: Asked<T>,
  onAttempt: (attempt: Attempt) => void,
): Promise<UpstreamOutcome<T>> {
  const from = performance.now();
  const outcome = await ask();
  const milliseconds = performance.now() - from;
  onAttempt({ upstream: name, outcome: outcome.ok ? 'done' : outcome.failure.kind, milliseconds });
  return outcome;
}

async function oneRound<T>(
  candidates: readonly Asked<T>[],
  { signal, onAttempt }: Omit<RoundParts, 'settings'>,
): Promise<UpstreamOutcome<T>> {
  const failures: UpstreamFailure[] = [];
  for (const candidate of candidates) {
    signal.throwIfAborted();
    const outcome = await tried(candidate, onAttempt);
    if (outcome.ok) return outcome;
    failures.push(outcome.failure);
    if (!mayPass(outcome.failure) && outcome.failure.kind !== 'keyless') return outcome;
  }
  return { ok: false, failure: mostTelling(failures) };
}

/** What is most worth telling first: an upstream that can be waited for, then one that failed. */
const TELLING: readonly UpstreamFailure['kind'][] = [
  'limited',
  'timed-out',
  'failed',
  'spared',
  'keyless',
];

/** The failure to answer where every candidate has one. Of those that ask to wait, the shortest wait counts. */
function mostTelling(failures: readonly UpstreamFailure[]): UpstreamFailure {
  const [first] = failures.toSorted(
    (one, other) =>
      TELLING.indexOf(one.kind) - TELLING.indexOf(other.kind) ||
      askedSeconds(one) - askedSeconds(other),
  );
  return first ?? { kind: 'failed', message: 'No upstream serves this model just now.' };
}

function askedSeconds(failure: UpstreamFailure): number {
  return 'retryAfterSeconds' in failure ? (failure.retryAfterSeconds ?? 0) : 0;
}

function isFailure(
  value: unknown,
): value is { readonly ok: false; readonly failure: UpstreamFailure } {
  return isObject(value) && 'failure' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Nobody waits for a call that is not wanted any more, not even the pause between two rounds. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const give = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', give, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', give);
  }
}
