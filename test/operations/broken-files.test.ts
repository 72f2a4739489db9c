import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { chanceOf } from '../faults/chance.ts';
import { mutated } from '../faults/mutations.ts';
import { aSoundOfEachKind } from '../faults/sounds.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { aMask, aPicture } from './pictures.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

function upload(sound: Uint8Array): Promise<Answer> {
  const form = aFormWith('file', new Blob([Uint8Array.from(sound)]));
  return gateway.call('/musx/v1/upload', { form });
}

interface Pictures {
  readonly mode?: string;
  readonly image: readonly Uint8Array[];
  readonly mask?: Uint8Array;
}

function edit({ mode = 'imgx-image-1', image, mask }: Pictures): Promise<Answer> {
  const form = new FormData();
  form.append('prompt', 'x');
  form.append('mode', mode);
  for (const picture of image) form.append('image', new Blob([Uint8Array.from(picture)]), 'a.png');
  if (mask !== undefined) form.append('mask', new Blob([Uint8Array.from(mask)]), 'mask.png');
  return gateway.call('/v1/images/edits', { form });
}

function rules({ json }: Answer): readonly string[] {
  return json.data.violations.map(({ rule }: { rule: string }) => rule);
}

/** Asserts that the gateway still serves, has logged no failures, and has kept no uploaded file. */
async function isUnharmed(): Promise<void> {
  expect((await gateway.call('/v1/models')).status).toBe(200);
  expect(gateway.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  const scratch = join(gateway.data, 'scratch');
  const left = async () =>
    (await readdir(scratch, { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
  await expect.poll(left).toEqual([]);
}

const SOUNDS = Number(process.env.FUZZ_UPLOADS ?? 36);
const PICTURES = Number(process.env.FUZZ_EDITS ?? 18);
const SEED = process.env.FUZZ_SEED ?? 'broken uploads';
const LANES = 4;

async function inLanes(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

describe('files changed by chance', () => {
  test(`are stored or refused as sounds, ${SOUNDS} of them (F2)`, async () => {
    const sounds = [...(await aSoundOfEachKind(3)).entries()];
    await inLanes(SOUNDS, async (index) => {
      const [kind, sound] = sounds[index % sounds.length] ?? ['', Buffer.alloc(0)];
      const { status, json, headers } = await upload(mutated(sound, chanceOf(`${SEED} ${index}`)));
      expect([200, 400], `change ${index} of ${kind}`).toContain(status);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      if (status === 200) expect(Number(json.data.duration)).toBeLessThanOrEqual(600);
    });
    await isUnharmed();
  });

  test(`are edited or refused as pictures, ${PICTURES} of them (F2)`, async () => {
    const pictures = await Promise.all(
      (['png', 'jpeg', 'webp'] as const).map((format) =>
        aPicture({ format, width: 16, height: 16 }),
      ),
    );
    await inLanes(PICTURES, async (index) => {
      const picture = pictures[index % pictures.length] ?? Buffer.alloc(0);
      const changed = mutated(picture, chanceOf(`${SEED} ${index}`));
      const { status, headers } = await edit({ image: [changed] });
      expect([200, 400], `change ${index}`).toContain(status);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });
    await isUnharmed();
  });
});

const MEGABYTE = 2 ** 20;

/** A PNG of exactly the given size in bytes. */
function padded(png: Buffer, bytes: number): Buffer {
  const head = png.subarray(0, 33);
  const padding = Buffer.alloc(bytes - png.length - 12);
  const body = Buffer.concat([Buffer.from('paDd'), padding]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(padding.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([head, ends.subarray(0, 4), body, ends.subarray(4), png.subarray(33)]);
}

describe('a file at its bound', () => {
  test('is taken one byte below it and refused at it, each by its own rule (F3)', async () => {
    const png = await aPicture();
    const mask = await aMask();
    const square = 4 * MEGABYTE;
    const large = 25 * MEGABYTE;
    const at = async (pictures: Pictures): Promise<readonly unknown[]> => {
      const answer = await edit(pictures);
      return answer.status === 200 ? [200] : [answer.status, ...rules(answer)];
    };
    const mode = 'imgy-2';
    expect(await at({ mode, image: [padded(png, square - 1)] })).toEqual([200]);
    expect(await at({ mode, image: [padded(png, square)] })).toEqual([400, 'imgy-2-source-size']);
    expect(await at({ image: [padded(png, large - 1)] })).toEqual([200]);
    expect(await at({ image: [padded(png, large)] })).toEqual([400, 'imgx-source-size']);
    const image = [png];
    expect(await at({ image, mask: padded(mask, square - 1) })).toEqual([200]);
    expect(await at({ image, mask: padded(mask, square) })).toEqual([400, 'mask-size']);
    expect(await at({ mode, image: [png, png] })).toEqual([400, 'imgy-2-source-count']);
    await isUnharmed();
  });
});

describe('a sound', () => {
  /** A WAV file with the given sample rate, whatever its content. */
  async function wav(samplesPerSecond: number, samples: number): Promise<Buffer> {
    const head = Buffer.from(await aRecording(0).arrayBuffer());
    head.writeUInt32LE(samplesPerSecond, 24);
    head.writeUInt32LE(samplesPerSecond, 28);
    head.writeUInt32LE(samples, 40);
    head.writeUInt32LE(36 + samples, 4);
    return Buffer.concat([head, Buffer.alloc(samples, 0x80)]);
  }

  test.each<[string, () => Promise<Buffer>]>([
    ['of ten hours', () => wav(100, 3_600_000)],
    ['of a byte a second', () => wav(1, 20_000)],
    ['of no length', () => wav(8_000, 0)],
    ['of a rate that makes it nothing', () => wav(0xffff_ffff, 20_000)],
    [
      'that says at its end that it had ten hours',
      async () => {
        const ogg = Buffer.from((await aSoundOfEachKind(2)).get('Ogg') ?? []);
        ogg.writeBigUInt64LE(BigInt(36_000 * 48_000), ogg.lastIndexOf('OggS') + 6);
        return ogg;
      },
    ],
    [
      'whose pieces say that they are long',
      async () => {
        const mp4 = Buffer.from((await aSoundOfEachKind(2)).get('MP4') ?? []);
        mp4.writeUInt32BE(0x7fff_ffff, mp4.indexOf('stts') + 16);
        return mp4;
      },
    ],
  ])('%s is 400 by the rule of its length (F4)', async (_what, sound) => {
    const answer = await upload(await sound());
    expect([answer.status, rules(answer)]).toEqual([400, ['sample-duration']]);
    await isUnharmed();
  });
});
