import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MILLISECONDS_AN_HOUR } from './durations.ts';
import { readIdentifier } from './identifiers.ts';

/**
 * Removes what the gateway has left in a folder: entries named by an identifier that are too old to be in use. Other
 * entries are somebody else's.
 *
 * @param leftovers - `olderThanHours`: 0 where nobody is at work there at all
 */
export async function clearLeftovers(
  folder: string,
  { olderThanHours }: { readonly olderThanHours: number },
): Promise<void> {
  const from = Date.now() - olderThanHours * MILLISECONDS_AN_HOUR;
  for (const name of await readdir(folder)) {
    if (readIdentifier(name) === undefined) continue;
    const path = join(folder, name);
    // Another process may clear the same folder.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && (olderThanHours === 0 || found.mtimeMs < from))
      await rm(path, { recursive: true, force: true });
  }
}
