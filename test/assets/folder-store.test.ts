import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { FileGone, StoreUnavailable } from '../../server/assets/store.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-store-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a store in a folder', () => {
  test('clears away what a process that died left unfinished, and nothing younger', async () => {
    const incoming = join(folder, 'incoming');
    await mkdir(incoming);
    const [old, young] = [newIdentifier(), newIdentifier()];
    await writeFile(join(incoming, old), 'half');
    await utimes(join(incoming, old), 0, 0);
    await writeFile(join(incoming, young), 'half');
    await openFolderStore(folder);
    expect(await readdir(incoming)).toEqual([young]);
    // Without other processes, every unfinished file is left over from an earlier one.
    await openFolderStore(folder, { alone: true });
    expect(await readdir(incoming)).toEqual([]);
  });

  test('has the name of a file on the disk before it counts as written, and that of a new folder once', async () => {
    const flushed: string[] = [];
    const store = await openFolderStore(folder, {
      flush: async (place) => {
        flushed.push(`${relative(folder, place)} with ${(await readdir(place)).length}`);
      },
    });
    const ids = ['00000000-0000-7000-8000-0000000001ab', '00000000-0000-7000-8000-0000000002ab'];
    for (const id of ids) await store.write(id, Readable.from('a sound'), { maxBytes: 9 });
    expect(flushed).toEqual(['ab with 1', ' with 2', 'ab with 2']);
  });

  test('is not alive while its disk is nearly full (D3)', async () => {
    let free = 2 ** 30;
    const store = await openFolderStore(folder, { freeBytes: async () => free });
    expect(await store.isAlive()).toBe(true);
    free = 2 ** 20;
    expect(await store.isAlive()).toBe(false);
    free = 2 ** 30;
    expect(await store.isAlive()).toBe(true);
  });

  test('is not alive after a file could not be written, until one can be: a quota may leave less than the disk has', async () => {
    let isQuotaUsedUp = true;
    const overQuota = (): Error => Object.assign(new Error('over quota'), { code: 'EDQUOT' });
    const tryToWrite = async (): Promise<void> => {
      if (isQuotaUsedUp) throw overQuota();
    };
    const store = await openFolderStore(folder, { tryToWrite });
    expect(await store.isAlive()).toBe(true);
    const content = new Readable({ read: (): void => void content.destroy(overQuota()) });
    const writing = store.write(newIdentifier(), content, { maxBytes: 9 });
    await expect(writing).rejects.toThrow(StoreUnavailable);
    expect(await store.isAlive()).toBe(false);
    isQuotaUsedUp = false;
    expect(await store.isAlive()).toBe(true);
  });

  test('tries with a file of its own, and leaves nothing of it', async () => {
    const store = await openFolderStore(folder);
    const failure = Object.assign(new Error('over quota'), { code: 'EDQUOT' });
    const content = new Readable({ read: (): void => void content.destroy(failure) });
    await expect(store.write(newIdentifier(), content, { maxBytes: 9 })).rejects.toThrow();
    expect(await store.isAlive()).toBe(true);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  test('takes what it cannot read for unreadable, not for gone', async () => {
    const store = await openFolderStore(folder);
    const id = newIdentifier();
    await writeFile(join(folder, id.slice(-2)), 'in the way');
    const reading = store.read(id);
    await expect(reading).rejects.toThrow('ENOTDIR');
    await expect(reading).rejects.not.toThrow(FileGone);
  });
});
