import { type Clock, secondsSince } from '../../foundation/clock.ts';
import { counted } from '../../foundation/counted.ts';
import type { JobFailure } from '../job/failure.ts';
import type { Job } from '../job/job.ts';
import type { Transitions } from './transitions.ts';

/** Dependencies of giving up jobs. */
export interface GivingUpParts {
  readonly transitions: Pick<Transitions, 'fail'>;
  /** Cancels a job at its upstream, if that is possible. */
  readonly cancelUpstream: (job: Job) => void;
}

/** The time limit of jobs. */
export interface JobTime {
  readonly clock: Clock;
  /** In seconds from its creation. */
  readonly runningSeconds: number;
}

/** The failure of a job whose step has failed too often. */
export const ABANDONED: JobFailure = {
  message: 'The gateway failed at this job.',
  reason: 'upstream',
};

/**
 * Whether a job has exceeded its time limit, by the clock of this process. That of the process that created it may differ;
 * the start warns if they are far apart.
 */
export function isLate({ createdAt }: Job, { clock, runningSeconds }: JobTime): boolean {
  return secondsSince(createdAt, clock) > runningSeconds;
}

/** The failure of a job that has exceeded its time limit. */
export function late(secondsUpTo: number): JobFailure {
  const minutes = Number((secondsUpTo / 60).toFixed(2));
  const message = `The job had not ended after ${counted(minutes, 'minute')} and was given up.`;
  return { message, reason: 'timeout' };
}

/**
 * Fails a job that the gateway gives up, and cancels it at its upstream, which would otherwise keep working on it.
 *
 * @returns whether it did: not where the job has been changed since it was read
 */
export async function giveUp(
  job: Job,
  failure: JobFailure,
  { transitions, cancelUpstream }: GivingUpParts,
): Promise<boolean> {
  const ended = await transitions.fail(job, failure);
  if (ended === undefined) return false;
  cancelUpstream(job);
  return true;
}
