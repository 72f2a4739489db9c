import { hasCode } from '../foundation/error-code.ts';
import { StoreUnavailable } from './store.ts';

/**
 * What a disk says that cannot take or give a file just now: it is full, broken, read-only, does not let us in, or has
 * too much open.
 */
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'];

/** An error as it is, or what it means where it is the disk's. */
export function asStoreFailure(error: unknown): unknown {
  if (!hasCode(error, ...DISK_CODES)) return error;
  return new StoreUnavailable('The disk that keeps the files cannot be used.', { cause: error });
}
