import type { AssetDraft } from '../../assets/assets.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import type { MadeSong, MusicResult } from '../../upstreams/port/jobs.ts';
import type { UpstreamFailure } from '../../upstreams/port/outcome.ts';
import type { CollectedSong, CollectedWork } from '../job/collected.ts';
import type { MusicJob, SongResult } from '../job/job.ts';
import { lengthOf } from './length.ts';
import {
  CollectionFailed,
  type CollectionParts,
  collectFile,
  collectSideFile,
  type KeptFile,
  orFailure,
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
 * @throws CollectionFailed if no song has audio, or that of one may be there later
 */
export async function collectMusic(
  made: MusicResult,
  { request, order }: SongsOrdered,
  parts: CollectionParts,
): Promise<CollectedWork> {
  const begun: [MadeSong, SideFiles][] = [];
  for (const song of made.songs.slice(0, order.count)) {
    begun.push([song, await collectSideFiles(song, parts)]);
  }
  const collected: SongAtHome[] = [];
  const failures: CollectionFailed[] = [];
  for (const [song, files] of begun) {
    const audio = await collectAudio(song, request, parts);
    if (audio instanceof CollectionFailed) {
      failures.push(audio);
      await drop(files, parts);
    } else collected.push(songAtHome(song, { ...files, ...audio }, parts));
  }
  if (collected.length === 0) throw failures[0] ?? new CollectionFailed(NO_SONG);
  parts.leftOut.push(...failures.map((error) => ({ kept: FILES.audio, error })));
  return {
    result: { songs: collected.map(({ result }) => result) },
    made: collected.length,
    songs: collected.map(({ song }) => song),
  };
}

/** How many songs are ordered, and whether their audio is stored. */
interface SongsOrdered {
  readonly request: Pick<MusicJob['request'], 'keepAudio'>;
  readonly order: Pick<MusicJob['order'], 'count'>;
}

type Audio = Pick<SongResult, 'audio' | 'seconds'>;

/** Where a song can be heard and how long it is, or why it cannot be heard. */
async function collectAudio(
  { audio, audioUrl, seconds }: MadeSong,
  { keepAudio }: SongsOrdered['request'],
  parts: CollectionParts,
): Promise<Audio | CollectionFailed> {
  if (!keepAudio && isWebAddress(audioUrl)) return { audio: { url: audioUrl }, seconds };
  return orFailure(parts.mayComeLater, async () => {
    const draft = await collectFile(parts, audio, FILES.audio);
    return { audio: { asset: draft.id }, seconds: seconds ?? (await lengthOf(draft, parts)) };
  });
}

/** Whether a player can be given the address. */
function isWebAddress(address: string | undefined): address is string {
  return address !== undefined && /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}

const NO_SONG: UpstreamFailure = {
  kind: 'refused',
  message: 'The upstream calls the job done, but gives no song.',
};

/** The pictures and the video of a song, as far as it has them. */
type SideFiles = Readonly<Record<'image' | 'largeImage' | 'video', AssetDraft | undefined>>;

async function collectSideFiles(song: MadeSong, parts: CollectionParts): Promise<SideFiles> {
  const image = await collectSideFile(parts, song.image, FILES.image);
  // An upstream with one cover gives the same reference for both.
  const isSame = song.largeImage === song.image;
  const largeImage = isSame
    ? image
    : await collectSideFile(parts, song.largeImage, FILES.largeImage);
  const video = await collectSideFile(parts, song.video, FILES.video);
  return { image, largeImage, video };
}

/** Discards the files of a song that is left out. */
async function drop(
  files: SideFiles,
  { assets, drafts }: Pick<CollectionParts, 'assets' | 'drafts'>,
): Promise<void> {
  const dropped = new Set(Object.values(files));
  const others = drafts.filter((draft) => !dropped.has(draft));
  const own = drafts.filter((draft) => dropped.has(draft));
  drafts.splice(0, drafts.length, ...others);
  await assets.discard(own);
}

interface SongAtHome {
  readonly result: SongResult;
  readonly song: CollectedSong;
}

function songAtHome(
  { id, title, prompt, tags }: MadeSong,
  { audio, seconds, image, largeImage, video }: SideFiles & Audio,
  { clock }: Pick<CollectionParts, 'clock'>,
): SongAtHome {
  const songId = newIdentifier();
  return {
    result: {
      songId,
      title,
      prompt,
      tags,
      seconds,
      audio,
      imageAsset: image?.id,
      largeImageAsset: largeImage?.id,
      videoAsset: video?.id,
      createdAt: clock.now().toISOString(),
    },
    song: { id: songId, upstreamSongId: id },
  };
}
