import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Places } from './packed-guides.ts';

/** Maps repository paths to their places in the package, treating every built file as a copy of a repository file. */
export async function builtPlaces(dist: string): Promise<Places> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = relative(dist, join(parentPath, name)).replaceAll('\\', '/');
      return [path, `dist/${path}`];
    }),
  );
}
