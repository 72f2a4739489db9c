import { LruCache } from '../../foundation/lru-cache.ts';
import type { Job } from '../job/job.ts';

/** Maximum number of jobs queued for one follower, and of delivered jobs remembered. */
const MAX_WAITING = 2_000;

/** A follower of all jobs of an account: its queue of changed jobs, and the revisions it has been sent. */
export class Follower {
  readonly accountId: string;
  readonly #waiting = new Map<string, Job>();
  readonly #told = new LruCache<number>(MAX_WAITING);
  #wake: () => void = () => {};
  /** Whether a whole poll has run since the follower joined; from then on it misses no change. */
  isSettled = false;
  isOver = false;

  constructor(accountId: string) {
    this.accountId = accountId;
  }

  /** Queues a changed job; only its latest state is kept. */
  tell(job: Job): void {
    this.#waiting.delete(job.id);
    this.#waiting.set(job.id, job);
    if (this.#waiting.size > MAX_WAITING) this.end();
    this.#wake();
  }

  /** Whether a job is newer than the revision sent last: concurrent queries may see changes in a different order. */
  isNews({ id, revision }: Job): boolean {
    if ((this.#told.find(id) ?? -1) >= revision) return false;
    this.#told.keep(id, revision);
    return true;
  }

  /** Marks the follower as settled. */
  settle(): void {
    this.isSettled = true;
    this.#wake();
  }

  /** Ends the follower. */
  end(): void {
    this.isOver = true;
    this.#waiting.clear();
    this.#wake();
  }

  /** The jobs that have changed since the last call; waits if there are none. */
  async next(): Promise<readonly Job[]> {
    if (this.#waiting.size === 0 && !this.isOver) await this.#news();
    const jobs = [...this.#waiting.values()];
    this.#waiting.clear();
    return jobs;
  }

  /** Resolves once the follower is settled, or has ended. */
  async settled(): Promise<void> {
    while (!this.isSettled && !this.isOver) await this.#news();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
