import type { Queries } from '../database/database.ts';
import type { Identifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';
import type { Job } from './job.ts';
import { isFinal } from './lifecycle.ts';
import { reporting } from './queue-report.ts';
import { JOB_COLUMNS, readJob } from './store.ts';

/** Follows jobs, whichever process moves them. */
export interface Watching {
  /**
   * Answers a job each time that it has changed since it was read, until it has ended. What changes in between is
   * not told one by one: each answer is the whole job as it is then.
   */
  watch(job: Job, signal: AbortSignal): AsyncIterable<Job>;
  /** Whether one more of an account can follow; there are bounds, so that nobody can exhaust the process. */
  hasRoom(accountId: string): boolean;
  /** Lets go of all who follow. */
  close(): void;
}

/** How often all jobs that anybody follows are looked at, in one query. */
const LOOK_MS = 500;
const JOBS_IN_A_QUERY = 1_000;
const FOLLOWERS_UP_TO = { all: 5_000, account: 500 } as const;

interface Follower {
  readonly revision: number;
  readonly tell: (job: Job | undefined) => void;
}

/** Who has come while the others are told may have read what is newer than what was looked up. */
function isNews(follower: Follower, revision: number | undefined): boolean {
  return revision === undefined || revision > follower.revision;
}

/** Makes the watch of a process. */
export function openWatching(queries: Queries, log: Log): Watching {
  const report = reporting(log, 'the database does not answer who follows jobs');
  const followers = new Map<Identifier, Set<Follower>>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let count = 0;
  const accounts = new Map<string, number>();

  return { watch, close, hasRoom };

  function hasRoom(accountId: string): boolean {
    const own = accounts.get(accountId) ?? 0;
    return count < FOLLOWERS_UP_TO.all && own < FOLLOWERS_UP_TO.account;
  }

  function enter(accountId: string, change: 1 | -1): void {
    count += change;
    const own = (accounts.get(accountId) ?? 0) + change;
    if (own === 0) accounts.delete(accountId);
    else accounts.set(accountId, own);
  }

  async function* watch(job: Job, signal: AbortSignal): AsyncIterable<Job> {
    let seen = job;
    enter(job.accountId, 1);
    try {
      while (!isFinal(seen.state) && !isClosed && !signal.aborted) {
        const next = await changed(seen, signal);
        if (next === undefined) return;
        seen = next;
        yield seen;
      }
    } finally {
      enter(job.accountId, -1);
    }
  }

  /** The job as it is after its next change; `undefined` where nobody waits any more, or it is gone. */
  async function changed({ id, revision }: Job, signal: AbortSignal): Promise<Job | undefined> {
    const next = Promise.withResolvers<Job | undefined>();
    const follower = { revision, tell: next.resolve };
    const others = followers.get(id) ?? new Set();
    followers.set(id, others.add(follower));
    const leave = (): void => next.resolve(undefined);
    signal.addEventListener('abort', leave, { once: true });
    lookSoon();
    try {
      return await next.promise;
    } finally {
      signal.removeEventListener('abort', leave);
      others.delete(follower);
      if (others.size === 0 && followers.get(id) === others) followers.delete(id);
    }
  }

  function lookSoon(): void {
    if (timer !== undefined || isClosed) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => report(error, {}, 'jobs could not be looked at'))
        .finally(() => {
          timer = undefined;
          if (followers.size > 0) lookSoon();
        });
    }, LOOK_MS);
    timer.unref();
  }

  async function look(): Promise<void> {
    const ids = [...followers.keys()];
    for (let from = 0; from < ids.length; from += JOBS_IN_A_QUERY) {
      await lookAt(ids.slice(from, from + JOBS_IN_A_QUERY));
    }
  }

  async function lookAt(ids: readonly Identifier[]): Promise<void> {
    const found = await queries
      .selectFrom('job')
      .select(['id', 'revision'])
      .where('id', 'in', ids)
      .execute();
    const revisions = new Map<string, number>(found.map(({ id, revision }) => [id, revision]));
    const moved = ids.filter((id) => {
      const revision = revisions.get(id);
      return [...(followers.get(id) ?? [])].some((follower) => isNews(follower, revision));
    });
    if (moved.length === 0) return;
    const rows = await queries
      .selectFrom('job')
      .select(JOB_COLUMNS)
      .where('id', 'in', moved)
      .execute();
    const jobs = new Map(rows.map(readJob).map((job) => [job.id, job]));
    for (const id of moved) tell(id, jobs.get(id));
  }

  function tell(id: Identifier, job: Job | undefined): void {
    for (const follower of followers.get(id) ?? []) {
      if (isNews(follower, job?.revision)) follower.tell(job);
    }
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    for (const waiting of followers.values()) for (const { tell: end } of waiting) end(undefined);
  }
}
