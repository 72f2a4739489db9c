import type { CallEnd, CallOutcome } from './routing/call-watch.ts';

/** How recent calls to an upstream have gone. */
export interface RecentCalls extends Speed {
  /** The number of calls by outcome, spared ones included. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** By step, the oldest first; steps without calls are left out. */
  readonly steps: readonly RecentStep[];
  /** The last calls, at most ten. */
  readonly last: Pick<Speed, 'calls' | 'failures'>;
  /** The last error, however long ago. */
  readonly lastError: LastError | undefined;
}

/** The calls of one step of the time. */
export interface RecentStep extends Speed {
  readonly at: Date;
}

/** How many calls there were, and how long the heads of their answers took; `undefined` where none was answered. */
export interface Speed {
  /** Calls that were made and ended: neither spared nor given up by the caller. */
  readonly calls: number;
  /** How many of them have failed because of the upstream. */
  readonly failures: number;
  readonly p50Milliseconds: number | undefined;
  readonly p95Milliseconds: number | undefined;
}

/** What went wrong at a call. */
export interface LastError {
  readonly at: Date;
  readonly kind: CallOutcome;
  readonly message: string;
  /** What the upstream calls the request, where it says so. */
  readonly requestId: string | undefined;
}

/** A call whose answer is over, or will not come. */
export interface EndedCall extends CallEnd {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
}

/** Remembers for some minutes how calls have gone. */
export interface CallMemory {
  /** How far back it reaches. */
  readonly windowSeconds: number;
  readonly stepSeconds: number;
  note(call: EndedCall): void;
  /**
   * How the calls to an upstream have gone.
   *
   * @param recoveredAt - the last calls are those from then on
   */
  of(upstream: string, recoveredAt?: Date): RecentCalls;
}

const STEP_SECONDS = 60;
const STEPS = 15;
const LAST_CALLS = 10;
const MESSAGE_LENGTH_UP_TO = 500;
/** Each bucket is 5 % wider than the one before, which is exact enough. */
const BUCKET_GROWTH = 1.05;

/** Outcomes that count as failures of the upstream, whatever was asked. */
const FAILURES: ReadonlySet<CallOutcome> = new Set([
  'failed',
  'timed-out',
  'broken',
  'limited',
  'keyless',
  'error',
]);
/** Outcomes of calls that were not made to the end. */
const UNMADE: ReadonlySet<CallOutcome> = new Set(['spared', 'aborted']);

interface Step {
  /** The number of the step, counted from 1970. */
  readonly number: number;
  readonly outcomes: Map<CallOutcome, number>;
  /** How many calls took how long, by bucket. */
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
 * Makes a memory. Its size is bounded: it has so many steps for each upstream of the configuration, and only numbers
 * for each step.
 */
export function rememberCalls(now: () => Date): CallMemory {
  const upstreams = new Map<string, Remembered>();
  const numberNow = (): number => Math.floor(now().getTime() / 1000 / STEP_SECONDS);
  const recent = (steps: readonly Step[]): readonly Step[] => {
    const first = numberNow() - STEPS + 1;
    return steps.filter(({ number }) => number >= first);
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
        known.last = [...known.last, { at: now(), isFailure }].slice(-LAST_CALLS);
      }
      if (isFailure) {
        const error = { kind: outcome, message: sentenceOf(message), requestId };
        known.lastError = { ...error, at: now() };
      }
    },
    of(upstream, recoveredAt = new Date(0)) {
      const { steps = [], last = [], lastError } = upstreams.get(upstream) ?? {};
      const from = Math.max(recoveredAt.getTime(), now().getTime() - STEPS * STEP_SECONDS * 1000);
      const latest = last.filter(({ at }) => at.getTime() >= from);
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

/** The time that this share of the calls did not exceed. */
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
  return text.slice(0, MESSAGE_LENGTH_UP_TO);
}
