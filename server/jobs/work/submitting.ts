import { jittered } from '../../foundation/jitter.ts';
import { findJob } from '../store/store.ts';
import { claim } from './claiming.ts';
import type { DueStep, StepParts } from './due-step.ts';
import { goesOnWith } from './handed-over.ts';
import { handOver } from './handing-over.ts';
import { persistEventually, persistingEventually } from './persist-eventually.ts';
import { handOverAgain, tryAgain } from './retries.ts';
import type { PolledJob } from './upstream-work.ts';

/** A job that an upstream has accepted. */
type TakenJob = PolledJob & { readonly upstreamJobId: string };

const FIRST_POLL_SECONDS = 0.5;

/** Submits a job to an upstream, which is then polled. */
export async function submit(
  job: PolledJob,
  { message, context }: DueStep,
  parts: StepParts,
): Promise<void> {
  const claimed = await claim(job, parts);
  if (claimed === undefined || claimed.job.kind === 'image') return;
  const { assets, routes, log, onCrashPoint } = parts;
  const writing = { jobId: job.id, log, signal: context.signal };
  const transitions = persistingEventually(parts.transitions, writing);
  const { attempt, mayHaveBegun = claimed.mayHaveBegun, failures } = message;
  const retried = { attempt, queue: 'job-submit', mayHaveBegun, failures } as const;
  const room = { assets, context, routes, transitions: parts.transitions };
  const handed = await handOver(claimed.job, { attempt, mayHaveBegun }, room);
  switch (handed.kind) {
    case 'overtaken':
      return;
    case 'without-file':
      return tryAgain(handed.job, handed.failure, { retried, transitions });
    case 'in-vain': {
      const again = { retried: { ...retried, mayHaveBegun: handed.mayHaveBegun }, transitions };
      return handOverAgain(handed.job, handed, again);
    }
    case 'taken':
      onCrashPoint('submitted');
      return persistEventually(
        () => goOnWith({ ...handed.job, upstreamJobId: handed.upstreamJobId }, parts),
        writing,
      );
  }
}

/** Records that an upstream has accepted a job. */
async function goOnWith(taken: TakenJob, parts: StepParts): Promise<void> {
  const { upstream, upstreamJobId } = taken;
  const next = { queue: 'job-poll', afterSeconds: jittered(FIRST_POLL_SECONDS) } as const;
  const change = { state: 'running', upstream, upstreamJobId } as const;
  const running = await parts.transitions.move(taken, change, next);
  if (running === undefined) await cancelUnwanted(taken, parts);
}

/**
 * Cancels the submitted job if it was changed concurrently: by its caller, or by another worker that took this one for
 * dead.
 */
async function cancelUnwanted(
  submitted: TakenJob,
  { queries, routes, cancelUpstream }: StepParts,
): Promise<void> {
  const job = await findJob(queries, submitted.id);
  if (!goesOnWith(job, submitted, routes.named(submitted.upstream))) cancelUpstream(submitted);
}
