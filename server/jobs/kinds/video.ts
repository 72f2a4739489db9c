import { newIdentifier } from '../../foundation/identifiers.ts';
import type { VideoResult } from '../../upstreams/port/jobs.ts';
import type { CollectedWork } from '../job/collected.ts';
import { type CollectionRoom, collectFile, type KeptFile } from './result-files.ts';

const COVER: KeptFile = { name: 'cover', kind: 'picture' };

/** Stores a finished video, and its cover where it has one. */
export async function collectVideo(
  result: VideoResult,
  room: CollectionRoom,
): Promise<CollectedWork> {
  const video = await collectFile(room, result.video, { name: 'video', kind: 'video' });
  const cover =
    result.cover === undefined
      ? {}
      : { coverAsset: (await collectFile(room, result.cover, COVER)).id };
  const length = result.seconds === undefined ? {} : { seconds: result.seconds };
  return {
    result: { videoId: newIdentifier(), videoAsset: video.id, ...cover, ...length },
    made: result.seconds ?? 'all',
    songs: [],
  };
}
