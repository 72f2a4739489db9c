import { FileTooLarge, StoreUnavailable } from '../assets/store.ts';
import type { UpstreamFailure } from '../upstreams/port.ts';
import type { Job, JobFailure } from './job.ts';
import { CollectionFailed } from './kinds/collected.ts';
import type { NextStep, Transitions } from './transitions.ts';

/** A step that may be tried again, and how often it has been. */
export interface Retried {
  readonly attempt: number;
  readonly queue: NextStep['queue'];
}

const SUBMIT_TRIES = 4;
const RETRY_SECONDS = 2;
const RETRY_SECONDS_UP_TO = 60;
/** An upstream may ask for more patience than we would have by ourselves, up to this. */
const ASKED_SECONDS_UP_TO = 600;

/** Whether another try may fare better. */
export function isWorthRetrying({ kind }: UpstreamFailure): boolean {
  return kind === 'limited' || kind === 'failed';
}

/** The next try of a step. Tries are further and further apart, and no sooner than the upstream asks for. */
export function retry(failure: UpstreamFailure, { attempt, queue }: Retried): NextStep {
  const asked = failure.kind === 'limited' ? (failure.retryAfterSeconds ?? 0) : 0;
  const own = Math.min(RETRY_SECONDS_UP_TO, RETRY_SECONDS * 2 ** attempt);
  const afterSeconds = Math.max(own, Math.min(asked, ASKED_SECONDS_UP_TO));
  return { queue, afterSeconds, attempt: attempt + 1 };
}

/** What a failure of the upstream is to the job's caller. */
export function failureOf({ kind, message }: UpstreamFailure): JobFailure {
  return { message, reason: kind === 'moderated' ? 'moderation' : 'upstream' };
}

/** What keeps a file from being fetched or stored, where that is to be expected now and then. */
export function fileFailure(error: unknown): UpstreamFailure | undefined {
  if (error instanceof CollectionFailed) return error.failure;
  if (error instanceof StoreUnavailable) return { kind: 'failed', message: error.message };
  if (!(error instanceof FileTooLarge)) return undefined;
  return { kind: 'refused', message: `The result cannot be stored: ${error.message}` };
}

/** Hands a job over again in a while, or ends it where that is no use or was done often enough. */
export async function handOverAgain(
  job: Job,
  failure: UpstreamFailure,
  { retried, transitions }: { readonly retried: Retried; readonly transitions: Transitions },
): Promise<void> {
  const isLastTry = retried.attempt + 1 >= SUBMIT_TRIES;
  if (!isWorthRetrying(failure) || isLastTry) return transitions.fail(job, failureOf(failure));
  await transitions.move(job, { state: 'queued' }, retry(failure, retried));
}

/**
 * Does work on a job that is being handed over and needs files for that. Where their store is away, the job is tried again
 * until its time is over; where it cannot take them, the job ends.
 *
 * @returns what came of the work, or `undefined` where the job goes on otherwise
 */
export async function withFiles<T>(
  job: Job,
  { retried, transitions }: { readonly retried: Retried; readonly transitions: Transitions },
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const failure = fileFailure(error);
    if (failure === undefined) throw error;
    if (!isWorthRetrying(failure)) await transitions.fail(job, failureOf(failure));
    else await transitions.move(job, { state: 'queued' }, retry(failure, retried));
    return undefined;
  }
}
