import type { UpstreamFailure } from '../../upstreams/port/outcome.ts';
import { askedSeconds } from '../../upstreams/routes.ts';
import { isLate } from '../changes/giving-up.ts';
import type { DueStep, StepParts } from './due-step.ts';
import { mayComeLater, withFiles } from './retries.ts';
import { collectJob, type PolledJob } from './upstream-work.ts';

/**
 * After so many attempts in which the upstream does not deliver a file, a result does without its side files. They are
 * seconds apart, as the address of the main file may expire meanwhile.
 */
const SIDE_FILE_TRIES = 4;
/** If an upstream asks for a longer delay, the result does without the side file at once. */
const SIDE_FILE_WAIT_SECONDS = 10;
/** So long before the job's time limit, it does at once without what is not there, songs without audio among it. */
const ENDING_SECONDS = 60;

/** Fetches and stores the result of a job that its upstream has finished. */
export async function collect(
  job: PolledJob,
  { message: { attempt, unknownTimes, undelivered = 0 }, context }: DueStep,
  { transitions, assets, routes, outage, clock, log, onCrashPoint, runningSeconds }: StepParts,
): Promise<void> {
  const isEnding = isLate(job, { clock, runningSeconds: runningSeconds - ENDING_SECONDS });
  const isLastTry = isEnding || undelivered + 1 >= SIDE_FILE_TRIES;
  const isWorthWaiting = (failure: UpstreamFailure): boolean => !isLastTry && mayComeSoon(failure);
  const retried = { attempt, unknownTimes, undelivered, queue: 'job-collect' } as const;
  const collected = await withFiles(job, { retried, transitions, outage }, () =>
    collectJob(job, routes.named(job.upstream), {
      assets,
      context,
      mayComeLater: (failure) => !isEnding && mayComeLater(failure),
      isWorthWaiting,
      clock,
      log,
      onCrashPoint,
    }),
  );
  if (collected === undefined) return;
  outage.over();
  onCrashPoint('stored');
  await transitions.succeed(job, collected);
}

/** Whether a file may be there in a few seconds. Another timeout would take as long as the first. */
function mayComeSoon(failure: UpstreamFailure): boolean {
  const isSlow = failure.kind === 'timed-out' || askedSeconds(failure) > SIDE_FILE_WAIT_SECONDS;
  return mayComeLater(failure) && !isSlow;
}
