import type { StatsFs } from 'node:fs';

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
