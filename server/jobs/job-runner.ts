import { type CallbackParts, Callbacks } from './callbacks.ts';
import { type ClockWatchParts, watchQueueClock } from './queue/clock-set-back.ts';
import { type SweepingParts, startSweeping } from './sweep.ts';
import { startWorking, type WorkerParts } from './work/worker.ts';

/** Dependencies of the job runner, and of each part of its work. */
export interface JobRunnerParts extends Pick<ClockWatchParts, 'ask' | 'log' | 'onSetBack'> {
  readonly worker: WorkerParts;
  readonly delivery: CallbackParts;
  readonly sweeping: SweepingParts;
}

/** The background work of a process for jobs: moves them, delivers callbacks, and removes what has expired. */
export class JobRunner {
  readonly #parts: JobRunnerParts;
  readonly #callbacks: Callbacks;
  #unwatchClock = (): void => {};

  constructor(parts: JobRunnerParts) {
    this.#parts = parts;
    this.#callbacks = new Callbacks(parts.delivery);
  }

  async start(): Promise<void> {
    const { ask, log, onSetBack, worker, sweeping } = this.#parts;
    this.#unwatchClock = watchQueueClock({ ask, log, onSetBack });
    await startWorking(worker);
    this.#callbacks.start();
    await startSweeping(sweeping);
  }

  /** Waits up to the grace period for callbacks in flight. The worker's steps end with the queue. */
  async stop(graceSeconds: number): Promise<void> {
    this.#unwatchClock();
    await this.#callbacks.stop(graceSeconds);
  }
}
