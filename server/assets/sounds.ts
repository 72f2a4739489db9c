import { extname } from 'node:path';
import { hasCode } from '../foundation/error-code.ts';
import { FairQueue } from '../foundation/fair-queue.ts';
import { ThreadPool } from '../foundation/thread-pool.ts';
import type { Measurement, SoundFacts } from './sound-worker.ts';

/**
 * Timeout of a measurement. It usually takes milliseconds, but the first one in a thread waits for its code to load,
 * which takes long on a busy machine.
 */
const MAX_SECONDS = 10;
const MAX_THREADS = 4;
const IDLE_THREAD_MS = 60_000;
/** Also limits the memory of a reader. */
const MAX_THREAD_MEGABYTES = 256;

/** No account can use all threads, so its files do not delay those of others. */
const turns = new FairQueue({
  turns: MAX_THREADS,
  turnsOfOne: MAX_THREADS / 2,
  waiting: 256,
  waitingOfOne: 32,
});

const threads = new ThreadPool<Measurement, SoundFacts>({
  filename: new URL(`./sound-worker${extname(import.meta.url)}`, import.meta.url).href,
  name: 'measure',
  minThreads: 0,
  maxThreads: MAX_THREADS,
  idleTimeout: IDLE_THREAD_MS,
  resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MEGABYTES },
});

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
  const late = AbortSignal.timeout(MAX_SECONDS * 1000);
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
