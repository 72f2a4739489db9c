import type { Queries } from '../../database/database.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import type { Log } from '../../foundation/log.ts';
import type { PollLoop } from '../../foundation/poll-loop.ts';
import type { Job } from '../job/job.ts';
import { type Changed, findChanged, readChanged, readJobs } from '../store/changed.ts';
import { type OnUnreadable, tellingUnreadable } from '../store/rows.ts';
import { Audience, type Crowd } from './audience.ts';
import { Follower } from './follower.ts';
import { jobPollLoop, LOOK_MS } from './job-poll-loop.ts';

/** An event for a follower of all jobs of an account. */
export type JobNews =
  /** The state of a job after its creation or a change. */
  | { readonly kind: 'job'; readonly job: Job; readonly place: Date }
  /** All past changes have been sent; from here on, changes are sent as they happen. */
  | { readonly kind: 'live'; readonly place: Date };

/** The account whose jobs are followed, and the position to start from. */
export interface FollowedAccount {
  readonly accountId: string;
  /** The position of the last event that the follower has received; without it, following starts now. */
  readonly since?: Date | undefined;
  readonly signal: AbortSignal;
  /** The limit of concurrent followers of the account; beyond it, the follower is ended at once. */
  readonly upTo: number;
}

/** Delay of the first poll for a new follower. */
const FIRST_LOOK_MS = 50;
/**
 * A change bears the time when it was made, by the clock of its process, but becomes visible only once committed. So
 * each poll starts this far before the position reached.
 */
const OVERLAP_SECONDS = 15;
/** Changes older than this are not replayed. */
const TOLD_AGAIN_SECONDS = 86_400;
const MAX_FOLLOWERS = 2_000;
const JOBS_IN_A_QUERY = 500;

/** Follows all jobs of accounts, whichever process changes them. */
export class WatchingAll {
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #audience = new Audience(MAX_FOLLOWERS);
  readonly #followers = new Set<Follower>();
  readonly #pollLoop: PollLoop;
  readonly #onUnreadable: OnUnreadable;
  /** The revisions of recently changed jobs. */
  #known = new Map<string, number>();
  #lookedAt: Date;

  constructor(queries: Queries, clock: Clock, log: Log) {
    this.#queries = queries;
    this.#clock = clock;
    this.#lookedAt = clock.now();
    this.#onUnreadable = tellingUnreadable(log, 'job of those who follow could not be read');
    this.#pollLoop = jobPollLoop({
      look: () => this.#look(),
      isNeeded: () => this.#followers.size > 0,
      restMs: () => (this.#isEverybodySettled() ? LOOK_MS : FIRST_LOOK_MS),
      log,
      away: 'the database does not answer who follows all jobs',
    });
  }

  /** Which limit rejects one more follower of an account that may have `upTo`; `undefined` if none does. */
  crowdedForAll(accountId: string, upTo: number): Crowd | undefined {
    return this.#audience.crowded(accountId, upTo);
  }

  /**
   * Yields the changed jobs of an account, each in its current state, until the signal aborts or the process shuts
   * down. A reader that does not keep up is ended; it can resume from its last position.
   */
  async *watchAll({
    accountId,
    since,
    signal,
    upTo,
  }: FollowedAccount): AsyncGenerator<JobNews, void> {
    if (!this.#audience.enter(accountId, upTo)) return;
    const follower = this.#enter(accountId);
    const leave = (): void => follower.end();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted || this.#pollLoop.isClosed) leave();
    try {
      const begun = this.#clock.now();
      await follower.settled();
      if (since !== undefined) yield* this.#missed(follower, since);
      if (!follower.isOver) yield { kind: 'live', place: begun };
      yield* this.#happening(follower);
    } finally {
      signal.removeEventListener('abort', leave);
      this.#leave(follower);
    }
  }

  /** Ends all followers. */
  closeAll(): void {
    this.#pollLoop.close();
    for (const follower of this.#followers) follower.end();
  }

  async *#happening(follower: Follower): AsyncGenerator<JobNews, void> {
    while (!follower.isOver) {
      for (const job of await follower.next()) {
        // A slow reader may have been ended meanwhile.
        if (follower.isOver) return;
        if (follower.isNews(job)) yield { kind: 'job', job, place: job.updatedAt };
      }
    }
  }

  async *#missed(follower: Follower, since: Date): AsyncGenerator<JobNews, void> {
    if (follower.isOver) return;
    const earliest = secondsAfter(this.#clock.now(), -TOLD_AGAIN_SECONDS);
    const after = secondsAfter(since < earliest ? earliest : since, -OVERLAP_SECONDS);
    const { accountId } = follower;
    const changes = { accountId, after, onUnreadable: this.#onUnreadable };
    for await (const { job, place } of readChanged(this.#queries, changes)) {
      if (follower.isOver) return;
      if (!follower.isNews(job)) continue;
      yield { kind: 'job', job, place: place < since ? since : place };
    }
  }

  #enter(accountId: string): Follower {
    const follower = new Follower(accountId);
    if (this.#followers.size === 0) this.#lookedAt = this.#clock.now();
    this.#followers.add(follower);
    this.#pollLoop.lookWithin(0);
    return follower;
  }

  #leave(follower: Follower): void {
    this.#followers.delete(follower);
    this.#audience.leave(follower.accountId);
    if (this.#followers.size === 0) this.#known = new Map();
  }

  #isEverybodySettled(): boolean {
    return this.#followers.values().every(({ isSettled }) => isSettled);
  }

  async #look(): Promise<void> {
    const told = [...this.#followers];
    if (told.length === 0) return;
    const now = this.#clock.now();
    const lookedAt = this.#lookedAt;
    // The clock may have been set back since.
    const after = secondsAfter(now < lookedAt ? now : lookedAt, -OVERLAP_SECONDS);
    const accounts = new Set(told.map(({ accountId }) => accountId));
    const found = await findChanged(this.#queries, [...accounts], after);
    const before = this.#known;
    const news = found.filter(({ id, revision }) => before.get(id) !== revision);
    await this.#tellOf(news, told);
    this.#known = new Map(found.map(({ id, revision }) => [id, revision]));
    this.#lookedAt = now;
    for (const follower of told) follower.settle();
  }

  /** Sends changes to settled followers only: new ones do not get changes from before they joined. */
  async #tellOf(news: readonly Changed[], to: readonly Follower[]): Promise<void> {
    const settled = Map.groupBy(
      to.filter(({ isSettled }) => isSettled),
      ({ accountId }) => accountId,
    );
    const ids = news.filter(({ accountId }) => settled.has(accountId)).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += JOBS_IN_A_QUERY) {
      const portion = ids.slice(from, from + JOBS_IN_A_QUERY);
      const jobs = await readJobs(this.#queries, portion, this.#onUnreadable);
      for (const job of jobs) for (const one of settled.get(job.accountId) ?? []) one.tell(job);
    }
  }
}
