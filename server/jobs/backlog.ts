import type { Queries } from '../database/database.ts';
import { JOB_KINDS, type JobKind, type JobState, unfinishedStates } from './job/lifecycle.ts';
import type { Queue, QueueDepth } from './queue/queue.ts';

/** Pending work of all processes together. */
export interface Backlog {
  /** Unfinished jobs: one row for each kind and state, even if the count is 0. */
  readonly jobs: readonly {
    readonly kind: JobKind;
    readonly state: JobState;
    readonly count: number;
    /** When the oldest of them was created. */
    readonly oldest: Date | undefined;
  }[];
  /** Number of pending callbacks. */
  readonly callbacks: number;
  /** When the oldest pending callback was created. */
  readonly oldestCallback: Date | undefined;
  /** When the next pending callback is due. */
  readonly nextCallbackDue: Date | undefined;
  readonly queues: readonly QueueDepth[];
}

/** Reads the backlog. The queries touch only unfinished rows, so their cost does not grow with the finished ones. */
export async function readBacklog(queries: Queries, queue: Queue): Promise<Backlog> {
  const [counted, callbacks, queues] = await Promise.all([
    countJobs(queries),
    countCallbacks(queries),
    queue.depths(),
  ]);
  const jobs = JOB_KINDS.flatMap((kind) =>
    unfinishedStates.map((state) => {
      const found = counted.find((row) => row.kind === kind && row.state === state);
      return { kind, state, count: Number(found?.count ?? 0), oldest: found?.oldest };
    }),
  );
  return { jobs, ...callbacks, queues };
}

function countJobs(queries: Queries) {
  return queries
    .selectFrom('job')
    .select(({ fn }) => [
      'kind',
      'state',
      fn.countAll().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .where('finished_at', 'is', null)
    .groupBy(['kind', 'state'])
    .execute();
}

async function countCallbacks(
  queries: Queries,
): Promise<Pick<Backlog, 'callbacks' | 'oldestCallback' | 'nextCallbackDue'>> {
  const { count, oldest, due } = await queries
    .selectFrom('callback')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.min<Date | null>('created_at').as('oldest'),
      fn.min<Date | null>('due_at').as('due'),
    ])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return {
    callbacks: Number(count),
    oldestCallback: oldest ?? undefined,
    nextCallbackDue: due ?? undefined,
  };
}
