import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileFacts, inspectComing, inspectFile } from '../../server/assets/inspection.ts';
import { chanceOf } from '../faults/chance.ts';
import { mutated } from '../faults/mutations.ts';
import { aSoundOfEachKind } from '../faults/sounds.ts';
import { aPicture } from '../operations/pictures.ts';

const PATIENT = new AbortController().signal;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-broken-files-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(content: Uint8Array, name = 'file'): Promise<FileFacts> {
  const path = join(folder, name);
  await writeFile(path, content);
  const facts = await inspectFile(path, { accountId: path, signal: PATIENT });
  if (facts === undefined) throw new Error('Too many sounds wait to be measured.');
  return facts;
}

/** Mutated files per kind; `FUZZ_FILES` sets a higher number for longer runs. */
const MUTATIONS = Number(process.env.FUZZ_FILES ?? 30);
const SEED = process.env.FUZZ_SEED ?? 'broken files';
const LANES = 4;
const MEGABYTE = 2 ** 20;
/** Well below what believing the sizes claimed by the files would allocate; above the normal growth of the process. */
const MAX_GROWTH = 300 * MEGABYTE;

const PICTURES: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['PNG', () => noise({ format: 'png' })],
  ['PNG with alpha', () => aPicture({ alpha: 0.5 })],
  ['JPEG', () => noise({ format: 'jpeg' })],
  ['WebP', () => noise({ format: 'webp' })],
  [
    'WebP without loss',
    async () =>
      sharp(await noise({ format: 'png' }))
        .webp({ lossless: true })
        .toBuffer(),
  ],
  ['GIF', () => aPicture({ format: 'gif' })],
  ['AVIF', () => aPicture({ format: 'avif' })],
  ['TIFF', () => aPicture({ format: 'tiff' })],
];

/** A picture that does not compress well. */
function noise({ format }: { readonly format: 'png' | 'jpeg' | 'webp' }): Promise<Buffer> {
  const pixels = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 32, height: 32, channels: 3, background: '#000', noise: pixels } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

const SOUNDS: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ...['WAV', 'FLAC', 'Ogg', 'WebM', 'MP4'].map(
    (kind) => [kind, async () => (await aSoundOfEachKind(2)).get(kind) ?? Buffer.alloc(0)] as const,
  ),
  [
    'MP3',
    async () =>
      (await readFile(join(import.meta.dirname, '../../openapi/examples/files/song.mp3'))).subarray(
        0,
        16_000,
      ),
  ],
];

describe.each([...PICTURES, ...SOUNDS])(
  `${MUTATIONS} changed files of one kind`,
  (kind, original) => {
    test(`are each told to be something or nothing: ${kind} (F2)`, async () => {
      const before = process.memoryUsage.rss();
      const whole = await original();
      const kinds = new Set<string | undefined>([(await inspect(whole)).mediaType]);
      expect(kinds).not.toContain(undefined);
      let next = 0;
      const lane = async (): Promise<void> => {
        for (let index = next++; index < MUTATIONS; index = next++) {
          const changed = mutated(whole, chanceOf(`${SEED} ${kind} ${index}`));
          const {
            mediaType,
            width = 0,
            height = 0,
            seconds = 0,
          } = await inspect(changed, `${index}`);
          for (const figure of [width, height, seconds]) {
            expect(Number.isFinite(figure) && figure >= 0, `change ${index}`).toBe(true);
          }
          kinds.add(mediaType);
          const coming = await inspectComing(Readable.from([changed]));
          expect(changed.equals(await buffer(coming.content)), `change ${index}`).toBe(true);
        }
      };
      // Some of these sounds make their parser loop until it times out.
      await Promise.all(Array.from({ length: LANES }, lane));
      // If no mutation changed the detected type, the test would prove nothing.
      expect(kinds.size).toBeGreaterThan(1);
      expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH);
    });
  },
);

describe('a sound that has no beginning', () => {
  test('is no sound that its reader looks for the end of (F2)', async () => {
    const flac = Buffer.from((await aSoundOfEachKind(2)).get('FLAC') ?? []);
    // Removes the sync codes at the start of frames.
    flac.fill(0, 42);
    expect(await inspect(flac)).toEqual({ mediaType: 'audio/flac', seconds: 0 });
  });
});

describe('a sound that lies of its length', () => {
  const boastful: readonly (readonly [string, (sound: Buffer) => void])[] = [
    ['WAV', (wav) => wav.writeUInt32LE(0xffff_fff0, wav.indexOf('data') + 4)],
    ['FLAC', (flac) => flac.writeUInt32BE(36_000 * 8_000, 22)],
    [
      'WebM',
      (webm) => webm.writeDoubleBE(36_000_000, webm.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3),
    ],
    [
      'MP4',
      (mp4) => {
        for (const box of ['mvhd', 'mdhd']) mp4.writeUInt32BE(0x7fff_ffff, mp4.indexOf(box) + 20);
      },
    ],
  ];

  test.each(boastful)('is as long as it is: %s (F4)', async (kind, boast) => {
    const sound = Buffer.from((await aSoundOfEachKind(2)).get(kind) ?? []);
    const honest = await inspect(sound);
    boast(sound);
    const { mediaType, seconds = 0 } = await inspect(sound);
    expect(mediaType).toBe(honest.mediaType);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(2);
  });
});

/** A chunk of a PNG file. */
function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** The offset of the end of the first chunk in a PNG file. */
const HEAD_BYTES = 33;

async function pngWith(...chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await aPicture();
  return Buffer.concat([png.subarray(0, HEAD_BYTES), ...chunks, png.subarray(HEAD_BYTES)]);
}

describe('a picture that would unpack to far more than it is', () => {
  const BOMB = deflateSync(Buffer.alloc(200 * MEGABYTE));
  const packed = (head: string): Buffer => Buffer.concat([Buffer.from(head, 'latin1'), BOMB]);

  test.each([
    ['a colour profile', chunk('iCCP', packed('x\0\0'))],
    ['a text', chunk('zTXt', packed('x\0\0'))],
    ['an international text', chunk('iTXt', packed('x\0\x01\0\0\0'))],
    ['twenty texts', Buffer.concat(Array(20).fill(chunk('zTXt', packed('x\0\0'))))],
    ['its pixels', chunk('IDAT', BOMB)],
  ])('is measured without that: in %s (F1)', async (_where, bomb) => {
    const png = await pngWith(bomb);
    const before = process.memoryUsage.rss();
    expect(await inspect(png)).toMatchObject({ mediaType: 'image/png', width: 64, height: 64 });
    expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH / 3);
  });
});

describe('a picture that is something else too', () => {
  test('is named where it moves, and is no PNG then (F1)', async () => {
    const moving = await pngWith(chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])));
    expect(await inspect(moving)).toEqual({ mediaType: 'image/apng' });
  });

  test('is what it begins as: an archive, a page, a drawing (F1)', async () => {
    const png = await aPicture();
    const behind = (head: string): Promise<FileFacts> =>
      inspect(Buffer.concat([Buffer.from(head, 'latin1'), png]));
    expect(await behind('PK\x03\x04')).toEqual({ mediaType: 'application/zip' });
    expect(await behind('<!doctype html><script>alert(1)</script>')).toEqual({
      mediaType: undefined,
    });
    expect(await behind('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual({
      mediaType: undefined,
    });
  });

  test('may hold another picture in its text, and is measured as itself (F1)', async () => {
    const inner = await aPicture({ width: 8, height: 8 });
    const nested = await pngWith(chunk('tEXt', Buffer.concat([Buffer.from('x\0'), inner])));
    expect(await inspect(nested)).toEqual({
      mediaType: 'image/png',
      width: 64,
      height: 64,
      alpha: false,
    });
  });

  test.each([1, 7, 8, 12, 100])(
    'is found out where %i bytes follow its end (F1)',
    async (bytes) => {
      const followed = Buffer.concat([await aPicture(), Buffer.alloc(bytes)]);
      expect(await inspect(followed)).toMatchObject({ mediaType: 'image/png', isFollowed: true });
    },
  );

  test('is found out where its end itself holds something (F1)', async () => {
    const png = await aPicture();
    const open = png.subarray(0, png.length - 12);
    const hiding = Buffer.concat([open, chunk('IEND', Buffer.from('<html>'))]);
    expect(await inspect(hiding)).toMatchObject({ isFollowed: true });
  });

  test('is read once, however many chunks it has (F1)', async () => {
    const empty = chunk('teSt', Buffer.alloc(0));
    const png = await pngWith(Buffer.concat(Array(200_000).fill(empty)));
    expect(await inspect(png)).toMatchObject({ mediaType: 'image/png', width: 64 });
  });
});
