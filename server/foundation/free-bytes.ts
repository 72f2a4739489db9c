import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

/**
 * The free bytes of a file system for this process; infinite where it counts no blocks.
 *
 * @param stats - the answer of `statfs`
 */
export function freeBytesOf({
  blocks,
  bavail,
  bsize,
}: Pick<StatsFs, 'blocks' | 'bavail' | 'bsize'>): number {
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** The disk of a folder, as far as this process may use it; `undefined` where its size is unknown. */
export async function diskRoomOf(
  folder: string,
): Promise<{ readonly freeBytes: number; readonly sizeBytes: number } | undefined> {
  const stats = await statfs(folder);
  if (stats.blocks === 0) return undefined;
  return { freeBytes: freeBytesOf(stats), sizeBytes: stats.blocks * stats.bsize };
}
