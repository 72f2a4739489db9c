import type { Queue } from '../queue/queue.ts';
import { makeJobReader } from '../store/reader.ts';
import type { StepParts } from './due-step.ts';
import { FileOutage } from './file-outage.ts';
import { makePace } from './pace.ts';
import { startPolling } from './poller.ts';
import { abandon, takeStep } from './step-taking.ts';

/** What the worker stands on. */
export interface WorkerParts extends Omit<StepParts, 'jobs' | 'outage'> {
  readonly queue: Queue;
  /** How many jobs may be handed over a second, and how many polls there may be. */
  readonly submitsPerSecond: number;
  readonly pollsPerSecond: number;
}

const STEPS = ['job-submit', 'job-collect', 'job-make'] as const;

/**
 * Begins to move jobs from step to step, as the queue tells. Every step reads the job, does one thing at the upstream,
 * and writes the outcome together with the message for the next step. A crash at any moment leaves a message that does
 * the step again; a step that has been done already is told by the job's revision.
 */
export async function startWorking(parts: WorkerParts): Promise<void> {
  const { queue, queries, log, submitsPerSecond } = parts;
  const steps = { ...parts, jobs: makeJobReader(queries), outage: new FileOutage(log) };
  const pace = makePace(submitsPerSecond);
  for (const name of STEPS) {
    await queue.work(name, async (message, signal) => {
      if (name !== 'job-collect') await pace.take(1, signal);
      await takeStep(message, { signal }, steps);
    });
  }
  await startPolling({
    ...parts,
    takeStep: (message, signal) => takeStep(message, { signal }, steps),
  });
  await queue.work('job-abandoned', (message) => abandon(message, steps));
}
