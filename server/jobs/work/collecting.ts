import { isLate } from '../changes/giving-up.ts';
import type { DueStep, StepParts } from './due-step.ts';
import { mayComeLater, withFiles } from './retries.ts';
import { collectJob, type PolledJob } from './upstream-work.ts';

/** After so many attempts, which take a quarter of a minute, a result does without its side files. */
const SIDE_FILE_TRIES = 4;
/** So long before the job's time limit, it does without them at once. */
const SIDE_FILE_SECONDS = 60;

/** Fetches and stores the result of a job that its upstream has finished. */
export async function collect(
  job: PolledJob,
  { message: { attempt, unknownTimes }, context }: DueStep,
  { transitions, assets, routes, outage, clock, log, onCrashPoint, runningSeconds }: StepParts,
): Promise<void> {
  const isEnding = isLate(job, { clock, runningSeconds: runningSeconds - SIDE_FILE_SECONDS });
  const retried = { attempt, unknownTimes, queue: 'job-collect' } as const;
  const collected = await withFiles(job, { retried, transitions, outage }, () =>
    collectJob(job, routes.named(job.upstream), {
      assets,
      context,
      mayComeLater,
      isLastTry: isEnding || attempt + 1 >= SIDE_FILE_TRIES,
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
