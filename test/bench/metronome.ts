import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Tells moments to a tenth of a millisecond, while the process sleeps. */
export interface Metronome extends AsyncDisposable {
  /** Waits for a moment, by `performance.now()`; one that has passed is not waited for. One wait at a time. */
  until(due: number): Promise<void>;
}

/** What a metronome and its thread share. */
export interface Beat {
  /** At `ASKED` and `RUNG` the number of waits; at `NEVER` nothing is ever told. */
  readonly cells: Int32Array;
  /** The moment that is waited for, in milliseconds since the epoch. */
  readonly due: Float64Array;
}

/** Cells of a beat. */
export const ASKED = 0;
export const RUNG = 1;
export const NEVER = 2;
const CELLS = 3;
const FIRST_MILLISECONDS = 1;

/**
 * Starts a metronome. Timers go by whole milliseconds, so that what they are to spread comes in bunches; to look at the
 * clock again and again would take a processor from what is measured. A thread that waits for its turn can be told the
 * moment to wake at.
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
  // The first beat is late: its thread has to load.
  await metronome.until(performance.now() + FIRST_MILLISECONDS);
  return metronome;
}
