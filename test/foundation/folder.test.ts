import { chmodSync, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToOthers, flushNames, makeFolder } from '../../server/foundation/folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-folder-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder is made with those it lies in, and left as it is where it is there', () => {
  const deep = join(folder, 'one', 'two', 'three');
  makeFolder(deep);
  makeFolder(deep);
  makeFolder(`${folder}/`);
  expect(statSync(deep).isDirectory()).toBe(true);
});

test("a folder that is made is its owner's alone, and those it lies in are as usual", () => {
  const deep = join(folder, 'one', 'two');
  makeFolder(deep);
  expect(modeOf(deep)).toBe(0o700);
  expect(modeOf(join(folder, 'one'))).toBe(0o777 & ~process.umask());
});

test('a folder that all may look into is closed to them, and what a group was let into stays open to it', () => {
  for (const [before, after] of [
    [0o755, 0o700],
    [0o777, 0o700],
    [0o750, 0o750],
    [0o700, 0o700],
  ] as const) {
    chmodSync(folder, before);
    closeToOthers(folder);
    expect(modeOf(folder)).toBe(after);
  }
});

test('what is in the way of a folder is told', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'inside'))).toThrow('ENOTDIR');
});

test.runIf(existsSync('/proc/self'))(
  'where the system has no place for folders, it says so',
  () => {
    expect(() => makeFolder('/proc/nowhere/at/all')).toThrow('ENOENT');
  },
);

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

test('the names in a folder are flushed where there is one, and else the system says why not', async () => {
  await writeFile(join(folder, 'one'), 'named');
  await expect(flushNames(folder)).resolves.toBeUndefined();
  await expect(flushNames(join(folder, 'none'))).rejects.toThrow('ENOENT');
});

test.runIf(existsSync('/proc/self'))(
  'a folder whose file system cannot flush it is left as it is',
  async () => {
    await expect(flushNames('/proc/self')).resolves.toBeUndefined();
  },
);
