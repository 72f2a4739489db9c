import type { QueueName } from './messages.ts';

/** How a queue treats its messages. */
export interface QueuePlan {
  /**
   * Messages at once, as batches a worker times workers. The messages of a batch wait for the slowest of them,
   * so that a batch is small where one may take long. It is never one: a worker that has found a full batch looks
   * for the next one at once, and the queue does not count one message as a full batch.
   */
  readonly batchSize: number;
  readonly workers: number;
  /**
   * So many messages are in work at once that wait for the same upstream, where it is bounded: fewer than there are
   * workers, each of which may wait for the slowest of its batch, so that one that is slow leaves some for the others.
   */
  readonly messagesAnUpstream?: number;
  /** How often each worker looks for due messages while the database does not tell of new ones. */
  readonly pollSeconds: number;
  /**
   * The same once it does, also while the connection for news is being made anew. What has been put off is looked for
   * when it is due by the process that has put it off. This finds the rest: what others have put off that have ended
   * since, what comes much later, what has failed and comes again, and what was not there yet when it was looked for.
   */
  readonly toldPollSeconds: number;
  /** When a message counts as stuck. */
  readonly expireSeconds: number;
  /** How often a message comes again whose handler has failed, or whose process has died. */
  readonly retries: number;
  /** A message whose handler fails is given up when it is the try of this number, or a later one. */
  readonly failures?: number;
  /** A message is given up when so many processes have died with it, all but the first of them with it alone. */
  readonly deaths?: number;
  /** Where a message goes that is given up. */
  readonly abandonTo?: QueueName;
}

/**
 * A handler that fails is at fault itself, most likely, and so is its job. A process that dies takes all down that
 * it had in work, at most one of which is at fault: they come again one at a time, and the one that is at fault is left.
 * Messages outlive more tries than that where nothing is at fault but the database, or the disk.
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
    // News of a message wakes every worker of its queue, and each looks: few of them, with several messages.
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
