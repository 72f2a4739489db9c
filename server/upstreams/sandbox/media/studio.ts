import { extname } from 'node:path';
import { ThreadPool } from '../../../foundation/thread-pool.ts';
import type { EditRequest } from './edit.ts';
import type { ImageRequest } from './image.ts';
import type { Arrangement } from './music.ts';
import type { SongRequest, StudioTask } from './studio-worker.ts';
import { createTurnstile } from './turnstile.ts';
import { UndecodablePicture } from './undecodable-picture.ts';
import type { UnfinishedRequest } from './unfinished.ts';
import type { SongVideoRequest, Video, VideoRequest } from './video.ts';

/**
 * Renders media in worker threads, so that the event loop is not blocked. Each function returns the result, or throws
 * the error, of the function of the same name. It also rejects with `FullError` if the queue is full, `ClosedError`
 * after `close`, or the signal's reason.
 */
export interface Studio {
  renderImage(request: ImageRequest, waiting?: Waiting): Promise<Uint8Array>;
  renderEdit(request: EditRequest, waiting?: Waiting): Promise<Uint8Array>;
  renderUnfinished(request: UnfinishedRequest, waiting?: Waiting): Promise<Uint8Array>;
  renderVideo(request: VideoRequest, waiting?: Waiting): Promise<Video>;
  renderSong(arrangement: Arrangement, seconds: number, waiting?: Waiting): Promise<Uint8Array>;
  renderSongVideo(request: SongVideoRequest, waiting?: Waiting): Promise<Video>;
  /** Rejects queued work, waits for running work, and ends the threads, unless they are shared. */
  close(): Promise<void>;
}

/** Options of a caller that waits. */
export interface Waiting {
  /** Removes queued work; running work continues, and its result is discarded. */
  readonly signal?: AbortSignal;
}

/** Limits of a studio. */
export interface StudioSettings {
  /** The number of its own threads; by default it shares the threads of the process. */
  readonly threads?: number;
  readonly maxWaiting?: number;
}

/** Opens a studio. Threads start on demand and end after being idle. */
export function createStudio(settings: StudioSettings = {}): Studio {
  const { threads: own, maxWaiting = DEFAULT_MAX_WAITING } = settings;
  const turnstile = createTurnstile({ places: own ?? SHARED_THREADS, maxWaiting });
  const workerPool = own === undefined ? sharedThreads : studioThreads(own);

  const rendered = (task: StudioTask, waiting: Waiting | undefined): Promise<unknown> =>
    turnstile.enter(() => workerPool.run(task), waiting);

  return {
    renderImage: async (request, waiting) =>
      bytesIn(await rendered({ kind: 'image', request }, waiting)),
    renderEdit: async (request, waiting) =>
      bytesIn(await rendered({ kind: 'edit', request }, waiting)),
    renderUnfinished: async (request, waiting) =>
      bytesIn(await rendered({ kind: 'unfinished', request }, waiting)),
    renderVideo: async (request, waiting) =>
      videoIn(await rendered({ kind: 'video', request }, waiting)),
    renderSong: async (arrangement, seconds, waiting) => {
      const request: SongRequest = { arrangement, seconds };
      return bytesIn(await rendered({ kind: 'song', request }, waiting));
    },
    renderSongVideo: async (request, waiting) =>
      videoIn(await rendered({ kind: 'song-video', request }, waiting)),
    async close() {
      await turnstile.close();
      if (workerPool !== sharedThreads) await workerPool.close();
    },
  };
}

const SHARED_THREADS = 2;
const DEFAULT_MAX_WAITING = 500;
/** An idle thread uses about 100 MB, for fonts, compiled code and audio encoders. */
const IDLE_THREAD_MS = 60_000;

/**
 * Shared, because a thread takes a second to load: a sandbox that is opened after a change of settings reuses the
 * threads of the previous one.
 */
const sharedThreads = studioThreads(SHARED_THREADS);

function studioThreads(threads: number): ThreadPool<StudioTask, unknown> {
  return new ThreadPool<StudioTask, unknown>({
    filename: new URL(`./studio-worker${extname(import.meta.url)}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    name: 'perform',
    idleTimeout: IDLE_THREAD_MS,
    // With atomics, an idle thread blocks, and could not end the threads that it has started itself.
    atomics: 'disabled',
  });
}

function bytesIn(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (typeof value === 'object' && value && 'undecodable' in value) {
    throw new UndecodablePicture(value.undecodable === 'mask' ? 'mask' : 'image');
  }
  throw new TypeError('The media worker returned no bytes.');
}

function videoIn(value: unknown): Video {
  if (typeof value === 'object' && value && 'video' in value && 'cover' in value) {
    return { video: bytesIn(value.video), cover: bytesIn(value.cover) };
  }
  throw new TypeError('The media worker returned no video.');
}
