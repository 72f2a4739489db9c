import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The path of the snapshot request: the reply contains all persistent data, one line of JSON for each part. */
export const SNAPSHOT_PATH = '/snapshot';

const FOLDER = 'operator';
const NAME = 'operator.sock';
/** Systems limit the address of a socket (`sun_path`) to 104 to 108 bytes, including a terminator. */
const MAX_PATH_BYTES = 100;

/** The folder in the data folder that contains the socket; only its owner can access it. */
export function socketFolder(dataFolder: string): string {
  return join(dataFolder, FOLDER);
}

/** The path of the socket. */
export function socketPath(dataFolder: string): string {
  return join(socketFolder(dataFolder), NAME);
}

/**
 * Calls a function with the path of the socket. If the path is longer than sockets allow, a temporary symbolic link
 * provides a shorter one during the call.
 */
export async function withShortPath<T>(
  dataFolder: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = socketPath(dataFolder);
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return use(path);
  const detour = await mkdtemp(join(tmpdir(), 'patchbay-'));
  try {
    const link = join(detour, 'to');
    await symlink(resolve(socketFolder(dataFolder)), link);
    return await use(join(link, NAME));
  } finally {
    await rm(detour, { recursive: true, force: true });
  }
}
