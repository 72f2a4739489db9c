import { readIdentifier } from '../../foundation/identifiers.ts';
import type { UpstreamOutcome } from '../../upstreams/port.ts';
import type { Routes } from '../../upstreams/routes.ts';
import type { Progress, TransitionParts, Transitions } from '../changes/transitions.ts';
import type { Job } from '../job/job.ts';
import type { StepMessage } from '../queue/messages.ts';
import type { BatchHandler } from '../queue/queue.ts';
import { type FoundJob, jobIn } from '../store/rows.ts';
import { findJobs } from '../store/store.ts';
import { makePace, type Pace } from './pace.ts';
import { type AnyReport, type PolledJob, pollJob } from './upstream-work.ts';

/** What the poller stands on. */
export interface PollerParts extends Pick<TransitionParts, 'queries' | 'onStep' | 'watch'> {
  readonly queue: {
    workTogether(name: 'job-poll', handler: BatchHandler<'job-poll'>): Promise<void>;
  };
  readonly transitions: Transitions;
  readonly routes: Routes;
  /** How many polls there may be a second. */
  readonly pollsPerSecond: number;
  /** Takes a step of a job that is not to be polled: all steps of a job share one message. */
  readonly takeStep: (message: StepMessage, signal: AbortSignal) => Promise<void>;
  /** Acts on an answer other than that the job goes on. */
  readonly follow: (
    job: PolledJob,
    outcome: UpstreamOutcome<AnyReport>,
    message: StepMessage,
  ) => Promise<void>;
  /** Whether a message is the next step of a job that runs, and has time left. */
  readonly isToBePolled: (job: Job, message: StepMessage) => job is PolledJob;
}

/** The bounds of the time until an upstream is asked again, whatever it says. */
const POLL_SECONDS = { from: 0.2, upTo: 300 } as const;
/** A job that runs is not done until its result is stored. */
const PROGRESS_UP_TO = 99;

/**
 * Asks upstreams for the progress of many jobs together. Progress is written in one transaction, so that thousands of
 * running jobs cost the database little; and each process asks at a bounded rate, however many polls are due.
 */
export class Poller {
  readonly #parts: PollerParts;
  readonly #pace: Pace;

  constructor(parts: PollerParts) {
    this.#parts = parts;
    this.#pace = makePace(parts.pollsPerSecond);
  }

  /** Begins to take polls from the queue. */
  async start(): Promise<void> {
    await this.#parts.queue.workTogether('job-poll', (messages, signal) =>
      this.#pollAll(messages, signal),
    );
  }

  async #pollAll(
    messages: readonly StepMessage[],
    signal: AbortSignal,
  ): Promise<readonly PromiseSettledResult<void>[]> {
    await this.#pace.take(messages.length, signal);
    const jobs = await this.#read(messages);
    const results = await Promise.allSettled(
      messages.map((message) => this.#poll(jobs.get(message.jobId), message, signal)),
    );
    const underWay = results.flatMap((result) =>
      result.status === 'fulfilled' && result.value !== undefined ? [result.value] : [],
    );
    // A message that a crash has duplicated becomes one again.
    const once = new Map(underWay.map((progress) => [progress.job.id, progress]));
    await this.#parts.transitions.progress([...once.values()]);
    return results.map((result) =>
      result.status === 'fulfilled' ? { status: 'fulfilled', value: undefined } : result,
    );
  }

  #read(messages: readonly StepMessage[]): Promise<ReadonlyMap<string, FoundJob>> {
    const ids = messages.flatMap(({ jobId }) => readIdentifier(jobId) ?? []);
    return findJobs(this.#parts.queries, ids);
  }

  /** Asks about one job; answers how far it is, where it goes on. */
  async #poll(
    found: FoundJob | undefined,
    message: StepMessage,
    signal: AbortSignal,
  ): Promise<Progress | undefined> {
    const { routes, onStep, watch, takeStep, follow, isToBePolled } = this.#parts;
    const job = jobIn(found);
    if (job === undefined) return undefined;
    if (!isToBePolled(job, message)) {
      await takeStep(message, signal);
      return undefined;
    }
    const startedAt = new Date();
    const outcome = await pollJob(job, routes, { signal });
    onStep('polled');
    if (!outcome.ok || outcome.value.state !== 'running') {
      // Polls are not traced where the job just goes on: there are thousands of them.
      await watch.step({ name: 'poll', job, startedAt }, () => follow(job, outcome, message));
      return undefined;
    }
    const { progress, pollAfterSeconds } = outcome.value;
    const { from, upTo } = POLL_SECONDS;
    const afterSeconds = Math.min(upTo, Math.max(from, pollAfterSeconds));
    return { job, progress: risen(job, progress), afterSeconds };
  }
}

/** Progress never falls, whatever an upstream says. */
function risen({ progress }: Job, reported: number): number {
  const whole = Math.floor(Number.isFinite(reported) ? reported : 0);
  return Math.max(progress, Math.min(PROGRESS_UP_TO, whole));
}
