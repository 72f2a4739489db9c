import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileFacts, inspectComing, inspectFile } from '../../server/assets/inspection.ts';
import { aPicture } from '../operations/pictures.ts';
import { aRecording } from '../recordings.ts';

const PATIENT = new AbortController().signal;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-inspection-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(content: Uint8Array, secondsUpTo?: number): Promise<FileFacts> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const facts = await inspectFile(path, { accountId: 'somebody', signal: PATIENT, secondsUpTo });
  if (facts === undefined) throw new Error('Too many sounds wait to be measured.');
  return facts;
}

async function recordingOf(seconds: number): Promise<Buffer> {
  return Buffer.from(await aRecording(seconds).arrayBuffer());
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('that is a %s is measured', async (format) => {
    const facts = await inspect(await aPicture({ format, width: 30, height: 20 }));
    expect(facts).toEqual({ mediaType: `image/${format}`, width: 30, height: 20, alpha: false });
  });

  test('that says that it is to be turned is measured as it is shown', async () => {
    const lying = sharp(await aPicture({ width: 30, height: 20 })).jpeg();
    const turned = await lying.withMetadata({ orientation: 6 }).toBuffer();
    expect(await inspect(turned)).toMatchObject({ width: 20, height: 30 });
  });

  test('says whether it has an alpha channel', async () => {
    expect(await inspect(await aPicture({ alpha: 1 }))).toMatchObject({ alpha: true });
    expect(await inspect(await aPicture())).toMatchObject({ alpha: false });
  });

  test.each(['gif', 'avif', 'tiff'] as const)('of another kind is named: %s', async (format) => {
    expect(await inspect(await aPicture({ format }))).toEqual({ mediaType: `image/${format}` });
  });

  test('that is none behind its first bytes is of no known kind', async () => {
    const head = (await aPicture()).subarray(0, 12);
    expect(await inspect(Buffer.concat([head, Buffer.alloc(100)]))).toEqual({
      mediaType: undefined,
    });
  });
});

describe('a sound', () => {
  test('is measured in the file itself', async () => {
    const facts = await inspect(await recordingOf(2.5));
    expect(facts).toEqual({ mediaType: 'audio/wav', seconds: 2.5 });
  });

  test('that says that it is longer than it is, is as long as it is (F4)', async () => {
    const boastful = await recordingOf(2);
    boastful.writeUInt32LE(36_000 * 8_000, 40);
    expect((await inspect(boastful)).seconds ?? 0).toBeLessThanOrEqual(2);
  });

  test('that breaks off, or never begins, does no harm', async () => {
    const whole = await recordingOf(1);
    for (const length of [12, 20, 36, 43, 44, 1_000]) {
      const facts = await inspect(whole.subarray(0, length));
      expect(facts.seconds ?? 0).toBeLessThan(1);
    }
  });
});

describe('anything else', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello, this is text')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['zeros', Buffer.alloc(10_000)],
  ])('is of no known kind: %s', async (_what, content) => {
    expect(await inspect(content)).toEqual({ mediaType: undefined });
  });

  test('does not become a picture or a sound by a change of some bytes', async () => {
    const originals = [
      await aPicture(),
      await aPicture({ format: 'jpeg' }),
      await recordingOf(0.1),
    ];
    // Deterministic mutations, spread to hit every part of a file.
    for (let round = 0; round < 100; round += 1) {
      for (const original of originals) {
        const mutated = Buffer.from(original);
        for (let change = 0; change < 3; change += 1) {
          const place = (round * 7_919 + change * 104_729) % mutated.length;
          mutated[place] = (round * 31 + change * 17) % 256;
        }
        await expect(inspect(mutated)).resolves.toBeDefined();
      }
    }
  });
});

describe('a file that comes', () => {
  const EXAMPLES = join(import.meta.dirname, '../../openapi/examples/files');

  test.each([
    ['video.webm', 'video/webm'],
    ['song.webm', 'video/webm'],
    ['song.mp3', 'audio/mpeg'],
    ['picture.png', 'image/png'],
    ['cover.jpg', 'image/jpeg'],
  ])('is told by its first bytes and comes whole: %s', async (name, mediaType) => {
    const bytes = await readFile(join(EXAMPLES, name));
    for (const size of [1_000, bytes.length]) {
      const coming = await inspectComing(Readable.from(piecesOf(bytes, size)));
      expect(coming.mediaType).toBe(mediaType);
      expect(bytes.equals(await buffer(coming.content))).toBe(true);
    }
  });

  test.each(['', 'Hello.', '<html></html>'])(
    'is of no known kind where it holds %j',
    async (text) => {
      const coming = await inspectComing(Readable.from([Buffer.from(text)]));
      expect(coming.mediaType).toBeUndefined();
      expect(String(await buffer(coming.content))).toBe(text);
    },
  );

  test('that breaks off tells why, early or late', async () => {
    const broken = () => Readable.from(breakingOff(Buffer.alloc(3_000)));
    await expect(inspectComing(broken())).rejects.toThrow('It broke off.');
    const { content } = await inspectComing(Readable.from(breakingOff(Buffer.alloc(9_000))));
    await expect(buffer(content)).rejects.toThrow('It broke off.');
  });

  test('whose reader has had enough is let go', async () => {
    const source = Readable.from(piecesOf(Buffer.alloc(100_000), 5_000));
    const closed = Promise.withResolvers<void>();
    source.once('close', closed.resolve);
    const { content } = await inspectComing(source);
    for await (const _chunk of content) break;
    await closed.promise;
  });

  test('that nobody has begun to read is let go', async () => {
    const source = Readable.from(piecesOf(Buffer.alloc(100_000), 5_000));
    const closed = Promise.withResolvers<void>();
    source.once('close', closed.resolve);
    const { content } = await inspectComing(source);
    content.destroy();
    await closed.promise;
  });
});

function* piecesOf(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function* breakingOff(bytes: Buffer): Generator<Buffer> {
  yield bytes;
  throw new Error('It broke off.');
}
