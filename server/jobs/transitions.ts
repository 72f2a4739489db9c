import type { Assets } from '../assets/assets.ts';
import type { Bell } from '../callbacks/bell.ts';
import type { CallbackBook } from '../callbacks/callback-book.ts';
import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import type { Ledger } from '../usage/ledger.ts';
import type { Retry } from './history.ts';
import type { Job } from './job.ts';
import type { JobFailure } from './job-failure.ts';
import type { JobWatch } from './job-watch.ts';
import type { Collected } from './kinds/collected.ts';
import { type NextStep, openMoving } from './moving.ts';
import type { Queue } from './queue.ts';
import { keepSongs } from './songs.ts';
import type { OnStep } from './steps.ts';
import { type Advance, advanceJobs, changeJob, type JobChange, writeQuota } from './store.ts';

/** A job that goes on running. */
export interface Progress extends Advance {
  /** When it is asked about again. */
  readonly afterSeconds: number;
}

/** What the transitions stand on. */
export interface TransitionParts {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly assets: Assets;
  readonly ledger: Ledger;
  readonly callbacks: CallbackBook;
  /** Rung when a callback is due. */
  readonly due: Bell;
  readonly clock: Clock;
  readonly log: Log;
  readonly onStep: OnStep;
  readonly watch: JobWatch;
  /** How long the files of a job are kept after its end. */
  readonly resultSeconds: number;
}

/**
 * What each change of a job writes, each in one transaction. All of them do nothing where somebody else has
 * changed the job since it was read.
 */
export interface Transitions {
  /** Changes a job and names its next step; answers the job as it is then. */
  move(job: Job, change: JobChange, next?: NextStep): Promise<Job | undefined>;
  /** Writes how far jobs are that go on, and when each is asked about again; all of them in one transaction. */
  progress(jobs: readonly Progress[]): Promise<void>;
  /** Ends a job well: its result, the files of it, its price and the word to its receiver come into being together. */
  succeed(job: Job, collected: Collected): Promise<void>;
  /**
   * Ends a job badly: nothing is consumed, but where moderation refuses again and again, and its receiver is told.
   */
  fail(job: Job, failure: JobFailure): Promise<void>;
  /** Ends a job because its caller wants that: nothing is consumed, and its receiver is told. */
  cancel(job: Job): Promise<Job | undefined>;
}

const CANCELLED: JobFailure = { message: 'The job was cancelled.', reason: 'cancelled' };

/** Longer than a worker takes that has not heard of the end. */
const SOURCES_AFTER_END_SECONDS = 900;

/** Makes the transitions. */
export function makeTransitions(parts: TransitionParts): Transitions {
  const { queries, queue, assets, ledger, callbacks, clock, log, onStep } = parts;
  const move = openMoving({ queries, queue });
  return {
    move(job, change, next) {
      const who = { ...byWorker(), retry: retryOf(next) };
      return move({ ...who, job, change, next });
    },
    async progress(jobs) {
      if (jobs.length === 0) return;
      // Where nothing has changed, nothing is written but the next message.
      const moved = jobs.filter(({ job, progress }) => progress !== job.progress);
      await queries.transaction().execute(async (transaction) => {
        const revisions = await advanceJobs(transaction, moved, clock.now());
        const messages = jobs.flatMap(({ job, progress, afterSeconds }) => {
          const revision = progress === job.progress ? job.revision : revisions.get(job.id);
          if (revision === undefined) return [];
          const message = { jobId: job.id, revision, attempt: 0 };
          return [{ message, afterSeconds, upstream: job.upstream }];
        });
        await queue.sendAll('job-poll', messages, { queries: transaction });
      });
    },
    async succeed(job, { result, drafts, songs }) {
      const change = { state: 'succeeded', progress: 100, result } as const;
      const made = quantityMade(job, result);
      const charge = async (transaction: Queries) =>
        (await ledger.settle(job.id, made, transaction)) ?? 0;
      const ended = await end(job, { change, charge }, async (transaction) => {
        const until = secondsAfter(clock.now(), parts.resultSeconds);
        await assets.keep(drafts, { queries: transaction, until });
        await keepSongs(transaction, job, { songs, now: clock.now() });
      });
      if (ended === undefined) await assets.discard(drafts);
      else log.info({ jobId: job.id }, 'job succeeded');
    },
    async fail(job, failure) {
      const isModerated = failure.reason === 'moderation';
      const charge = isModerated
        ? (transaction: Queries) => ledger.moderated(job.id, transaction)
        : (transaction: Queries) => giveBack(job, transaction);
      const ended = await end(job, { change: { state: 'failed', failure }, charge });
      if (ended === undefined) return;
      log.info({ jobId: job.id, reason: failure.reason, failure: failure.message }, 'job failed');
    },
    async cancel(job) {
      const change = { state: 'cancelled', failure: CANCELLED } as const;
      const charge = (transaction: Queries) => giveBack(job, transaction);
      const ended = await end(job, { change, charge });
      if (ended !== undefined) log.info({ jobId: job.id }, 'job cancelled');
      return ended;
    },
  };

  function retryOf(next: NextStep | undefined): Retry | undefined {
    if (next?.because === undefined) return undefined;
    const { because: message, attempt = 1, afterSeconds } = next;
    return { message, attempt, nextAt: secondsAfter(clock.now(), afterSeconds) };
  }

  function byWorker() {
    return { by: 'worker', at: clock.now() } as const;
  }

  /** Whatever ends a job settles its quota and tells its receiver, both or neither. */
  async function end(
    job: Job,
    { change, charge }: Ending,
    also: (transaction: Queries) => Promise<void> = async () => {},
  ): Promise<Job | undefined> {
    const by = change.state === 'cancelled' ? 'caller' : 'worker';
    const ended = await queries.transaction().execute(async (transaction) => {
      const now = { by, at: clock.now() } as const;
      const changed = await changeJob(transaction, job, change, now);
      if (changed === undefined) return undefined;
      await also(transaction);
      await letGoOfSources(job, transaction);
      await tell(changed, transaction);
      // Last of all, as at the beginning: until the end of the transaction nobody else of the account can pay.
      const quota = await charge(transaction);
      await writeQuota(transaction, changed.id, quota);
      onStep('ending');
      return { ...changed, quota };
    });
    if (ended === undefined) return undefined;
    onStep('ended');
    if (ended.hookUrl !== undefined) parts.due.ring();
    parts.watch.ended(ended);
    return ended;
  }

  /** Who still works on a job that has been cancelled may read them to its end. */
  async function letGoOfSources(job: Job, transaction: Queries): Promise<void> {
    if (job.kind !== 'image') return;
    const { sourceAssets, maskAsset } = job.request;
    const sources = maskAsset === undefined ? sourceAssets : [...sourceAssets, maskAsset];
    const until = secondsAfter(clock.now(), SOURCES_AFTER_END_SECONDS);
    await assets.expire(sources, { queries: transaction, until });
  }

  async function giveBack({ id }: Job, transaction: Queries): Promise<number> {
    await ledger.release(id, transaction);
    return 0;
  }

  async function tell({ id: jobId, accountId, hookUrl: url }: Job, transaction: Queries) {
    if (url === undefined) return;
    await callbacks.open({ jobId, accountId, url }, transaction);
  }
}

/** How a job ends. */
interface Ending {
  readonly change: JobChange;
  /** Charges it, and tells with how much. */
  readonly charge: (transaction: Queries) => Promise<number>;
}

/** How much a job has made of what its price goes by. A video is as long as it was asked for, unless its upstream tells. */
function quantityMade(job: Job, result: Collected['result']): number {
  if (job.kind === 'video') {
    const { seconds } = job.order;
    return 'videoId' in result ? Math.min(seconds, result.seconds ?? seconds) : seconds;
  }
  if ('songs' in result) return result.songs.length;
  return 'images' in result ? result.images.length : 0;
}

/** Ends a job whose time is over. */
export async function giveUp(
  job: Job,
  transitions: Pick<Transitions, 'fail'>,
  secondsUpTo: number,
): Promise<void> {
  const minutes = Number((secondsUpTo / 60).toFixed(2));
  const message = `The job had not ended after ${minutes} minutes and was given up.`;
  await transitions.fail(job, { message, reason: 'timeout' });
}
