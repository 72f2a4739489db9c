import type { Ask } from '../database/database.ts';
import { type CallbackParts, Callbacks } from './callbacks.ts';
import { watchQueueClock } from './queue/clock-set-back.ts';
import { type SweepParts, startSweeping } from './sweep.ts';
import { startWorking, type WorkerParts } from './work/worker.ts';

/** What running jobs stands on. */
export type JobRunnerParts = WorkerParts & CallbackParts & SweepParts & { readonly ask: Ask };

/** What a process does for jobs by itself: it moves them, tells receivers, and removes what has expired. */
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

  /** Lets callbacks that are under way come to their end, for some seconds. What the worker does ends with the queue. */
  async stop(graceSeconds: number): Promise<void> {
    this.#unwatchClock();
    await this.#callbacks.stop(graceSeconds);
  }
}
