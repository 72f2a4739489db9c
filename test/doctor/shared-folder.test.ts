import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markFolder } from '../../server/assets/shared-folder.ts';
import { checkSharedFolder } from '../../server/doctor/shared-folder.ts';
import { testSettings } from '../a-gateway.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

const { assets: FOLDER } = testSettings('unused');

test('processes whose data folders differ on one database are told of it', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { queries } = database;
  const root = await mkdtemp(join(tmpdir(), 'patchbay-shared-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const look = (name: string) =>
    checkSharedFolder(queries, { data: join(root, name), assets: FOLDER });
  expect(await look('one')).toMatchObject([{ state: 'ok' }]);
  await mkdir(join(root, 'one', 'assets'), { recursive: true });
  await markFolder(queries, join(root, 'one', 'assets'));
  expect(await look('one')).toMatchObject([{ state: 'ok' }]);
  expect(await look('two')).toMatchObject([
    { about: 'shared files', state: 'problem', says: expect.stringContaining('is not the folder') },
  ]);
});

test('a folder that cannot be read is a matter of its own, and not of the database', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const data = await mkdtemp(join(tmpdir(), 'patchbay-shared-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  await writeFile(join(data, 'assets'), 'no folder');
  expect(await checkSharedFolder(database.queries, { data, assets: FOLDER })).toMatchObject([
    { about: 'shared files', state: 'warning', says: expect.stringContaining('ENOTDIR') },
  ]);
});
