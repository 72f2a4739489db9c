import { Batcher } from '../../database/batcher.ts';
import type { Queries } from '../../database/database.ts';
import type { Identifier } from '../../foundation/identifiers.ts';
import type { Job } from '../job/job.ts';
import { type FoundJob, jobIn } from './rows.ts';
import { findJobs } from './store.ts';

/** Reads jobs by their identifiers. */
export interface JobReader {
  /**
   * Reads the job, in its state at or after the call.
   *
   * @throws if it cannot be read
   */
  find(id: Identifier): Promise<Job | undefined>;
}

const GROUPS_AT_ONCE = 2;
const MAX_JOBS = 100;

/**
 * Makes a reader that batches concurrent lookups into one statement; concurrent lookups of the same job get the same
 * object.
 */
export function makeJobReader(queries: Queries): JobReader {
  const questions = new Batcher<Identifier, { readonly found: FoundJob | undefined }>({
    groupsAtOnce: GROUPS_AT_ONCE,
    maxPieces: MAX_JOBS,
    async work(ids) {
      const jobs = await findJobs(queries, ids);
      return ids.map((id) => ({ found: jobs.get(id) }));
    },
  });
  return { find: async (id) => jobIn((await questions.add(id)).found) };
}
