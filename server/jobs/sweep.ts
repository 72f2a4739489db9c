import type { Assets } from '../assets/assets.ts';
import { removeSamples } from '../assets/samples.ts';
import type { CallbackSecrets } from '../callbacks/secrets.ts';
import { isGone } from '../database/availability.ts';
import type { Queries } from '../database/database.ts';
import { readDatabaseTime } from '../database/database-time.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import type { FirstAnswers } from '../idempotency/first-answers.ts';
import type { TextAnswers } from '../text-cache/text-answers.ts';
import type { Ledger } from '../usage/ledger.ts';
import { type GivingUpParts, giveUp, isLate, late } from './changes/giving-up.ts';
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts';
import type { Queue } from './queue/queue.ts';
import type { FoundJob } from './store/rows.ts';
import { removeSongsOf } from './store/songs.ts';
import { findUnfinished } from './store/store.ts';

/** Dependencies of sweeping. */
export interface SweepingParts extends GivingUpParts {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly assets: Assets;
  readonly ledger: Pick<Ledger, 'sweep'>;
  readonly firstAnswers: FirstAnswers;
  readonly textAnswers: Pick<TextAnswers, 'sweep'>;
  readonly secrets: CallbackSecrets;
  /** Additional cleanups by name: each deletes one batch and returns the number deleted. */
  readonly others?: Readonly<Record<string, () => Promise<number>>> | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** How long a job is kept after its end. */
  readonly keptSeconds: number;
  /** Time limit of a job, from its creation. */
  readonly runningSeconds: number;
  /** Time limit of a request. */
  readonly requestSeconds: number;
}

/** Dependencies of a sweep. */
export interface SweepParts extends SweepingParts {
  readonly databaseClock: DatabaseClock;
}

const JOBS_AT_ONCE = 500;
const RESERVATIONS_AT_ONCE = 100;
/** A job overdue by this much has lost its message. That should not happen; this is the safety net. */
const OVERDUE_SECONDS = 900;
/** A request with a reservation, once its time is over, has ended within this time. */
const ENDED_WITHIN_SECONDS = 600;

/** Starts a sweep every minute, in one of all processes. */
export async function startSweeping(parts: SweepingParts): Promise<void> {
  const readTime = () => readDatabaseTime(parts.queries);
  const databaseClock = await openDatabaseClock({ readTime });
  await parts.queue.work('sweep', (_message, signal) => sweep({ ...parts, databaseClock }, signal));
  await parts.queue.everyMinute('sweep');
}

/**
 * Deletes expired files, jobs, samples and idempotency keys, and ends jobs whose messages are lost. A failure is logged
 * and does not prevent the remaining cleanups.
 */
export async function sweep(parts: SweepParts, signal: AbortSignal): Promise<void> {
  const { assets, queries, firstAnswers, secrets, clock, log } = parts;
  const chores: Readonly<Record<string, () => Promise<number>>> = {
    'lost jobs': () => endLostJobs(parts, signal),
    'idempotency keys': () => untilNoneAreLeft(signal, () => firstAnswers.sweep()),
    'quota of dead processes, and old records of usage': () => sweepLedger(parts, signal),
    'kept answers': () => untilNoneAreLeft(signal, () => parts.textAnswers.sweep()),
    samples: () => untilNoneAreLeft(signal, () => removeSamples(queries, clock.now())),
    jobs: () => {
      const before = secondsAfter(clock.now(), -parts.keptSeconds);
      return untilNoneAreLeft(signal, () => removeJobs(queries, before));
    },
    files: () => untilNoneAreLeft(signal, () => assets.sweep()),
    secrets: () => secrets.sweep(),
    ...Object.fromEntries(
      Object.entries(parts.others ?? {}).map(([what, remove]) => [
        what,
        () => untilNoneAreLeft(signal, remove),
      ]),
    ),
  };
  for (const [what, chore] of Object.entries(chores)) {
    try {
      const count = await chore();
      if (count > 0) log.info({ what, count }, 'swept');
    } catch (error) {
      log.error({ error, what }, 'could not sweep');
    }
  }
}

/** Deletes in batches, so that neither a transaction nor the process is blocked for long. */
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

/** Fails jobs that are past their time limit and have lost their messages; skips those that cannot be ended. */
async function endLostJobs(parts: SweepParts, signal: AbortSignal): Promise<number> {
  const { queries, clock, runningSeconds } = parts;
  const before = secondsAfter(clock.now(), -(runningSeconds + OVERDUE_SECONDS));
  let lost = 0;
  let skip = 0;
  while (!signal.aborted) {
    const old = await findUnfinished(queries, { before, skip, limit: JOBS_AT_ONCE });
    let ended = 0;
    for (const found of old) if (await endLostJob(found, parts)) ended += 1;
    lost += ended;
    skip += old.length - ended;
    // Without such jobs, one batch a minute is enough.
    if (ended === old.length || old.length < JOBS_AT_ONCE) break;
  }
  return lost;
}

/** @returns whether the job was late, and was ended */
async function endLostJob(found: FoundJob, parts: SweepParts): Promise<boolean> {
  const { clock, log, runningSeconds } = parts;
  if (!found.isReadable) {
    log.error({ error: found.error, jobId: found.id }, 'job could not be read');
    return false;
  }
  const { job } = found;
  if (!isLate(job, { clock, runningSeconds: runningSeconds + OVERDUE_SECONDS })) return false;
  try {
    return await giveUp(job, late(runningSeconds), parts);
  } catch (error) {
    // All others would fail the same way.
    if (isGone(error)) throw error;
    log.error({ error, jobId: job.id }, 'lost job could not be ended');
    return false;
  }
}

/**
 * Sweeps the ledger as of a time that has certainly passed: less any recent forward jump of this process's clock, by
 * which records of usage are dated, or of the database's, by which reservations expire. They may be one clock.
 */
async function sweepLedger(
  { ledger, clock, databaseClock, requestSeconds }: SweepParts,
  signal: AbortSignal,
): Promise<number> {
  const longest = requestSeconds + ENDED_WITHIN_SECONDS;
  const forward = await databaseClock.putForwardWithin(longest);
  const now = clock.now();
  const forwardHere = clock.putForwardSince?.(secondsAfter(now, -longest)) ?? 0;
  const asOf = secondsAfter(now, -Math.max(forward, forwardHere));
  return untilNoneAreLeft(signal, () => ledger.sweep(asOf, RESERVATIONS_AT_ONCE));
}

/** Deletes jobs that ended before a time, with their songs and callbacks. */
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
    await removeSongsOf(transaction, ids);
    await transaction.deleteFrom('job').where('id', 'in', ids).execute();
    return ids.length;
  });
}
