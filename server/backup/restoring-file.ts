import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { hasCode } from '../foundation/error-code.ts';
import type { Log } from '../foundation/log.ts';
import type { RestorePlace } from './empty-place.ts';
import { type RestoreReport, restoreBackup } from './restoring.ts';
import { BrokenArchive, ENDS_EARLY, NOT_A_BACKUP } from './tar.ts';

/**
 * Restores a backup file written by `makeBackup`.
 *
 * @throws OperatorError if the database or the folder is not empty
 * @throws BrokenArchive if the file is not a backup, or an incomplete one
 */
export async function restoreFile(
  place: RestorePlace,
  file: string,
  log: Log,
): Promise<RestoreReport> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) throw new BrokenArchive(`There is no file ${file}.`);
  const archive = new PassThrough();
  const reading = pipeline(createReadStream(file), createGunzip(), archive);
  // The consumer of the archive gets the error.
  reading.catch(() => {});
  try {
    return await restoreBackup(place, archive, log);
  } catch (error) {
    const why = whyBroken(error);
    if (why === undefined) throw error;
    throw new BrokenArchive(`${file} cannot be restored. ${why}`, { cause: error });
  } finally {
    archive.destroy();
  }
}

/** What is wrong with the file; `undefined` if something else failed. */
function whyBroken(error: unknown): string | undefined {
  if (error instanceof BrokenArchive) return error.message;
  // Zlib's error codes for a truncated file, and for invalid data.
  if (hasCode(error, 'Z_BUF_ERROR')) return ENDS_EARLY;
  return hasCode(error, 'Z_DATA_ERROR') ? NOT_A_BACKUP : undefined;
}
