import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Waits until given times, accurate to a tenth of a millisecond, while the process sleeps. */
export interface Metronome extends AsyncDisposable {
  /**
   * Waits until a time of `performance.now()`; returns at once if it has passed. Only one wait at a time is possible.
   */
  until(due: number): Promise<void>;
}

/** The memory shared by a metronome and its thread. */
export interface Beat {
  /** At `ASKED` and `RUNG`, the number of waits requested and completed; `NEVER` is never notified. */
  readonly cells: Int32Array;
  /** The time to wait for, in milliseconds since the epoch. */
  readonly due: Float64Array;
}

/** Indexes of `Beat.cells`. */
export const ASKED = 0;
export const RUNG = 1;
export const NEVER = 2;
const CELLS = 3;
const FIRST_MILLISECONDS = 1;

/**
 * Starts a metronome. Timers have a resolution of a millisecond, so they would send in bursts, and polling the clock
 * would take a CPU from the measured process. A thread can block in `Atomics.wait` with a more precise timeout.
 */
export async function startMetronome(): Promise<Metronome> {
  const beat: Beat = {
    cells: new Int32Array(new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT)),
    due: new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)),
  };
  const thread = new Worker(join(import.meta.dirname, 'metronome-thread.ts'), { workerData: beat });
  await once(thread, 'online');
  const { cells, due: moment } = beat;
  const metronome: Metronome = {
    async until(due) {
      if (performance.now() >= due) return;
      const rung = Atomics.load(cells, RUNG);
      moment[0] = performance.timeOrigin + due;
      const { value } = Atomics.waitAsync(cells, RUNG, rung);
      Atomics.store(cells, ASKED, rung + 1);
      Atomics.notify(cells, ASKED);
      await value;
    },
    async [Symbol.asyncDispose]() {
      await thread.terminate();
    },
  };
  // The first wait is late, as the thread has to load.
  await metronome.until(performance.now() + FIRST_MILLISECONDS);
  return metronome;
}
