import { workerData } from 'node:worker_threads';
import { ASKED, type Beat, NEVER, RUNG } from './metronome.ts';

/** The thread of a metronome: waits for a request, then until its due time, and then signals. */
const { cells, due }: Beat = workerData;

for (let rung = 0; ; rung += 1) {
  Atomics.wait(cells, ASKED, rung);
  const left = (due[0] ?? 0) - performance.timeOrigin - performance.now();
  if (left > 0) Atomics.wait(cells, NEVER, 0, left);
  Atomics.store(cells, RUNG, rung + 1);
  Atomics.notify(cells, RUNG);
}
