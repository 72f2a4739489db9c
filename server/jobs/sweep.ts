import type { Assets } from '../assets/assets.ts';
import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import type { FirstAnswers } from '../idempotency/first-answers.ts';
import type { Queue } from './queue.ts';

/** What sweeping stands on. */
export interface SweepParts {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly assets: Assets;
  readonly firstAnswers: FirstAnswers;
  readonly clock: Clock;
  readonly log: Log;
  /** How long a job is kept after its end. */
  readonly jobSeconds: number;
}

const JOBS_AT_ONCE = 500;

/** Removes what has expired, every minute, in one of all processes. */
export async function startSweeping(parts: SweepParts): Promise<void> {
  await parts.queue.work('sweep', (_message, signal) => sweep(parts, signal));
  await parts.queue.everyMinute('sweep');
}

/** Removes files, jobs, samples and idempotency keys whose time is over. What is left over is for the next time. */
export async function sweep(
  { assets, queries, firstAnswers, clock, log, jobSeconds }: Omit<SweepParts, 'queue'>,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  await firstAnswers.sweep();
  await queries.deleteFrom('sample').where('expires_at', '<=', now).execute();
  const jobs = await untilNoneAreLeft(signal, () =>
    removeJobs(queries, secondsAfter(now, -jobSeconds)),
  );
  const files = await untilNoneAreLeft(signal, () => assets.sweep());
  await queries.deleteFrom('callback_secret').where('expires_at', '<=', now).execute();
  if (jobs + files > 0) log.info({ jobs, files }, 'swept');
}

/** Works in portions, so that no transaction and no process is held up for long. */
async function untilNoneAreLeft(
  signal: AbortSignal,
  remove: () => Promise<number>,
): Promise<number> {
  let all = 0;
  while (!signal.aborted) {
    const removed = await remove();
    all += removed;
    if (removed === 0) break;
  }
  return all;
}

/** Removes jobs that have ended before a time, with their songs and callbacks. */
async function removeJobs(queries: Queries, before: Date): Promise<number> {
  return queries.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('job')
      .select('id')
      .where('finished_at', '<=', before)
      .orderBy('finished_at')
      .limit(JOBS_AT_ONCE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await transaction.deleteFrom('song').where('job_id', 'in', ids).execute();
    await transaction.deleteFrom('job').where('id', 'in', ids).execute();
    return ids.length;
  });
}
