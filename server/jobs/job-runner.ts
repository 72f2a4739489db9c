import type { Ask } from '../database/database.ts';
import { type CallbackParts, Callbacks } from './callbacks.ts';
import { watchQueueClock } from './queue/clock-set-back.ts';
import { type SweepParts, startSweeping } from './sweep.ts';
import { startWorking, type WorkerParts } from './work/worker.ts';

/** Dependencies of the job runner. */
export type JobRunnerParts = WorkerParts & CallbackParts & SweepParts & { readonly ask: Ask };

/** The background work of a process for jobs: moves them, delivers callbacks, and removes what has expired. */
export class JobRunner {
  readonly #parts: JobRunnerParts;
  readonly #callbacks: Callbacks;
  #unwatchClock = (): void => {};

  constructor(parts: JobRunnerParts) {
    this.#parts = parts;
    this.#callbacks = new Callbacks(parts);
  }

  async start(): Promise<void> {
    this.#unwatchClock = watchQueueClock(this.#parts);
    await startWorking(this.#parts);
    this.#callbacks.start();
    await startSweeping(this.#parts);
  }

  /** Waits up to the grace period for callbacks in flight. The worker's steps end with the queue. */
  async stop(graceSeconds: number): Promise<void> {
    this.#unwatchClock();
    await this.#callbacks.stop(graceSeconds);
  }
}
