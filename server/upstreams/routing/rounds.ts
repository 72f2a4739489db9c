import { setTimeout as sleep } from 'node:timers/promises';
import { ExponentialBackoff, type IBackoff } from 'cockatiel';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { asTry, requestIdOfTry } from '../request-id.ts';
import { askedSeconds, goesOnElsewhere, mayPass, mostTelling } from './failures.ts';

/** How often a call is tried. */
export interface RetrySettings {
  /** The number of rounds through all candidates, the first included. */
  readonly rounds: number;
  /** The wait after the first round, about; it grows with each. */
  readonly firstSeconds: number;
  readonly secondsUpTo: number;
}

/** The outcome of a call at one candidate. */
export interface Attempt {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly outcome: 'done' | UpstreamFailure['kind'];
  /** The message of the failure, where it is one. */
  readonly message?: string;
  readonly milliseconds: number;
  /** What the upstream calls the request, where it says so. */
  readonly requestId?: string | undefined;
}

/** Told of a try that is over. */
export type OnAttempt = (attempt: Attempt) => void;

/** Told of a try that begins. Of a call that is given up nothing else is known. */
export type OnAsking = (upstream: string) => void;

/** A candidate to ask. */
export interface Asked<T> {
  readonly name: string;
  /** The upstream's name of the model. One upstream may be a candidate under several. */
  readonly model?: string | undefined;
  ask(): Promise<UpstreamOutcome<T>>;
}

/** What a call through several candidates needs. */
export interface RoundParts {
  readonly settings: RetrySettings;
  readonly signal: AbortSignal;
  /** Called with each try when it is over. */
  readonly onAttempt: OnAttempt;
  /** Called with the candidate's name when a try begins. */
  readonly onAsking?: OnAsking | undefined;
  readonly time?: Time;
}

/** A monotonic clock, in milliseconds, and pauses. */
export interface Time {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const systemTime: Time = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/**
 * Asks candidates one after another until one answers or refuses for good. Where all of them fail, it waits and begins
 * again with the first; the waits grow, with jitter. A candidate that asks for a wait is not asked again before. Where
 * all of them ask for more than the settings allow, that is the answer.
 *
 * @param candidates - those to be asked in a round, which may be others in the next
 * @throws the signal's reason, as soon as the call is aborted
 */
export function inRounds<T>(
  candidates: () => readonly Asked<T>[],
  parts: RoundParts,
): Promise<UpstreamOutcome<T>> {
  return unlessAborted(allRounds(candidates, parts), parts.signal);
}

/** Asks one candidate once; answers the outcome. */
export function tried<T>(
  { name, ask }: Asked<T>,
  { onAttempt, onAsking }: Pick<RoundParts, 'onAttempt' | 'onAsking'>,
): Promise<UpstreamOutcome<T>> {
  return asTry(async () => {
    onAsking?.(name);
    const from = performance.now();
    const outcome = await ask();
    const milliseconds = performance.now() - from;
    const call = { upstream: name, milliseconds, requestId: requestIdOfTry() };
    if (outcome.ok) {
      onAttempt({ ...call, outcome: 'done' });
    } else {
      const { kind, message } = outcome.failure;
      onAttempt({ ...call, outcome: kind, message });
    }
    return outcome;
  });
}

async function allRounds<T>(
  candidates: () => readonly Asked<T>[],
  { settings, signal, time = systemTime, ...told }: RoundParts,
): Promise<UpstreamOutcome<T>> {
  const { rounds, firstSeconds, secondsUpTo } = settings;
  const growing = { initialDelay: firstSeconds * 1000, maxDelay: secondsUpTo * 1000 };
  const met = new Map<string, Met>();
  let pause: IBackoff<unknown> | undefined;
  for (let round = 1; ; round += 1) {
    const isAwake = (candidate: Asked<T>): boolean =>
      (met.get(identityOf(candidate))?.restsUntil ?? 0) <= time.now();
    const awake = met.size === 0 ? candidates() : candidates().filter(isAwake);
    const outcome = await oneRound(awake, { ...told, signal, met, now: time.now });
    if (outcome !== undefined) return outcome;
    const rests = Math.min(...[...met.values()].map(({ restsUntil }) => restsUntil));
    const asked = Math.max(0, rests - time.now());
    if (round >= rounds || asked > growing.maxDelay) {
      const failures = [...met.values()].map(({ failure }) => failure);
      return failed(mostTelling(failures));
    }
    // With jitter, so that callers that were told the same do not all come back at once; and later by a millisecond, as
    // timers may fire early.
    const spread = asked === 0 ? 0 : 1 + Math.random() * growing.initialDelay;
    pause = pause === undefined ? new ExponentialBackoff(growing).next() : pause.next(undefined);
    await time.sleep(Math.max(pause.duration, Math.ceil(asked + spread)), signal);
  }
}

/** The failure of a candidate, and when it may be asked again: never, where that is of no use. */
interface Met {
  readonly failure: UpstreamFailure;
  readonly restsUntil: number;
}

/** Identifies a candidate among the others of its call, in every round. */
function identityOf({ name, model }: Asked<unknown>): string {
  return JSON.stringify([name, model]);
}

/** Asks each candidate once; `undefined` where no outcome is final. */
async function oneRound<T>(
  candidates: readonly Asked<T>[],
  {
    signal,
    met,
    now,
    ...told
  }: Pick<RoundParts, 'signal' | 'onAttempt' | 'onAsking'> & {
    readonly met: Map<string, Met>;
    readonly now: Time['now'];
  },
): Promise<UpstreamOutcome<T> | undefined> {
  for (const candidate of candidates) {
    signal.throwIfAborted();
    const outcome = await tried(candidate, told);
    if (outcome.ok || !goesOnElsewhere(outcome.failure)) return outcome;
    const { failure } = outcome;
    const seconds = mayPass(failure) ? askedSeconds(failure) : Number.POSITIVE_INFINITY;
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
