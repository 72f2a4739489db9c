import type { Job } from './job.ts';
import type { JobFailure } from './job-failure.ts';
import type { Transitions } from './transitions.ts';

/** What giving jobs up needs. */
export interface GivingUpParts {
  readonly transitions: Pick<Transitions, 'fail'>;
  /** Tells the upstream that a job is wanted no more, as far as it can be told. */
  readonly cancelUpstream: (job: Job) => void;
}

/** A job whose steps have failed again and again. */
export const ABANDONED: JobFailure = {
  message: 'The gateway failed at this job.',
  reason: 'upstream',
};

/** A job that has not ended in its time. */
export function late(secondsUpTo: number): JobFailure {
  const minutes = Number((secondsUpTo / 60).toFixed(2));
  const message = `The job had not ended after ${minutes} minutes and was given up.`;
  return { message, reason: 'timeout' };
}

/** Ends a job that the gateway gives up, also at its upstream: what nobody waits for any more would be made and paid. */
export async function giveUp(
  job: Job,
  failure: JobFailure,
  { transitions, cancelUpstream }: GivingUpParts,
): Promise<void> {
  await transitions.fail(job, failure);
  cancelUpstream(job);
}
