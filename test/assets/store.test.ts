import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FileGone, FileTooLarge } from '../../server/assets/store.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { breakingAfter, STORES, streamOf, type TestStore } from './stores.ts';

const PLENTY = { maxBytes: 100_000_000 };
const MEBIBYTE = 2 ** 20;

describe.each(Object.entries(STORES))('a store in %s', (_kind, open) => {
  let kept: TestStore;

  beforeAll(async () => {
    kept = await open();
  });

  afterEach(async () => {
    for (const id of await kept.files()) await kept.store.remove(id);
  });

  afterAll(() => kept.stop());

  /** Stores a text and returns its identifier. */
  async function stored(text: string): Promise<string> {
    const id = newIdentifier();
    await kept.store.write(id, streamOf(text), PLENTY);
    return id;
  }

  async function contentOf(...[id, range]: Parameters<TestStore['store']['read']>) {
    return String(await buffer(await kept.store.read(id, range)));
  }

  test('gives a file back as it was written, measured and hashed', async () => {
    const id = newIdentifier();
    expect(await kept.store.write(id, streamOf('one ', 'two'), PLENTY)).toEqual({
      bytes: 7,
      sha256: createHash('sha256').update('one two').digest('hex'),
    });
    expect(await contentOf(id)).toBe('one two');
  });

  test('keeps an empty file', async () => {
    const id = newIdentifier();
    expect(await kept.store.write(id, streamOf(), PLENTY)).toMatchObject({ bytes: 0 });
    expect(await contentOf(id)).toBe('');
  });

  test.each([
    [{ start: 0, end: 2 }, 'one'],
    [{ start: 4, end: 4 }, 't'],
    [{ start: 4, end: 6 }, 'two'],
    [{ start: 0, end: 6 }, 'one two'],
  ])('gives the part %j', async (range, part) => {
    expect(await contentOf(await stored('one two'), range)).toBe(part);
  });

  test('keeps a file that is large', async () => {
    const id = newIdentifier();
    const content = Buffer.alloc(12 * MEBIBYTE);
    for (let at = 0; at < content.length; at += 4) content.writeUInt32LE(at, at);
    const { bytes, sha256 } = await kept.store.write(id, Readable.from(inChunks(content)), PLENTY);
    expect([bytes, sha256]).toEqual([content.length, hashOf(content)]);
    expect(hashOf(await buffer(await kept.store.read(id)))).toBe(sha256);
    expect(await kept.files()).toEqual([id]);
  });

  test('lets a reader go in the middle of a file, and goes on', async () => {
    const id = newIdentifier();
    await kept.store.write(id, Readable.from(inChunks(Buffer.alloc(12 * MEBIBYTE))), PLENTY);
    const content = await kept.store.read(id);
    for await (const _chunk of content) break;
    await expect.poll(() => content.destroyed).toBe(true);
    expect(await contentOf(id, { start: 0, end: 0 })).toBe('\0');
  });

  test('says of what it has not that it is gone', async () => {
    await expect(kept.store.read(newIdentifier())).rejects.toThrow(FileGone);
    await expect(kept.store.read(newIdentifier(), { start: 0, end: 0 })).rejects.toThrow(FileGone);
  });

  test('removes a file, and does so again', async () => {
    const id = await stored('x');
    await kept.store.remove(id);
    await kept.store.remove(id);
    expect(await kept.files()).toEqual([]);
    await expect(kept.store.read(id)).rejects.toThrow(FileGone);
  });

  test.each([0, 1, 7])(
    'has nothing of a file whose source fails, after %i MiB, and says how',
    async (mebibytes) => {
      const writing = kept.store.write(newIdentifier(), breakingAfter(mebibytes), PLENTY);
      await expect(writing).rejects.toThrow('broken');
      expect(await kept.files()).toEqual([]);
    },
  );

  test('has nothing to read while a file arrives', async () => {
    const id = newIdentifier();
    const content = new Readable({ read: () => {} });
    const written = kept.store.write(id, content, PLENTY);
    // More than one part of a multipart upload, so that a part has been sent.
    for (let count = 0; count < 7; count += 1) content.push(Buffer.alloc(MEBIBYTE));
    await expect.poll(kept.files).toHaveLength(1);
    await expect(kept.store.read(id)).rejects.toThrow(FileGone);
    content.push(null);
    await written;
    expect(await kept.files()).toEqual([id]);
  });

  test('takes a file as large as the limit, and not a byte larger', async () => {
    const limit = { maxBytes: 4 };
    await kept.store.write(newIdentifier(), streamOf('12', '34'), limit);
    const larger = kept.store.write(newIdentifier(), streamOf('12', '345'), limit);
    await expect(larger).rejects.toThrow(FileTooLarge);
    expect(await kept.files()).toHaveLength(1);
  });

  test.each([10_000, 7 * MEBIBYTE])(
    'does not read what is longer than %i bytes to its end, and has nothing of it',
    async (maxBytes) => {
      let made = 0;
      async function* endless() {
        for (;;) {
          made += 10_000;
          yield Buffer.alloc(10_000);
        }
      }
      const source = Readable.from(endless());
      const writing = kept.store.write(newIdentifier(), source, { maxBytes });
      await expect(writing).rejects.toThrow(FileTooLarge);
      expect(made).toBeLessThan(maxBytes + MEBIBYTE);
      expect(source.destroyed).toBe(true);
      expect(await kept.files()).toEqual([]);
    },
  );

  test('keeps its files when it is opened again', async () => {
    const id = await stored('x');
    const again = await kept.again();
    expect(String(await buffer(await again.read(id)))).toBe('x');
    await again.close();
  });
});

describe.each(Object.entries(STORES))('a store in %s', (_kind, open) => {
  test('is alive while files can be kept', async () => {
    const { store, lose, stop } = await open();
    expect(await store.isAlive()).toBe(true);
    await lose();
    expect(await store.isAlive()).toBe(false);
    await stop();
  });
});

function* inChunks(content: Buffer): Iterable<Buffer> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
