import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A temporary data folder with a database in it. */
export async function aDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `patchbay-${name}-`));
  putDatabase(folder);
  return folder;
}

/**
 * Copies a database with all tables, all empty, into a data folder, so that a gateway need not create one, which takes
 * seconds.
 */
export function putDatabase(folder: string): void {
  // The asynchronous copy takes several times as long for its thousand small files.
  cpSync(inject('folderTemplate'), folder, { recursive: true });
}
