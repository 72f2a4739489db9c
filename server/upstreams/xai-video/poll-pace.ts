import { LruCache } from '../../foundation/lru-cache.ts';

/** The poll intervals of jobs. */
export interface PollPace {
  /** The wait before the next poll of a job, in seconds: longer each time. */
  next(jobId: string): number;
  /** Forgets a job that has ended. */
  forget(jobId: string): void;
}

const FIRST_SECONDS = 2;
const GROWTH = 1.2;
const MAX_SECONDS = 10;
const MAX_JOBS = 10_000;

/**
 * Makes poll intervals with exponential backoff: short at first, for short videos. They are kept in memory; after a
 * restart, or if evicted because of too many jobs, a job starts with the first interval again.
 */
export function makePollPace(): PollPace {
  const waits = new LruCache<number>(MAX_JOBS);
  return {
    next(jobId) {
      const seconds = waits.find(jobId) ?? FIRST_SECONDS;
      waits.keep(jobId, Math.min(MAX_SECONDS, seconds * GROWTH));
      return seconds;
    },
    forget: (jobId) => waits.forget(jobId),
  };
}
