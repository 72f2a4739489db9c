import type { Assets } from '../../assets/assets.ts';
import type { CallbackStore } from '../../callbacks/callback-store.ts';
import type { Notifier } from '../../callbacks/notifier.ts';
import type { Queries } from '../../database/database.ts';
import { type Clock, secondsAfter, secondsSince } from '../../foundation/clock.ts';
import type { JsonObject } from '../../foundation/json-object.ts';
import type { Log } from '../../foundation/log.ts';
import type { Ledger } from '../../usage/ledger.ts';
import type { Collected } from '../job/collected.ts';
import type { OnCrashPoint } from '../job/crash-points.ts';
import type { JobFailure } from '../job/failure.ts';
import type { Retry } from '../job/history.ts';
import type { Job } from '../job/job.ts';
import type { JobObserver } from '../job/job-observer.ts';
import { initialState } from '../job/lifecycle.ts';
import type { StepTries } from '../queue/messages.ts';
import type { Queue } from '../queue/queue.ts';
import { isSampleForsaken } from '../store/sample-files.ts';
import { keepSongs } from '../store/songs.ts';
import {
  type Advance,
  advanceJobs,
  changeJob,
  type JobChange,
  writeQuota,
} from '../store/store.ts';
import { type MoveJob, type NextStep, openMoving } from './moving.ts';

/** A job that is still running. */
export interface Progress extends Advance {
  /** Delay until the next poll. */
  readonly afterSeconds: number;
  /** The earlier attempts at a poll that is put off. */
  readonly tries?: StepTries;
  /** Whether an earlier delivery of the poll may have sent another next one, which a new revision makes void. */
  readonly voidsOther?: boolean;
}

/** Dependencies of the transitions. */
export interface TransitionParts {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly assets: Assets;
  readonly ledger: Ledger;
  readonly callbacks: CallbackStore;
  /** Rung when a callback is due. */
  readonly due: Notifier;
  readonly clock: Clock;
  readonly log: Log;
  readonly onCrashPoint: OnCrashPoint;
  readonly observer: JobObserver;
  /** How long the files of a job are kept after its end. */
  readonly keptSeconds: number;
  /** Time limit of a job, from its creation. */
  readonly runningSeconds: number;
}

/** How a job ends. */
interface Ending {
  readonly change: JobChange;
  /** Charges the job and returns the amount. */
  readonly charge: (transaction: Queries) => Promise<number>;
}

const FIRST_TRY: StepTries = { attempt: 0 };
const CANCELLED: JobFailure = { message: 'The job was cancelled.', reason: 'cancelled' };

/** The queue uses the database's clock, which may lag a little. */
const CERTAINLY_OVER_SECONDS = 1;
/** Longer than a worker keeps working on a job without noticing that it has ended. */
const SOURCES_AFTER_END_SECONDS = 900;

/**
 * The state changes of jobs, each in one transaction. Each does nothing if the job has been changed since it was read.
 */
export class Transitions {
  readonly #parts: TransitionParts;
  readonly #move: MoveJob;

  constructor(parts: TransitionParts) {
    this.#parts = parts;
    this.#move = openMoving(parts);
  }

  /** Changes a job and sends the message of its next step; returns the changed job. */
  move(job: Job, change: JobChange, wanted?: NextStep): Promise<Job | undefined> {
    const next = wanted && {
      ...wanted,
      afterSeconds: this.#withinItsTime(job, wanted.afterSeconds),
    };
    const who = { by: 'worker', at: this.#now(), retry: this.#retryOf(next) } as const;
    return this.#move({ ...who, job, change, next });
  }

  /** Writes the progress of running jobs and schedules their next polls, in one transaction. */
  async progress(jobs: readonly Progress[]): Promise<void> {
    if (jobs.length === 0) return;
    const { queries, queue } = this.#parts;
    // Jobs without new progress only get their next message.
    const isMoved = ({ job, progress, voidsOther = false }: Progress): boolean =>
      voidsOther || progress !== job.progress;
    const moved = jobs.filter(isMoved);
    await queries.transaction().execute(async (transaction) => {
      const revisions = await advanceJobs(transaction, moved, this.#now());
      const messages = jobs.flatMap((advance) => {
        const { job, afterSeconds, tries = FIRST_TRY } = advance;
        const revision = isMoved(advance) ? revisions.get(job.id) : job.revision;
        if (revision === undefined) return [];
        const message = { jobId: job.id, revision, ...tries };
        const inTime = this.#withinItsTime(job, afterSeconds);
        return [{ message, afterSeconds: inTime, upstream: job.upstream }];
      });
      await queue.sendAll('job-poll', messages, { queries: transaction });
    });
  }

  /** Completes a job successfully: result, files, charge and callback are written together. */
  async succeed(job: Job, { result, made, drafts, songs }: Collected): Promise<void> {
    const { assets, ledger, log, keptSeconds } = this.#parts;
    const change = { state: 'succeeded', progress: 100, result } as const;
    const charge = async (transaction: Queries) =>
      (await ledger.settle(job.id, made, transaction)) ?? 0;
    const ended = await this.#end(job, { change, charge }, async (transaction) => {
      const until = secondsAfter(this.#now(), keptSeconds);
      await assets.keep(drafts, { queries: transaction, until });
      await keepSongs(transaction, job, { songs, now: this.#now() });
    });
    if (ended === undefined) await assets.discard(drafts);
    else log.info(factsOf(ended), 'job succeeded');
  }

  /** Fails a job and opens its callback. It is free, unless moderation refuses the account's requests too often. */
  async fail(job: Job, failure: JobFailure): Promise<Job | undefined> {
    const { ledger, log } = this.#parts;
    const { message, reason } = failure;
    const charge =
      reason === 'moderation'
        ? (transaction: Queries) => ledger.moderated(job.id, transaction)
        : (transaction: Queries) => this.#giveBack(job, transaction);
    const ended = await this.#end(job, { change: { state: 'failed', failure }, charge });
    if (ended !== undefined)
      log.info({ ...factsOf(ended), reason, failure: message }, 'job failed');
    return ended;
  }

  /**
   * Cancels a job for its caller and opens its callback. It is free, unless the account has cancelled more work that
   * upstreams had started than it may.
   */
  async cancel(job: Job): Promise<Job | undefined> {
    const change = { state: 'cancelled', failure: CANCELLED } as const;
    // A queued job has not been submitted, or waits for a retry. Whether an upstream started it then is unknown, so the
    // caller has the benefit of the doubt.
    const charge = (transaction: Queries) =>
      job.state === initialState
        ? this.#giveBack(job, transaction)
        : this.#parts.ledger.givenUp(job.id, transaction);
    const ended = await this.#end(job, { change, charge });
    if (ended !== undefined) this.#parts.log.info(factsOf(ended), 'job cancelled');
    return ended;
  }

  /** Ends a job: writes its final state, charge and callback in one transaction. */
  async #end(
    job: Job,
    { change, charge }: Ending,
    also: (transaction: Queries) => Promise<void> = async () => {},
  ): Promise<Job | undefined> {
    const { queries, onCrashPoint, due, observer } = this.#parts;
    const by = change.state === 'cancelled' ? 'caller' : 'worker';
    const ended = await queries.transaction().execute(async (transaction) => {
      const changed = await changeJob(transaction, { job, change, by, at: this.#now() });
      if (changed === undefined) return undefined;
      await also(transaction);
      await this.#letGoOfSources(job, transaction);
      await this.#tell(changed, transaction);
      // Last, as it blocks all other charges of the account until the transaction ends.
      const quota = await charge(transaction);
      await writeQuota(transaction, changed.id, quota);
      onCrashPoint('ending');
      return { ...changed, quota };
    });
    if (ended === undefined) return undefined;
    onCrashPoint('ended');
    if (ended.hookUrl !== undefined) due.notify();
    observer.ended(ended);
    return ended;
  }

  /**
   * Lets the source files expire some time after the end, as a worker that has not noticed the end may still read them.
   */
  async #letGoOfSources(job: Job, transaction: Queries): Promise<void> {
    const sources = await sourcesOf(job, transaction);
    const until = secondsAfter(this.#now(), SOURCES_AFTER_END_SECONDS);
    await this.#parts.assets.expire(sources, { queries: transaction, until });
  }

  async #giveBack({ id }: Job, transaction: Queries): Promise<number> {
    await this.#parts.ledger.release(id, transaction);
    return 0;
  }

  async #tell({ id: jobId, accountId, hookUrl: url }: Job, transaction: Queries): Promise<void> {
    if (url !== undefined) await this.#parts.callbacks.open({ jobId, accountId, url }, transaction);
  }

  #retryOf(next: NextStep | undefined): Retry | undefined {
    if (next?.because === undefined) return undefined;
    const { because: message, attempt = 1, afterSeconds } = next;
    return { message, attempt, nextAt: secondsAfter(this.#now(), afterSeconds) };
  }

  /** Limits a delay to the job's time limit, at which it is given up. */
  #withinItsTime({ createdAt }: Job, afterSeconds: number): number {
    const { runningSeconds, clock } = this.#parts;
    const left = runningSeconds - secondsSince(createdAt, clock);
    return Math.max(0, Math.min(afterSeconds, left + CERTAINLY_OVER_SECONDS));
  }

  #now(): Date {
    return this.#parts.clock.now();
  }
}

/** The log fields of a job that has ended. */
function factsOf({ id: jobId, accountId, kind, model, upstream, quota: units }: Job): JsonObject {
  return { jobId, accountId, kind, model, upstream, units };
}

/** The files that only this job needs. A sample that still exists may be used for other songs. */
async function sourcesOf(job: Job, transaction: Queries): Promise<readonly string[]> {
  switch (job.kind) {
    case 'video':
      return [];
    case 'image': {
      const { sourceAssets, maskAsset } = job.request;
      return maskAsset === undefined ? sourceAssets : [...sourceAssets, maskAsset];
    }
    case 'music': {
      const { accountId, request } = job;
      const file = { accountId, assetId: request.sampleAsset };
      return (await isSampleForsaken(transaction, file)) ? [file.assetId] : [];
    }
  }
}
