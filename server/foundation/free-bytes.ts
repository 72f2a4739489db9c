import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

/**
 * How many bytes a file system has for this process. One that counts no blocks has no bounds that are known.
 *
 * @param stats - what `statfs` tells of it
 */
export function freeBytesOf({
  blocks,
  bavail,
  bsize,
}: Pick<StatsFs, 'blocks' | 'bavail' | 'bsize'>): number {
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** The disk that a folder is on, as far as this process may use it; `undefined` where no room is counted. */
export async function diskRoomOf(
  folder: string,
): Promise<{ readonly freeBytes: number; readonly sizeBytes: number } | undefined> {
  const stats = await statfs(folder);
  if (stats.blocks === 0) return undefined;
  return { freeBytes: freeBytesOf(stats), sizeBytes: stats.blocks * stats.bsize };
}
