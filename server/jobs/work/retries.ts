import { asStoreFailure } from '../../assets/disk.ts';
import { FileTooLarge, StoreUnavailable } from '../../assets/store.ts';
import type { UpstreamFailure } from '../../upstreams/port/outcome.ts';
import { askedSeconds, mayPass } from '../../upstreams/routes.ts';
import type { NextStep } from '../changes/moving.ts';
import type { Transitions } from '../changes/transitions.ts';
import type { JobFailure } from '../job/failure.ts';
import type { Job } from '../job/job.ts';
import type { JobState } from '../job/lifecycle.ts';
import { CollectionFailed } from '../kinds/result-files.ts';
import type { FileOutage } from './file-outage.ts';

/** A step that may be tried again, and how often it has been. */
export interface Retried {
  readonly attempt: number;
  readonly queue: NextStep['queue'];
  readonly mayHaveBegun?: string | undefined;
  /** How many tries have counted. */
  readonly failures?: number | undefined;
  /** How often in a row, up to now, the upstream has not known the job. */
  readonly unknownTimes?: number | undefined;
}

/** A try to have a job done that has failed. */
export interface TriedInVain {
  readonly failure: UpstreamFailure;
  /**
   * Whether it is one of the few tries that a job has, as an upstream may have begun, and would begin again with each.
   * Where none has, the job waits for as long as it has time, unless that is of no use.
   */
  readonly isCounted: boolean;
}

const COUNTED_TRIES = 4;
const RETRY_SECONDS = 2;
const RETRY_SECONDS_UP_TO = 60;
/** Shorter where no upstream was asked: the next try may reach a process that has the one wanted. */
const MISSING_SECONDS_UP_TO = 10;
/** The longest wait that an upstream may ask for. */
const ASKED_SECONDS_UP_TO = 600;

/**
 * An upstream that has just taken a job on may not know it yet, and may mislay it for a moment. After this many such
 * answers in a row, which take more than a minute, the job has failed.
 */
const UNKNOWN_TRIES = 6;

/** The state in which a job waits for the next try of a step. */
const WAITING_STATES = {
  'job-submit': 'queued',
  'job-make': 'queued',
  'job-poll': 'running',
  'job-collect': 'collecting',
} as const satisfies Record<Retried['queue'], JobState>;

/** What trying again needs. */
export interface Again {
  readonly retried: Retried;
  readonly transitions: Pick<Transitions, 'move' | 'fail'>;
}

/** What trying again needs where files are stored. */
export interface AgainWithFiles extends Again {
  readonly outage: Pick<FileOutage, 'met'>;
  /** Whether the step makes an upstream begin again, so that it is one of the few tries that a job has. */
  readonly isCounted?: boolean;
}

/** Takes a step again later; where that is of no use, the job ends. */
export async function tryAgain(
  job: Job,
  failure: UpstreamFailure,
  { retried, transitions }: Again,
): Promise<void> {
  if (!isWorthRetrying(failure, retried)) return transitions.fail(job, failureOf(failure));
  const state = WAITING_STATES[retried.queue];
  await transitions.move(job, { state }, nextTry(failure, retried));
}

/** Hands a job over again later; where that is of no use, or too many tries have counted, the job ends. */
export async function handOverAgain(
  job: Job,
  { failure, isCounted }: TriedInVain,
  { retried, transitions }: Again,
): Promise<void> {
  const failures = (retried.failures ?? 0) + Number(isCounted);
  if (failures >= COUNTED_TRIES) return transitions.fail(job, failureOf(failure));
  return tryAgain(job, failure, { retried: { ...retried, failures }, transitions });
}

/**
 * Does work on a job that fetches or stores files. Where a file cannot be had or the store is away, the step is taken
 * again until the job's time is over; where the store refuses the file, the job ends.
 *
 * @returns the result of the work, or `undefined` where the job waits or has ended
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
    await handOverAgain(job, { failure, isCounted: again.isCounted ?? false }, again);
    return undefined;
  }
}

/** The job's failure for a failure of its upstream. */
export function failureOf({ kind, message }: UpstreamFailure): JobFailure {
  return { message, reason: kind === 'moderated' ? 'moderation' : 'upstream' };
}

/** Whether another try may succeed. */
function isWorthRetrying(failure: UpstreamFailure, { unknownTimes = 0 }: Retried): boolean {
  if (failure.kind === 'unknown-job') return unknownTimes + 1 < UNKNOWN_TRIES;
  // The operator may replace the keys while the job has time.
  return mayPass(failure) || failure.kind === 'keyless';
}

/**
 * The waits grow from try to try, and are not shorter than the upstream asks for. An upstream that does not know the
 * job is asked again soon, however often it has failed otherwise before.
 */
function nextTry(
  failure: UpstreamFailure,
  { attempt, unknownTimes: before = 0, ...retried }: Retried,
): NextStep {
  const isUnknown = failure.kind === 'unknown-job';
  const unknownTimes = isUnknown ? before + 1 : undefined;
  const isMissing = failure.kind === 'spared' && failure.isMissing === true;
  const upTo = isMissing ? MISSING_SECONDS_UP_TO : RETRY_SECONDS_UP_TO;
  const own = Math.min(upTo, RETRY_SECONDS * 2 ** (isUnknown ? before : attempt));
  const afterSeconds = Math.max(own, Math.min(askedSeconds(failure), ASKED_SECONDS_UP_TO));
  return { ...retried, unknownTimes, afterSeconds, attempt: attempt + 1, because: failure.message };
}

/** What keeps a file from being fetched or stored, where that is to be expected now and then. */
export function fileFailure(error: unknown): UpstreamFailure | undefined {
  if (error instanceof CollectionFailed) return error.failure;
  const known = asStoreFailure(error);
  if (known instanceof StoreUnavailable) return { kind: 'failed', message: known.message };
  if (!(error instanceof FileTooLarge)) return undefined;
  return { kind: 'refused', message: `The result cannot be stored: ${error.message}` };
}
