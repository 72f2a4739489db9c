import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MILLISECONDS_PER_HOUR } from './durations.ts';
import { readIdentifier } from './identifiers.ts';

/**
 * Removes stale entries of the gateway from a folder: those named by an identifier and too old to be in use. Other
 * entries are left alone, as the gateway did not create them.
 *
 * @param options - `olderThanHours`: 0 removes all of them, for folders that no process is using
 */
export async function removeStaleFiles(
  folder: string,
  { olderThanHours }: { readonly olderThanHours: number },
): Promise<void> {
  const from = Date.now() - olderThanHours * MILLISECONDS_PER_HOUR;
  for (const name of await readdir(folder)) {
    if (readIdentifier(name) === undefined) continue;
    const path = join(folder, name);
    // Another process may be clearing the same folder.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && (olderThanHours === 0 || found.mtimeMs < from))
      await rm(path, { recursive: true, force: true });
  }
}
