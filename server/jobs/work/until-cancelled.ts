import type { Queries } from '../../database/database.ts';
import type { Log } from '../../foundation/log.ts';
import { PollLoop } from '../../foundation/poll-loop.ts';
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
  { id, revision }: Pick<Job, 'id' | 'revision'>,
  { queries, log, context }: { queries: Queries; log: Log; context: CallContext },
  call: (context: CallContext) => Promise<T>,
): Promise<T | undefined> {
  const unwanted = new AbortController();
  const looking = new PollLoop({
    async look() {
      const job = await findJob(queries, id);
      if (job?.revision !== revision) unwanted.abort();
    },
    isNeeded: () => !unwanted.signal.aborted,
    everyMs: LOOK_MS,
    onFailure: (error) => log.warn({ error, jobId: id }, 'job could not be polled'),
  });
  looking.lookWithin(LOOK_MS);
  try {
    return await call({ signal: AbortSignal.any([context.signal, unwanted.signal]) });
  } catch (error) {
    if (unwanted.signal.aborted) return undefined;
    throw error;
  } finally {
    looking.close();
  }
}
