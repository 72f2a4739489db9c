import { asStoreFailure } from '../assets/disk.ts';
import { StoreUnavailable } from '../assets/store.ts';
import { type Problem, problem, unavailable } from '../foundation/problems.ts';

const RETRY_AFTER_STORE_SECONDS = 5;

/** The problem that a caller receives for an unexpected error. */
export function unexpectedProblem(error: unknown): Problem {
  // Uploads in progress are on a disk, too, so their errors count as store failures.
  if (error instanceof Error && asStoreFailure(error) instanceof StoreUnavailable) {
    const message = 'The gateway cannot reach its files just now; try again in a moment.';
    return unavailable(message, RETRY_AFTER_STORE_SECONDS);
  }
  return problem(
    'internal',
    'The gateway failed at this request. Its identifier is in the x-request-id header.',
  );
}
