import { extname } from 'node:path';
import { hasCode } from '../foundation/error-code.ts';
import { openFairTurns } from '../foundation/fair-turns.ts';
import { Threads } from '../foundation/threads.ts';
import type { Measurement, SoundFacts } from './sound-worker.ts';

/**
 * Sounds are measured in milliseconds; but the first one in a thread waits for its code, on a busy machine for long.
 */
const SECONDS_UP_TO = 10;
const THREADS_UP_TO = 4;
const IDLE_THREAD_MS = 60_000;
/** Bounds the memory of a reader as well. */
const THREAD_MEGABYTES_UP_TO = 256;

/** No account can use all threads, so its sounds delay nobody else's. */
const turns = openFairTurns({
  turns: THREADS_UP_TO,
  turnsOfOne: THREADS_UP_TO / 2,
  waiting: 256,
  waitingOfOne: 32,
});

const threads = new Threads<Measurement, SoundFacts>({
  filename: new URL(`./sound-worker${extname(import.meta.url)}`, import.meta.url).href,
  name: 'measure',
  minThreads: 0,
  maxThreads: THREADS_UP_TO,
  idleTimeout: IDLE_THREAD_MS,
  resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES_UP_TO },
});

/** A sound to measure. */
export interface SoundToMeasure extends Measurement {
  /** Whose it is: accounts take turns. */
  readonly accountId: string;
  readonly signal: AbortSignal;
}

/**
 * Measures a sound in a thread: a broken file may send its reader into an endless loop, and then the thread can be
 * ended.
 *
 * @returns a file of unknown type where that takes too long; `undefined` where too many wait already
 * @throws the signal's reason where the request has ended
 */
export async function measureSound(sound: SoundToMeasure): Promise<SoundFacts | undefined> {
  const { accountId, signal: caller, ...measurement } = sound;
  // The time limit begins with the turn.
  const endTurn = await turns.take(accountId, caller);
  if (endTurn === undefined) return undefined;
  const late = AbortSignal.timeout(SECONDS_UP_TO * 1000);
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
