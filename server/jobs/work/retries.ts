import { asStoreFailure } from '../../assets/disk.ts';
import { StoreUnavailable } from '../../assets/store.ts';
import { jittered, jitteredLater } from '../../foundation/jitter.ts';
import type { UpstreamFailure } from '../../upstreams/port/outcome.ts';
import { askedSeconds, isTransient, isWorthRepeating } from '../../upstreams/routes.ts';
import type { NextStep } from '../changes/moving.ts';
import type { Transitions } from '../changes/transitions.ts';
import type { JobFailure } from '../job/failure.ts';
import type { Job } from '../job/job.ts';
import type { JobState } from '../job/lifecycle.ts';
import { CollectionFailed } from '../kinds/result-files.ts';
import type { StepTries } from '../queue/messages.ts';
import type { FileOutage } from './file-outage.ts';

/** A step that may be retried, and its history of attempts. */
export interface Retried extends StepTries {
  readonly queue: NextStep['queue'];
}

/** A failed attempt to have a job done. */
export interface TriedInVain {
  readonly failure: UpstreamFailure;
  /**
   * Whether it counts against the limit on attempts, as an upstream may have started the job and would start it again.
   * Otherwise the job is retried until its time limit, unless retrying is pointless.
   */
  readonly isCounted: boolean;
}

const COUNTED_TRIES = 4;
const RETRY_SECONDS = 2;
const MAX_RETRY_SECONDS = 60;
/** Shorter if no upstream was called: it may have room by then, or the attempt reach a process that has the upstream. */
const MAX_SPARED_SECONDS = 10;
/** The longest delay that an upstream may request, before jitter. */
const MAX_ASKED_SECONDS = 600;

/**
 * An upstream that has just accepted a job may not know it yet, or may lose sight of it for a moment. After this many
 * such answers in a row, which take about a minute, the job fails.
 */
const UNKNOWN_TRIES = 6;

/** The state in which a job waits for the retry of a step. */
const WAITING_STATES = {
  'job-submit': 'queued',
  'job-make': 'queued',
  'job-poll': 'running',
  'job-collect': 'collecting',
} as const satisfies Record<Retried['queue'], JobState>;

/** Dependencies of a retry. */
export interface Again {
  readonly retried: Retried;
  readonly transitions: Pick<Transitions, 'move' | 'fail'>;
  /** Of the jitter: returns a number from 0 up to 1. */
  readonly random?: () => number;
}

/** Dependencies of a retry if files are stored. */
export interface AgainWithFiles extends Again {
  readonly outage: Pick<FileOutage, 'met'>;
  /** Whether the step makes an upstream start the job again, so that it counts against the limit on attempts. */
  readonly isCounted?: boolean;
}

/** Schedules a retry of a step; fails the job if retrying is pointless. */
export async function tryAgain(
  job: Job,
  failure: UpstreamFailure,
  { retried, transitions, random }: Again,
): Promise<void> {
  if (!isWorthRetrying(failure, retried)) {
    await transitions.fail(job, failureOf(failure));
    return;
  }
  const state = WAITING_STATES[retried.queue];
  await transitions.move(job, { state }, nextTry(failure, retried, random));
}

/**
 * Schedules another submission of a job; fails the job if retrying is pointless or its counted attempts are used up.
 */
export async function handOverAgain(
  job: Job,
  { failure, isCounted }: TriedInVain,
  { retried, ...again }: Again,
): Promise<void> {
  const failures = (retried.failures ?? 0) + Number(isCounted);
  if (failures >= COUNTED_TRIES) {
    await again.transitions.fail(job, failureOf(failure));
    return;
  }
  return tryAgain(job, failure, { ...again, retried: { ...retried, failures } });
}

/**
 * Runs work that fetches or stores files of a job. If a file or the store is unavailable, the step is retried until the
 * job's time limit; if a file is refused, the job fails.
 *
 * @returns the result of the work, or `undefined` if the job waits for a retry or has ended
 */
export async function withFiles<T>(
  job: Job,
  again: AgainWithFiles,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const failure = fileFailure(error);
    if (failure === undefined) throw error;
    if (asStoreFailure(error) instanceof StoreUnavailable) again.outage.met(error, job.id);
    const undelivered =
      (again.retried.undelivered ?? 0) + Number(error instanceof CollectionFailed);
    const retried = { ...again.retried, undelivered };
    const inVain = { failure, isCounted: again.isCounted ?? false };
    await handOverAgain(job, inVain, { ...again, retried });
    return undefined;
  }
}

/** Converts a failure of the upstream to the job's failure. */
export function failureOf({ kind, message }: UpstreamFailure): JobFailure {
  return { message, reason: kind === 'moderated' ? 'moderation' : 'upstream' };
}

/** Whether a retry may succeed. */
function isWorthRetrying(failure: UpstreamFailure, { queue, unknownTimes = 0 }: Retried): boolean {
  if (failure.kind === 'unknown-job') return unknownTimes + 1 < UNKNOWN_TRIES;
  // Other steps than making pictures do not repeat the work itself.
  if (queue === 'job-make' && failure.kind !== 'keyless') return isWorthRepeating(failure);
  return mayComeLater(failure);
}

/** Whether the same call may succeed before the job's time limit: the operator may replace the keys. */
export function mayComeLater(failure: UpstreamFailure): boolean {
  return isTransient(failure) || failure.kind === 'keyless';
}

/**
 * Exponential backoff with jitter, but no shorter than the delay the upstream requests. An upstream that does not know
 * the job is asked again soon, regardless of earlier failures of other kinds.
 */
function nextTry(
  failure: UpstreamFailure,
  { attempt, unknownTimes: before = 0, ...retried }: Retried,
  random?: () => number,
): NextStep {
  const isUnknown = failure.kind === 'unknown-job';
  const unknownTimes = isUnknown ? before + 1 : undefined;
  const upTo = failure.kind === 'spared' ? MAX_SPARED_SECONDS : MAX_RETRY_SECONDS;
  const own = Math.min(upTo, RETRY_SECONDS * 2 ** (isUnknown ? before : attempt));
  const asked = Math.min(askedSeconds(failure), MAX_ASKED_SECONDS);
  const afterSeconds = Math.max(jittered(own, random), jitteredLater(asked, random));
  return { ...retried, unknownTimes, afterSeconds, attempt: attempt + 1, because: failure.message };
}

/** The failure for an expected error in fetching or storing a file; `undefined` for any other error. */
export function fileFailure(error: unknown): UpstreamFailure | undefined {
  if (error instanceof CollectionFailed) return error.failure;
  const known = asStoreFailure(error);
  return known instanceof StoreUnavailable ? { kind: 'failed', message: known.message } : undefined;
}
