import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, type JobRecord, type TestGateway } from '../../a-gateway.ts';
import { aFormWith, aRecording } from '../../recordings.ts';
import { json } from './a-service.ts';

const FILES = join(import.meta.dirname, '..', '..', '..', 'openapi', 'examples', 'files');
const MEDIA: Readonly<Record<string, string>> = {
  '/song.mp3': 'audio/mpeg',
  '/cover.jpg': 'image/jpeg',
  '/song.webm': 'video/webm',
};

let service: Server;
let address: string;
let gateway: TestGateway;
/** The songs that the service has made. */
let songs: readonly object[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume();
    const [path = ''] = (request.url ?? '').split('?');
    void respond(path, response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const port = service.address();
  if (port === null || typeof port === 'string') throw new Error('There is no port.');
  address = `http://127.0.0.1:${port.port}`;
  const upstream = { kind: 'patchbay', baseUrl: address, secrets: ['a-key'] };
  gateway = await aGateway({
    upstreams: { upstream },
    models: [{ id: '*', upstream: 'upstream' }],
  });
});

afterAll(async () => {
  await gateway.stop();
  service.closeAllConnections();
  service.close();
});

async function respond(path: string, response: ServerResponse): Promise<void> {
  const mediaType = MEDIA[path];
  if (mediaType !== undefined) {
    response.writeHead(200, { 'content-type': mediaType });
    response.end(await readFile(join(FILES, path)));
  } else if (path === '/musx/v1/upload') {
    json(response, { status: 'SUCCESS', message: 'ok', data: { music_id: 'm', duration: '10' } });
  } else if (path === '/musx/v1/sample') {
    json(response, { status: 'SUCCESS', message: 'ok', data: { job_id: 'a-job' } });
  } else if (path === '/musx/v2/fetch') {
    const data = { jobId: 'a-job', action: 'music', musics: songs };
    json(response, { status: 'SUCCESS', message: 'ok', jobId: 'a-job', data });
  } else {
    json(response, { status: 'FAILED', message: 'There is no such file.' }, 404);
  }
}

/** A song of the service, with all its files. */
function aSong(differences: object = {}): object {
  return {
    musicId: 'a-song',
    title: 'Waves',
    duration: '2.5',
    audioUrl: `${address}/song.mp3`,
    imageUrl: `${address}/cover.jpg`,
    imageLargeUrl: `${address}/cover.jpg`,
    videoUrl: `${address}/song.webm`,
    ...differences,
  };
}

/** Has the service make songs; returns the record of the job. */
async function made(these: readonly object[], isStorage = true): Promise<JobRecord> {
  songs = these;
  const upload = await gateway.call('/musx/v1/upload', { form: aFormWith('file', aRecording(10)) });
  const order = {
    music_id: upload.json.data.music_id,
    chop_sample_start_s: 0,
    chop_sample_end_s: 10,
    custom: false,
    instrumental: false,
    mv: 'tune-v5',
    llm_description_prompt: 'Waves',
    isStorage,
  };
  const { json: created } = await gateway.call('/musx/v1/sample', { json: order });
  return gateway.ended('/musx/v2/fetch', created.data.job_id);
}

const UNTOLD = { imageUrl: undefined, imageLargeUrl: undefined, videoUrl: undefined };
const GONE = { imageUrl: '/gone', imageLargeUrl: '/gone', videoUrl: '/gone' };
const WRONG = { imageUrl: '/song.mp3', imageLargeUrl: '/song.mp3', videoUrl: '/cover.jpg' };

test.each([
  ['are not told', UNTOLD],
  ['are gone', GONE],
  ['are something else', WRONG],
])('songs whose covers and videos %s are kept without them', async (_, files) => {
  const there = Object.fromEntries(
    Object.entries(files).map(([name, path]) => [name, path && `${address}${path}`]),
  );
  const record = await made([aSong(there), aSong()]);
  expect(record.status, record.message).toBe('SUCCESS');
  const [poor, whole] = record.data.musics;
  for (const name of Object.keys(files)) expect(poor).not.toHaveProperty(name);
  expect(poor.audioUrl.startsWith(gateway.url)).toBe(true);
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(Object.keys(files)));
  expect(record.data.quota).toBe('20');
});

test('a song of untold length has the length of its stored audio, and none where it is not stored', async () => {
  const untold = [aSong({ duration: undefined }), aSong({ duration: '0.00' })];
  const stored = await made(untold);
  for (const { duration } of stored.data.musics) expect(Number(duration)).toBeGreaterThan(0.5);
  const elsewhere = await made(untold, false);
  expect(elsewhere.status, elsewhere.message).toBe('SUCCESS');
  for (const song of elsewhere.data.musics) expect(song).not.toHaveProperty('duration');
});

test('a file that a song does without is named in the log', async () => {
  const record = await made([aSong({ videoUrl: `${address}/gone` })]);
  const message = 'result kept without one of its files';
  expect(gateway.log).toContainEqual(
    expect.objectContaining({ msg: message, jobId: record.jobId, file: 'song', kind: 'video' }),
  );
});

test.each([
  ['is told of no audio', undefined],
  ['has lost its audio', '/gone'],
  ['has a picture for audio', '/cover.jpg'],
])('of two songs, the other is kept, and alone charged, where one %s', async (_, path) => {
  const bad = aSong({ title: 'Lost', audioUrl: path && `${address}${path}` });
  for (const both of [
    [bad, aSong()],
    [aSong(), bad],
  ]) {
    const record = await made(both);
    expect(record.status, record.message).toBe('SUCCESS');
    expect(record.data.musics).toMatchObject([{ title: 'Waves' }]);
    expect(record.data.quota).toBe('10');
  }
});

test('a song that stays at the service has an address there, and is left out where that is no web address', async () => {
  for (const audioUrl of ['javascript:alert(1)', 'song.mp3', 'ftp://example.com/song.mp3']) {
    const record = await made([aSong({ title: 'Lost', audioUrl }), aSong()], false);
    expect(record.status, record.message).toBe('SUCCESS');
    expect(record.data.musics).toMatchObject([{ title: 'Waves', audioUrl: `${address}/song.mp3` }]);
    expect(record.data.quota).toBe('10');
  }
});

test.each([
  ['are told of no audio', undefined],
  ['have lost their audio', '/gone'],
])('songs that all %s are a failure, and free', async (_, path) => {
  const bad = aSong({ audioUrl: path && `${address}${path}` });
  expect(await made([bad, bad])).toMatchObject({ status: 'FAILED', data: { quota: '0' } });
});
