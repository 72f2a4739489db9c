import { lchownSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const ROOT = 0;

/**
 * Transfers files created by root to the owner of the enclosing folder, who could not write them otherwise: operator
 * commands often run as root, and the gateway as another user. Does nothing unless the process runs as root.
 *
 * @param path - the file or folder to transfer, with everything below it down to the given number of `levels`; may be
 * missing
 * @param folder - its owner becomes the new owner; nothing happens if it is missing
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
