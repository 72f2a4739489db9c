import { appendFileSync, openAsBlob, truncateSync } from 'node:fs';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileSource, Patchbay, PatchbayError } from '../../client/index.ts';
import { aScriptedServer, json, type Line, problem } from './a-scripted-server.ts';

const CHANGED = /^The file .*could not be read to its end: it has changed, or is gone\.$/;
const done = json({ status: 'SUCCESS', message: 'Done.', data: {} });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-test-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function against(line: Line) {
  const server = await aScriptedServer(line);
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url });
  return { server, patchbay, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a file that changes while it is sent', () => {
  const ways: Readonly<Record<string, (at: string) => FileSource | Promise<FileSource>>> = {
    'at a path': (at) => at,
    'in a Blob of Node': (at) => openAsBlob(at),
  };
  const watching = { onUploadProgress: () => {} };

  test.each(
    Object.entries(ways).flatMap(([name, open]) => [
      { name, open, options: {} },
      { name: `${name}, watched`, open, options: watching },
    ]),
  )('ends the call alone, which says so: $name', async ({ open, options }) => {
    const changing = join(folder, 'growing.wav');
    await writeFile(changing, 'the sound of the sea');
    await using stage = await against((response, request) => {
      appendFileSync(changing, 'more');
      problem(503)(response, request);
    });
    const ask = stage.patchbay.music.upload(await open(changing), options);
    const error = await ask.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PatchbayError);
    expect(error).toMatchObject({ retryable: false, message: expect.stringMatching(CHANGED) });
    // The body of a second attempt would never be complete.
    expect(stage.server.requests.filter(({ body }) => body.length > 0)).toHaveLength(1);
  });

  test('is not taken for whole where it becomes shorter', async () => {
    const shrinking = join(folder, 'shrinking.wav');
    await writeFile(shrinking, Buffer.alloc(20_000_000));
    await using stage = await against(done);
    const onUploadProgress = () => truncateSync(shrinking, 1);
    const ask = stage.patchbay.music.upload(shrinking, { onUploadProgress });
    await expect(ask).rejects.toThrow(CHANGED);
  });

  test('is told of where it travels as text', async () => {
    await using stage = await against(done);
    const changing = join(folder, 'edited.png');
    await writeFile(changing, 'the sound of the sea');
    const blob = await openAsBlob(changing);
    await appendFile(changing, 'more');
    const image = ['https://example.com/a.png', blob];
    const ask = stage.patchbay.images.edit({ mode: 'imgx-image-1', prompt: 'A kite', image });
    await expect(ask).rejects.toThrow(CHANGED);
    expect(stage.server.requests).toHaveLength(0);
  });
});
