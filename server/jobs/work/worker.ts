import type { Queue } from '../queue/queue.ts';
import { makeJobReader } from '../store/reader.ts';
import type { StepParts } from './due-step.ts';
import { FileOutage } from './file-outage.ts';
import { startPolling } from './poller.ts';
import { makeRateLimiter } from './rate-limiter.ts';
import { abandon, takeStep } from './step-taking.ts';

/** Dependencies and options of the worker. */
export interface WorkerParts extends Omit<StepParts, 'jobs' | 'outage'> {
  readonly queue: Queue;
  /** Maximum submissions and maximum polls a second. */
  readonly submitsPerSecond: number;
  readonly pollsPerSecond: number;
}

const STEPS = ['job-submit', 'job-collect', 'job-make'] as const;

/**
 * Starts taking the steps of jobs from the queue. Every step reads the job, does one thing at the upstream, and writes
 * the outcome together with the message for the next step. A crash at any point leaves a message that repeats the step;
 * a step that was already done is recognized by the job's revision.
 */
export async function startWorking(parts: WorkerParts): Promise<void> {
  const { queue, queries, log, submitsPerSecond } = parts;
  const steps = { ...parts, jobs: makeJobReader(queries), outage: new FileOutage(log) };
  const rateLimiter = makeRateLimiter(submitsPerSecond);
  for (const name of STEPS) {
    await queue.work(name, async (message, signal) => {
      if (name !== 'job-collect') await rateLimiter.take(1, signal);
      await takeStep(message, { signal }, steps);
    });
  }
  await startPolling({
    ...parts,
    takeStep: (message, signal) => takeStep(message, { signal }, steps),
  });
  await queue.work('job-abandoned', (message) => abandon(message, steps));
}
