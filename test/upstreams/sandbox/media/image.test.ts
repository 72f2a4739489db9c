import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ImageFormat, renderImage } from '../../../../server/upstreams/sandbox/media/image.ts';
import type { Place } from '../../../../server/upstreams/sandbox/media/vocabulary.ts';
import { anImage, averageColor, decodePicture, HOSTILE_TEXTS } from './specimens.ts';

const PLACES: readonly Place[] = [
  'hills',
  'mountains',
  'snow',
  'sea',
  'forest',
  'autumn',
  'meadow',
  'desert',
  'city',
  'space',
  'shapes',
];

describe('a rendered picture', () => {
  const formats: ImageFormat[] = ['png', 'jpeg', 'webp'];
  it.each(formats)('is a %s of the size asked for', async (format) => {
    const file = await renderImage(anImage({ format }));
    const type = await fileTypeFromBuffer(file);
    const { width, height } = await sharp(file).metadata();
    expect(type?.mime).toBe(`image/${format}`);
    expect([width, height]).toEqual([256, 192]);
  });

  it.each([
    [256, 256],
    [1024, 1792],
    [1920, 1080],
    [16, 16],
  ])('can be %i x %i pixels', async (width, height) => {
    const metadata = await sharp(await renderImage(anImage({ width, height }))).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, height]);
  });

  it.each(PLACES)('shows %s in a picture of one pixel, or of one column', async (prompt) => {
    for (const [width, height] of [
      [1, 1],
      [1, 100],
    ] as const) {
      const metadata = await sharp(
        await renderImage(anImage({ prompt, width, height })),
      ).metadata();
      expect([metadata.width, metadata.height]).toEqual([width, height]);
    }
  });

  it.each(formats)('has the same bytes each time as %s', async (format) => {
    const [first, second] = await Promise.all([
      renderImage(anImage({ format, compression: 80 })),
      renderImage(anImage({ format, compression: 80 })),
    ]);
    expect(second).toEqual(first);
  });

  it('differs by index, prompt, style and detail', async () => {
    const files = await Promise.all(
      [
        {},
        { index: 1 },
        { prompt: 'A sailing boat at sunset!' },
        { style: 'vivid' as const },
        { style: 'natural' as const },
        { detail: 'low' as const },
        { detail: 'high' as const },
      ].map((changes) => renderImage(anImage(changes))),
    );
    const distinct = new Set(files.map((file) => Buffer.from(file).toString('base64')));
    expect(distinct.size).toBe(files.length);
  });

  it.each(['jpeg', 'webp'] as const)(
    'is smaller as %s the more it is compressed',
    async (format) => {
      const sizes = await Promise.all(
        [0, 50, 100].map(async (compression) => {
          return (await renderImage(anImage({ format, compression }))).length;
        }),
      );
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      expect(new Set(sizes).size).toBe(3);
    },
  );

  it.each(HOSTILE_TEXTS)('survives a prompt of %s', async (_name, prompt) => {
    const pictures = await Promise.all([
      renderImage(anImage({ prompt })),
      renderImage(anImage({ prompt, transparent: true })),
    ]);
    for (const picture of pictures) {
      expect(await sharp(picture).metadata()).toMatchObject({ width: 256, height: 192 });
    }
  });
});

describe('a picture without background', () => {
  it.each(['png', 'webp'] as const)('is transparent around its subject as %s', async (format) => {
    const picture = await decodePicture(await renderImage(anImage({ format, transparent: true })));
    const alphaAt = (x: number, y: number) => picture.at(x, y)[3];
    expect([alphaAt(0, 0), alphaAt(255, 0), alphaAt(0, 191), alphaAt(255, 191)]).toEqual([
      0, 0, 0, 0,
    ]);
    // A corner of the square around the round subject.
    expect(alphaAt(58, 20)).toBe(0);
    expect(alphaAt(128, 80)).toBe(255);
  });

  it('has a background all the same as JPEG', async () => {
    const [transparent, opaque] = await Promise.all([
      renderImage(anImage({ format: 'jpeg', transparent: true })),
      renderImage(anImage({ format: 'jpeg' })),
    ]);
    expect(transparent).toEqual(opaque);
  });

  it('has an alpha channel only when it is asked for', async () => {
    const [opaque, transparent] = await Promise.all([
      sharp(await renderImage(anImage())).metadata(),
      sharp(await renderImage(anImage({ transparent: true }))).metadata(),
    ]);
    expect([opaque.hasAlpha, transparent.hasAlpha]).toEqual([false, true]);
  });
});

describe('the words of a prompt', () => {
  const averageOf = async (prompt: string) => averageColor(await renderImage(anImage({ prompt })));

  it('choose the colours', async () => {
    const [red, green, blue] = await Promise.all([
      averageOf('a red house'),
      averageOf('a green house'),
      averageOf('a blue house'),
    ]);
    expect(red.r).toBeGreaterThan(1.5 * Math.max(red.g, red.b));
    expect(green.g).toBeGreaterThan(1.2 * Math.max(green.r, green.b));
    expect(blue.b).toBeGreaterThan(1.2 * Math.max(blue.r, blue.g));
  });

  it('choose the time of day', async () => {
    const [day, night] = await Promise.all([
      averageOf('hills by day'),
      averageOf('hills at night'),
    ]);
    const lightness = ({ r, g, b }: { r: number; g: number; b: number }) => r + g + b;
    expect(lightness(day)).toBeGreaterThan(2 * lightness(night));
  });

  it('are written on it: the letters are the lightest pixels of its dark foot', async () => {
    const picture = await decodePicture(
      await renderImage(anImage({ prompt: 'Night', width: 400, height: 400 })),
    );
    const foot = Array.from({ length: 400 * 60 }, (_, index) =>
      Math.min(...picture.at(index % 400, 320 + Math.floor(index / 400))),
    );
    const letters = foot.filter((value) => value > 225).length;
    expect(letters).toBeGreaterThan(400);
    expect(letters).toBeLessThan(foot.length / 4);
  });
});
