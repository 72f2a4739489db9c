import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../server/assets/store.ts';
import type { ImageResult, ImageUpstream } from '../../server/upstreams/port.ts';
import { aWorkshop, hurry, LONG } from './a-workshop.ts';
import { refusedWith, succeeded } from './an-upstream.ts';

const PNG = readFileSync(join(import.meta.dirname, '../../openapi/examples/files/picture.png'));

const MADE: ImageResult = {
  images: [
    {
      mediaType: 'image/png',
      open: async () => Readable.from([PNG]),
      revisedPrompt: 'A fox',
    },
  ],
  usage: { textTokens: 1, imageTokens: 0, outputTokens: 1 },
};

const anImage = {
  kind: 'image',
  model: 'a-model',
  upstream: 'scripted',
  quota: 4,
  hookUrl: undefined,
  request: { prompt: 'A fox', sourceAssets: [], maskAsset: undefined },
  order: {
    model: 'a-model',
    prompt: 'A fox',
    count: 1,
    size: '256x256',
    format: 'png',
    compression: 100,
    quality: 'auto',
    background: 'auto',
    moderation: 'auto',
  },
} as const;

function imagesThat(generate: ImageUpstream['generate']): ImageUpstream {
  return { generate, edit: () => Promise.reject(new Error('There is nothing to edit.')) };
}

test('pictures are made again when they could not be stored', async () => {
  const keys: unknown[] = [];
  const images = imagesThat(async (_order, { key }) => {
    keys.push(key);
    return succeeded(MADE);
  });
  const work = await aWorkshop({ images });
  const { store } = work.assets;
  const { write } = store;
  const away = vi.spyOn(store, 'write').mockRejectedValueOnce(new StoreUnavailable('No disk.'));
  away.mockImplementation((id, content, limit) => write(id, content, limit));
  await work.start();
  const id = await work.create(anImage);
  expect(await work.ended(id)).toMatchObject({ state: 'succeeded' });
  expect(keys).toEqual([id, id]);
});

test('pictures that are too large fail their job with that reason (B13)', async () => {
  const images = imagesThat(async () => succeeded(MADE));
  const work = await aWorkshop({ images }, { limits: { resultBytes: 3 } });
  await work.start();
  const job = await work.ended(await work.create(anImage));
  expect(job).toMatchObject({ state: 'failed', quota: 0 });
  expect(job.failure?.message).toBe(
    'The result cannot be stored: The file is larger than 3 bytes.',
  );
});

test('what is no picture fails its job with that reason, and nothing is stored (B13)', async () => {
  const page = { mediaType: 'image/png', open: async () => Readable.from([Buffer.from('<html>')]) };
  const images = imagesThat(async () => succeeded({ images: [...MADE.images, page] }));
  const work = await aWorkshop({ images });
  await work.start();
  expect(await work.ended(await work.create(anImage))).toMatchObject({
    state: 'failed',
    quota: 0,
    failure: { message: 'What the upstream has made is no picture.', reason: 'upstream' },
  });
  expect(await work.assetCount()).toBe(0);
});

test('a job that is cancelled ends the call of its upstream', async () => {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const images = imagesThat(async (_order, { signal }) => {
    asked.resolve();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        ended.resolve();
        reject(signal.reason);
      });
    });
  });
  const work = await aWorkshop({ images });
  await work.start();
  const id = await work.create(anImage);
  await asked.promise;
  await work.jobs.cancel(await work.read(id));
  await vi.waitFor(() => ended.promise, LONG);
  expect(await work.read(id)).toMatchObject({ state: 'cancelled' });
});

test('pictures are asked for until somebody has begun with them (B3)', async () => {
  let asked = 0;
  const images = imagesThat(async () => {
    asked += 1;
    return asked <= 8 ? refusedWith({ kind: 'limited', message: 'Too many.' }) : succeeded(MADE);
  });
  const work = await aWorkshop({ images });
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(asked).toBe(9);
  }, LONG);
  expect(await work.ended(id)).toMatchObject({ state: 'succeeded' });
});

test('pictures that one upstream may have begun with are asked for four times, whatever the others say', async () => {
  let asked = 0;
  const failing = imagesThat(async () => {
    asked += 1;
    return refusedWith({ kind: 'failed', message: 'It broke off.' });
  });
  const busy = imagesThat(async () => refusedWith({ kind: 'limited', message: 'Too many.' }));
  const work = await aWorkshop({ images: failing }, { others: { busy: { images: busy } } });
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(asked).toBe(4);
  }, LONG);
  expect(await work.ended(id)).toMatchObject({ state: 'failed', quota: 0 });
});

test('pictures that no upstream takes a key for are asked for four times (B5)', async () => {
  let asked = 0;
  const images = imagesThat(async () => {
    asked += 1;
    return refusedWith({ kind: 'keyless', message: 'No key.' });
  });
  const work = await aWorkshop({ images });
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(asked).toBe(4);
  }, LONG);
  expect(await work.ended(id)).toMatchObject({ state: 'failed', quota: 0 });
});
