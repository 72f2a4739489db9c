import { lchownSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const ROOT = 0;

/**
 * Gives files that root has made to the owner of the folder around them, who could not write them otherwise: an
 * operator's command often runs as root, and the gateway as another user. Without root it does nothing.
 *
 * @param path - what is given, with all below it down to so many `levels`; it may be missing
 * @param folder - whose owner gets it; nobody where it is missing
 */
export function giveToOwner(path: string, folder: string, levels = Number.POSITIVE_INFINITY): void {
  if (process.geteuid?.() !== ROOT) return;
  const owner = lstatSync(folder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== ROOT) give(path, owner, levels);
}

function give(path: string, owner: Stats, levels: number): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.uid === ROOT) lchownSync(path, owner.uid, owner.gid);
  if (!found.isDirectory() || levels === 0) return;
  for (const name of readdirSync(path)) give(join(path, name), owner, levels - 1);
}
