import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  AbortedError,
  ConnectionError,
  Patchbay,
  PatchbayError,
  UpstreamFailedError,
} from '../../client/index.ts';
import { aScriptedServer, json, type Line, portOf } from './a-scripted-server.ts';

const SOUND = 'the sound of the sea';
const ACCEPTED = { status: 'SUCCESS', message: 'Accepted.', data: { jobId: 'a-job' } };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-test-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function against(...script: readonly Line[]) {
  const server = await aScriptedServer(...script);
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url, maxRetries: 0 });
  return { server, patchbay, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a download', () => {
  test('is saved at a path, without a word of the key', async () => {
    await using stage = await aFinishedJob(video);
    const target = join(folder, 'whole.mp4');
    const saved = await stage.job.download(target);
    expect(saved).toEqual({ path: target, mediaType: 'video/mp4', bytes: SOUND.length });
    expect(await readFile(target, 'utf8')).toBe(SOUND);
    expect(stage.files.requests[0]?.headers).not.toHaveProperty('svc-api-key');
  });

  test.each([
    ['video/mp4', 'unnamed.mp4'],
    ['audio/ogg; codecs=opus', 'unnamed.ogg'],
    ['application/x-unusual', 'unnamed'],
  ])('of %s at a path without an ending is saved as %s', async (type, name) => {
    await using stage = await aFinishedJob((response) => {
      response.writeHead(200, { 'content-type': type }).end(SOUND);
    });
    const saved = await stage.job.download(join(folder, 'unnamed'));
    expect(saved.path).toBe(join(folder, name));
    expect(await readFile(join(folder, name), 'utf8')).toBe(SOUND);
  });

  test('is saved where its signal is null, as callers without a type checker may say', async () => {
    await using stage = await aFinishedJob(video);
    const given = JSON.parse('{"signal": null}');
    const saved = await stage.job.download(join(folder, 'unlimited.mp4'), given);
    expect(saved.bytes).toBe(SOUND.length);
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

  const goneAway: Readonly<Record<string, (target: PassThrough) => void>> = {
    'before it begins': (target) => target.destroy(),
    'in the middle': (target) => target.once('data', () => target.destroy()),
    'at its end': (target) => target.end(),
  };

  test.each(Object.entries(goneAway))(
    'into a stream that goes away %s blames no connection',
    async (_, goAway) => {
      await using stage = await aFinishedJob(large);
      const target = new PassThrough();
      goAway(target);
      const error = await stage.job.download(target).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PatchbayError);
      expect(error).not.toBeInstanceOf(ConnectionError);
      const message =
        'The stream that the file was saved into went away before the file was whole.';
      expect(error).toMatchObject({ message, retryable: false });
    },
  );

  test('into a stream that fails throws what that says', async () => {
    await using stage = await aFinishedJob(large);
    const full = new TypeError('The tape is full.');
    const ofNode = new PassThrough();
    ofNode.once('data', () => ofNode.destroy(full));
    await expect(stage.job.download(ofNode)).rejects.toBe(full);
    const ofTheWeb = new WritableStream({ write: () => Promise.reject(full) });
    await expect(stage.job.download(ofTheWeb)).rejects.toBe(full);
  });

  test('into a stream that has failed before throws what that said', async () => {
    await using stage = await aFinishedJob(large);
    const full = new TypeError('The tape is full.');
    const target = new PassThrough();
    target.on('error', () => {}).destroy(full);
    await expect(stage.job.download(target)).rejects.toBe(full);
  });

  test('into a stream that fails as it is written to throws what that says', async () => {
    await using stage = await aFinishedJob(large);
    const full = new TypeError('The tape is full.');
    const target = new Writable({ write: (_chunk, _encoding, done) => done(full) });
    await expect(stage.job.download(target)).rejects.toBe(full);
  });

  test('is handed on as the answer of a server', async () => {
    await using stage = await aFinishedJob(large);
    const handing = createServer(async (_request, response) => {
      await stage.job.download(response);
    });
    await once(handing.listen(0, '127.0.0.1'), 'listening');
    await using _ = handing;
    const answer = await fetch(`http://127.0.0.1:${portOf(handing.address())}`);
    expect((await answer.bytes()).length).toBe(LARGE);
  });

  test('as the answer to somebody who goes away blames no connection', async () => {
    await using stage = await aFinishedJob(large);
    const saved = Promise.withResolvers<unknown>();
    const handing = createServer((_request, response) => {
      stage.job.download(response).then(saved.resolve, saved.resolve);
    });
    await once(handing.listen(0, '127.0.0.1'), 'listening');
    await using _ = handing;
    const answer = await fetch(`http://127.0.0.1:${portOf(handing.address())}`);
    await answer.body?.cancel();
    const error = await saved.promise;
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ConnectionError);
  });

  test('that is refused with a page said to be JSON tells of its status', async () => {
    await using stage = await aFinishedJob((response) => {
      response.writeHead(502, { 'content-type': 'application/json' }).end('<html></html>');
    });
    const saving = stage.job.download(new PassThrough());
    await expect(saving).rejects.toThrow(UpstreamFailedError);
    const asking = stage.patchbay.assets.get(`${stage.files.url}/assets/a?expires=1&signature=x`);
    await expect(asking).rejects.toThrow(UpstreamFailedError);
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

  test.each([
    ['in a folder that is not there', 'nowhere/whole.mp4', 'the folder is not there'],
    ['of a folder that is not there', 'nowhere/', 'the folder is not there'],
    ['behind a file', 'file/whole.mp4', 'the folder is not there'],
    ['of a folder', '.', 'that is a folder'],
    ['of a name that is too long', 'a'.repeat(300), 'the system answers ENAMETOOLONG'],
  ])('to a path %s says so before anything is waited for', async (_, path, reason) => {
    await using stage = await against(json(ACCEPTED));
    await writeFile(join(folder, 'file'), SOUND);
    const job = await stage.patchbay.videos.create({ prompt: 'A fox' });
    const target = `${folder}/${path}`;
    const before = await readdir(folder);
    const error = new PatchbayError(`Cannot save a file at '${target}': ${reason}.`);
    await expect(job.download(target)).rejects.toThrow(error);
    expect(stage.server.requests).toHaveLength(1);
    expect(await readdir(folder)).toEqual(before);
  });

  test('to a path says so where the runtime has no files, and blames no connection', async () => {
    await using stage = await aFinishedJob(video);
    using _ = vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
    await expect(stage.job.download('whole.mp4')).rejects.toThrow(
      'This runtime has no file system',
    );
    expect(stage.files.requests).toHaveLength(0);
  });

  test('to what is no place says so before anything is waited for', async () => {
    await using stage = await against(json(ACCEPTED));
    const job = await stage.patchbay.videos.create({ prompt: 'A fox' });
    const sentence = 'The target must be a path or a writable stream.';
    await expect(job.download(JSON.parse('{}'))).rejects.toThrow(sentence);
    expect(stage.server.requests).toHaveLength(1);
  });

  test('of a file that was not made says so', async () => {
    await using stage = await aFinishedJob(video);
    await expect(stage.job.download('any', { index: 7 })).rejects.toThrow('The job has no file 7.');
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

  test('of an asset that breaks off, or is aborted, is an error of the library', async () => {
    const cutOff: Line = (response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write(SOUND, () => response.destroy());
    };
    const endless: Line = (response) => void response.writeHead(200).write(SOUND);
    await using stage = await against(cutOff, endless);
    const { assets } = stage.patchbay;
    const url = `${stage.server.url}/assets/a`;
    const bytes = await assets.get(url);
    await expect(new Response(bytes).text()).rejects.toThrow(ConnectionError);
    const controller = new AbortController();
    const others = await assets.get(url, { signal: controller.signal });
    controller.abort();
    await expect(new Response(others).text()).rejects.toThrow(AbortedError);
  });

  test.each(['', 'fox.png'])('of an asset names what is no address: %j', async (address) => {
    await expect(new Patchbay().assets.get(address)).rejects.toThrow(
      new TypeError(`The file must be an address with http:// or https://; it is "${address}".`),
    );
  });

  test('of an asset says the headers of its call, however it is asked for', async () => {
    await using stage = await against(video);
    const options = { headers: { range: 'bytes=0-3' } };
    const parts = { assetId: 'a', expires: '1', signature: 'x' };
    for (const address of [`${stage.server.url}/assets/a?expires=1&signature=x`, parts]) {
      await (await stage.patchbay.assets.get(address, options)).cancel();
    }
    const ranges = stage.server.requests.map(({ headers }) => headers.range);
    expect(ranges).toEqual(['bytes=0-3', 'bytes=0-3']);
    const [byAddress] = stage.server.requests;
    expect(byAddress?.headers).not.toHaveProperty('svc-api-key');
  });
});

const video: Line = (response) => {
  const headers = { 'content-type': 'video/mp4', 'content-length': String(SOUND.length) };
  response.writeHead(200, headers).end(SOUND);
};

const LARGE = 5_000_000;

/** More than the buffers of unread streams can hold. */
const large: Line = (response) => {
  response.writeHead(200, { 'content-type': 'video/mp4' }).end(Buffer.alloc(LARGE));
};

/** A finished job whose video is on another server. */
async function aFinishedJob(...script: readonly Line[]) {
  const files = await aScriptedServer(...script);
  const data = { jobId: 'a-job', action: 'video', progress: '100%', videoUrl: `${files.url}/a` };
  const record = { status: 'SUCCESS', message: 'Done.', jobId: 'a-job', data };
  const { server, patchbay } = await against(json(record));
  const job = await patchbay.videos.get('a-job');
  return {
    job,
    patchbay,
    files,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await files[Symbol.asyncDispose]();
    },
  };
}
