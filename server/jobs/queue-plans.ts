import type { QueueName } from './queue.ts';

/** How a queue treats its messages. */
export interface QueuePlan {
  /**
   * Messages at once, as batches a worker times workers. The messages of a batch wait for the slowest of them,
   * so that a batch is small where one may take long. It is never one: a worker that has found a full batch looks
   * for the next one at once, and the queue does not count one message as a full batch.
   */
  readonly batchSize: number;
  readonly workers: number;
  /** How often due messages are looked for, besides being told of new ones. */
  readonly pollSeconds: number;
  /** When a message counts as stuck. */
  readonly expireSeconds: number;
  readonly retries: number;
  /** Where a message goes that has been tried in vain so often. */
  readonly abandonTo?: QueueName;
}

/** How each queue treats its messages. */
export const PLANS: Readonly<Record<QueueName, QueuePlan>> = {
  'job-abandoned': { batchSize: 5, workers: 1, pollSeconds: 5, expireSeconds: 60, retries: 1000 },
  'job-submit': {
    batchSize: 2,
    workers: 10,
    pollSeconds: 2,
    expireSeconds: 180,
    retries: 3,
    abandonTo: 'job-abandoned',
  },
  'job-poll': {
    batchSize: 50,
    workers: 3,
    pollSeconds: 0.5,
    expireSeconds: 120,
    retries: 3,
    abandonTo: 'job-abandoned',
  },
  'job-collect': {
    batchSize: 2,
    workers: 4,
    pollSeconds: 2,
    expireSeconds: 900,
    retries: 3,
    abandonTo: 'job-abandoned',
  },
  'job-make': {
    batchSize: 2,
    workers: 4,
    pollSeconds: 2,
    expireSeconds: 900,
    retries: 3,
    abandonTo: 'job-abandoned',
  },
  callback: { batchSize: 5, workers: 2, pollSeconds: 1, expireSeconds: 60, retries: 1000 },
  sweep: { batchSize: 1, workers: 1, pollSeconds: 30, expireSeconds: 600, retries: 0 },
};
