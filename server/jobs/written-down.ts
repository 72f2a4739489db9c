import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { isUnavailable } from '../database/availability.ts';

/** As long as the database is away. Others begin to take the step for dead a few seconds after it is back. */
const again = retry(handleWhen(isUnavailable), {
  maxAttempts: Number.MAX_SAFE_INTEGER,
  backoff: new ConstantBackoff(500),
});

/**
 * Writes down what an upstream has done for a job, as soon as the database is there: what is not written down is done
 * once more, and is paid for twice. A write of which it was not heard whether it was done must be harmless to repeat.
 *
 * @param signal - ends the trying: the step is over, or has gone to another worker
 * @throws what the last try has thrown
 */
export function writtenDown<T>(write: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return again.execute(write, signal);
}
