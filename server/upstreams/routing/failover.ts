import { setTimeout as sleep } from 'node:timers/promises';
import { ExponentialBackoff, type IBackoff } from 'cockatiel';
import { asTry, requestIdOfTry } from '../current-try.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { askedSeconds, isWorthRepeating, mayFailOver, mostTelling } from './failures.ts';

/** Retry settings of a call. */
export interface RetrySettings {
  /** The number of rounds through all candidates, the first included. */
  readonly rounds: number;
  /** The approximate backoff after the first round; it grows with each round. */
  readonly firstSeconds: number;
  readonly secondsUpTo: number;
}

/** The outcome of a call at one candidate. */
export interface Attempt {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly outcome: 'done' | UpstreamFailure['kind'];
  /** The message of the failure, if the attempt failed. */
  readonly message?: string;
  readonly milliseconds: number;
  /** The upstream's identifier of the request, if it sends one. */
  readonly requestId?: string | undefined;
}

/** Records the attempts of a call. */
export interface AttemptsRecord {
  /** Called after each attempt. */
  note(attempt: Attempt): void;
  /** Called when an attempt begins. For a call that is aborted, this is the only record of the attempt. */
  asking(upstream: string): void;
}

/** A call of one candidate, still to be made. */
export interface CandidateCall<T> {
  readonly name: string;
  /** The upstream's name of the model. One upstream may be a candidate under several models. */
  readonly model?: string | undefined;
  ask(): Promise<UpstreamOutcome<T>>;
}

/** Dependencies and options of a call through several candidates. */
export interface FailoverParts {
  readonly settings: RetrySettings;
  readonly signal: AbortSignal;
  readonly attempts?: AttemptsRecord | undefined;
  readonly time?: Time;
}

/** A monotonic clock and a sleep function, in milliseconds. */
export interface Time {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const systemTime: Time = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/**
 * Tries candidates in order until one succeeds or fails permanently. If all of them fail transiently, it waits with
 * exponential backoff and jitter, and starts another round. A candidate that asks for a wait is not tried before the
 * wait is over. If the shortest wait exceeds the maximum backoff, the call fails at once.
 *
 * @param candidates - returns the candidates of a round, which may differ from those of the last one
 * @throws the signal's reason, as soon as the call is aborted
 */
export function withFailover<T>(
  candidates: () => readonly CandidateCall<T>[],
  parts: FailoverParts,
): Promise<UpstreamOutcome<T>> {
  return unlessAborted(allRounds(candidates, parts), parts.signal);
}

/** Tries one candidate once and returns the outcome. */
export function tried<T>(
  { name, model, ask }: CandidateCall<T>,
  attempts: AttemptsRecord | undefined,
): Promise<UpstreamOutcome<T>> {
  return asTry(async () => {
    attempts?.asking(name);
    const from = performance.now();
    const outcome = await ask();
    const milliseconds = performance.now() - from;
    const call = { upstream: name, milliseconds, requestId: requestIdOfTry() };
    if (outcome.ok) {
      attempts?.note({ ...call, outcome: 'done' });
    } else {
      const { kind, message } = outcome.failure;
      attempts?.note({ ...call, outcome: kind, message });
    }
    return outcome;
  }, model);
}

async function allRounds<T>(
  candidates: () => readonly CandidateCall<T>[],
  { settings, signal, time = systemTime, attempts }: FailoverParts,
): Promise<UpstreamOutcome<T>> {
  const { rounds, firstSeconds, secondsUpTo } = settings;
  const growing = { initialDelay: firstSeconds * 1000, maxDelay: secondsUpTo * 1000 };
  const met = new Map<string, Met>();
  let pause: IBackoff<unknown> | undefined;
  for (let round = 1; ; round += 1) {
    const isAwake = (candidate: CandidateCall<T>): boolean =>
      (met.get(identityOf(candidate))?.restsUntil ?? 0) <= time.now();
    const awake = met.size === 0 ? candidates() : candidates().filter(isAwake);
    const outcome = await oneRound(awake, { attempts, signal, met, now: time.now });
    if (outcome !== undefined) return outcome;
    const rests = Math.min(...[...met.values()].map(({ restsUntil }) => restsUntil));
    const asked = Math.max(0, rests - time.now());
    if (round >= rounds || asked > growing.maxDelay) {
      const failures = [...met.values()].map(({ failure }) => failure);
      return failed(mostTelling(failures));
    }
    // Jitter keeps callers that were given the same wait from retrying at the same time. The extra millisecond is
    // needed because timers may fire early.
    const spread = asked === 0 ? 0 : 1 + Math.random() * growing.initialDelay;
    pause = pause === undefined ? new ExponentialBackoff(growing).next() : pause.next(undefined);
    await time.sleep(Math.max(pause.duration, Math.ceil(asked + spread)), signal);
  }
}

/** The failure of a candidate, and when it may be retried; infinity if a retry is pointless. */
interface Met {
  readonly failure: UpstreamFailure;
  readonly restsUntil: number;
}

/** Identifies a candidate across the rounds of its call. */
function identityOf({ name, model }: CandidateCall<unknown>): string {
  return JSON.stringify([name, model]);
}

/** Tries each candidate once; `undefined` if no outcome is final. */
async function oneRound<T>(
  candidates: readonly CandidateCall<T>[],
  {
    signal,
    met,
    now,
    attempts,
  }: Pick<FailoverParts, 'signal' | 'attempts'> & {
    readonly met: Map<string, Met>;
    readonly now: Time['now'];
  },
): Promise<UpstreamOutcome<T> | undefined> {
  for (const candidate of candidates) {
    signal.throwIfAborted();
    const outcome = await tried(candidate, attempts);
    if (outcome.ok || !mayFailOver(outcome.failure)) return outcome;
    const { failure } = outcome;
    const seconds = isWorthRepeating(failure) ? askedSeconds(failure) : Number.POSITIVE_INFINITY;
    met.set(identityOf(candidate), { failure, restsUntil: now() + seconds * 1000 });
  }
  return undefined;
}

/** Rejects as soon as the call is aborted, however long the work takes to end. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = (): void => reject(signal.reason);
    const letGo = (): void => signal.removeEventListener('abort', give);
    signal.addEventListener('abort', give);
    work.then(
      (outcome) => {
        letGo();
        resolve(outcome);
      },
      (error: unknown) => {
        letGo();
        reject(error);
      },
    );
  });
}
