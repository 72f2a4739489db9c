import { extname } from 'node:path';
import { hasCode } from '../foundation/error-code.ts';
import { FairQueue } from '../foundation/fair-queue.ts';
import { ThreadPool } from '../foundation/thread-pool.ts';
import { MAX_MEASURING_SECONDS, measuringThreads } from './measuring-threads.ts';
import type { Measurement, SoundFacts } from './sound-worker.ts';

const MAX_THREADS = 4;

/** No account can use all threads, so its files do not delay those of others. */
const turns = new FairQueue({
  turns: MAX_THREADS,
  turnsOfOne: MAX_THREADS / 2,
  waiting: 256,
  waitingOfOne: 32,
});

const worker = new URL(`./sound-worker${extname(import.meta.url)}`, import.meta.url);
const threads = new ThreadPool<Measurement, SoundFacts>(
  measuringThreads(worker, { maxThreads: MAX_THREADS }),
);

/** An audio file to measure. */
export interface SoundToMeasure extends Measurement {
  /** Its account, for fair scheduling. */
  readonly accountId: string;
  readonly signal: AbortSignal;
}

/**
 * Measures an audio file in a worker thread: a broken file may send its reader into an endless loop, and a thread can
 * be terminated.
 *
 * @returns facts without a type if that takes too long; `undefined` if too many are already waiting
 * @throws the signal's reason if the request has ended
 */
export async function measureSound(sound: SoundToMeasure): Promise<SoundFacts | undefined> {
  const { accountId, signal: caller, ...measurement } = sound;
  // The timeout starts with the turn.
  const endTurn = await turns.take(accountId, caller);
  if (endTurn === undefined) return undefined;
  const late = AbortSignal.timeout(MAX_MEASURING_SECONDS * 1000);
  try {
    return await threads.run(measurement, { signal: AbortSignal.any([late, caller]) });
  } catch (error) {
    caller.throwIfAborted();
    if (late.aborted || hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY')) return { mediaType: undefined };
    throw error;
  } finally {
    endTurn();
  }
}
