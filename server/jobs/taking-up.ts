import type { Queries } from '../database/database.ts';
import { readState } from './lifecycle.ts';
import type { StepMessage } from './messages.ts';
import type { NextStep } from './moving.ts';
import type { Queue } from './queue.ts';

const JOBS_AT_ONCE = 500;
/** Before every identifier. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Puts the next step of every job that has not ended into the queue: where the jobs have come without the messages that
 * speak of them. A step that is there twice is done once, by the job's revision.
 *
 * @param queries - a transaction, where the messages shall be there if and only if it commits
 * @returns how many jobs there are
 */
export async function takeUpJobs(queries: Queries, queue: Queue): Promise<number> {
  let [taken, last] = [0, FIRST];
  for (;;) {
    const jobs = await queries
      .selectFrom('job')
      .select(['id', 'kind', 'state', 'revision'])
      .where('finished_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(JOBS_AT_ONCE)
      .execute();
    const steps = Map.groupBy(jobs, stepOf);
    for (const [step, ofStep] of steps) {
      const messages = ofStep.map(({ id, revision }) => {
        const message: StepMessage = { jobId: id, revision, attempt: 0 };
        return { message, afterSeconds: 0 };
      });
      await queue.sendAll(step, messages, { queries });
    }
    taken += jobs.length;
    last = jobs.at(-1)?.id ?? last;
    if (jobs.length < JOBS_AT_ONCE) return taken;
  }
}

/** The step that a job waits for. */
function stepOf({
  kind,
  state,
}: {
  readonly kind: string;
  readonly state: string;
}): NextStep['queue'] {
  if (kind === 'image') return 'job-make';
  switch (readState(state)) {
    case 'running':
      return 'job-poll';
    case 'collecting':
      return 'job-collect';
    default:
      return 'job-submit';
  }
}
