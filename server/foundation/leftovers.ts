import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR_MS = 3_600_000;

/** Removes what has lain in a folder for so long that nobody can be at work on it any more. */
export async function clearLeftovers(
  folder: string,
  { olderThanHours }: { readonly olderThanHours: number },
): Promise<void> {
  const before = Date.now() - olderThanHours * HOUR_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may clear the same folder.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < before)
      await rm(path, { recursive: true, force: true });
  }
}
