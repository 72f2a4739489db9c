import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { dropSpareDatabases } from '../../server/database/spare-databases.ts';

test('a new database is alone in its folder once the spare ones are dropped, and opens again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-spare-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const made = await PGlite.create(folder);
  await made.exec('create table kept (number integer); insert into kept values (7)');
  await dropSpareDatabases(made);
  await made.close();
  expect(await readdir(join(folder, 'base'))).toHaveLength(1);
  const again = await PGlite.create(folder);
  onTestFinished(() => again.close());
  expect((await again.query('select number from kept')).rows).toEqual([{ number: 7 }]);
});
