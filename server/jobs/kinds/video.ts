import { newIdentifier } from '../../foundation/identifiers.ts';
import type { VideoResult } from '../../upstreams/port/jobs.ts';
import type { CollectedWork } from '../job/collected.ts';
import { lengthOf } from './length.ts';
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
