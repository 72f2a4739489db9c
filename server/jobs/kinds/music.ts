import { newIdentifier } from '../../foundation/identifiers.ts';
import type { MadeSong, MusicResult } from '../../upstreams/port.ts';
import type { SongResult } from '../job.ts';
import {
  type CollectedSong,
  type CollectedWork,
  type CollectionRoom,
  collectFile,
} from './collected.ts';

/** Stores finished songs with their pictures and videos. */
export async function collectMusic(
  made: MusicResult,
  room: CollectionRoom,
): Promise<CollectedWork> {
  const collected: SongAtHome[] = [];
  for (const song of made.songs) collected.push(await collectSong(song, room));
  return {
    result: { songs: collected.map(({ result }) => result) },
    songs: collected.map(({ song }) => song),
  };
}

interface SongAtHome {
  readonly result: SongResult;
  readonly song: CollectedSong;
}

async function collectSong(song: MadeSong, room: CollectionRoom): Promise<SongAtHome> {
  const audio = await collectFile(room, song.audio, 'song');
  const image = await collectFile(room, song.image, 'cover');
  const largeImage = await collectFile(room, song.largeImage, 'cover-large');
  const video = await collectFile(room, song.video, 'song');
  const songId = newIdentifier();
  return {
    result: {
      songId,
      title: song.title,
      prompt: song.prompt,
      tags: song.tags,
      seconds: song.seconds,
      audioAsset: audio.id,
      imageAsset: image.id,
      largeImageAsset: largeImage.id,
      videoAsset: video.id,
      createdAt: audio.createdAt.toISOString(),
    },
    song: { id: songId, upstreamSongId: song.id },
  };
}
