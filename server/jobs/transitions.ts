import type { Assets } from '../assets/assets.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import type { Job, JobFailure } from './job.ts';
import type { Collected } from './kinds/collected.ts';
import type { Queue } from './queue.ts';
import { changeJob, type JobChange } from './store.ts';

/** The step that follows a change of a job; its message commits with the change. */
export interface NextStep {
  readonly queue: 'job-submit' | 'job-poll' | 'job-collect';
  readonly afterSeconds: number;
  /** How often this step has been tried and was to be tried again. */
  readonly attempt?: number;
}

/** What the transitions stand on. */
export interface TransitionParts {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly assets: Assets;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * What each change of a job writes, each in one transaction. All of them do nothing where somebody else has
 * changed the job since it was read.
 */
export interface Transitions {
  /** Changes a job and names its next step; answers the job as it is then. */
  move(job: Job, change: JobChange, next?: NextStep): Promise<Job | undefined>;
  /** Ends a job well: its result, the files of it and the word to its receiver come into being together. */
  succeed(job: Job, collected: Collected): Promise<void>;
  /** Ends a job badly: nothing is consumed, and its receiver is told. */
  fail(job: Job, failure: JobFailure): Promise<void>;
}

/** Makes the transitions. */
export function makeTransitions(parts: TransitionParts): Transitions {
  const { queries, queue, assets, clock, log } = parts;
  return {
    move: (job, change, next) =>
      queries.transaction().execute(async (transaction) => {
        const revision = await changeJob(transaction, job, change, clock.now());
        if (revision === undefined) return undefined;
        if (next !== undefined) {
          const message = { jobId: job.id, revision, attempt: next.attempt ?? 0 };
          const { afterSeconds } = next;
          await queue.send(next.queue, message, { queries: transaction, afterSeconds });
        }
        return { ...job, state: change.state, revision };
      }),
    async succeed(job, { result, drafts, songs }) {
      const isWritten = await queries.transaction().execute(async (transaction) => {
        const change: JobChange = { state: 'succeeded', progress: 100, result };
        const revision = await changeJob(transaction, job, change, clock.now());
        if (revision === undefined) return false;
        await assets.keep(drafts, transaction);
        await keepSongs(transaction, job, songs);
        await tell(transaction, job);
        return true;
      });
      if (isWritten) log.info({ jobId: job.id }, 'job succeeded');
      else await Promise.all(drafts.map(({ id }) => assets.store.remove(id)));
    },
    async fail(job, failure) {
      const isWritten = await queries.transaction().execute(async (transaction) => {
        const change: JobChange = { state: 'failed', failure, quota: 0 };
        const revision = await changeJob(transaction, job, change, clock.now());
        if (revision === undefined) return false;
        await tell(transaction, job);
        return true;
      });
      if (!isWritten) return;
      log.info({ jobId: job.id, reason: failure.reason, failure: failure.message }, 'job failed');
    },
  };

  async function keepSongs(transaction: Queries, job: Job, songs: Collected['songs']) {
    if (songs.length === 0) return;
    const rows = songs.map(({ id, upstreamSongId }) => ({
      id,
      account_id: job.accountId,
      job_id: job.id,
      upstream: job.upstream,
      upstream_song_id: upstreamSongId,
      created_at: clock.now(),
    }));
    await transaction.insertInto('song').values(rows).execute();
  }

  async function tell(transaction: Queries, job: Job): Promise<void> {
    if (job.hookUrl === undefined) return;
    await queue.send('callback', { jobId: job.id, attempt: 0 }, { queries: transaction });
  }
}
