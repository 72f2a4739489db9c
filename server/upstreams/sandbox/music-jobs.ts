import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Media } from '../port/call.ts';
import type { JobUpstream, MusicOrder, MusicResult } from '../port/jobs.ts';
import { failed } from '../port/outcome.ts';
import { readDirectives, statusFailure } from './directives.ts';
import { progressOf } from './job-progress.ts';
import { type MusicTicket, readTicket, writeTicket } from './job-ticket.ts';
import { media } from './made-media.ts';
import type { Studio } from './media/studio.ts';
import type { SandboxSettings } from './sandbox-settings.ts';
import { composed, describeSong, type SongSeed, songSeeds } from './songs.ts';

const COVER = { small: 256, large: 1024, video: { width: 640, height: 640 } } as const;

/** Generated songs. */
export function sandboxMusic(
  studio: Studio,
  { jobSeconds, now }: SandboxSettings,
): JobUpstream<MusicOrder, MusicResult> {
  return {
    // It is stateless: a job submitted twice results in two tickets for the same work.
    knowsKeys: true,
    async submit(order, { sample }) {
      const failure = statusFailure(readDirectives(wordsOf(order)));
      if (failure !== undefined) return failed(failure);
      const ticket: MusicTicket = {
        kind: 'music',
        order,
        sample: sample === undefined ? '' : await hashOf(sample),
        startedAt: now().getTime(),
        seconds: jobSeconds,
      };
      return { ok: true, value: writeTicket(ticket) };
    },
    async poll(upstreamJobId) {
      const ticket = musicTicket(upstreamJobId);
      const result = resultOf(ticket);
      const value = progressOf(ticket, wordsOf(ticket.order), { now: now(), result });
      return { ok: true, value };
    },
    async fetch(upstreamJobId, reference) {
      const ticket = musicTicket(upstreamJobId);
      const [part = '', take = '0'] = reference.split('-');
      const seed = songSeeds(ticket)[Number(take)];
      if (seed === undefined) throw new Error('The sandbox job has no song with this index.');
      const { title } = describeSong(ticket, seed, Number(take));
      return { ok: true, value: await render(part, seed, title) };
    },
  };

  async function render(part: string, seed: SongSeed, title: string): Promise<Media> {
    const { seconds } = seed;
    switch (part) {
      case 'audio':
        return media('audio/mpeg', await studio.renderSong(composed(seed), seconds));
      case 'video': {
        const request = { prompt: title, arrangement: composed(seed), seconds, ...COVER.video };
        return media('video/webm', (await studio.renderSongVideo(request)).video);
      }
      default: {
        const side = part === 'large' ? COVER.large : COVER.small;
        return media('image/jpeg', await studio.renderImage(cover(title, seed, side)));
      }
    }
  }
}

function cover(title: string, { seed }: SongSeed, side: number) {
  return {
    prompt: title,
    index: Number.parseInt(seed.slice(0, 4), 16),
    width: side,
    height: side,
    format: 'jpeg',
    compression: 85,
    transparent: false,
    detail: 'standard',
  } as const;
}

function resultOf(ticket: MusicTicket): MusicResult {
  const songs = songSeeds(ticket).map((seed, take) => ({
    ...describeSong(ticket, seed, take),
    audio: `audio-${take}`,
    image: `small-${take}`,
    largeImage: `large-${take}`,
    video: `video-${take}`,
  }));
  return { songs };
}

function wordsOf({ description, lyrics, title }: MusicOrder): string {
  return [description, lyrics, title].filter((text) => text !== undefined).join('\n');
}

function musicTicket(upstreamJobId: string): MusicTicket {
  const ticket = readTicket(upstreamJobId);
  if (ticket.kind === 'music') return ticket;
  throw new Error('The sandbox job is not a music job.');
}

/** The same sample gives the same song. */
async function hashOf(sample: Media): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await sample.open(), hash);
  return hash.digest('hex');
}
