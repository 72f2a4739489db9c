import type { Queries } from '../../database/database.ts';
import { NIL_IDENTIFIER } from '../../foundation/identifiers.ts';
import { readState } from '../job/lifecycle.ts';
import type { StepMessage } from '../queue/messages.ts';
import type { Queue } from '../queue/queue.ts';
import { queueFor } from './moving.ts';

const JOBS_AT_ONCE = 500;

/**
 * Sends the message of the next step of every unfinished job, for jobs that were restored without their messages. A
 * duplicate is harmless: the job's revision ensures that a step is done once.
 *
 * @param queries - a transaction if the messages must be sent only if it commits
 * @returns the number of unfinished jobs
 */
export async function resumeJobs(queries: Queries, queue: Queue): Promise<number> {
  let [taken, last] = [0, NIL_IDENTIFIER];
  for (;;) {
    const jobs = await queries
      .selectFrom('job')
      .select(['id', 'kind', 'state', 'revision', 'upstream'])
      .where('finished_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(JOBS_AT_ONCE)
      .execute();
    const byQueue = Map.groupBy(jobs, ({ kind, state }) =>
      queueFor({ kind, state: readState(state) }),
    );
    for (const [name, waiting] of byQueue) {
      const messages = waiting.map(({ id, revision, upstream }) => {
        const message: StepMessage = { jobId: id, revision, attempt: 0 };
        return { message, afterSeconds: 0, upstream };
      });
      await queue.sendAll(name, messages, { queries });
    }
    taken += jobs.length;
    last = jobs.at(-1)?.id ?? last;
    if (jobs.length < JOBS_AT_ONCE) return taken;
  }
}
