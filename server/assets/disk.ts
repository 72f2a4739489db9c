import { hasCode } from '../foundation/error-code.ts';
import { StoreUnavailable } from './store.ts';

/**
 * Error codes of a disk that is temporarily unusable: full, broken, read-only, inaccessible, or too many files are
 * open.
 */
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'];

/** Converts a disk error to a `StoreUnavailable`; returns any other error unchanged. */
export function asStoreFailure(error: unknown): unknown {
  if (!hasCode(error, ...DISK_CODES)) return error;
  return new StoreUnavailable('The disk that keeps the files cannot be used.', { cause: error });
}
