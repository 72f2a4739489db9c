import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMigrationState } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { packDatabase, placePrepared } from '../../server/database/prepared.ts';
import { putDatabase } from '../a-data-folder.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-prepared-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with a sample of everything that a database folder contains, and the file that it is packed into. */
async function aPackedFolder() {
  const top = await aFolder();
  const from = join(top, 'from');
  await mkdir(join(from, 'base', '1'), { recursive: true });
  await mkdir(join(from, 'pg_notify'), { recursive: true });
  await writeFile(join(from, 'base', '1', '1255'), Buffer.from([0, 10, 255, 0]));
  await writeFile(join(from, 'base', '1', 'nothing'), '');
  await writeFile(join(from, 'PG_VERSION'), '18\n');
  const prepared = join(top, 'prepared');
  await writeFile(prepared, packDatabase(from));
  return { from, prepared, place: join(top, 'database') };
}

async function contentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = found.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isDirectory() ? 'a folder' : (await readFile(path)).toString('hex');
    return [path.slice(folder.length), content] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

test('what was packed is unpacked, whether the folder is not there or empty', async () => {
  const { from, prepared, place } = await aPackedFolder();
  await placePrepared(place, prepared);
  expect(await contentOf(place)).toEqual(await contentOf(from));
  await mkdir(`${place}-2`);
  await placePrepared(`${place}-2`, prepared);
  expect(await contentOf(`${place}-2`)).toEqual(await contentOf(from));
});

test('what a killed process has left unfinished is done anew (D5)', async () => {
  const { from, prepared, place } = await aPackedFolder();
  await mkdir(join(`${place}.unfinished`, 'half'), { recursive: true });
  await placePrepared(place, prepared);
  expect(await contentOf(place)).toEqual(await contentOf(from));
  await expect(readdir(`${place}.unfinished`)).rejects.toThrow('ENOENT');
});

test('a folder that holds something is left alone', async () => {
  const { prepared, place } = await aPackedFolder();
  await mkdir(place);
  await writeFile(join(place, 'PG_VERSION'), 'another');
  await placePrepared(place, prepared);
  expect(await readdir(place)).toEqual(['PG_VERSION']);
});

test('where nothing is prepared, nothing is unpacked', async () => {
  const { place } = await aPackedFolder();
  await placePrepared(place, `${place}-that-is-not-there`);
  await expect(readdir(place)).rejects.toThrow('ENOENT');
});

test('a prepared database has all its tables, and can be written to', async () => {
  const folder = await aFolder();
  putDatabase(folder);
  const from = join(folder, 'from');
  await rename(join(folder, 'database'), from);
  await writeFile(join(folder, 'prepared'), packDatabase(from));
  await placePrepared(join(folder, 'database'), join(folder, 'prepared'));
  const database = await openDatabase({ folder, onConnectionLost: () => {} });
  try {
    expect((await readMigrationState(database.queries)).pending).toEqual([]);
    await database.queries.insertInto('secret').values({ name: 'a', value: 'b' }).execute();
    expect(await database.ask('select name from secret', [])).toEqual([{ name: 'a' }]);
  } finally {
    await database.close();
  }
});
