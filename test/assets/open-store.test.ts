import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/assets/open-store.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { anS3 } from '../an-s3.ts';
import { streamOf } from './stores.ts';

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('a file of the folder is removed also where files have been kept in a bucket since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-former-'));
  const s3 = await anS3();
  onTestFinished(async () => {
    await s3.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const [former, later] = [newIdentifier(), newIdentifier()];
  const before = await openStore({ kind: 'folder' }, folder);
  await before.write(former, streamOf('of then'), { maxBytes: 100 });
  await before.close();
  const store = await openStore({ kind: 's3', ...s3.settings }, folder);
  await store.write(later, streamOf('of now'), { maxBytes: 100 });
  expect(await filesIn(folder)).toEqual([former]);
  for (const id of [former, later]) await store.remove(id);
  expect(await filesIn(folder)).toEqual([]);
  expect(await s3.keys()).toEqual([]);
  await store.close();
});

test('a folder that was never there is not missed, nor made', async () => {
  const folder = join(tmpdir(), `patchbay-never-${newIdentifier()}`);
  const s3 = await anS3();
  onTestFinished(() => s3.stop());
  const store = await openStore({ kind: 's3', ...s3.settings }, folder);
  await store.remove(newIdentifier());
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  await store.close();
});
