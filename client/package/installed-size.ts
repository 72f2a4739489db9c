import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Installable, withLockedTree } from './locked-tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The size of an installation without the package itself. */
export interface InstalledSize {
  readonly packages: number;
  readonly bytes: number;
}

/** Measures the dependencies of a package as installed here: for this operating system, at the locked versions. */
export async function installedSize(manifest: Installable): Promise<InstalledSize> {
  const places = await withLockedTree(manifest, async (folder) => {
    const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
    return Object.keys(lock.packages).filter((place) => place !== '');
  });
  const sizes = await Promise.all(places.map((place) => sizeOfFolder(join(ROOT, place))));
  const there = sizes.filter((size) => size !== undefined);
  return { packages: there.length, bytes: there.reduce((sum, size) => sum + size, 0) };
}

/** The size of a package's folder without nested packages; `undefined` if it is for another operating system. */
async function sizeOfFolder(folder: string): Promise<number | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  const kept = entries?.filter(({ name }) => name !== 'node_modules');
  const sizes = kept?.map(async (entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? ((await sizeOfFolder(path)) ?? 0) : (await stat(path)).size;
  });
  if (sizes === undefined) return undefined;
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
