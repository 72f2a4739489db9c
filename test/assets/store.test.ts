import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AssetStore, FileTooLarge, openFolderStore } from '../../server/assets/store.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';

let folder: string;
let store: AssetStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-store-'));
  store = await openFolderStore(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const PLENTY = { bytesUpTo: 1_000_000 };

/** Every file in the store, finished or not. */
async function files(): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function streamOf(...chunks: readonly string[]): Readable {
  return Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
}

describe('a stored file', () => {
  test('is read back as it was written, measured and hashed', async () => {
    const id = newIdentifier();
    const stored = await store.write(id, streamOf('one ', 'two'), PLENTY);
    expect(stored).toEqual({
      bytes: 7,
      sha256: createHash('sha256').update('one two').digest('hex'),
    });
    expect(String(await buffer(store.read(id)))).toBe('one two');
    expect(await readFile(store.pathOf(id), 'utf8')).toBe('one two');
  });

  test('may be empty', async () => {
    const id = newIdentifier();
    expect(await store.write(id, streamOf(), PLENTY)).toMatchObject({ bytes: 0 });
    expect((await buffer(store.read(id))).length).toBe(0);
  });

  test('is gone when it is removed, and may be removed again', async () => {
    const id = newIdentifier();
    await store.write(id, streamOf('x'), PLENTY);
    await store.remove(id);
    await store.remove(id);
    expect(await files()).toEqual([]);
  });

  test('is there whole or not at all: not when its source fails', async () => {
    async function* breaking() {
      yield Buffer.from('half');
      throw new Error('broken');
    }
    const id = newIdentifier();
    await expect(store.write(id, Readable.from(breaking()), PLENTY)).rejects.toThrow('broken');
    expect(await files()).toEqual([]);
  });

  test('is there whole or not at all: not while it is written', async () => {
    const id = newIdentifier();
    const content = new Readable({ read: () => {} });
    const written = store.write(id, content, PLENTY);
    content.push('half');
    await expect.poll(files).toHaveLength(1);
    await expect(buffer(store.read(id))).rejects.toThrow(/ENOENT/);
    content.push(null);
    await written;
    expect(await files()).toEqual([id]);
  });

  test('may be as large as the limit, and not a byte larger', async () => {
    const limit = { bytesUpTo: 4 };
    await store.write(newIdentifier(), streamOf('12', '34'), limit);
    const larger = store.write(newIdentifier(), streamOf('12', '345'), limit);
    await expect(larger).rejects.toThrow(FileTooLarge);
    expect(await files()).toHaveLength(1);
  });

  test('that is too large is not read to its end', async () => {
    let made = 0;
    async function* endless() {
      for (;;) {
        made += 1;
        yield Buffer.alloc(1_000);
      }
    }
    const writing = store.write(newIdentifier(), Readable.from(endless()), { bytesUpTo: 10_000 });
    await expect(writing).rejects.toThrow(FileTooLarge);
    expect(made).toBeLessThan(200);
  });
});

describe('the store', () => {
  test('is alive while files can be written', async () => {
    expect(await store.isAlive()).toBe(true);
    await rm(folder, { recursive: true });
    expect(await store.isAlive()).toBe(false);
  });

  test('keeps its files when it is opened again', async () => {
    const id = newIdentifier();
    await store.write(id, streamOf('x'), PLENTY);
    const again = await openFolderStore(folder);
    expect(String(await buffer(again.read(id)))).toBe('x');
  });
});
