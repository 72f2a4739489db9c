import type { QueueName } from './messages.ts';

/** How a queue treats its messages. */
export interface QueuePlan {
  /**
   * The messages in work at once are the batch size times the workers. The messages of a batch wait for the slowest of
   * them, so a batch is small where one may take long. It is never 1: a worker that has found a full batch looks for
   * the next one at once, and the queue does not count one message as a full batch.
   */
  readonly batchSize: number;
  readonly workers: number;
  /**
   * How many messages in work may wait for the same upstream, where that is bounded. There are more workers than this,
   * each of which may wait for the slowest message of its batch, so that a slow upstream leaves some workers to the
   * others.
   */
  readonly messagesAnUpstream?: number;
  /** How often each worker looks for due messages while the database does not tell of new ones. */
  readonly pollSeconds: number;
  /**
   * The same while the database tells of new messages, also while the connection for that is being made anew. A process
   * looks for messages that it has put off itself when they are due. This look finds the rest: those put off by
   * processes that have ended, those of a time far ahead, and those that come again after a failure.
   */
  readonly toldPollSeconds: number;
  /** When a message counts as stuck. */
  readonly expireSeconds: number;
  /** How often a message comes again after its handler has failed or its process has died. */
  readonly retries: number;
  /** The message is given up when its handler fails at the try of this number or a later one. */
  readonly failures?: number;
  /** The message is given up when this many processes have died with it, all but the first of them with it alone. */
  readonly deaths?: number;
  /** Where a message goes that is given up. */
  readonly abandonTo?: QueueName;
}

/**
 * Where a handler fails, most likely its job is at fault. Where a process dies, at most one of the messages that it had
 * in work is: they come again one at a time, and the one at fault is given up. Messages outlive more tries where only
 * the database or the disk is at fault.
 */
const STEP = { retries: 10, failures: 3, deaths: 3, abandonTo: 'job-abandoned' } as const;

/** How each queue treats its messages. */
export const PLANS: Readonly<Record<QueueName, QueuePlan>> = {
  'job-abandoned': {
    batchSize: 5,
    workers: 1,
    pollSeconds: 5,
    toldPollSeconds: 5,
    expireSeconds: 60,
    retries: 1000,
  },
  'job-submit': {
    // Each new message wakes every worker of its queue: so there are few workers, with several messages each.
    batchSize: 5,
    workers: 4,
    pollSeconds: 2,
    toldPollSeconds: 5,
    expireSeconds: 180,
    ...STEP,
  },
  'job-poll': {
    batchSize: 50,
    workers: 3,
    pollSeconds: 0.5,
    toldPollSeconds: 2,
    expireSeconds: 120,
    ...STEP,
  },
  'job-collect': {
    batchSize: 2,
    workers: 6,
    messagesAnUpstream: 5,
    pollSeconds: 2,
    toldPollSeconds: 5,
    expireSeconds: 900,
    ...STEP,
  },
  'job-make': {
    batchSize: 2,
    workers: 12,
    messagesAnUpstream: 10,
    pollSeconds: 2,
    toldPollSeconds: 10,
    expireSeconds: 900,
    ...STEP,
  },
  sweep: {
    batchSize: 1,
    workers: 1,
    pollSeconds: 30,
    toldPollSeconds: 30,
    expireSeconds: 600,
    retries: 0,
  },
};
