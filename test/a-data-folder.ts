import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * A data folder of its own, with a database that has all tables and nothing in them: a gateway starts on it without
 * having to make one, which takes seconds.
 */
export async function aDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `patchbay-${name}-`));
  await cp(inject('folderTemplate'), folder, { recursive: true });
  return folder;
}
