import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { asText } from '../../client/file-source.ts';
import { type FileSource, InvalidRequestError, Patchbay } from '../../client/index.ts';
import { aScriptedServer, json, type Line } from './a-scripted-server.ts';

const SOUND = 'the sound of the sea';
const BYTES = [...Buffer.from(SOUND)].join();
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
  const addresses = { baseUrl: server.url, altBaseUrl: server.url };
  const patchbay = new Patchbay({ apiKey: 'a-key', ...addresses, maxRetries: 0 });
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
    'in bytes of another window': () => runInNewContext(`new Uint8Array([${BYTES}])`),
    'in a buffer of another window': () => runInNewContext(`new Uint8Array([${BYTES}]).buffer`),
    'in a data URI without Base64': () => `data:audio/wav,${SOUND.replaceAll(' ', '%20')}`,
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
    const nowhere = join(folder, 'nothing.wav');
    const { music, images } = stage.patchbay;
    for (const [parameter, ask] of [
      ['file', () => music.upload(nowhere)],
      ['image', () => images.edit({ prompt: 'A kite', image: nowhere })],
      ['image[1]', () => images.edit({ prompt: 'A kite', image: [path, pathToFileURL(nowhere)] })],
      ['mask', () => images.edit({ prompt: 'A kite', image: path, mask: nowhere })],
    ] as const) {
      const message = `${parameter} cannot be read: there is no file at '${nowhere}'.`;
      const error = await ask().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error).toMatchObject({
        message,
        violations: [{ parameter, rule: 'unreadable', message }],
        cause: { code: 'ENOENT' },
      });
    }
    expect(stage.server.requests).toHaveLength(0);
  });

  test('that the system does not let be read is an error before anything is sent', async () => {
    await using stage = await against(stored);
    const long = join(folder, 'a'.repeat(300));
    const sentence = `file cannot be read: the system answers ENAMETOOLONG for '${long}'.`;
    await expect(stage.patchbay.music.upload(long)).rejects.toThrow(sentence);
    expect(stage.server.requests).toHaveLength(0);
  });

  test.each([null, undefined, 42, {}, { file: null }])(
    'that is none is told of: %j',
    async (source) => {
      await using stage = await against(stored);
      const { music, quotes } = stage.patchbay;
      // Programs without type checking can pass anything.
      const asks = [
        Reflect.apply(music.upload, music, [source]),
        Reflect.apply(quotes.upload, quotes, [source]),
      ];
      const refusal = new TypeError(
        'file must be a path, an address, a data URI, bytes, a Blob or a stream.',
      );
      for (const ask of asks) await expect(ask).rejects.toThrow(refusal);
      expect(stage.server.requests).toHaveLength(0);
    },
  );

  test('in a data URI is read where a policy forbids to fetch one', async () => {
    await using stage = await against(stored);
    const usual = fetch;
    using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).startsWith('data:')) throw new TypeError('Refused to connect.');
      return usual(input, init);
    });
    await stage.patchbay.music.upload('data:;base64,gIGC/w==');
    await stage.patchbay.music.upload('data:audio/midi,%80a%FF\u00e9');
    const [one, other] = stage.server.requests.map(({ body }) => body.toString('latin1'));
    expect(one).toContain('\r\n\r\n\x80\x81\x82\xff\r\n');
    expect(other).toContain('audio/midi\r\n\r\n\x80a\xff\xc3\xa9\r\n');
  });

  test.each(['data:audio/wav;base64', 'data:;base64,###'])(
    'in a data URI that holds none is told of: %s',
    async (uri) => {
      await using stage = await against(stored);
      const refusal = new TypeError('file is a data URI that holds no file.');
      await expect(stage.patchbay.music.upload(uri)).rejects.toThrow(refusal);
      expect(stage.server.requests).toHaveLength(0);
    },
  );

  test('that is a folder is told of before anything is sent', async () => {
    await using stage = await against(stored);
    const sentence = `cannot be read: there is a folder at '${folder}'.`;
    await expect(stage.patchbay.music.upload(folder)).rejects.toThrow(`file ${sentence}`);
    const edit = stage.patchbay.images.edit({ prompt: 'A kite', image: pathToFileURL(folder) });
    await expect(edit).rejects.toThrow(`image ${sentence}`);
    expect(stage.server.requests).toHaveLength(0);
  });

  test('that is Base64 by itself is told from a path, and is not repeated', async () => {
    const base64 = Buffer.alloc(10_000).toString('base64');
    const edit = new Patchbay({ apiKey: 'a-key' }).images.edit({ prompt: 'A kite', image: base64 });
    const sentence =
      'image is longer than any path. Base64 is given as a data URI: data:image/png;base64,…';
    await expect(edit).rejects.toThrow(new TypeError(sentence));
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
  test('writes a picture in Base64 also where the runtime has nothing for it', async () => {
    const bytes = Buffer.from(SOUND.repeat(5_000));
    const whole = `data:image/png;base64,${bytes.toString('base64')}`;
    const file = new Blob([bytes], { type: 'image/png' });
    vi.stubGlobal('Buffer', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await asText(file)).toBe(whole);
  });

  test('with a large picture beside an address takes little more memory than the picture', async () => {
    const place = JSON.stringify(new URL('../../client/file-source.ts', import.meta.url));
    const code = `import(${place}).then(async ({ asText }) => {
      const { length } = await asText(new Blob([new Uint8Array(9_000_000)]));
      require('node:worker_threads').parentPort.postMessage(length);
    })`;
    const worker = new Worker(code, {
      eval: true,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 96 },
    });
    const [length] = await once(worker, 'message');
    expect(length).toBe(12_000_000 + 'data:application/octet-stream;base64,'.length);
  });

  test('sends files as a form, one or several', async () => {
    await using stage = await against(edited);
    await stage.patchbay.images.edit({ prompt: 'A kite', image: path, mask: new Blob(['mask']) });
    const body = String(stage.server.requests[0]?.body);
    expect(body).toContain('name="image"');
    expect(body).toContain('name="mask"');
    expect(body).toContain('name="prompt"\r\n\r\nA kite');
  });

  test.each([null, undefined, 'a kite', []])('that is none is told of: %j', async (body) => {
    await using stage = await against(edited);
    const { images, quotes } = stage.patchbay;
    const calls = [images.edit.bind(images), images.editJob.bind(images), quotes.edit.bind(quotes)];
    const refusal = new TypeError('An image edit must be an object with an image and a prompt.');
    for (const call of calls) {
      await expect(Reflect.apply(call, undefined, [body])).rejects.toThrow(refusal);
    }
    expect(stage.server.requests).toHaveLength(0);
  });

  test('sends addresses inside JSON, and files beside them as data URIs', async () => {
    await using stage = await against(edited);
    const address = 'https://example.com/a.png';
    const bytes = Buffer.from(SOUND.repeat(5_000));
    const file = new Blob([bytes], { type: 'image/png' });
    await stage.patchbay.images.edit({
      mode: 'imgx-image-1',
      prompt: 'A kite',
      image: [address, file],
    });
    const body = JSON.parse(String(stage.server.requests[0]?.body));
    expect(body.image).toEqual([address, `data:image/png;base64,${bytes.toString('base64')}`]);
    expect(body.mode).toBe('imgx-image-1');
  });
});
