import type { DueStep, StepParts } from './due-step.ts';
import { withFiles } from './retries.ts';
import { collectJob, type PolledJob } from './upstream-work.ts';

/** Fetches and stores the result of a job that its upstream has finished. */
export async function collect(
  job: PolledJob,
  { message: { attempt, unknownTimes }, context }: DueStep,
  { transitions, assets, routes, outage, onCrashPoint }: StepParts,
): Promise<void> {
  const retried = { attempt, unknownTimes, queue: 'job-collect' } as const;
  const collected = await withFiles(job, { retried, transitions, outage }, () =>
    collectJob(job, routes.named(job.upstream), { assets, context, onCrashPoint }),
  );
  if (collected === undefined) return;
  outage.over();
  onCrashPoint('stored');
  await transitions.succeed(job, collected);
}
