import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushNames } from '../foundation/folder.ts';

const OPEN_AT_ONCE = 128;

/**
 * Fills a folder that is missing or empty; any other is left alone. It appears atomically, even if the process is
 * killed or the power fails.
 *
 * @param fill - creates and fills the folder at the given path; returns whether it succeeded
 */
export async function placeWhole(
  folder: string,
  fill: (unfinished: string) => Promise<boolean>,
): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (!(await fill(unfinished))) {
    rmSync(unfinished, { recursive: true, force: true });
    return;
  }
  await bringToDisk(unfinished);
  // Some systems cannot rename over an empty folder.
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
  await flushNames(dirname(folder));
}

/** Flushes the files of a folder to the disk. Many at once take hardly longer than one. */
async function bringToDisk(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (let first = 0; first < files.length; first += OPEN_AT_ONCE) {
    const some = files.slice(first, first + OPEN_AT_ONCE);
    await Promise.all(some.map((path) => sync(path)));
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
