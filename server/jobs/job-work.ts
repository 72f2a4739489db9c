import type { Assets } from '../assets/assets.ts';
import type { ScratchRoom } from '../assets/scratch.ts';
import {
  type Callback,
  type CallbackStore,
  openCallbackStore,
} from '../callbacks/callback-store.ts';
import { makeNotifier } from '../callbacks/notifier.ts';
import { type CallbackSecrets, openCallbackSecrets } from '../callbacks/secrets.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import { FirstAnswers } from '../idempotency/first-answers.ts';
import type { TextAnswers } from '../text-cache/text-answers.ts';
import type { Routes } from '../upstreams/routes.ts';
import type { Ledger } from '../usage/ledger.ts';
import { type Backlog, readBacklog } from './backlog.ts';
import { redeliver } from './callbacks.ts';
import { Transitions } from './changes/transitions.ts';
import { Watching } from './following/watching.ts';
import { WatchingAll } from './following/watching-all.ts';
import type { OnCrashPoint } from './job/crash-points.ts';
import type { Job } from './job/job.ts';
import { type JobWatch, unwatchedJobs } from './job/job-watch.ts';
import type { AddressOf } from './job/record.ts';
import { resultAddresses } from './job/result-addresses.ts';
import { JobRunner } from './job-runner.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { type OpeningQueue, queueInOpening } from './queue/opening-queue.ts';
import type { Queue } from './queue/queue.ts';
import { tellMissing } from './work/missing-upstreams.ts';
import { cancelAtUpstream } from './work/upstream-work.ts';

/** What the work on jobs stands on. */
export interface JobWorkParts {
  readonly database: Database;
  readonly assets: Assets;
  readonly ledger: Ledger;
  /** What else is swept: by its name, a function that removes some of it. */
  readonly swept?: Readonly<Record<string, () => Promise<number>>>;
  readonly scratch: ScratchRoom;
  readonly textAnswers: TextAnswers;
  readonly routes: Routes;
  /** The guard of callback addresses. */
  readonly receivers: Outgoing;
  readonly lifetimes: JobLifetimes;
  readonly rates: JobRates;
  readonly clock: Clock;
  readonly log: Log;
  readonly onCrashPoint: OnCrashPoint;
  readonly watch?: JobWatch;
}

/** How long things take or last, in seconds. */
export interface JobLifetimes {
  /** A job that has not ended, from its creation. */
  readonly runningJob: number;
  /** A job with its files, from its end. */
  readonly job: number;
  /** The address of a job's file, from each look-up. */
  readonly resultAddress: number;
  /** What was answered to an idempotency key. */
  readonly firstAnswer: number;
  /** A receiver's answer to a callback. */
  readonly receiver: number;
  /** A secret of callbacks that has been replaced. */
  readonly secretOverlap: number;
}

/** How much a process does in a second at the most, however much is due. */
export interface JobRates {
  /** Jobs handed to upstreams. */
  readonly submitsPerSecond: number;
  /** Polls of upstreams. */
  readonly pollsPerSecond: number;
}

/** All that has to do with jobs: what operations ask of them, and the work behind it. */
export interface JobWork {
  readonly queue: Queue;
  readonly transitions: Transitions;
  readonly jobs: Jobs;
  readonly callbacks: CallbackStore;
  readonly secrets: CallbackSecrets;
  readonly firstAnswers: FirstAnswers;
  readonly addressOf: AddressOf;
  /** What waits to be done. */
  backlog(): Promise<Backlog>;
  /** Begins to deliver a callback anew; `undefined` where it has gone on meanwhile. */
  redeliver(callback: Callback): Promise<Callback | undefined>;
  /** Resolves once the queue is open; fails where it could not be opened. */
  opened(): Promise<void>;
  /** Begins to work: from here on jobs move, receivers are told, and what has expired is removed. */
  start(): Promise<void>;
  /** Ends the streams of those who follow jobs; they connect again, to another process. */
  endStreams(): void;
  /** Gives running steps some seconds to end; what is cut off is done again. */
  stop(graceSeconds: number): Promise<void>;
}

/** Opens the queue and everything on it. */
export async function openJobWork(parts: JobWorkParts): Promise<JobWork> {
  const {
    database,
    assets,
    ledger,
    lifetimes,
    clock,
    log,
    onCrashPoint,
    watch = unwatchedJobs,
  } = parts;
  const { queries, ask, together } = database;
  const routes = tellMissing(parts.routes, log);
  const { queue, opened } = await openQueueOf(parts);
  const shared = { queries, queue, assets, ledger, clock, log, onCrashPoint, watch };
  const books = await openBooks(parts);
  const due = makeNotifier();
  const followers = openFollowers(parts);
  const addressOf = resultAddresses({ assets, clock, lifetimes });
  const times = { keptSeconds: lifetimes.job, runningSeconds: lifetimes.runningJob };
  const transitions = new Transitions({ ...shared, ...times, callbacks: books.callbacks, due });
  const cancelUpstream = upstreamCanceller({ routes, log });
  const runner = new JobRunner({
    ...shared,
    ...parts.rates,
    ask,
    scratch: parts.scratch,
    textAnswers: parts.textAnswers,
    others: parts.swept,
    outgoing: parts.receivers,
    ...times,
    ...books,
    due,
    addressOf,
    transitions,
    routes,
    cancelUpstream,
    receiverSeconds: lifetimes.receiver,
  });
  return {
    queue,
    transitions,
    ...books,
    addressOf,
    jobs: openJobs({
      ...shared,
      ...followers,
      together,
      firstAnswers: books.firstAnswers,
      transitions,
      cancelUpstream,
    }),
    backlog: () => readBacklog(queries, queue),
    redeliver: (callback) => redeliver(callback, { callbacks: books.callbacks, due }),
    opened,
    start: () => runner.start(),
    endStreams: () => followers.end(),
    async stop(graceSeconds) {
      followers.end();
      await Promise.all([queue.stop(graceSeconds), runner.stop(graceSeconds)]);
    },
  };
}

/** What is written down beside jobs: callbacks with the secrets that they are signed with, and what was answered first. */
async function openBooks({ database, lifetimes, clock, log }: JobWorkParts) {
  const { queries, engine } = database;
  const keptSeconds = lifetimes.firstAnswer;
  const firstAnswers = new FirstAnswers({ queries, clock, log }, { keptSeconds });
  // The built-in database serves one process only: claims that are still there are those of a process that has died.
  if (engine.kind === 'pglite') await firstAnswers.forgetClaims();
  const overlapSeconds = lifetimes.secretOverlap;
  return {
    callbacks: openCallbackStore(queries, clock),
    secrets: openCallbackSecrets({ queries, clock, overlapSeconds }),
    firstAnswers,
  };
}

/** Those who follow jobs. */
function openFollowers({ database: { queries }, clock, log }: JobWorkParts) {
  const watching = new Watching(queries, log);
  const watchingAll = new WatchingAll(queries, clock, log);
  return {
    watching,
    watchingAll,
    end(): void {
      watching.close();
      watchingAll.closeAll();
    },
  };
}

/** With a database server, requests are answered before the queue is open, or its library even loaded. */
async function openQueueOf({
  database,
  log,
  watch = unwatchedJobs,
}: Pick<JobWorkParts, 'database' | 'log' | 'watch'>): Promise<OpeningQueue> {
  const opening = queueInOpening(async () => {
    const { openQueue } = await import('./queue/boss-queue.ts');
    return openQueue(database, log, (_queue, count) => watch.lapsed(count));
  });
  if (database.engine.kind === 'pglite') await opening.opened();
  return opening;
}

/** Where an upstream cannot be told, it goes on with work that nobody wants: a warning, no error. */
function upstreamCanceller({ routes, log }: Pick<JobWorkParts, 'routes' | 'log'>) {
  return (job: Job): void => {
    cancelAtUpstream(job, routes.named(job.upstream)).catch((error: unknown) =>
      log.warn({ error, jobId: job.id }, 'upstream could not be told of a cancelled job'),
    );
  };
}
