import { newIdentifier } from '../../foundation/identifiers.ts';
import type { VideoResult } from '../../upstreams/port.ts';
import { type Collected, type CollectionRoom, collectFile } from './collected.ts';

/** Stores a finished video and its cover. */
export async function collectVideo(result: VideoResult, room: CollectionRoom): Promise<Collected> {
  const video = await collectFile(room, result.video, 'video');
  const cover = await collectFile(room, result.cover, 'cover');
  return {
    result: { videoId: newIdentifier(), videoAsset: video.id, coverAsset: cover.id },
    drafts: [video, cover],
    songs: [],
  };
}
