import type { AssetDraft } from '../../assets/assets.ts';
import { measureVideo } from '../../assets/videos.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import type { VideoResult } from '../../upstreams/port/jobs.ts';
import type { CollectedWork } from '../job/collected.ts';
import {
  type CollectionParts,
  collectFile,
  collectSideFile,
  type KeptFile,
} from './result-files.ts';

const COVER: KeptFile = { name: 'cover', kind: 'picture' };

/** Stores a finished video, and its cover where it has one. */
export async function collectVideo(
  result: VideoResult,
  parts: CollectionParts,
): Promise<CollectedWork> {
  const cover = await collectSideFile(parts, result.cover, COVER);
  const video = await collectFile(parts, result.video, { name: 'video', kind: 'video' });
  const seconds = result.seconds ?? (await lengthOf(video, parts));
  const length = seconds === undefined ? {} : { seconds };
  return {
    result: { videoId: newIdentifier(), videoAsset: video.id, coverAsset: cover?.id, ...length },
    made: seconds ?? 'all',
    songs: [],
  };
}

/** Measures a video; a failure is no reason to lose it. */
async function lengthOf(
  video: AssetDraft,
  { assets: { store }, context: { signal }, jobId, log }: CollectionParts,
): Promise<number | undefined> {
  try {
    return await measureVideo(video, { store, signal });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ error, jobId }, 'video could not be measured');
    return undefined;
  }
}
