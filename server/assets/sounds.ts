import { extname } from 'node:path';
import type { Piscina } from 'piscina';
import type { SoundFacts } from './sound-worker.ts';

/** A whole sound is measured in some milliseconds; the first one in a thread waits for its code, on a busy machine long. */
const SECONDS_UP_TO = 10;
const THREADS_UP_TO = 4;
const IDLE_THREAD_MS = 60_000;
/** A reader whose memory grows without end is ended as well. */
const THREAD_MEGABYTES_UP_TO = 256;

let pool: Promise<Piscina<string, SoundFacts>> | undefined;
const places = { free: THREADS_UP_TO, waiting: [] as (() => void)[] };

/**
 * Measures a sound in a thread of its own: a broken file may send its reader in circles, and the thread can be ended
 * then, while the event loop goes on.
 *
 * @returns a file of no known kind where that takes too long
 */
export async function measureSound(path: string): Promise<SoundFacts> {
  pool ??= openPool();
  const threads = await pool;
  await takePlace();
  const signal = AbortSignal.timeout(SECONDS_UP_TO * 1000);
  try {
    return await threads.run(path, { signal });
  } catch (error) {
    if (signal.aborted || isOutOfMemory(error)) return { mediaType: undefined };
    throw error;
  } finally {
    givePlaceBack();
  }
}

async function openPool(): Promise<Piscina<string, SoundFacts>> {
  const { Piscina } = await import('piscina');
  return new Piscina<string, SoundFacts>({
    filename: new URL(`./sound-worker${extname(import.meta.url)}`, import.meta.url).href,
    name: 'measure',
    minThreads: 0,
    maxThreads: THREADS_UP_TO,
    idleTimeout: IDLE_THREAD_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES_UP_TO },
  });
}

/** Waits until a thread is free, so that the time of a file begins with its own turn. */
async function takePlace(): Promise<void> {
  if (places.free > 0) places.free -= 1;
  else await new Promise<void>((resolve) => places.waiting.push(resolve));
}

function givePlaceBack(): void {
  const next = places.waiting.shift();
  if (next === undefined) places.free += 1;
  else next();
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
