import { Recent } from '../../foundation/recent.ts';
import type { Job } from '../job/job.ts';

/** How many jobs may wait to be told to one reader, and how many told ones are remembered. */
const WAITING_UP_TO = 2_000;

/** A reader of all jobs of an account: what it is still to be told, and what it has been told. */
export class Follower {
  readonly accountId: string;
  readonly #waiting = new Map<string, Job>();
  readonly #told = new Recent<number>(WAITING_UP_TO);
  #wake: () => void = () => {};
  /** Whether a look has begun and ended since it came: from then on it misses nothing. */
  isSettled = false;
  isOver = false;

  constructor(accountId: string) {
    this.accountId = accountId;
  }

  /** Queues a job that has changed; only its last state is kept. */
  tell(job: Job): void {
    this.#waiting.delete(job.id);
    this.#waiting.set(job.id, job);
    if (this.#waiting.size > WAITING_UP_TO) this.end();
    this.#wake();
  }

  /** Whether a job is newer than what was told of it: two looks at once may see changes in another order. */
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

  /** Ends it. */
  end(): void {
    this.isOver = true;
    this.#waiting.clear();
    this.#wake();
  }

  /** The jobs that have changed since it was asked last; waits where there are none. */
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
