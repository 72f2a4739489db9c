import type { Assets } from '../assets/assets.ts';
import type { ScratchRoom } from '../assets/scratch.ts';
import { type Callback, CallbackStore } from '../callbacks/callback-store.ts';
import { makeNotifier, type Notifier } from '../callbacks/notifier.ts';
import { CallbackSecrets } from '../callbacks/secrets.ts';
import type { Database } from '../database/database.ts';
import { hastenCallbacks } from '../database/due-callbacks.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Lifetimes } from '../foundation/lifetimes.ts';
import type { Log } from '../foundation/log.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import { shortenClaims } from '../idempotency/claimed-work.ts';
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
import { type JobObserver, unobservedJobs } from './job/job-observer.ts';
import type { AddressOf } from './job/record.ts';
import { resultAddresses } from './job/result-addresses.ts';
import { JobRunner } from './job-runner.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { type OpeningQueue, queueInOpening } from './queue/opening-queue.ts';
import type { Queue } from './queue/queue.ts';
import { tellMissing } from './work/missing-upstreams.ts';
import { cancelAtUpstream } from './work/upstream-work.ts';

/** Dependencies and options of the work on jobs. */
export interface JobWorkParts {
  readonly database: Database;
  readonly assets: Assets;
  readonly ledger: Ledger;
  /** Other expired data to sweep: by name, a function that deletes a batch of it and returns the number deleted. */
  readonly swept?: Readonly<Record<string, () => Promise<number>>>;
  readonly scratch: ScratchRoom;
  readonly textAnswers: TextAnswers;
  readonly routes: Routes;
  /** Guards the addresses that callbacks are sent to. */
  readonly receivers: Outgoing;
  readonly lifetimes: JobLifetimes;
  readonly rates: JobRates;
  readonly clock: Clock;
  readonly log: Log;
  readonly onCrashPoint: OnCrashPoint;
  readonly observer?: JobObserver;
  /** Called whenever the queue fails because the database is unavailable. */
  readonly onAway?: () => void;
}

/** Lifetimes and timeouts, in seconds. */
export type JobLifetimes = Omit<Lifetimes, 'image' | 'sample' | 'eventStream'>;

/** Rate limits of a process, however much work is due. */
export interface JobRates {
  /** Jobs submitted to upstreams. */
  readonly submitsPerSecond: number;
  /** Polls of upstreams. */
  readonly pollsPerSecond: number;
}

/** Everything about jobs: the interface for operations, and the background work. */
export interface JobWork {
  readonly queue: Queue;
  readonly transitions: Transitions;
  readonly jobs: Jobs;
  readonly callbacks: CallbackStore;
  readonly secrets: CallbackSecrets;
  readonly firstAnswers: FirstAnswers;
  readonly addressOf: AddressOf;
  /** Reads the pending work. */
  backlog(): Promise<Backlog>;
  /** Starts a new round of delivery of a callback; `undefined` if the callback has changed meanwhile. */
  redeliver(callback: Callback): Promise<Callback | undefined>;
  /** Resolves once the queue is open; rejects if it cannot be opened. */
  opened(): Promise<void>;
  /** Starts the background work: jobs advance, callbacks are delivered, and expired data is deleted. */
  start(): Promise<void>;
  /** Ends the streams of clients that follow jobs; they reconnect, to another process. */
  endStreams(): void;
  /** Stops the work. Running steps have some seconds to finish; interrupted ones are repeated later. */
  stop(graceSeconds: number): Promise<void>;
}

/** Opens the queue and the components that use it. */
export async function openJobWork(parts: JobWorkParts): Promise<JobWork> {
  const { database, assets, ledger, lifetimes, clock, log, onCrashPoint } = parts;
  const { observer = unobservedJobs } = parts;
  const { queries, together } = database;
  const { queue, opened } = await openQueueOf(parts);
  const { callbacks, secrets, firstAnswers } = await openBooks(parts);
  const due = makeNotifier();
  const { watching, watchingAll, end: endStreams } = openFollowers(parts);
  const routes = tellMissing(parts.routes, log);
  const cancelUpstream = upstreamCanceller({ routes, log });
  const addressOf = resultAddresses({ assets, clock, lifetimes });
  const shared = { queries, queue, ledger, clock, log, onCrashPoint, observer };
  const times = { keptSeconds: lifetimes.job, runningSeconds: lifetimes.runningJob };
  const transitions = new Transitions({ ...shared, ...times, assets, callbacks, due });
  const members = { queue, transitions, callbacks, secrets, firstAnswers, addressOf };
  const runner = runnerOf(parts, { ...members, routes, due, cancelUpstream });
  const following = { watching, watchingAll };
  const creating = { together, firstAnswers, transitions, cancelUpstream };
  return {
    ...members,
    jobs: openJobs({ ...shared, ...following, ...creating }),
    backlog: () => readBacklog(queries, queue),
    redeliver: (callback) => redeliver(callback, { callbacks, due }),
    opened,
    start: () => runner.start(),
    endStreams,
    async stop(graceSeconds) {
      endStreams();
      await Promise.all([queue.stop(graceSeconds), runner.stop(graceSeconds)]);
    },
  };
}

/** What the background work uses of the components that have been opened. */
interface RunnerBase
  extends Pick<
    JobWork,
    'queue' | 'transitions' | 'callbacks' | 'secrets' | 'firstAnswers' | 'addressOf'
  > {
  readonly routes: Routes;
  readonly due: Notifier;
  readonly cancelUpstream: (job: Job) => void;
}

/** Assembles the background work: each part of it receives what it needs, by name. */
function runnerOf(parts: JobWorkParts, base: RunnerBase): JobRunner {
  const { assets, lifetimes, clock, log, onCrashPoint, observer = unobservedJobs } = parts;
  const { queries, ask } = parts.database;
  const { queue, transitions, cancelUpstream, secrets } = base;
  const runningSeconds = lifetimes.runningJob;
  const shared = { queries, clock, log };
  const moving = { queue, assets, transitions, cancelUpstream, runningSeconds };
  return new JobRunner({
    ask,
    log,
    async onSetBack(seconds) {
      await shortenClaims(queries);
      // Last, as it is not to be repeated because something after it failed.
      await hastenCallbacks(queries, seconds);
    },
    worker: {
      ...shared,
      ...moving,
      routes: base.routes,
      scratch: parts.scratch,
      onCrashPoint,
      observer,
      submitsPerSecond: parts.rates.submitsPerSecond,
      pollsPerSecond: parts.rates.pollsPerSecond,
    },
    delivery: {
      ...shared,
      callbacks: base.callbacks,
      secrets,
      due: base.due,
      outgoing: parts.receivers,
      receiverSeconds: lifetimes.receiver,
      addressOf: base.addressOf,
      onCrashPoint,
      observer,
    },
    sweeping: {
      ...shared,
      ...moving,
      ledger: parts.ledger,
      firstAnswers: base.firstAnswers,
      textAnswers: parts.textAnswers,
      secrets,
      others: parts.swept,
      keptSeconds: lifetimes.job,
      requestSeconds: lifetimes.request,
    },
  });
}

/** Opens the stores of callbacks, callback secrets, and first answers to idempotency keys. */
async function openBooks({ database, lifetimes, clock, log }: JobWorkParts) {
  const { queries, engine } = database;
  const keptSeconds = lifetimes.firstAnswer;
  const firstAnswers = new FirstAnswers({ queries, clock, log }, { keptSeconds });
  // The built-in database serves only one process, so existing claims belong to a process that has died.
  if (engine.kind === 'pglite') await firstAnswers.forgetClaims();
  const overlapSeconds = lifetimes.secretOverlap;
  return {
    callbacks: new CallbackStore(queries, clock),
    secrets: new CallbackSecrets({ queries, clock, overlapSeconds }),
    firstAnswers,
  };
}

/** Opens the components that let callers follow jobs. */
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

/** With a database server, requests are served before the queue is open, or even its library loaded. */
async function openQueueOf({
  database,
  log,
  observer = unobservedJobs,
  onAway,
}: Pick<JobWorkParts, 'database' | 'log' | 'observer' | 'onAway'>): Promise<OpeningQueue> {
  const opening = queueInOpening(async () => {
    const { openQueue } = await import('./queue/boss-queue.ts');
    return openQueue(database, log, {
      onLapsed: (_queue, count) => observer.lapsed(count),
      onAway,
    });
  });
  if (database.engine.kind === 'pglite') await opening.opened();
  return opening;
}

/**
 * Cancels jobs at their upstreams. A failure is only a warning: the upstream continues work that is no longer needed.
 */
function upstreamCanceller({ routes, log }: Pick<JobWorkParts, 'routes' | 'log'>) {
  return (job: Job): void => {
    cancelAtUpstream(job, routes.named(job.upstream)).catch((error: unknown) =>
      log.warn({ error, jobId: job.id }, 'upstream could not be told of a cancelled job'),
    );
  };
}
