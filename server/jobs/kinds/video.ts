import { newIdentifier } from '../../foundation/identifiers.ts';
import type { VideoResult } from '../../upstreams/port.ts';
import { type CollectedWork, type CollectionRoom, collectFile } from './collected.ts';

/** Stores a finished video and its cover. */
export async function collectVideo(
  result: VideoResult,
  room: CollectionRoom,
): Promise<CollectedWork> {
  const video = await collectFile(room, result.video, 'video');
  const cover =
    result.cover === undefined
      ? {}
      : { coverAsset: (await collectFile(room, result.cover, 'cover')).id };
  return {
    result: { videoId: newIdentifier(), videoAsset: video.id, ...cover },
    songs: [],
  };
}
