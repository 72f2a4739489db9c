import { newIdentifier } from '../../foundation/identifiers.ts';
import type { MadeSong, MusicResult } from '../../upstreams/port/jobs.ts';
import type { UpstreamFailure } from '../../upstreams/port/outcome.ts';
import type { CollectedSong, CollectedWork } from '../job/collected.ts';
import type { MusicJob, SongResult } from '../job/job.ts';
import {
  CollectionFailed,
  type CollectionParts,
  collectFile,
  collectSideFile,
  type KeptFile,
  orFailure,
  tellLeftOut,
} from './result-files.ts';

const FILES = {
  audio: { name: 'song', kind: 'sound' },
  image: { name: 'cover', kind: 'picture' },
  largeImage: { name: 'cover-large', kind: 'picture' },
  video: { name: 'song', kind: 'video' },
} as const satisfies Record<string, KeptFile>;

/**
 * Stores finished songs with their pictures and videos; songs in excess of the order are dropped, and not charged, and
 * so are songs without audio.
 *
 * @throws CollectionFailed if no song has audio
 */
export async function collectMusic(
  made: MusicResult,
  { request, order }: Pick<MusicJob, 'request' | 'order'>,
  parts: CollectionParts,
): Promise<CollectedWork> {
  const ordered = made.songs.slice(0, order.count);
  const collected: SongAtHome[] = [];
  for (const { song, audio } of await collectAudio(ordered, request, parts)) {
    collected.push(await collectSong(song, audio, parts));
  }
  return {
    result: { songs: collected.map(({ result }) => result) },
    made: collected.length,
    songs: collected.map(({ song }) => song),
  };
}

type Audio = SongResult['audio'];

/** The songs that can be heard, and where. */
async function collectAudio(
  songs: readonly MadeSong[],
  { keepAudio }: Pick<MusicJob['request'], 'keepAudio'>,
  parts: CollectionParts,
): Promise<readonly { readonly song: MadeSong; readonly audio: Audio }[]> {
  const heard: { song: MadeSong; audio: Audio }[] = [];
  const failures: CollectionFailed[] = [];
  for (const song of songs) {
    const { audioUrl } = song;
    const stays = !keepAudio && isWebAddress(audioUrl);
    const audio = stays
      ? { url: audioUrl }
      : await orFailure(parts, async () => {
          return { asset: (await collectFile(parts, song.audio, FILES.audio)).id };
        });
    if (audio instanceof CollectionFailed) failures.push(audio);
    else heard.push({ song, audio });
  }
  if (heard.length === 0) {
    const telling = failures.find(({ failure }) => parts.mayComeLater(failure)) ?? failures[0];
    throw telling ?? new CollectionFailed(NO_SONG);
  }
  for (const failure of failures) tellLeftOut(parts, FILES.audio, failure);
  return heard;
}

/** Whether a player can be given the address. */
function isWebAddress(address: string | undefined): address is string {
  return address !== undefined && /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}

const NO_SONG: UpstreamFailure = {
  kind: 'refused',
  message: 'The upstream calls the job done, but gives no song.',
};

interface SongAtHome {
  readonly result: SongResult;
  readonly song: CollectedSong;
}

async function collectSong(
  song: MadeSong,
  audio: Audio,
  parts: CollectionParts,
): Promise<SongAtHome> {
  const image = await collectSideFile(parts, song.image, FILES.image);
  // An upstream with one cover gives the same reference for both.
  const isSame = song.largeImage === song.image;
  const largeImage = isSame
    ? image
    : await collectSideFile(parts, song.largeImage, FILES.largeImage);
  const video = await collectSideFile(parts, song.video, FILES.video);
  const songId = newIdentifier();
  return {
    result: {
      songId,
      title: song.title,
      prompt: song.prompt,
      tags: song.tags,
      seconds: song.seconds,
      audio,
      imageAsset: image?.id,
      largeImageAsset: largeImage?.id,
      videoAsset: video?.id,
      createdAt: parts.clock.now().toISOString(),
    },
    song: { id: songId, upstreamSongId: song.id },
  };
}
