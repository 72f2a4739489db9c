import { readIdentifier } from '../foundation/identifiers.ts';
import type { CallContext, UpstreamFailure } from '../upstreams/port.ts';
import type { Routes } from '../upstreams/routes.ts';
import type { Job, JobFailure } from './job.ts';
import { CollectionFailed } from './kinds/collected.ts';
import { isFinal } from './lifecycle.ts';
import type { StepMessage } from './queue.ts';
import { findJob } from './store.ts';
import {
  makeTransitions,
  type NextStep,
  type TransitionParts,
  type Transitions,
} from './transitions.ts';
import { collectJob, pollJob, submitJob } from './upstream-work.ts';

/** What the worker stands on. */
export interface WorkerParts extends TransitionParts {
  readonly routes: Routes;
  /** When a job that has not ended is given up. */
  readonly maxMinutes: number;
}

const FIRST_POLL_SECONDS = 0.5;
/** However soon an upstream wants to be asked again. */
const POLL_SECONDS_FROM = 0.2;
const SUBMIT_TRIES = 4;
const RETRY_SECONDS = 2;
const RETRY_SECONDS_UP_TO = 60;
/** Until its result is stored, a job that runs is not done. */
const PROGRESS_UP_TO = 99;
const ABANDONED: JobFailure = { message: 'The gateway failed at this job.', reason: 'upstream' };

/**
 * Drives jobs through their lives. Every step reads the job, does one thing at the upstream, and writes
 * what came of it together with the message for the next step: a crash at any moment leaves a message that
 * does the step again, and a step that was done already is told by the job's revision.
 */
export class Worker {
  readonly #parts: WorkerParts;
  readonly #transitions: Transitions;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#transitions = makeTransitions(parts);
  }

  /** Begins to take steps from the queue. */
  async start(): Promise<void> {
    const { queue } = this.#parts;
    for (const name of ['job-submit', 'job-poll', 'job-collect'] as const) {
      await queue.work(name, (message, signal) => this.#takeStep(message, { signal }));
    }
    await queue.work('job-abandoned', (message) => this.#abandon(message));
  }

  async #takeStep(message: StepMessage, context: CallContext): Promise<void> {
    const job = await this.#read(message);
    if (job === undefined || !isCurrent(job, message)) return;
    switch (job.state) {
      case 'queued':
      case 'submitting':
        return this.#submit(job, message, context);
      case 'running':
        return this.#poll(job, message, context);
      case 'collecting':
        return this.#collect(job, message, context);
      case 'succeeded':
      case 'failed':
        return;
    }
  }

  async #submit(job: Job, { attempt }: StepMessage, context: CallContext): Promise<void> {
    if (this.#isLate(job)) return this.#giveUp(job);
    const { move, fail } = this.#transitions;
    const claimed = job.state === 'queued' ? await move(job, { state: 'submitting' }) : job;
    if (claimed === undefined) return;
    const { routes, assets } = this.#parts;
    const outcome = await submitJob(claimed, routes.named(job.upstream), { assets, context });
    if (outcome.ok) {
      const next = { queue: 'job-poll', afterSeconds: FIRST_POLL_SECONDS } as const;
      await move(claimed, { state: 'running', upstreamJobId: outcome.value }, next);
    } else if (isWorthRetrying(outcome.failure) && attempt + 1 < SUBMIT_TRIES) {
      await move(claimed, { state: 'queued' }, retry('job-submit', outcome.failure, attempt));
    } else {
      await fail(claimed, failureOf(outcome.failure));
    }
  }

  async #poll(job: Job, { attempt }: StepMessage, context: CallContext): Promise<void> {
    if (this.#isLate(job)) return this.#giveUp(job);
    const { move, fail } = this.#transitions;
    const outcome = await pollJob(job, this.#parts.routes.named(job.upstream), context);
    if (!outcome.ok) {
      const { failure } = outcome;
      if (!isWorthRetrying(failure)) return fail(job, failureOf(failure));
      await move(job, { state: 'running' }, retry('job-poll', failure, attempt));
      return;
    }
    const report = outcome.value;
    switch (report.state) {
      case 'running': {
        const progress = Math.max(
          job.progress,
          Math.min(PROGRESS_UP_TO, Math.floor(report.progress)),
        );
        const afterSeconds = Math.max(POLL_SECONDS_FROM, report.pollAfterSeconds);
        const next = { queue: 'job-poll', afterSeconds } as const;
        await move(job, { state: 'running', progress }, next);
        return;
      }
      case 'done': {
        const next = { queue: 'job-collect', afterSeconds: 0 } as const;
        await move(job, { state: 'collecting', upstreamResult: report.result }, next);
        return;
      }
      case 'failed':
        return fail(job, failureOf(report.failure));
    }
  }

  async #collect(job: Job, { attempt }: StepMessage, context: CallContext): Promise<void> {
    if (this.#isLate(job)) return this.#giveUp(job);
    const { routes, assets } = this.#parts;
    const { move, succeed, fail } = this.#transitions;
    try {
      const collected = await collectJob(job, routes.named(job.upstream), { assets, context });
      await succeed(job, collected);
    } catch (error) {
      if (!(error instanceof CollectionFailed)) throw error;
      const { failure } = error;
      if (!isWorthRetrying(failure)) return fail(job, failureOf(failure));
      await move(job, { state: 'collecting' }, retry('job-collect', failure, attempt));
    }
  }

  async #abandon(message: StepMessage): Promise<void> {
    const job = await this.#read(message);
    if (job === undefined || !isCurrent(job, message) || isFinal(job.state)) return;
    await this.#transitions.fail(job, ABANDONED);
  }

  async #giveUp(job: Job): Promise<void> {
    const { maxMinutes } = this.#parts;
    const message = `The job had not ended after ${maxMinutes} minutes and was given up.`;
    await this.#transitions.fail(job, { message, reason: 'timeout' });
  }

  async #read({ jobId }: StepMessage): Promise<Job | undefined> {
    const id = readIdentifier(jobId);
    return id === undefined ? undefined : findJob(this.#parts.queries, id);
  }

  #isLate({ createdAt }: Job): boolean {
    const { clock, maxMinutes } = this.#parts;
    return clock.now().getTime() > createdAt.getTime() + maxMinutes * 60_000;
  }
}

/** A step belongs to the job as it is now, or as it was when an earlier try of the same step claimed it. */
function isCurrent({ state, revision }: Job, message: StepMessage): boolean {
  const isClaimedByEarlierTry = state === 'submitting' && revision === message.revision + 1;
  return revision === message.revision || isClaimedByEarlierTry;
}

function isWorthRetrying({ kind }: UpstreamFailure): boolean {
  return kind === 'limited' || kind === 'failed';
}

function retry(queue: NextStep['queue'], failure: UpstreamFailure, attempt: number): NextStep {
  const asked = failure.kind === 'limited' ? (failure.retryAfterSeconds ?? 0) : 0;
  const afterSeconds = Math.min(RETRY_SECONDS_UP_TO, Math.max(asked, RETRY_SECONDS * 2 ** attempt));
  return { queue, afterSeconds, attempt: attempt + 1 };
}

function failureOf({ kind, message }: UpstreamFailure): JobFailure {
  return { message, reason: kind === 'moderated' ? 'moderation' : 'upstream' };
}
