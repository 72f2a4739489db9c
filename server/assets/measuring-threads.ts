import type { ThreadPoolSettings } from '../foundation/thread-pool.ts';

/**
 * Timeout of a measurement. It usually takes milliseconds, but the first one in a thread waits for its code to load,
 * which takes long on a busy machine.
 */
export const MAX_MEASURING_SECONDS = 10;
const IDLE_THREAD_MS = 60_000;
/** Also limits the memory of a reader. */
const MAX_THREAD_MEGABYTES = 256;

/** The settings of the threads that measure files: they end soon after the last file, as files come seldom. */
export function measuringThreads(
  worker: URL,
  { maxThreads }: { readonly maxThreads: number },
): ThreadPoolSettings {
  return {
    filename: worker.href,
    name: 'measure',
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_THREAD_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MEGABYTES },
  };
}
