import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { FolderUnusable } from '../../server/database/data-folder.ts';
import { FolderInUse, lockFolder } from '../../server/database/folder-lock.ts';
import { openLog } from '../../server/foundation/log.ts';
import { startGateway } from '../../server/gateway/gateway.ts';
import { putDatabase } from '../a-data-folder.ts';
import { testSettings } from '../a-gateway.ts';
import { aFailedStart } from '../a-process.ts';

const HOLDER = join(import.meta.dirname, 'a-folder-holder.ts');

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

  test('says in a sentence where nothing can be written', async () => {
    await mkdir(join(folder, 'lock'));
    expect(() => lockFolder(folder)).toThrow(FolderUnusable);
    const { code, stderr } = await aFailedStart({ PATCHBAY_DATA: folder });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The data folder .* cannot be written\. [^\n]*\n$/);
  });

  test('a second gateway on the same folder refuses clearly and leaves the folder alone (D4)', async () => {
    putDatabase(folder);
    const first = await startGateway(testSettings(folder), { log: openLog('silent') });
    onTestFinished(() => first.stop());
    const before = await databaseFiles();
    const second = await aFailedStart({ PATCHBAY_DATA: folder });
    expect(second.code).toBe(2);
    expect(second.stderr).toContain(`Another process is using the data folder ${folder}`);
    expect(second.stderr).toContain('DATABASE_URL');
    expect(await databaseFiles()).toEqual(before);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('is free at once after its holder was killed', async () => {
    const holder = execFile(process.execPath, [HOLDER, folder]);
    onTestFinished(() => void holder.kill('SIGKILL'));
    await expect.poll(isHeld).toBe(true);
    const exited = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exited;
    expect(isHeld()).toBe(false);
  });
});

function isHeld(): boolean {
  try {
    lockFolder(folder).release();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

/** The state of files that only a starting database changes. */
async function databaseFiles(): Promise<readonly string[]> {
  const control = await stat(join(folder, 'database', 'PG_VERSION'));
  return [...(await readdir(join(folder, 'database'))), String(control.mtimeMs)];
}
