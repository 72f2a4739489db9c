import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { FileGone } from '../../server/assets/store.ts';
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
    // Where nobody else is at work, whatever is unfinished was left behind.
    await openFolderStore(folder, { alone: true });
    expect(await readdir(incoming)).toEqual([]);
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

  test('takes what it cannot read for unreadable, not for gone', async () => {
    const store = await openFolderStore(folder);
    const id = newIdentifier();
    await writeFile(join(folder, id.slice(-2)), 'in the way');
    const reading = store.read(id);
    await expect(reading).rejects.toThrow('ENOTDIR');
    await expect(reading).rejects.not.toThrow(FileGone);
  });
});
