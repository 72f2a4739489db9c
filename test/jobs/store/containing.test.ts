import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { type Identifier, newIdentifier } from '../../../server/foundation/identifiers.ts';
import { type ListedJobs, listJobs } from '../../../server/jobs/store/listing.ts';
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
  await write(song.id, { result: JSON.stringify({ songs: [made] }) });
  const long = { ...aSong, ...head() };
  const lyrics = 'la '.repeat(1_600);
  await insertJobs(queries, [{ ...long, order: { ...aSong.order, lyrics } }]);
  const both = { tags: 'harp', prompt: `${lyrics}finale` };
  const songs = [
    { ...both, title: 'Prelude' },
    { ...both, title: 'Postlude' },
  ];
  await write(long.id, { result: JSON.stringify({ songs }) });
});

async function write(id: string, columns: Record<string, string>): Promise<void> {
  await database.queries.updateTable('job').set(columns).where('id', '=', id).execute();
}

afterAll(() => database.close());

function throwing(_jobId: string, error: unknown): void {
  throw error;
}

async function countOf(search: string, { onUnreadable = throwing, whose = accountId } = {}) {
  const filter: ListedJobs = { accountId: whose, search };
  return (await listJobs(database.queries, filter, { limit: 50, onUnreadable })).jobs.length;
}

test.each([
  ['a word of a prompt', 'lighthouse', 1],
  ['several words', 'a lighthouse', 1],
  ['another letter case', 'LIGHTHOUSE', 1],
  ['letters beyond ASCII in another letter case', 'SCHÖNE äPFEL', 1],
  ['part of a word', 'fo', 4],
  ['the description of a song', 'slow waltz', 2],
  ['the requested title of a song', 'first snow', 3],
  ['the requested styles of a song', 'strings', 3],
  ['the requested lyrics of a song', 'quiet street', 2],
  ['the title of a song that was made', 'nocturne', 1],
  ['the styles of a song that was made', 'piano', 1],
  ['the lyrics of a song that was made', 'under lamps', 1],
  ['the title of a song that was made, beside long lyrics', 'prelude', 1],
  ['the title of another one of the same job', 'postlude', 1],
  ['the styles of a song that was made, beside long lyrics', 'harp', 1],
  ['the end of long lyrics, which is beyond what is searched', 'finale', 0],
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

test('a search passes over rows that cannot be read', async () => {
  const { queries } = database;
  const whose = await anAccount(queries);
  const malformed = [
    { model: 'another' },
    { request: '[]' },
    { work_order: '"6 seconds"' },
    { upstream_result: '{"songs":[]}' },
    { result: '{"images":[]}' },
    { result: '{"songs":{}}' },
    { result: '{"songs":"none"}' },
    { result: '{"songs":["none",null]}' },
    { result: '"none"' },
  ];
  for (const columns of malformed) {
    const id = newIdentifier();
    const head = { id, accountId: whose, state: 'queued', createdAt: new Date() } as const;
    await insertJobs(queries, [{ ...aSong, ...head }]);
    await write(id, columns);
  }
  const unreadable: string[] = [];
  const onUnreadable = (jobId: string): void => void unreadable.push(jobId);
  const found = await countOf('first snow', { whose, onUnreadable });
  expect(found).toBeGreaterThan(0);
  // The words of one are in what cannot be read.
  expect(found + unreadable.length).toBe(malformed.length - 1);
});
