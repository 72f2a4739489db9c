import { createHash } from 'node:crypto';
import type { MadeSong } from '../port/jobs.ts';
import { withoutDirectives } from './directives.ts';
import type { MusicTicket } from './job-ticket.ts';
import { titleFrom, writeLyrics } from './media/lyrics.ts';
import { composeSong } from './media/melody.ts';
import type { Arrangement } from './media/music.ts';

/** The data that a song is generated from. The song's identifier contains it, so that nothing is stored. */
export interface SongSeed {
  readonly seed: string;
  readonly seconds: number;
  readonly vocals: 'none' | 'female' | 'male';
}

const SONGS_PER_JOB = 2;
const SECONDS_FROM = 24;
const SECONDS_SPREAD = 13;
const STYLES = [
  'indie folk',
  'dream pop',
  'synthwave',
  'jazz',
  'waltz',
  'lo-fi',
  'bossa nova',
  'ambient',
];

/** The songs of a job: several takes of the same order. */
export function songSeeds({ order, sample }: MusicTicket): readonly SongSeed[] {
  return Array.from({ length: SONGS_PER_JOB }, (_, take) => {
    const hash = createHash('sha256').update(JSON.stringify({ order, sample, take })).digest();
    const vocals = order.instrumental ? 'none' : (order.voice ?? pick(hash, ['female', 'male']));
    const seconds = SECONDS_FROM + ((hash[1] ?? 0) % (SECONDS_SPREAD * 5)) / 5;
    return { seed: hash.toString('hex').slice(0, 16), seconds, vocals };
  });
}

/** Serializes a seed as the song's identifier. */
function writeSongId({ seed, seconds, vocals }: SongSeed): string {
  return `${seed}.${seconds * 10}.${vocals}`;
}

/** Parses the seed from a song's identifier. */
export function readSongId(id: string): SongSeed {
  const [seed = '', tenths = '0', vocals] = id.split('.');
  const isKnown = vocals === 'female' || vocals === 'male';
  return { seed, seconds: Number(tenths) / 10, vocals: isKnown ? vocals : 'none' };
}

/** The notes of a song. Both the audio file and the MIDI data are made from them. */
export function composed({ seed, seconds, vocals }: SongSeed): Arrangement {
  return composeSong({ seed, seconds, vocals });
}

/** The metadata of a song. */
export function describeSong(
  ticket: MusicTicket,
  seed: SongSeed,
  take: number,
): Omit<MadeSong, 'audio' | 'image' | 'largeImage' | 'video'> {
  const { order } = ticket;
  const subject = withoutDirectives(order.description ?? order.lyrics ?? order.title ?? 'A melody');
  const hash = Buffer.from(seed.seed, 'hex');
  return {
    id: writeSongId(seed),
    title: order.title ?? titleFrom(subject),
    prompt: lyricsOf(ticket, subject),
    tags: order.tags ?? `${pick(hash, STYLES)}, take ${take + 1}`,
    seconds: seed.seconds,
  };
}

/** A section mark such as `[Chorus]` in lyrics, which is not sung. */
const SECTION_MARK = /\[[^\]\n]{1,40}\]/g;

/** Given lyrics are used unchanged, unless they are to be reworked; lyrics are written for a description. */
function lyricsOf({ order }: MusicTicket, subject: string): string {
  if (order.instrumental) return subject;
  const isGiven = order.lyrics !== undefined && !order.reworkLyrics;
  return isGiven
    ? withoutDirectives(order.lyrics ?? '')
    : writeLyrics(subject.replaceAll(SECTION_MARK, ''));
}

function pick<T>(hash: Uint8Array, choices: readonly [T, ...T[]] | readonly T[]): T {
  const choice = choices[(hash[0] ?? 0) % choices.length];
  if (choice === undefined) throw new Error('The list of choices is empty.');
  return choice;
}
