import { extname } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ThreadPool } from '../foundation/thread-pool.ts';
import type { Asset } from './assets.ts';
import type { AssetStore, ByteRange } from './store.ts';
import type { VideoEnds } from './video-worker.ts';

/** How much of each end of a file is read. The headers of a video of minutes are shorter. */
const END_BYTES = 2 ** 20;
/** Timeout of a measurement, which usually takes milliseconds. */
const MAX_SECONDS = 10;
const IDLE_THREAD_MS = 60_000;
const MAX_THREAD_MEGABYTES = 256;

const threads = new ThreadPool<VideoEnds, number | undefined>({
  filename: new URL(`./video-worker${extname(import.meta.url)}`, import.meta.url).href,
  name: 'measure',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_THREAD_MS,
  resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MEGABYTES },
});

/**
 * Measures a stored video by its headers, in a thread: a broken file may send its reader into an endless loop.
 *
 * @returns its duration in seconds, to the millisecond; `undefined` if the headers do not tell it
 * @throws the error of the store; the signal's reason; an error if it takes too long
 */
export async function measureVideo(
  { id, bytes }: Pick<Asset, 'id' | 'bytes'>,
  {
    store,
    signal: caller,
  }: { readonly store: Pick<AssetStore, 'read'>; readonly signal: AbortSignal },
): Promise<number | undefined> {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(MAX_SECONDS * 1000)]);
  const read = async (range: ByteRange): Promise<Uint8Array> => {
    if (range.end < range.start) return new Uint8Array();
    return buffer(addAbortSignal(signal, await store.read(id, range)));
  };
  const head = await read({ start: 0, end: Math.min(END_BYTES, bytes) - 1 });
  const tail = await read({ start: Math.max(END_BYTES, bytes - END_BYTES), end: bytes - 1 });
  const seconds = await threads.run({ bytes, head, tail }, { signal });
  if (seconds === undefined || !Number.isFinite(seconds)) return undefined;
  const rounded = Number(seconds.toFixed(3));
  return rounded > 0 ? rounded : undefined;
}
