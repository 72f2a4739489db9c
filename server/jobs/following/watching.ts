import { anyOf } from '../../database/any-of.ts';
import type { Queries } from '../../database/database.ts';
import type { Identifier } from '../../foundation/identifiers.ts';
import type { Log } from '../../foundation/log.ts';
import type { PollLoop } from '../../foundation/poll-loop.ts';
import type { Job } from '../job/job.ts';
import { isFinal } from '../job/lifecycle.ts';
import { JOB_COLUMNS, type OnUnreadable, readableJobs, tellingUnreadable } from '../store/rows.ts';
import { Audience, type Crowd } from './audience.ts';
import { jobPollLoop, LOOK_MS } from './job-poll-loop.ts';

const JOBS_IN_A_QUERY = 1_000;
const MAX_FOLLOWERS = 5_000;

/** How a job is followed. */
export interface FollowedJob {
  readonly signal: AbortSignal;
  /** The limit of concurrent followers of the account; beyond it, the follower is ended at once. */
  readonly upTo: number;
}

/** A follower waiting for the next change of a job. */
interface Waiting {
  readonly revision: number;
  readonly tell: (job: Job | undefined) => void;
}

/** A follower that has joined meanwhile may have read a newer revision than the poll found. */
function isNews({ revision: known }: Waiting, revision: number | undefined): boolean {
  return revision === undefined || revision > known;
}

/** Follows jobs, whichever process changes them. */
export class Watching {
  readonly #queries: Queries;
  readonly #audience = new Audience(MAX_FOLLOWERS);
  readonly #waiting = new Map<Identifier, Set<Waiting>>();
  readonly #pollLoop: PollLoop;
  readonly #onUnreadable: OnUnreadable;

  constructor(queries: Queries, log: Log) {
    this.#queries = queries;
    this.#onUnreadable = tellingUnreadable(log, 'job of those who follow could not be read');
    this.#pollLoop = jobPollLoop({
      look: () => this.#look(),
      isNeeded: () => this.#waiting.size > 0,
      log,
      away: 'the database does not answer who follows jobs',
    });
  }

  /** Which limit rejects one more follower of an account that may have `upTo`; `undefined` if none does. */
  crowded(accountId: string, upTo: number): Crowd | undefined {
    return this.#audience.crowded(accountId, upTo);
  }

  /**
   * Yields a job each time it has changed, until it has ended. Intermediate changes may be skipped: each item is the
   * whole job in its current state.
   */
  async *watch(job: Job, { signal, upTo }: FollowedJob): AsyncGenerator<Job, void, void> {
    let seen = job;
    if (!this.#audience.enter(job.accountId, upTo)) return;
    try {
      while (!isFinal(seen.state) && !this.#pollLoop.isClosed && !signal.aborted) {
        const next = await this.#changed(seen, signal);
        if (next === undefined) return;
        seen = next;
        yield seen;
      }
    } finally {
      this.#audience.leave(job.accountId);
    }
  }

  /** Ends all followers. */
  close(): void {
    this.#pollLoop.close();
    for (const some of this.#waiting.values()) for (const { tell } of some) tell(undefined);
  }

  /** The job after its next change; `undefined` if following has ended or the job is gone. */
  async #changed({ id, revision }: Job, signal: AbortSignal): Promise<Job | undefined> {
    const { promise, resolve: tell } = Promise.withResolvers<Job | undefined>();
    const one = { revision, tell };
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all.add(one));
    const leave = (): void => tell(undefined);
    signal.addEventListener('abort', leave, { once: true });
    this.#pollLoop.lookWithin(LOOK_MS);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', leave);
      all.delete(one);
      if (all.size === 0 && this.#waiting.get(id) === all) this.#waiting.delete(id);
    }
  }

  async #look(): Promise<void> {
    const ids = [...this.#waiting.keys()];
    for (let from = 0; from < ids.length; from += JOBS_IN_A_QUERY) {
      await this.#lookAt(ids.slice(from, from + JOBS_IN_A_QUERY));
    }
  }

  async #lookAt(ids: readonly Identifier[]): Promise<void> {
    const found = await this.#queries
      .selectFrom('job')
      .select(['id', 'revision'])
      .where('id', '=', anyOf(ids))
      .execute();
    const revisions = new Map<string, number>(found.map(({ id, revision }) => [id, revision]));
    const moved = ids.filter((id) => {
      const revision = revisions.get(id);
      return [...(this.#waiting.get(id) ?? [])].some((one) => isNews(one, revision));
    });
    if (moved.length === 0) return;
    const rows = await this.#queries
      .selectFrom('job')
      .select(JOB_COLUMNS)
      .where('id', '=', anyOf(moved))
      .execute();
    const jobs = new Map(readableJobs(rows, this.#onUnreadable).map((job) => [job.id, job]));
    for (const id of moved) this.#tell(id, jobs.get(id));
  }

  #tell(id: Identifier, job: Job | undefined): void {
    for (const one of this.#waiting.get(id) ?? []) {
      if (isNews(one, job?.revision)) one.tell(job);
    }
  }
}
