import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { isPassing } from '../../database/availability.ts';
import type { Log } from '../../foundation/log.ts';
import type { Transitions } from '../changes/transitions.ts';

/** Short, as other processes take over the step a few seconds after the database is back. */
const WAIT_MS = { from: 500, upTo: 4_000 } as const;

/** Dependencies of recording an outcome. */
export interface PersistParts {
  readonly jobId: string;
  readonly log: Log;
  /** Ends the retries: the step is over, or has gone to another worker. */
  readonly signal: AbortSignal;
}

/**
 * Records what an upstream has done for a job, retrying while the database is unavailable or rolls the write back:
 * unrecorded work is repeated and paid for twice. The write must be idempotent, as an attempt's outcome may be unknown.
 *
 * @throws the error of the last attempt
 */
export function persistEventually<T>(
  write: () => Promise<T>,
  { jobId, log, signal }: PersistParts,
): Promise<T> {
  const again = retry(handleWhen(isPassing), {
    maxAttempts: Number.MAX_SAFE_INTEGER,
    backoff: new ExponentialBackoff({ initialDelay: WAIT_MS.from, maxDelay: WAIT_MS.upTo }),
  });
  const first = again.onRetry((met) => {
    first.dispose();
    const error = 'error' in met ? met.error : undefined;
    log.warn({ error, jobId }, 'result of a job waits for the database');
  });
  return again.execute(write, signal);
}

/** The transitions that record the outcome of a call to an upstream. */
export type Recording = Pick<Transitions, 'move' | 'fail' | 'succeed'>;

/** Makes transitions persist eventually. Repeating one is harmless, as it does nothing to a job that it has changed. */
export function persistingEventually(transitions: Recording, parts: PersistParts): Recording {
  return {
    move: (...change) => persistEventually(() => transitions.move(...change), parts),
    fail: (...change) => persistEventually(() => transitions.fail(...change), parts),
    succeed: (...change) => persistEventually(() => transitions.succeed(...change), parts),
  };
}
