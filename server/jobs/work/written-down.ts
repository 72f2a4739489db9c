import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { isUnavailable } from '../../database/availability.ts';
import type { Log } from '../../foundation/log.ts';

/** Short, as other processes take the step for dead a few seconds after the database is back. */
const WAIT_MS = { from: 500, upTo: 4_000 } as const;

/** What writing down needs. */
export interface WritingParts {
  readonly jobId: string;
  readonly log: Log;
  /** Ends the trying: the step is over, or has gone to another worker. */
  readonly signal: AbortSignal;
}

/**
 * Writes down what an upstream has done for a job, as soon as the database is there: what is not written down is done
 * again, and paid for twice. A write whose outcome is unknown must be harmless to repeat.
 *
 * @throws what the last try has thrown
 */
export function writtenDown<T>(
  write: () => Promise<T>,
  { jobId, log, signal }: WritingParts,
): Promise<T> {
  const again = retry(handleWhen(isUnavailable), {
    maxAttempts: Number.MAX_SAFE_INTEGER,
    backoff: new ExponentialBackoff({ initialDelay: WAIT_MS.from, maxDelay: WAIT_MS.upTo }),
  });
  const first = again.onRetry((met) => {
    first.dispose();
    const error = 'error' in met ? met.error : undefined;
    log.warn({ error, jobId }, 'what was done for a job waits for the database');
  });
  return again.execute(write, signal);
}
