import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../../server/database/folder-lock.ts';
import {
  markRestoring,
  refuseHalfRestored,
  unmarkRestoring,
} from '../../server/database/restoring-mark.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a restore is in progress while its process has the folder, and was interrupted where none has', async () => {
  const folder = await aFolder();
  expect(() => refuseHalfRestored(folder)).not.toThrow();
  const lock = lockFolder(folder);
  markRestoring(folder);
  expect(() => refuseHalfRestored(folder)).toThrow('is in progress. Wait for its end.');
  lock.release();
  expect(() => refuseHalfRestored(folder)).toThrow('was interrupted. Run patchbay restore again');
  unmarkRestoring(folder);
  expect(() => refuseHalfRestored(folder)).not.toThrow();
});
