import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A data folder of its own, with a database in it. */
export async function aDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `patchbay-${name}-`));
  putDatabase(folder);
  return folder;
}

/**
 * Puts a database into a data folder that has all tables and nothing in them: a gateway starts on it without having to
 * make one, which takes seconds.
 */
export function putDatabase(folder: string): void {
  // Its thousand small files take the asynchronous copy several times as long.
  cpSync(inject('folderTemplate'), folder, { recursive: true });
}
