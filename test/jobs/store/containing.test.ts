import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { type Identifier, newIdentifier } from '../../../server/foundation/identifiers.ts';
import { listJobs } from '../../../server/jobs/store/listing.ts';
import { insertJobs } from '../../../server/jobs/store/store.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { anAccount, anImage, aVideo } from '../a-job.ts';

let database: Database;
let accountId: Identifier;

const aSong = {
  kind: 'music',
  model: 'a-model',
  upstream: 'scripted',
  quota: 4,
  hookUrl: undefined,
  request: {
    sampleAsset: 'a',
    keepAudio: true,
    negativeTags: 'brass',
    styleWeight: null,
    weirdnessConstraint: null,
    audioWeight: null,
  },
  order: {
    model: 'a-model',
    sampleStart: 0,
    sampleEnd: 10,
    instrumental: false,
    reworkLyrics: false,
    description: 'A slow waltz',
    title: 'First snow',
    tags: 'folk, strings',
    lyrics: 'White roofs,\nquiet street',
  },
} as const;

beforeAll(async () => {
  database = await anEmptyDatabase();
  const { queries } = database;
  accountId = await anAccount(queries);
  const head = () =>
    ({ id: newIdentifier(), accountId, state: 'queued', createdAt: new Date() }) as const;
  const song = { ...aSong, ...head() };
  const prompt = 'Schöne Äpfel, 100% \\ rot_e';
  await insertJobs(queries, [
    song,
    { ...aSong, ...head(), order: { ...aSong.order, description: undefined } },
    { ...aVideo, ...head() },
    { ...anImage, ...head() },
    { ...anImage, ...head(), request: { ...anImage.request, prompt } },
    {
      ...anImage,
      ...head(),
      request: { ...anImage.request, prompt: `${'x'.repeat(1_994)}harbourquay` },
    },
  ]);
  const made = { title: 'Nocturne', tags: 'piano', prompt: 'Under lamps' };
  const result = JSON.stringify({ songs: [made] });
  await queries.updateTable('job').set({ result }).where('id', '=', song.id).execute();
});

afterAll(() => database.close());

async function countOf(search: string): Promise<number> {
  const onUnreadable = (_jobId: string, error: unknown): never => {
    throw error;
  };
  const page = { limit: 50, onUnreadable };
  return (await listJobs(database.queries, { accountId, search }, page)).jobs.length;
}

test.each([
  ['a word of a prompt', 'lighthouse', 1],
  ['several words', 'a lighthouse', 1],
  ['another letter case', 'LIGHTHOUSE', 1],
  ['letters beyond ASCII in another letter case', 'SCHÖNE äPFEL', 1],
  ['part of a word', 'fo', 3],
  ['the description of a song', 'slow waltz', 1],
  ['the requested title of a song', 'first snow', 2],
  ['the requested styles of a song', 'strings', 2],
  ['the requested lyrics of a song', 'quiet street', 2],
  ['the title of a song that was made', 'nocturne', 1],
  ['the styles of a song that was made', 'piano', 1],
  ['the lyrics of a song that was made', 'under lamps', 1],
  ['a percent sign, which is no placeholder', '100% \\', 1],
  ['an underscore, which is no placeholder', 't_e', 1],
  ['what the first 2,000 characters of a prompt end with', 'harbou', 1],
  ['what stands beyond them', 'quay', 0],
  ['an underscore in place of a letter', 'lighth_use', 0],
  ['NUL, which the database does not store', 'a\0b', 0],
  ['what stands elsewhere in a request', '720p', 0],
  ['the names of fields', 'title', 0],
])('a search finds jobs by %s', async (_what, search, count) => {
  expect(await countOf(search)).toBe(count);
});
