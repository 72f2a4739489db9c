import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { compareFolder, forgetFolder, markFolder } from '../../server/assets/shared-folder.ts';
import type { Database } from '../../server/database/database.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

let database: Database;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

afterAll(() => database.close());

beforeEach(() => forgetFolder(database.queries));

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-shared-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('processes with one folder have the same, also those that start at once', async () => {
  const folder = await aFolder();
  const starts = [1, 2, 3, 4].map(() => markFolder(database.queries, folder));
  expect(await Promise.all(starts)).toEqual(['same', 'same', 'same', 'same']);
  expect(await compareFolder(database.queries, folder)).toBe('same');
});

test('a process with an empty folder of its own has another one, however often it starts, and whatever it has stored', async () => {
  await markFolder(database.queries, await aFolder());
  const own = await aFolder();
  await mkdir(join(own, '0b'));
  expect(await compareFolder(database.queries, own)).toBe('other');
  expect(await markFolder(database.queries, own)).toBe('other');
  await writeFile(join(own, '0b', 'stored-meanwhile'), 'x');
  expect(await markFolder(database.queries, own)).toBe('other');
  expect(await compareFolder(database.queries, own)).toBe('other');
  expect(await compareFolder(database.queries, join(own, 'not-there'))).toBe('other');
});

test('a folder that belongs to another database has another one, with files as without', async () => {
  const theirs = await aFolder();
  await markFolder(database.queries, theirs);
  await forgetFolder(database.queries);
  await markFolder(database.queries, await aFolder());
  await mkdir(join(theirs, '0a'));
  expect(await markFolder(database.queries, theirs)).toBe('other');
});

test('a folder with files from before there were marks is believed', async () => {
  await markFolder(database.queries, await aFolder());
  const former = await aFolder();
  await mkdir(join(former, '0a'));
  await writeFile(join(former, '0a', 'a-file'), 'x');
  expect(await compareFolder(database.queries, former)).toBe('unknown');
  expect(await markFolder(database.queries, former)).toBe('same');
});

test('a folder that has moved to another disk is the same', async () => {
  const folder = await aFolder();
  await markFolder(database.queries, folder);
  const moved = join(await aFolder(), 'assets');
  await cp(folder, moved, { recursive: true });
  expect(await markFolder(database.queries, moved)).toBe('same');
});

test('after a restore the first folder is believed, though there is no file in it', async () => {
  await markFolder(database.queries, await aFolder());
  await forgetFolder(database.queries);
  expect(await markFolder(database.queries, await aFolder())).toBe('same');
});
