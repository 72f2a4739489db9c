import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../../server/database/folder-lock.ts';
import { aFailedStart, aGatewayProcess } from '../a-process.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  test('is held by one, and free again once it is released', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    lock.release();
    lockFolder(folder).release();
  });

  test('a second gateway on the same folder refuses clearly and leaves the folder alone (D4)', async () => {
    const first = await aGatewayProcess({ PATCHBAY_DATA: folder });
    const before = await databaseFiles();
    const second = await aFailedStart({ PATCHBAY_DATA: folder });
    expect(second.code).toBe(2);
    expect(second.stderr).toContain(`Another process is using the data folder ${folder}`);
    expect(second.stderr).toContain('DATABASE_URL');
    expect(await databaseFiles()).toEqual(before);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  test('is free at once after its holder was killed', async () => {
    const first = await aGatewayProcess({ PATCHBAY_DATA: folder });
    await first.end('SIGKILL');
    const second = await aGatewayProcess({ PATCHBAY_DATA: folder });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

/** The files that only the database itself writes when it starts. */
async function databaseFiles(): Promise<readonly string[]> {
  const control = await stat(join(folder, 'database', 'PG_VERSION'));
  return [...(await readdir(join(folder, 'database'))), String(control.mtimeMs)];
}
