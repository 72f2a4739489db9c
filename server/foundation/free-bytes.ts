import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

/**
 * The free bytes of a file system that this process may use; infinite if the file system reports no blocks.
 *
 * @param stats - the result of `statfs`
 */
export function freeBytesOf({
  blocks,
  bavail,
  bsize,
}: Pick<StatsFs, 'blocks' | 'bavail' | 'bsize'>): number {
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/**
 * The free and total size of a folder's disk, as far as this process may use it; `undefined` if the size is unknown.
 */
export async function diskRoomOf(
  folder: string,
): Promise<{ readonly freeBytes: number; readonly sizeBytes: number } | undefined> {
  const stats = await statfs(folder);
  if (stats.blocks === 0) return undefined;
  return { freeBytes: freeBytesOf(stats), sizeBytes: stats.blocks * stats.bsize };
}
