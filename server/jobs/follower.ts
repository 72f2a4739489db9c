import type { Job } from './job.ts';

/** Jobs that wait to be told to one reader, and those that it is remembered to have been told of. */
const WAITING_UP_TO = 2_000;

/** Somebody who follows all jobs of an account: what is still to be told, and what has been. */
export class Follower {
  readonly accountId: string;
  readonly #waiting = new Map<string, Job>();
  readonly #told = new Map<string, number>();
  #wake: () => void = () => {};
  /** Whether a look has begun and ended since it came, so that it misses nothing from here on. */
  isSettled = false;
  isOver = false;

  constructor(accountId: string) {
    this.accountId = accountId;
  }

  /** Takes a job that has changed; the last state of each is enough. */
  tell(job: Job): void {
    this.#waiting.delete(job.id);
    this.#waiting.set(job.id, job);
    if (this.#waiting.size > WAITING_UP_TO) this.end();
    this.#wake();
  }

  /** Whether a job is newer than what was told of it; two looks at once may see it in another order. */
  isNews({ id, revision }: Job): boolean {
    if ((this.#told.get(id) ?? -1) >= revision) return false;
    this.#told.delete(id);
    this.#told.set(id, revision);
    const [oldest] = this.#told.keys();
    if (this.#told.size > WAITING_UP_TO && oldest !== undefined) this.#told.delete(oldest);
    return true;
  }

  /** Says that nothing is missed from here on. */
  settle(): void {
    this.isSettled = true;
    this.#wake();
  }

  /** Lets go of it. */
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

  /** Comes to its end once nothing is missed any more, or it is let go of. */
  async settled(): Promise<void> {
    while (!this.isSettled && !this.isOver) await this.#news();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
