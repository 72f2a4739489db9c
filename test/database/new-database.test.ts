import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { placeNew } from '../../server/database/new-database.ts';

const MAKER = join(import.meta.dirname, '../../server/database/make-database.ts');

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-new-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aMaker(program: string): Promise<string> {
  const maker = join(await aFolder(), 'maker.mjs');
  await writeFile(maker, program);
  return maker;
}

test('a new database appears as a whole, and can be written to', async () => {
  const place = join(await aFolder(), 'database');
  await placeNew(place);
  expect(existsSync(`${place}.unfinished`)).toBe(false);
  const pglite = await PGlite.create(place);
  onTestFinished(() => pglite.close());
  await pglite.exec('create table note (words text)');
  const { rows } = await pglite.query('select datname from pg_database');
  expect(rows).toEqual([{ datname: 'postgres' }]);
});

test('a folder that holds something is left alone', async () => {
  const place = join(await aFolder(), 'database');
  await mkdir(place);
  await writeFile(join(place, 'PG_VERSION'), 'another');
  await placeNew(place);
  expect(await readdir(place)).toEqual(['PG_VERSION']);
});

test('of a process that fails, nothing is left', async () => {
  const folder = await aFolder();
  const maker = await aMaker(`
    import { mkdirSync } from 'node:fs';
    mkdirSync(process.argv[2]);
    process.exit(1);`);
  await placeNew(join(folder, 'database'), maker);
  expect(await readdir(folder)).toEqual([]);
});

test('where no program makes one, nothing is made', async () => {
  const folder = await aFolder();
  await placeNew(join(folder, 'database'), join(folder, 'none.ts'));
  expect(await readdir(folder)).toEqual([]);
});

test('the process ends with the one that asked for the database (D5)', async () => {
  const place = join(await aFolder(), 'database');
  const maker = spawn(process.execPath, [MAKER, place], { stdio: ['pipe', 'ignore', 'inherit'] });
  maker.stdin.end();
  expect(await once(maker, 'exit')).toEqual([1, null]);
});
