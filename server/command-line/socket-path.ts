import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FOLDER = 'operator';
const NAME = 'operator.sock';
/** Systems take 104 to 108 bytes, with an end mark, as the address of a socket (`sun_path`). */
const PATH_BYTES_UP_TO = 100;

/** The folder in the data folder that holds the socket, and that nobody else may look into. */
export function socketFolder(dataFolder: string): string {
  return join(dataFolder, FOLDER);
}

/** Where the socket is. */
export function socketPath(dataFolder: string): string {
  return join(socketFolder(dataFolder), NAME);
}

/**
 * Does something with the path of the socket. Where that is longer than sockets allow, the folder gets a short name
 * meanwhile: a link in the folder for temporary files.
 */
export async function withShortPath<T>(
  dataFolder: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = socketPath(dataFolder);
  if (Buffer.byteLength(path) <= PATH_BYTES_UP_TO) return use(path);
  const detour = await mkdtemp(join(tmpdir(), 'patchbay-'));
  try {
    const link = join(detour, 'to');
    await symlink(resolve(socketFolder(dataFolder)), link);
    return await use(join(link, NAME));
  } finally {
    await rm(detour, { recursive: true, force: true });
  }
}
