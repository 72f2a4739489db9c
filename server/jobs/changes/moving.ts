import { Batcher } from '../../database/batcher.ts';
import type { Queries } from '../../database/database.ts';
import type { Job } from '../job/job.ts';
import type { JobState } from '../job/lifecycle.ts';
import type { StepTries } from '../queue/messages.ts';
import type { Queue } from '../queue/queue.ts';
import { changeJobs, type JobMove } from '../store/store.ts';

/** The step that follows a change of a job; its message commits with the change. */
export interface NextStep extends Partial<StepTries> {
  readonly queue: 'job-submit' | 'job-poll' | 'job-collect' | 'job-make';
  readonly afterSeconds: number;
  /** Why the step is retried, in a sentence; absent if it is not a retry. */
  readonly because?: string;
}

/** The queue for the next step of a job, by its kind and by a state that is not final. */
export function queueFor({
  kind,
  state,
}: {
  readonly kind: string;
  readonly state: JobState;
}): NextStep['queue'] {
  switch (state) {
    case 'queued':
    case 'submitting':
      return kind === 'image' ? 'job-make' : 'job-submit';
    case 'running':
      return 'job-poll';
    case 'collecting':
      return 'job-collect';
    case 'succeeded':
    case 'failed':
    case 'cancelled':
      throw new Error(`A job in the state ${state} has no step to wait for.`);
  }
}

/** A change of a job, and the step that follows from it. */
export interface Move extends JobMove {
  readonly next?: NextStep | undefined;
}

/**
 * Changes a job and sends the message of its next step; returns the changed job, or `undefined` if another process or
 * caller has changed it meanwhile.
 */
export type MoveJob = (move: Move) => Promise<Job | undefined>;

/** Dependencies of moving jobs. */
export interface MovingParts {
  readonly queries: Queries;
  readonly queue: Queue;
}

/** One batch is written while the database server commits the other. */
const GROUPS_AT_ONCE = 2;
const MAX_MOVES = 100;

/** The outcome of a move; `job` is `undefined` if it was changed concurrently. */
interface Moved {
  readonly job: Job | undefined;
}

/**
 * Opens the moving of jobs. Concurrent moves are written in one transaction with the messages of the next steps: many
 * jobs take the same step at once, and a transaction costs much more than a row.
 */
export function openMoving(parts: MovingParts): MoveJob {
  const moves = new Batcher<Move, Moved>({
    nameOf: ({ job }) => job.id,
    groupsAtOnce: GROUPS_AT_ONCE,
    maxPieces: MAX_MOVES,
    work: (group) => moveTogether(parts, group),
  });
  return async (move) => (await moves.add(move)).job;
}

async function moveTogether(
  { queries, queue }: MovingParts,
  moves: readonly Move[],
): Promise<readonly Moved[]> {
  // One statement needs no transaction around it.
  if (moves.every(({ next }) => next === undefined)) return movedBy(queries, moves);
  return queries.transaction().execute(async (transaction) => {
    const moved = await movedBy(transaction, moves);
    for (const [name, messages] of messagesOf(moves, moved)) {
      await queue.sendAll(name, messages, { queries: transaction });
    }
    return moved;
  });
}

async function movedBy(queries: Queries, moves: readonly Move[]): Promise<readonly Moved[]> {
  const changed = await changeJobs(queries, moves);
  return moves.map(({ job }) => ({ job: changed.get(job.id) }));
}

/** The messages of the next steps, by queue; none for a job that was changed concurrently. */
function messagesOf(moves: readonly Move[], moved: readonly Moved[]) {
  const following = moves.flatMap(({ next }, index) => {
    const job = moved[index]?.job;
    if (next === undefined || job === undefined) return [];
    const { queue, afterSeconds, because: _because, attempt = 0, ...tries } = next;
    const message = { jobId: job.id, revision: job.revision, attempt, ...tries };
    return [{ queue, message, afterSeconds, upstream: job.upstream }];
  });
  return Map.groupBy(following, ({ queue }) => queue);
}
