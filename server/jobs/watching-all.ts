import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import { type Changed, findChanged, readChanged, readJobs } from './changed-jobs.ts';
import { Follower } from './follower.ts';
import type { Job } from './job.ts';
import { reporting } from './queue-report.ts';

/** What whoever follows all jobs of an account is told. */
export type JobNews =
  /** A job has come into being, or has changed, and is like this now. */
  | { readonly kind: 'job'; readonly job: Job; readonly place: Date }
  /** All is told up to now; changes come as they happen from here on. */
  | { readonly kind: 'live'; readonly place: Date };

/** Whose jobs are followed, and from where on. */
export interface FollowedAccount {
  readonly accountId: string;
  /** The place of the last news that was told before; from now on unless given. */
  readonly since?: Date | undefined;
  readonly signal: AbortSignal;
}

/** Follows all jobs of accounts, whichever process moves them. */
export interface WatchingAll {
  /**
   * Tells the jobs of an account that change, each as it is then, until the signal ends it, or the process does. A
   * reader that does not keep up is let go of: it comes back to the place where it was.
   */
  watchAll(account: FollowedAccount): AsyncGenerator<JobNews, void, void>;
  /** Whether one more of an account can follow. */
  hasRoomForAll(accountId: string): boolean;
  /** Lets go of all who follow. */
  closeAll(): void;
}

/** How often all jobs of all who follow are looked at, in one query. */
const LOOK_MS = 500;
/** After a look that somebody came too late for. */
const FIRST_LOOK_MS = 50;
/**
 * A change bears the time when it was made, by the clock of the process that made it, and is seen when it is committed:
 * each look, and whoever comes back, goes so far behind the place that was reached.
 */
const OVERLAP_SECONDS = 15;
/** What is longer ago is not told again. */
const TOLD_AGAIN_SECONDS = 86_400;
const FOLLOWERS_UP_TO = { all: 2_000, account: 50 } as const;
const JOBS_IN_A_QUERY = 500;

/** Makes the watch of a process over all jobs of accounts. */
export function openWatchingAll(queries: Queries, clock: Clock, log: Log): WatchingAll {
  const report = reporting(log, 'the database does not answer who follows all jobs');
  const followers = new Map<string, Set<Follower>>();
  /** What is known of the jobs that have changed of late: their revisions. */
  let known = new Map<string, number>();
  let lookedAt = clock.now();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isClosed = false;

  return { watchAll, hasRoomForAll, closeAll };

  function hasRoomForAll(accountId: string): boolean {
    const own = followers.get(accountId)?.size ?? 0;
    return count < FOLLOWERS_UP_TO.all && own < FOLLOWERS_UP_TO.account;
  }

  async function* watchAll({ accountId, since, signal }: FollowedAccount) {
    const follower = enter(accountId);
    const leave = (): void => follower.end();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted || isClosed) leave();
    try {
      const begun = clock.now();
      await follower.settled();
      if (since !== undefined) yield* missed(follower, since);
      if (!follower.isOver) yield { kind: 'live', place: begun } as const;
      yield* happening(follower);
    } finally {
      signal.removeEventListener('abort', leave);
      exit(follower);
    }
  }

  async function* happening(follower: Follower): AsyncGenerator<JobNews, void, void> {
    while (!follower.isOver) {
      for (const job of await follower.next()) {
        // A reader that was slow may have been let go of meanwhile.
        if (follower.isOver) return;
        if (follower.isNews(job)) yield { kind: 'job', job, place: job.updatedAt };
      }
    }
  }

  async function* missed(follower: Follower, since: Date): AsyncGenerator<JobNews, void, void> {
    if (follower.isOver) return;
    const earliest = secondsAfter(clock.now(), -TOLD_AGAIN_SECONDS);
    const after = secondsAfter(since < earliest ? earliest : since, -OVERLAP_SECONDS);
    for await (const { job, place } of readChanged(queries, follower.accountId, after)) {
      if (follower.isOver) return;
      if (!follower.isNews(job)) continue;
      yield { kind: 'job', job, place: place < since ? since : place };
    }
  }

  function enter(accountId: string): Follower {
    const follower = new Follower(accountId);
    const others = followers.get(accountId) ?? new Set();
    followers.set(accountId, others.add(follower));
    if (count === 0) lookedAt = clock.now();
    count += 1;
    lookIn(0);
    return follower;
  }

  function exit(follower: Follower): void {
    const others = followers.get(follower.accountId);
    others?.delete(follower);
    if (others?.size === 0) followers.delete(follower.accountId);
    count -= 1;
    if (count === 0) known = new Map();
  }

  function lookIn(milliseconds: number): void {
    if (isLooking || isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void lookOn(), milliseconds);
    timer.unref();
  }

  async function lookOn(): Promise<void> {
    isLooking = true;
    let hasFailed = false;
    try {
      await look();
    } catch (error) {
      hasFailed = true;
      report(error, {}, 'jobs could not be looked at');
    } finally {
      isLooking = false;
      const isAwaited = everybody().some(({ isSettled }) => !isSettled);
      if (count > 0) lookIn(isAwaited && !hasFailed ? FIRST_LOOK_MS : LOOK_MS);
    }
  }

  async function look(): Promise<void> {
    const told = everybody();
    if (told.length === 0) return;
    const now = clock.now();
    // The clock may have been put back since.
    const after = secondsAfter(now < lookedAt ? now : lookedAt, -OVERLAP_SECONDS);
    const found = await findChanged(queries, [...followers.keys()], after);
    const before = known;
    const news = found.filter(({ id, revision }) => before.get(id) !== revision);
    await tellOf(news, told);
    known = new Map(found.map(({ id, revision }) => [id, revision]));
    lookedAt = now;
    for (const follower of told) follower.settle();
  }

  /** Whoever has come of late is not told of what had changed before. */
  async function tellOf(news: readonly Changed[], to: readonly Follower[]): Promise<void> {
    const settled = Map.groupBy(
      to.filter(({ isSettled }) => isSettled),
      ({ accountId }) => accountId,
    );
    const ids = news.filter(({ accountId }) => settled.has(accountId)).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += JOBS_IN_A_QUERY) {
      const jobs = await readJobs(queries, ids.slice(from, from + JOBS_IN_A_QUERY));
      for (const job of jobs) for (const one of settled.get(job.accountId) ?? []) one.tell(job);
    }
  }

  function everybody(): readonly Follower[] {
    return [...followers.values()].flatMap((some) => [...some]);
  }

  function closeAll(): void {
    isClosed = true;
    clearTimeout(timer);
    for (const follower of everybody()) follower.end();
  }
}
