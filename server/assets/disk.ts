import { hasCode } from '../foundation/error-code.ts';
import { StoreUnavailable } from './store.ts';

/**
 * The errors of a disk that cannot take or give a file just now: it is full, broken, read-only, not accessible, or too
 * many files are open.
 */
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'];

/** The error, or a `StoreUnavailable` where it is one of the disk. */
export function asStoreFailure(error: unknown): unknown {
  if (!hasCode(error, ...DISK_CODES)) return error;
  return new StoreUnavailable('The disk that keeps the files cannot be used.', { cause: error });
}
