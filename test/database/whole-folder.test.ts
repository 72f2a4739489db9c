import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placeWhole } from '../../server/database/whole-folder.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-whole-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function fill(folder: string): Promise<boolean> {
  await mkdir(join(folder, 'below'), { recursive: true });
  await writeFile(join(folder, 'below', 'file'), 'content');
  return true;
}

test('a folder that is not there or empty is filled', async () => {
  const top = await aFolder();
  await mkdir(join(top, 'empty'));
  await placeWhole(join(top, 'empty'), fill);
  await placeWhole(join(top, 'new'), fill);
  expect(await readdir(join(top, 'empty', 'below'))).toEqual(['file']);
  expect(await readdir(join(top, 'new', 'below'))).toEqual(['file']);
});

test('what a killed process has left unfinished is done anew (D5)', async () => {
  const top = await aFolder();
  await mkdir(join(top, 'place.unfinished', 'half'), { recursive: true });
  await placeWhole(join(top, 'place'), fill);
  expect(await readdir(top)).toEqual(['place']);
  expect(await readdir(join(top, 'place'))).toEqual(['below']);
});

test('a folder that holds something is left alone', async () => {
  const place = await aFolder();
  await writeFile(join(place, 'mine'), '');
  await placeWhole(place, fill);
  expect(await readdir(place)).toEqual(['mine']);
});

test('what was filled in part is taken away', async () => {
  const top = await aFolder();
  await placeWhole(join(top, 'place'), async (unfinished) => {
    await fill(unfinished);
    return false;
  });
  expect(await readdir(top)).toEqual([]);
});

test('an error while it is filled is passed on, and the folder stays as it was', async () => {
  const top = await aFolder();
  const filled = placeWhole(join(top, 'place'), () => Promise.reject(new Error('no room')));
  await expect(filled).rejects.toThrow('no room');
  expect(await readdir(top)).toEqual([]);
});
