import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { type Identifier, newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import type { Job, JobKind } from './job.ts';
import { initialState } from './lifecycle.ts';
import type { Queue } from './queue.ts';
import { findJob, insertJob, type NewJob } from './store.ts';

/** What operations do with jobs. */
export interface Jobs {
  /** Takes a job on: from here on it will end, whatever happens. */
  create(job: JobToCreate): Promise<Identifier>;
  /** Reads a job of an account; `undefined` where it has none of that identifier and kind. */
  find<Kind extends JobKind>(
    accountId: string,
    kind: Kind,
    id: string,
  ): Promise<Extract<Job, { kind: Kind }> | undefined>;
}

type Minted = 'id' | 'createdAt' | 'state';

/** A job as an operation asks for it. */
export type JobToCreate = NewJob extends infer T
  ? T extends NewJob
    ? Omit<T, Minted>
    : never
  : never;

/** Opens the jobs. */
export function openJobs({
  queries,
  queue,
  clock,
}: {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly clock: Clock;
}): Jobs {
  return {
    async create(job) {
      const id = newIdentifier();
      await queries.transaction().execute(async (transaction) => {
        await insertJob(transaction, { ...job, id, state: initialState, createdAt: clock.now() });
        const message = { jobId: id, revision: 0, attempt: 0 };
        await queue.send('job-submit', message, { queries: transaction });
      });
      return id;
    },
    async find(accountId, kind, text) {
      const id = readIdentifier(text);
      const job = id === undefined ? undefined : await findJob(queries, id);
      return job !== undefined && job.accountId === accountId && isOfKind(job, kind)
        ? job
        : undefined;
    },
  };
}

function isOfKind<Kind extends JobKind>(job: Job, kind: Kind): job is Extract<Job, { kind: Kind }> {
  return job.kind === kind;
}
