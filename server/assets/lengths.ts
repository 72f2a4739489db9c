import { extname } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FairQueue } from '../foundation/fair-queue.ts';
import { ThreadPool } from '../foundation/thread-pool.ts';
import type { AssetDraft } from './assets.ts';
import type { FileEnds } from './length-worker.ts';
import { MAX_MEASURING_SECONDS, measuringThreads } from './measuring-threads.ts';
import type { AssetStore, ByteRange } from './store.ts';

/** How much of each end of a file is read. The headers of a file of minutes are shorter. */
const END_BYTES = 2 ** 20;

/** One thread, which the results of all accounts share: most upstreams report the duration. */
const MAX_THREADS = 1;

/** Without a limit on those that wait, as a job waits for each of them. */
const turns = new FairQueue({
  turns: MAX_THREADS,
  turnsOfOne: MAX_THREADS,
  waiting: Number.POSITIVE_INFINITY,
  waitingOfOne: Number.POSITIVE_INFINITY,
});

const worker = new URL(`./length-worker${extname(import.meta.url)}`, import.meta.url);
const threads = new ThreadPool<FileEnds, number | undefined>(
  measuringThreads(worker, { maxThreads: MAX_THREADS }),
);

/**
 * Measures a stored video or sound by its headers, in a thread: a broken file may send its reader into an endless loop.
 *
 * @returns its duration in seconds, to the millisecond; `undefined` if the headers do not tell it
 * @throws the error of the store; the signal's reason; an error if it takes too long
 */
export async function measureLength(
  file: StoredFile,
  {
    store,
    signal: caller,
  }: { readonly store: Pick<AssetStore, 'read'>; readonly signal: AbortSignal },
): Promise<number | undefined> {
  try {
    const ends = await readEnds(file, store, within(caller));
    const endTurn = await turns.take(file.accountId, caller);
    try {
      // The time starts with the turn.
      const seconds = await threads.run(ends, { signal: within(caller) });
      return wholeMilliseconds(seconds);
    } finally {
      endTurn?.();
    }
  } catch (error) {
    caller.throwIfAborted();
    throw error;
  }
}

function within(caller: AbortSignal): AbortSignal {
  return AbortSignal.any([caller, AbortSignal.timeout(MAX_MEASURING_SECONDS * 1000)]);
}

/** The length to the millisecond, if there is one. */
function wholeMilliseconds(seconds: number | undefined): number | undefined {
  if (seconds === undefined || !Number.isFinite(seconds)) return undefined;
  const rounded = Number(seconds.toFixed(3));
  return rounded > 0 ? rounded : undefined;
}

type StoredFile = Pick<AssetDraft, 'id' | 'bytes' | 'accountId'>;

async function readEnds(
  { id, bytes }: StoredFile,
  store: Pick<AssetStore, 'read'>,
  signal: AbortSignal,
): Promise<FileEnds> {
  const read = async (range: ByteRange): Promise<Uint8Array> => {
    if (range.end < range.start) return new Uint8Array();
    return buffer(addAbortSignal(signal, await store.read(id, range)));
  };
  const head = await read({ start: 0, end: Math.min(END_BYTES, bytes) - 1 });
  const tail = await read({ start: Math.max(END_BYTES, bytes - END_BYTES), end: bytes - 1 });
  return { bytes, head, tail };
}
