import type { Queries } from '../../database/database.ts';
import type { Log } from '../../foundation/log.ts';
import type { CallContext } from '../../upstreams/port/call.ts';
import type { Job } from '../job/job.ts';
import { findJob } from '../store/store.ts';

/** Interval of checks whether the job is still wanted. */
const LOOK_MS = 2_000;

/**
 * Makes a long call for a job, and aborts it if the job is ended meanwhile.
 *
 * @returns `undefined` if the job is no longer wanted
 */
export async function untilCancelled<T>(
  { id, revision }: Job,
  { queries, log, context }: { queries: Queries; log: Log; context: CallContext },
  call: (context: CallContext) => Promise<T>,
): Promise<T | undefined> {
  const unwanted = new AbortController();
  const timer = setInterval(() => {
    findJob(queries, id).then(
      (job) => job?.revision !== revision && unwanted.abort(),
      (error: unknown) => log.warn({ error, jobId: id }, 'job could not be looked at'),
    );
  }, LOOK_MS);
  try {
    return await call({ signal: AbortSignal.any([context.signal, unwanted.signal]) });
  } catch (error) {
    if (unwanted.signal.aborted) return undefined;
    throw error;
  } finally {
    clearInterval(timer);
  }
}
