import { newIdentifier } from '../../foundation/identifiers.ts';
import type { MadeSong, MusicResult } from '../../upstreams/port/jobs.ts';
import type { CollectedSong, CollectedWork } from '../job/collected.ts';
import type { MusicJob, SongResult } from '../job/job.ts';
import { type CollectionParts, collectFile, type KeptFile } from './result-files.ts';

const FILES = {
  audio: { name: 'song', kind: 'sound' },
  image: { name: 'cover', kind: 'picture' },
  largeImage: { name: 'cover-large', kind: 'picture' },
  video: { name: 'song', kind: 'video' },
} as const satisfies Record<string, KeptFile>;

/** Stores finished songs with their pictures and videos; songs in excess of the order are dropped, and not charged. */
export async function collectMusic(
  made: MusicResult,
  { request: { keepAudio }, order }: Pick<MusicJob, 'request' | 'order'>,
  parts: CollectionParts,
): Promise<CollectedWork> {
  const collected: SongAtHome[] = [];
  for (const { audioUrl, ...song } of made.songs.slice(0, order.count)) {
    const stays = audioUrl !== undefined && !keepAudio;
    const audio = stays
      ? { url: audioUrl }
      : { asset: (await collectFile(parts, song.audio, FILES.audio)).id };
    collected.push(await collectSong(song, audio, parts));
  }
  return {
    result: { songs: collected.map(({ result }) => result) },
    made: collected.length,
    songs: collected.map(({ song }) => song),
  };
}

interface SongAtHome {
  readonly result: SongResult;
  readonly song: CollectedSong;
}

async function collectSong(
  song: MadeSong,
  audio: SongResult['audio'],
  parts: CollectionParts,
): Promise<SongAtHome> {
  const image = await collectFile(parts, song.image, FILES.image);
  const largeImage = await collectFile(parts, song.largeImage, FILES.largeImage);
  const video = await collectFile(parts, song.video, FILES.video);
  const songId = newIdentifier();
  return {
    result: {
      songId,
      title: song.title,
      prompt: song.prompt,
      tags: song.tags,
      seconds: song.seconds,
      audio,
      imageAsset: image.id,
      largeImageAsset: largeImage.id,
      videoAsset: video.id,
      createdAt: image.createdAt.toISOString(),
    },
    song: { id: songId, upstreamSongId: song.id },
  };
}
