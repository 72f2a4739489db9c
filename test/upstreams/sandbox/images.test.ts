import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type {
  ImageEditOrder,
  ImageOrder,
  ImageStage,
  MadeImage,
} from '../../../server/upstreams/port/images.ts';
import { sandboxImages } from '../../../server/upstreams/sandbox/images.ts';
import { createStudio } from '../../../server/upstreams/sandbox/media/studio.ts';
import { aPicture } from '../../operations/pictures.ts';

const studio = createStudio();
const sandbox = sandboxImages(studio);

afterAll(() => studio.close());

const ORDER: ImageOrder = {
  model: 'any',
  prompt: 'A lighthouse at dusk',
  count: 1,
  size: '256x256',
  format: 'png',
  compression: 100,
  quality: 'auto',
  background: 'auto',
  moderation: 'auto',
};
const scratch = { newPath: () => Promise.reject(new Error('Nothing is put on disk.')) };
const { signal } = new AbortController();

async function show(order: Partial<ImageOrder> = {}, partialImages = 3) {
  const context = { model: 'any', scratch, signal, partialImages };
  return sandbox.stream?.({ ...ORDER, ...order }, context);
}

async function stages(order: Partial<ImageOrder> = {}, partialImages = 3) {
  const outcome = await show(order, partialImages);
  return outcome?.ok === true ? Array.fromAsync(outcome.value) : [];
}

async function bytesOf({ open }: MadeImage): Promise<Buffer> {
  return buffer(await open());
}

function picturesIn(shown: readonly ImageStage[]): Promise<readonly Buffer[]> {
  const pictures = shown.flatMap((stage) => {
    if (stage.kind === 'partial') return [stage.image];
    return stage.kind === 'finished' ? stage.result.images : [];
  });
  return Promise.all(pictures.map(bytesOf));
}

/** The mean difference between the pixels of two pictures. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (a === undefined || b === undefined) throw new Error('There are two pictures.');
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test('the states of a picture come ever nearer to the picture that is made without them', async () => {
  const shown = await stages();
  expect(shown.map(({ kind }) => kind)).toEqual(['partial', 'partial', 'partial', 'finished']);
  const [first, second, third, finished] = await picturesIn(shown);
  const alone = await sandbox.make(ORDER, { model: 'any', scratch, signal });
  const [image] = alone.ok ? alone.value.images : [];
  if (!first || !second || !third || !finished || !image) throw new Error('A picture is missing.');
  expect(finished).toEqual(await bytesOf(image));
  const distances = await Promise.all([first, second, third].map((one) => distance(one, finished)));
  expect(distances[0]).toBeGreaterThan(distances[1] ?? 0);
  expect(distances[1]).toBeGreaterThan(distances[2] ?? 0);
  expect(distances[2]).toBeGreaterThan(0);
});

test('the same request is shown in the same states', async () => {
  expect(await picturesIn(await stages())).toEqual(await picturesIn(await stages()));
});

test.each(['png', 'jpeg', 'webp'] as const)(
  'a state is a %s where the picture is one',
  async (format) => {
    const [state] = await picturesIn(await stages({ format }, 1));
    expect(await sharp(state).metadata()).toMatchObject({ format, width: 256, height: 256 });
  },
);

test('a state is see-through where the picture is', async () => {
  const [state, finished] = await picturesIn(await stages({ background: 'transparent' }, 1));
  for (const picture of [state, finished]) {
    expect((await sharp(picture).stats()).isOpaque).toBe(false);
  }
});

test('what breaks off is shown before', async () => {
  const shown = await stages({ prompt: 'A fox [sandbox:truncated]' }, 2);
  const message = "The sandbox's answer broke off, as the prompt asks.";
  expect(shown).toMatchObject([
    { kind: 'partial' },
    { kind: 'partial' },
    { kind: 'failed', failure: { kind: 'failed', message } },
  ]);
});

test.each([
  ['[sandbox:truncated]', 0, 'failed'],
  ['[sandbox:failed]', 2, 'failed'],
  ['[sandbox:moderated]', 2, 'moderated'],
  ['[sandbox:status=429]', 2, 'limited'],
])('%s with %s states is a failure before anything is shown', async (prompt, partials, kind) => {
  expect(await show({ prompt }, partials)).toMatchObject({ ok: false, failure: { kind } });
});

describe('an edit whose size is left to the model', () => {
  const MODELS = {
    square: ['256x256', '512x512', '1024x1024'],
    long: ['1024x1024', '1536x1024', '1024x1536'],
  };

  async function edited(
    { width, height }: { width: number; height: number },
    order: Partial<ImageEditOrder> = {},
  ) {
    const source = await aPicture({ width, height });
    const open = async () => Readable.from([source]);
    const sources = [{ mediaType: 'image/png', open }];
    const outcome = await sandbox.make(
      { ...ORDER, size: 'auto', sources, ...order },
      { model: 'any', scratch, signal },
    );
    const [image] = outcome.ok ? outcome.value.images : [];
    if (image === undefined) throw new Error('No image was made.');
    const file = await sharp(await bytesOf(image)).metadata();
    return { size: image.size, file: `${file.width}x${file.height}` };
  }

  test.each([
    ['square', 1, 1, '256x256'],
    ['square', 300, 300, '256x256'],
    ['square', 512, 512, '512x512'],
    ['square', 2000, 2000, '1024x1024'],
    ['long', 1, 1, '1024x1024'],
    ['long', 512, 512, '1024x1024'],
    ['long', 300, 700, '1024x1536'],
    ['long', 1800, 1200, '1536x1024'],
    ['long', 1, 100, '1024x1536'],
    ['long', 5000, 1, '1536x1024'],
  ] as const)('has the nearest of the %s sizes to %i x %i', async (model, width, height, size) => {
    const made = await edited({ width, height }, { sizes: MODELS[model] });
    expect(made).toEqual({ size, file: size });
  });

  test('has the usual size where the sizes of the model are unknown', async () => {
    expect(await edited({ width: 64, height: 64 })).toMatchObject({ size: '1024x1024' });
  });
});
