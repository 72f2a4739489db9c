import type { DueStep, StepParts } from './due-step.ts';
import { mayComeLater, withFiles } from './retries.ts';
import { collectJob, type PolledJob } from './upstream-work.ts';

/** After so many attempts, which take a quarter of a minute, a result does without its side files. */
const SIDE_FILE_TRIES = 4;

/** Fetches and stores the result of a job that its upstream has finished. */
export async function collect(
  job: PolledJob,
  { message: { attempt, unknownTimes }, context }: DueStep,
  { transitions, assets, routes, outage, clock, log, onCrashPoint }: StepParts,
): Promise<void> {
  const retried = { attempt, unknownTimes, queue: 'job-collect' } as const;
  const collected = await withFiles(job, { retried, transitions, outage }, () =>
    collectJob(job, routes.named(job.upstream), {
      assets,
      context,
      mayComeLater,
      isLastTry: attempt + 1 >= SIDE_FILE_TRIES,
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
