import type { ScratchRoom } from '../../assets/scratch.ts';
import { StoreUnavailable } from '../../assets/store.ts';
import { secondsSince } from '../../foundation/clock.ts';
import { readIdentifier } from '../../foundation/identifiers.ts';
import type { CallContext, ScratchFiles, Upstream, UpstreamOutcome } from '../../upstreams/port.ts';
import type { Routes } from '../../upstreams/routes.ts';
import { ABANDONED, giveUp, late } from '../changes/giving-up.ts';
import type { TransitionParts, Transitions } from '../changes/transitions.ts';
import type { ImageJob, Job } from '../job/job.ts';
import { isFinal } from '../job/lifecycle.ts';
import { collectImages } from '../kinds/image.ts';
import type { StepMessage } from '../queue/messages.ts';
import { type JobReader, makeJobReader } from '../store/reader.ts';
import { findJob } from '../store/store.ts';
import { claim } from './claiming.ts';
import { FileOutage } from './file-outage.ts';
import { goesOnWith } from './handed-over.ts';
import { handOver } from './handing-over.ts';
import { makePace, type Pace } from './pace.ts';
import { Poller } from './poller.ts';
import { failureOf, handOverAgain, tryAgain, withFiles } from './retries.ts';
import {
  type AnyReport,
  collectJob,
  type Making,
  makeJob,
  type PolledJob,
} from './upstream-work.ts';
import { whileWanted } from './while-wanted.ts';
import { type WritingParts, writtenDown } from './written-down.ts';

/** What the worker stands on. */
export interface WorkerParts
  extends Pick<
    TransitionParts,
    'queries' | 'queue' | 'assets' | 'clock' | 'log' | 'onStep' | 'watch'
  > {
  readonly transitions: Transitions;
  readonly routes: Routes;
  readonly scratch: ScratchRoom;
  /** When a job that has not ended is given up, in seconds from its creation. */
  readonly runningSeconds: number;
  /** How many jobs may be handed over a second, and how many polls there may be. */
  readonly submitsPerSecond: number;
  readonly pollsPerSecond: number;
  /** Tells the upstream, if it can be told, that a job is no longer wanted. */
  readonly cancelUpstream: (job: Job) => void;
}

const FIRST_POLL_SECONDS = 0.5;
const NO_STORE = 'The store of files does not answer, or has no room.';
const STEPS = ['job-submit', 'job-collect', 'job-make'] as const;

/**
 * Moves jobs from step to step. Every step reads the job, does one thing at the upstream, and writes the outcome
 * together with the message for the next step. A crash at any moment leaves a message that does the step again; a step
 * that has been done already is told by the job's revision.
 */
export class Worker {
  readonly #parts: WorkerParts;
  readonly #pace: Pace;
  readonly #jobs: JobReader;
  readonly #outage: FileOutage;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#jobs = makeJobReader(parts.queries);
    this.#outage = new FileOutage(parts.log);
    this.#pace = makePace(parts.submitsPerSecond);
  }

  /** Begins to take steps from the queue. */
  async start(): Promise<void> {
    const { queue } = this.#parts;
    for (const name of STEPS) {
      await queue.work(name, async (message, signal) => {
        if (name !== 'job-collect') await this.#pace.take(1, signal);
        await this.#takeStep(message, { signal });
      });
    }
    await this.#poller().start();
    await queue.work('job-abandoned', (message) => this.#abandon(message));
  }

  #poller(): Poller {
    return new Poller({
      ...this.#parts,
      takeStep: (message, signal) => this.#takeStep(message, { signal }),
      follow: (job, outcome, message) => this.#follow(job, outcome, message),
      isToBePolled: (job, message): job is PolledJob =>
        job.kind !== 'image' &&
        job.state === 'running' &&
        isCurrent(job, message) &&
        !this.#isLate(job),
    });
  }

  async #takeStep(message: StepMessage, context: CallContext): Promise<void> {
    const job = await this.#read(message);
    if (job === undefined || isFinal(job.state) || !isCurrent(job, message)) return;
    if (this.#isLate(job)) return giveUp(job, late(this.#parts.runningSeconds), this.#parts);
    const { watch } = this.#parts;
    if (job.kind === 'image') {
      return watch.step({ name: 'make', job }, () => this.#make(job, message, context));
    }
    switch (job.state) {
      case 'running':
        throw new Error("A job that runs is the poller's matter.");
      case 'collecting':
        return watch.step({ name: 'collect', job }, () => this.#collect(job, message, context));
      default:
        return watch.step({ name: 'submit', job }, () => this.#submit(job, message, context));
    }
  }

  async #submit(job: PolledJob, message: StepMessage, context: CallContext): Promise<void> {
    const claimed = await claim(job, this.#parts);
    if (claimed === undefined || claimed.job.kind === 'image') return;
    const { transitions, assets, routes, onStep } = this.#parts;
    const { attempt, mayHaveBegun = claimed.mayHaveBegun, failures } = message;
    const retried = { attempt, queue: 'job-submit', mayHaveBegun, failures } as const;
    const room = { assets, context, routes, transitions };
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
        onStep('submitted');
        return writtenDown(
          () => this.#goOnWith({ ...handed.job, upstreamJobId: handed.upstreamJobId }),
          this.#writing(job, context),
        );
    }
  }

  /** Notes that an upstream has taken a job on. */
  async #goOnWith(taken: PolledJob & { readonly upstreamJobId: string }): Promise<void> {
    const { upstream, upstreamJobId } = taken;
    const next = { queue: 'job-poll', afterSeconds: FIRST_POLL_SECONDS } as const;
    const change = { state: 'running', upstream, upstreamJobId } as const;
    const running = await this.#parts.transitions.move(taken, change, next);
    if (running === undefined) await this.#cancelUnwanted(taken);
  }

  /**
   * Cancels what was submitted, where somebody has changed the job meanwhile: its caller, or another worker that took
   * this one for dead.
   */
  async #cancelUnwanted(submitted: PolledJob & { readonly upstreamJobId: string }): Promise<void> {
    const { queries, cancelUpstream } = this.#parts;
    const job = await findJob(queries, submitted.id);
    if (!goesOnWith(job, submitted, this.#upstreamOf(submitted))) cancelUpstream(submitted);
  }

  async #make(
    job: ImageJob,
    { attempt, failures }: StepMessage,
    context: CallContext,
  ): Promise<void> {
    const claimed = (await claim(job, this.#parts))?.job;
    if (claimed?.kind !== 'image') return;
    const { transitions, assets, onStep } = this.#parts;
    const retried = { attempt, queue: 'job-make', failures } as const;
    const again = { retried, transitions, outage: this.#outage };
    await using scratch = this.#openScratch();
    const made = await withFiles(claimed, again, () =>
      this.#haveMade(claimed, scratch.files, context),
    );
    if (made === undefined) return;
    if (!made.ok) return handOverAgain(claimed, made, again);
    onStep('submitted');
    const writing = this.#writing(claimed, context);
    // From here on the upstream is paid for each further try.
    const collected = await withFiles(claimed, { ...again, isCounted: true }, () =>
      writtenDown(() => collectImages(claimed, made.value, { assets, context }), writing),
    );
    if (collected === undefined) return;
    this.#outage.over();
    onStep('stored');
    await writtenDown(() => transitions.succeed(claimed, collected), writing);
  }

  /** Has pictures made, once the store has room for them; `undefined` where they are no longer wanted. */
  async #haveMade(
    job: ImageJob,
    scratch: ScratchFiles,
    context: CallContext,
  ): Promise<Making | undefined> {
    const { assets, routes } = this.#parts;
    if (!(await assets.store.isAlive())) throw new StoreUnavailable(NO_STORE);
    return whileWanted(job, { ...this.#parts, context }, (call) =>
      makeJob(job, routes, { assets, context: call, scratch }),
    );
  }

  /** Acts on what an upstream has said of a running job. */
  async #follow(
    job: PolledJob,
    outcome: UpstreamOutcome<AnyReport>,
    { attempt, unknownTimes }: StepMessage,
  ): Promise<void> {
    const { transitions } = this.#parts;
    const again = { retried: { attempt, unknownTimes, queue: 'job-poll' }, transitions } as const;
    if (!outcome.ok) return tryAgain(job, outcome.failure, again);
    const report = outcome.value;
    if (report.state === 'failed') return transitions.fail(job, failureOf(report.failure));
    if (report.state !== 'done') throw new Error("A job that goes on is the poller's matter.");
    const next = { queue: 'job-collect', afterSeconds: 0 } as const;
    const change = { state: 'collecting', upstreamResult: report.result } as const;
    await transitions.move(job, change, next);
  }

  async #collect(
    job: PolledJob,
    { attempt, unknownTimes }: StepMessage,
    context: CallContext,
  ): Promise<void> {
    const { transitions, assets, onStep } = this.#parts;
    const retried = { attempt, unknownTimes, queue: 'job-collect' } as const;
    const again = { retried, transitions, outage: this.#outage };
    const collected = await withFiles(job, again, () =>
      collectJob(job, this.#upstreamOf(job), { assets, context, onStep }),
    );
    if (collected === undefined) return;
    this.#outage.over();
    onStep('stored');
    await transitions.succeed(job, collected);
  }

  async #abandon(message: StepMessage): Promise<void> {
    const job = await this.#read(message);
    if (job === undefined || !isCurrent(job, message) || isFinal(job.state)) return;
    await giveUp(job, ABANDONED, this.#parts);
  }

  async #read({ jobId }: StepMessage): Promise<Job | undefined> {
    const id = readIdentifier(jobId);
    return id === undefined ? undefined : this.#jobs.find(id);
  }

  #writing({ id: jobId }: Job, { signal }: CallContext): WritingParts {
    return { jobId, log: this.#parts.log, signal };
  }

  #openScratch() {
    const files = this.#parts.scratch.open();
    return { files, [Symbol.asyncDispose]: () => files.dispose() };
  }

  #upstreamOf({ upstream }: Job): Upstream | undefined {
    return this.#parts.routes.named(upstream);
  }

  #isLate({ createdAt }: Job): boolean {
    const { clock, runningSeconds } = this.#parts;
    return secondsSince(createdAt, clock) > runningSeconds;
  }
}

/** Whether a step belongs to the job as it is, or as it was when an earlier try of the same step claimed it. */
function isCurrent({ state, revision }: Job, message: StepMessage): boolean {
  const isClaimedByEarlierTry = state === 'submitting' && revision === message.revision + 1;
  return revision === message.revision || isClaimedByEarlierTry;
}
