import { type Clock, secondsSince } from '../../foundation/clock.ts';
import { counted } from '../../foundation/counted.ts';
import type { JobFailure } from '../job/failure.ts';
import type { Job } from '../job/job.ts';
import type { Transitions } from './transitions.ts';

/** What giving jobs up needs. */
export interface GivingUpParts {
  readonly transitions: Pick<Transitions, 'fail'>;
  /** Tells the upstream, if it can be told, that a job is no longer wanted. */
  readonly cancelUpstream: (job: Job) => void;
}

/** How long a job may take. */
export interface JobTime {
  readonly clock: Clock;
  /** In seconds from its creation. */
  readonly runningSeconds: number;
}

/** The failure of a job whose steps have failed again and again. */
export const ABANDONED: JobFailure = {
  message: 'The gateway failed at this job.',
  reason: 'upstream',
};

/** Whether the time is over in which a job should have ended. */
export function isLate({ createdAt }: Job, { clock, runningSeconds }: JobTime): boolean {
  return secondsSince(createdAt, clock) > runningSeconds;
}

/** The failure of a job that has not ended in its time. */
export function late(secondsUpTo: number): JobFailure {
  const minutes = Number((secondsUpTo / 60).toFixed(2));
  const message = `The job had not ended after ${counted(minutes, 'minute')} and was given up.`;
  return { message, reason: 'timeout' };
}

/**
 * Ends a job that the gateway gives up, and cancels it at its upstream, which would go on making what nobody waits for.
 */
export async function giveUp(
  job: Job,
  failure: JobFailure,
  { transitions, cancelUpstream }: GivingUpParts,
): Promise<void> {
  await transitions.fail(job, failure);
  cancelUpstream(job);
}
