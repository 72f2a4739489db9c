import { shortened } from '../foundation/shortened.ts';
import type { CallEnd, CallOutcome } from './routing/call-watch.ts';

/** Statistics of the recent calls to an upstream. */
export interface RecentCalls extends Speed {
  /** The number of calls by outcome, including spared ones, which were not sent. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** By time step, the oldest first; steps without calls are omitted. */
  readonly steps: readonly RecentStep[];
  /** The last calls, at most ten. */
  readonly last: Pick<Speed, 'calls' | 'failures'>;
  /** The last error, no matter how old. */
  readonly lastError: LastError | undefined;
}

/** The calls of one time step. */
export interface RecentStep extends Speed {
  readonly at: Date;
}

/** Counts of calls, and percentiles of the time to the response headers; `undefined` if no call was answered. */
export interface Speed {
  /** Calls that were sent and ended: neither spared nor aborted by the caller. */
  readonly calls: number;
  /** How many of them failed because of the upstream. */
  readonly failures: number;
  readonly p50Milliseconds: number | undefined;
  readonly p95Milliseconds: number | undefined;
}

/** The error of a call. */
export interface LastError {
  readonly at: Date;
  readonly kind: CallOutcome;
  readonly message: string;
  /** The upstream's identifier of the request, if it sends one. */
  readonly requestId: string | undefined;
}

/** A call whose answer has ended, or will not come. */
export interface EndedCall extends CallEnd {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
}

/** Keeps statistics of the calls of the last minutes. */
export interface CallMemory {
  /** The length of the window. */
  readonly windowSeconds: number;
  readonly stepSeconds: number;
  note(call: EndedCall): void;
  /**
   * Returns the statistics of an upstream.
   *
   * @param recoveredAt - `last` counts only calls from this time on
   */
  of(upstream: string, recoveredAt?: Date): RecentCalls;
}

const STEP_SECONDS = 60;
const STEPS = 15;
const LAST_CALLS = 10;
const MAX_MESSAGE_CHARACTERS = 500;
/** Each bucket is 5 % wider than the one before, which is exact enough. */
const BUCKET_GROWTH = 1.05;

/** Outcomes that count as failures of the upstream, whatever the request was. */
const FAILURES: ReadonlySet<CallOutcome> = new Set([
  'failed',
  'timed-out',
  'broken',
  'limited',
  'keyless',
  'error',
]);
/** Outcomes of calls that were not sent, or not completed. */
const UNMADE: ReadonlySet<CallOutcome> = new Set(['spared', 'aborted']);

interface Step {
  /** The number of the step since the Unix epoch. */
  readonly number: number;
  readonly outcomes: Map<CallOutcome, number>;
  /** A histogram of durations: the number of calls by bucket. */
  readonly times: Map<number, number>;
}

interface LastCall {
  readonly at: Date;
  readonly isFailure: boolean;
}

interface Remembered {
  steps: readonly Step[];
  /** The oldest first. */
  last: readonly LastCall[];
  lastError: LastError | undefined;
}

/**
 * Makes a memory. Its size is bounded: a fixed number of steps for each configured upstream, and only counters for each
 * step.
 */
export function rememberCalls(now: () => Date): CallMemory {
  const upstreams = new Map<string, Remembered>();
  const numberNow = (): number => Math.floor(now().getTime() / 1000 / STEP_SECONDS);
  // Calls ahead of the clock were noted before it was set back.
  const recent = (steps: readonly Step[]): readonly Step[] => {
    const latest = numberNow();
    return steps.filter(({ number }) => number > latest - STEPS && number <= latest);
  };
  const notAhead = (calls: readonly LastCall[]): readonly LastCall[] => {
    const latest = now();
    return calls.filter(({ at }) => at <= latest);
  };
  return {
    windowSeconds: STEPS * STEP_SECONDS,
    stepSeconds: STEP_SECONDS,
    note({ upstream, outcome, milliseconds, message, requestId }) {
      const known = upstreams.get(upstream) ?? { steps: [], last: [], lastError: undefined };
      upstreams.set(upstream, known);
      const number = numberNow();
      const found = known.steps.find((candidate) => candidate.number === number);
      const step = found ?? { number, outcomes: new Map(), times: new Map() };
      if (found === undefined) known.steps = [...recent(known.steps), step];
      increase(step.outcomes, outcome, 1);
      const isFailure = FAILURES.has(outcome);
      if (!UNMADE.has(outcome)) {
        increase(step.times, bucketOf(milliseconds), 1);
        known.last = [...notAhead(known.last), { at: now(), isFailure }].slice(-LAST_CALLS);
      }
      if (isFailure) {
        const error = { kind: outcome, message: sentenceOf(message), requestId };
        known.lastError = { ...error, at: now() };
      }
    },
    of(upstream, recoveredAt = new Date(0)) {
      const { steps = [], last = [], lastError } = upstreams.get(upstream) ?? {};
      const from = Math.max(recoveredAt.getTime(), now().getTime() - STEPS * STEP_SECONDS * 1000);
      const latest = notAhead(last).filter(({ at }) => at.getTime() >= from);
      const still = recent(steps);
      const whole = together(still);
      return {
        ...speedOf(whole),
        outcomes: Object.fromEntries(whole.outcomes),
        steps: still
          .filter(({ times }) => times.size > 0)
          .map((step) => ({
            at: new Date(step.number * STEP_SECONDS * 1000),
            ...speedOf(step),
          })),
        last: {
          calls: latest.length,
          failures: latest.filter(({ isFailure }) => isFailure).length,
        },
        lastError,
      };
    },
  };
}

type Counts = Pick<Step, 'outcomes' | 'times'>;

function together(steps: readonly Step[]): Counts {
  const whole: Counts = { outcomes: new Map(), times: new Map() };
  for (const { outcomes, times } of steps) {
    for (const [outcome, count] of outcomes) increase(whole.outcomes, outcome, count);
    for (const [bucket, count] of times) increase(whole.times, bucket, count);
  }
  return whole;
}

function speedOf({ outcomes, times }: Counts): Speed {
  const ended = [...outcomes];
  return {
    calls: sum(ended.filter(([outcome]) => !UNMADE.has(outcome))),
    failures: sum(ended.filter(([outcome]) => FAILURES.has(outcome))),
    p50Milliseconds: quantile(times, 0.5),
    p95Milliseconds: quantile(times, 0.95),
  };
}

function sum(counts: readonly (readonly [unknown, number])[]): number {
  return counts.reduce((total, [, count]) => total + count, 0);
}

/** The duration that this share of the calls did not exceed. */
function quantile(times: ReadonlyMap<number, number>, share: number): number | undefined {
  const sorted = [...times].toSorted(([one], [other]) => one - other);
  let left = Math.ceil(share * sum(sorted));
  for (const [bucket, count] of sorted) {
    left -= count;
    if (left <= 0) return Math.round(BUCKET_GROWTH ** bucket) - 1;
  }
  return undefined;
}

function bucketOf(milliseconds: number): number {
  return Math.round(Math.log(Math.max(0, milliseconds) + 1) / Math.log(BUCKET_GROWTH));
}

function increase<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function sentenceOf(message: string | undefined): string {
  const text = message?.trim() ?? '';
  if (text === '') return 'The gateway itself failed at the call; its log says more.';
  return shortened(text, MAX_MESSAGE_CHARACTERS);
}
