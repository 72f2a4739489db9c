import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { systemClock } from '../../../server/foundation/clock.ts';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { unobserved } from '../../../server/jobs/job/crash-points.ts';
import { collectMusic } from '../../../server/jobs/kinds/music.ts';
import type { CollectionParts } from '../../../server/jobs/kinds/result-files.ts';
import { mayComeLater } from '../../../server/jobs/work/retries.ts';
import type { Media } from '../../../server/upstreams/port/call.ts';
import type { MadeSong } from '../../../server/upstreams/port/jobs.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import { aWorkshop } from '../a-workshop.ts';
import { aFile, anUpstream, refusedWith, succeeded } from '../an-upstream.ts';

const MP3 = readFileSync(join(import.meta.dirname, '../../../openapi/examples/files/song.mp3'));

function aSong(id: string): MadeSong {
  const files = { audio: `${id}-audio`, image: `${id}-image`, largeImage: `${id}-image` };
  return { id, title: id, prompt: '', tags: '', seconds: 2, ...files };
}

/** Collects two songs, at the last try to get side files; the audio of the second one is the test's. */
async function twoSongs(audio: UpstreamOutcome<Media>) {
  const { assets, accountId, assetCount } = await aWorkshop({ video: anUpstream() });
  const fetched: string[] = [];
  const parts: CollectionParts = {
    assets,
    accountId,
    jobId: newIdentifier(),
    async fetch(reference) {
      fetched.push(reference);
      if (reference === 'two-audio') return audio;
      const song = { mediaType: 'audio/mpeg', open: async () => Readable.from([MP3]) };
      return succeeded(reference.endsWith('audio') ? song : aFile('image/jpeg'));
    },
    context: { signal: new AbortController().signal },
    drafts: [],
    leftOut: [],
    mayComeLater,
    isWorthWaiting: () => false,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    onCrashPoint: unobserved,
  };
  const job = { request: { keepAudio: true }, order: { count: 2 } };
  const collected = collectMusic({ songs: [aSong('one'), aSong('two')] }, job, parts);
  return { collected, parts, fetched, assetCount };
}

test('a song whose audio may come later is waited for, also where it would do without its cover', async () => {
  const { collected } = await twoSongs(refusedWith({ kind: 'failed', message: 'Just a moment.' }));
  await expect(collected).rejects.toThrow('Just a moment.');
});

test.each([
  ['is refused', refusedWith({ kind: 'refused', message: 'It is gone.' })],
  ['is something else', succeeded(aFile('image/jpeg'))],
])('a song whose audio %s is left out, with its cover', async (_, audio) => {
  const { collected, parts, assetCount } = await twoSongs(audio);
  expect((await collected).songs).toMatchObject([{ upstreamSongId: 'one' }]);
  expect(parts.leftOut).toMatchObject([{ kept: { name: 'song', kind: 'sound' } }]);
  expect(parts.drafts).toHaveLength(2);
  // A row and a file each.
  expect(await assetCount()).toBe(4);
});

test('the covers of all songs are there before any audio is fetched', async () => {
  const { collected, fetched } = await twoSongs(succeeded(aFile('image/jpeg')));
  await collected;
  expect(fetched).toEqual(['one-image', 'two-image', 'one-audio', 'two-audio']);
});
