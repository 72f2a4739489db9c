import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../server/foundation/folder.ts';

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
