import { access, constants, mkdir, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { halfRestored, isMarkedRestoring } from '../database/restoring-mark.ts';
import { freeBytesOf } from '../foundation/free-bytes.ts';
import { isNewEnough, NODE_FROM } from '../foundation/node-version.ts';
import { BYTES_PER_MEGABYTE } from '../foundation/sizes.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';

const FREE_MEGABYTES_FROM = 200;
const FREE_MEGABYTES_WELL = 5_000;

/** Checks that Node is new enough. */
export function checkNode(version: string): Finding {
  if (isNewEnough(version)) return fine('Node', version);
  return problem('Node', `${version} is too old.`, `Install Node ${NODE_FROM.join('.')} or newer.`);
}

/** Checks that the data folder can be used, or created. */
export async function checkFolder(folder: string): Promise<Finding> {
  const about = 'data folder';
  const advice = 'Choose another one with data or PATCHBAY_DATA, or let the gateway write there.';
  const there = await nearestFolder(folder);
  try {
    if (!(await stat(there)).isDirectory())
      return problem(about, `${there} is not a folder.`, advice);
    await access(there, constants.W_OK | constants.X_OK);
  } catch (error) {
    return problem(about, `${there} cannot be written: ${reasonOf(error)}.`, advice);
  }
  const path = resolve(folder);
  if (there === path) {
    if (!isMarkedRestoring(path)) return fine(about, there);
    const { says, advice: again } = halfRestored(path);
    return problem(about, says, again);
  }
  try {
    await tryToMakeIn(there, path);
  } catch (error) {
    return problem(about, `${path} cannot be created: ${reasonOf(error)}.`, advice);
  }
  return fine(about, `${path}, which the first start creates`);
}

/**
 * Creates the first missing folder of a path, and deletes it: writable permissions do not prove that it can be created.
 */
async function tryToMakeIn(there: string, path: string): Promise<void> {
  const [first = ''] = relative(there, path).split(sep);
  const made = join(there, first);
  await mkdir(made);
  await rmdir(made);
}

/** Checks the free space on the disk of the data folder. */
export async function checkRoom(folder: string): Promise<Finding> {
  const free = freeBytesOf(await statfs(await nearestFolder(folder)));
  if (!Number.isFinite(free))
    return fine('disk', 'the disk of the data folder reports no free space');
  const megabytes = Math.floor(free / BYTES_PER_MEGABYTE);
  const says = `${megabytes.toLocaleString('en')} MB free on the disk of the data folder`;
  const advice = 'Make room, or put the data folder on a larger disk.';
  if (megabytes < FREE_MEGABYTES_FROM) return problem('disk', says, advice);
  return megabytes < FREE_MEGABYTES_WELL ? warning('disk', says, advice) : fine('disk', says);
}

/** The folder itself, or its nearest existing ancestor. */
async function nearestFolder(folder: string): Promise<string> {
  const path = resolve(folder);
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : nearestFolder(dirname(path));
}
