import type { QueueName } from './messages.ts';

/** Processing options of a queue. */
export interface QueuePlan {
  /**
   * The concurrency limit is the batch size times the workers. A batch ends with its slowest message, so batches are
   * small if a message may take long. Use at least 2 for throughput: a worker fetches the next batch at once after a
   * full one, and the queue does not count a single message as a full batch.
   */
  readonly batchSize: number;
  readonly workers: number;
  /**
   * Concurrency limit for each upstream, if there is one. There are more workers than this, each of which may wait for
   * the slowest message of its batch, so that a slow upstream leaves workers for the others.
   */
  readonly messagesAnUpstream?: number;
  /** Poll interval of each worker while the database sends no notifications of new messages. */
  readonly pollSeconds: number;
  /**
   * Poll interval while the database sends notifications, and while that connection is being re-established. A process
   * wakes its workers itself for messages that it has deferred. Polling finds the rest: messages deferred by processes
   * that have exited, those due far ahead, and retries after a failure.
   */
  readonly toldPollSeconds: number;
  /** Time after which a message being handled counts as stuck. */
  readonly expireSeconds: number;
  /** Maximum redeliveries after the handler has failed or the process has died. */
  readonly retries: number;
  /** The message is dead-lettered if its handler fails at this attempt or a later one. */
  readonly failures?: number;
  /**
   * The message is dead-lettered once this many processes have died while handling it, all but the first of them while
   * handling it alone; one more may have died while handling it together with a few other suspects.
   */
  readonly deaths?: number;
  /** The dead-letter queue. */
  readonly abandonTo?: QueueName;
}

/**
 * If a handler fails, its job is most likely the cause. If a process dies, at most one of the messages it was handling
 * is the cause: they are handled a few at a time, after another death one at a time, and the culprit is dead-lettered.
 * Messages get more attempts if only the database or the disk fails.
 */
const STEP = { retries: 10, failures: 3, deaths: 3, abandonTo: 'job-abandoned' } as const;

/** The processing options of each queue. */
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
    // Each new message wakes every worker of its queue: so there are few workers, each with several messages.
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
