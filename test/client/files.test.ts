import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConnectionError, type FileSource, Patchbay } from '../../client/index.ts';
import { aScriptedServer, json, type Line } from './a-scripted-server.ts';

const SOUND = 'the sound of the sea';
const stored = json({
  status: 'SUCCESS',
  message: 'Stored.',
  data: { music_id: 'a', duration: '1' },
});
const edited = json({ created: 1, data: [] });

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-test-'));
  path = join(folder, 'song.wav');
  await writeFile(path, SOUND);
});

afterAll(() => rm(folder, { recursive: true }));

async function against(...script: readonly Line[]) {
  const server = await aScriptedServer(...script);
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url, maxRetries: 0 });
  return { server, patchbay, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a file', () => {
  const sources: Readonly<Record<string, () => FileSource | { file: FileSource }>> = {
    'at a path': () => path,
    'at a path, as an address': () => pathToFileURL(path),
    'in a Buffer': () => Buffer.from(SOUND),
    'in bytes': () => new TextEncoder().encode(SOUND),
    'in a Blob': () => new Blob([SOUND]),
    'in a stream of the web': () => new Blob([SOUND]).stream(),
    'in a stream of Node': () => Readable.from([Buffer.from(SOUND)]),
    'in a data URI': () => `data:audio/wav;base64,${btoa(SOUND)}`,
    'by its name in the contract': () => ({ file: path }),
  };

  test.each(Object.entries(sources))('%s is uploaded', async (_, source) => {
    await using stage = await against(stored);
    await stage.patchbay.music.upload(source());
    const [request] = stage.server.requests;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(String(request?.body)).toContain(`\r\n\r\n${SOUND}\r\n`);
  });

  test.each([
    ['text', 'https://example.com/song.wav'],
    ['an address', new URL('https://example.com/song.wav')],
    ['the contract has it', { audio_url: 'https://example.com/song.wav' }],
  ])('elsewhere is fetched by the gateway, given as %s', async (_, source) => {
    await using stage = await against(stored);
    await stage.patchbay.music.upload(source);
    const body = JSON.parse(String(stage.server.requests[0]?.body));
    expect(body).toEqual({ audio_url: 'https://example.com/song.wav' });
  });

  test('that is not there is an error before anything is sent', async () => {
    await using stage = await against(stored);
    const ask = stage.patchbay.music.upload(join(folder, 'nothing.wav'));
    await expect(ask).rejects.toThrow('ENOENT');
    expect(stage.server.requests).toHaveLength(0);
  });

  test('that is a folder is told of before anything is sent', async () => {
    await using stage = await against(stored);
    const sentence = `There is a folder at ${folder}, and no file.`;
    await expect(stage.patchbay.music.upload(folder)).rejects.toThrow(new TypeError(sentence));
    const edit = stage.patchbay.images.edit({ prompt: 'A kite', image: pathToFileURL(folder) });
    await expect(edit).rejects.toThrow(new TypeError(sentence));
    expect(stage.server.requests).toHaveLength(0);
  });

  test('that is a pipe is read to its end', async () => {
    await using stage = await against(stored);
    const pipe = join(folder, 'pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    await Promise.all([stage.patchbay.music.upload(pipe), writeFile(pipe, SOUND)]);
    expect(String(stage.server.requests[0]?.body)).toContain(`\r\n\r\n${SOUND}\r\n`);
  });

  test('keeps the name and the media type that it has', async () => {
    await using stage = await against(stored);
    await stage.patchbay.music.upload(new File([SOUND], 'sea.wav', { type: 'audio/wav' }));
    const body = String(stage.server.requests[0]?.body);
    expect(body).toContain('filename="sea.wav"\r\nContent-Type: audio/wav');
  });
});

describe('an edit', () => {
  test('sends files as a form, one or several', async () => {
    await using stage = await against(edited);
    await stage.patchbay.images.edit({ prompt: 'A kite', image: path, mask: new Blob(['mask']) });
    const body = String(stage.server.requests[0]?.body);
    expect(body).toContain('name="image"');
    expect(body).toContain('name="mask"');
    expect(body).toContain('name="prompt"\r\n\r\nA kite');
  });

  test('sends addresses inside JSON, and files beside them as data URIs', async () => {
    await using stage = await against(edited);
    const address = 'https://example.com/a.png';
    const file = new Blob([SOUND], { type: 'image/png' });
    await stage.patchbay.images.edit({
      mode: 'imgx-image-1',
      prompt: 'A kite',
      image: [address, file],
    });
    const body = JSON.parse(String(stage.server.requests[0]?.body));
    expect(body.image).toEqual([address, `data:image/png;base64,${btoa(SOUND)}`]);
    expect(body.mode).toBe('imgx-image-1');
  });
});

describe('a download', () => {
  test('is saved at a path, without a word of the key', async () => {
    await using stage = await aFinishedJob(video);
    const target = join(folder, 'whole.mp4');
    const saved = await stage.job.download(target);
    expect(saved).toEqual({ path: target, mediaType: 'video/mp4', bytes: SOUND.length });
    expect(await readFile(target, 'utf8')).toBe(SOUND);
    expect(stage.files.requests[0]?.headers).not.toHaveProperty('svc-api-key');
  });

  test('is written into a stream of Node', async () => {
    await using stage = await aFinishedJob(video);
    const target = new PassThrough();
    const [saved, written] = await Promise.all([stage.job.download(target), buffer(target)]);
    expect(saved.path).toBeUndefined();
    expect(String(written)).toBe(SOUND);
  });

  test('that breaks off leaves nothing behind', async () => {
    await using stage = await aFinishedJob((response) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '1000' });
      response.write(SOUND, () => response.destroy());
    });
    const target = join(folder, 'half.mp4');
    await expect(stage.job.download(target)).rejects.toThrow(ConnectionError);
    expect(existsSync(target)).toBe(false);
    expect((await readdir(folder)).filter((name) => name.includes('half'))).toEqual([]);
  });

  test('leaves alone what is thrown by whoever is told of its progress', async () => {
    await using stage = await aFinishedJob(video);
    const target = join(folder, 'told.mp4');
    const onProgress = () => {
      throw new TypeError('The bar is full.');
    };
    const saving = stage.job.download(target, { onProgress });
    await expect(saving).rejects.toThrow(new TypeError('The bar is full.'));
    expect((await readdir(folder)).filter((name) => name.includes('told'))).toEqual([]);
  });

  test('into a folder that is not there says so', async () => {
    await using stage = await aFinishedJob(video);
    const target = join(folder, 'nowhere', 'whole.mp4');
    await expect(stage.job.download(target)).rejects.toThrow('ENOENT');
  });

  test('to a path says so where the runtime has no files, and blames no connection', async () => {
    await using stage = await aFinishedJob(video);
    using _ = vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
    await expect(stage.job.download('whole.mp4')).rejects.toThrow('This runtime has no files');
  });

  test('of a file that was not made says so', async () => {
    await using stage = await aFinishedJob(video);
    await expect(stage.job.download('any', { index: 7 })).rejects.toThrow(
      'The job has made no file 7.',
    );
  });

  test('of an asset is asked by its address, or by its parts', async () => {
    await using stage = await against(video);
    const read = async (bytes: ReadableStream<Uint8Array>) => new Response(bytes).text();
    const { assets } = stage.patchbay;
    const url = `${stage.server.url}/assets/a?expires=1&signature=x`;
    expect(await read(await assets.get(url))).toBe(SOUND);
    const parts = { assetId: 'a', expires: '1', signature: 'x' };
    expect(await read(await assets.get(parts))).toBe(SOUND);
    const [one, other] = stage.server.requests.map((request) => request.path);
    expect(one).toBe(other);
  });
});

const video: Line = (response) => {
  const headers = { 'content-type': 'video/mp4', 'content-length': String(SOUND.length) };
  response.writeHead(200, headers).end(SOUND);
};

/** A job whose video is on another server. */
async function aFinishedJob(...script: readonly Line[]) {
  const files = await aScriptedServer(...script);
  const data = { jobId: 'a-job', action: 'video', progress: '100%', videoUrl: `${files.url}/a` };
  const record = { status: 'SUCCESS', message: 'Done.', jobId: 'a-job', data };
  const { server, patchbay } = await against(json(record));
  const job = await patchbay.videos.get('a-job');
  return {
    job,
    files,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await files[Symbol.asyncDispose]();
    },
  };
}
