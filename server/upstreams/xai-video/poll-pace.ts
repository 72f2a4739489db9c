import { Recent } from '../../foundation/recent.ts';

/** When jobs are asked about again. */
export interface PollPace {
  /** The wait before the next poll of a job, in seconds: longer each time. */
  next(jobId: string): number;
  /** Forgets a job that is over. */
  forget(jobId: string): void;
}

const FIRST_SECONDS = 2;
const GROWTH = 1.2;
const SECONDS_UP_TO = 10;
const JOBS_UP_TO = 10_000;

/**
 * Makes a pace that begins quickly, for short videos, and soon slows down. It is lost with the process, which only
 * makes it begin anew; with too many jobs at once, some begin anew.
 */
export function makePollPace(): PollPace {
  const waits = new Recent<number>(JOBS_UP_TO);
  return {
    next(jobId) {
      const seconds = waits.find(jobId) ?? FIRST_SECONDS;
      waits.keep(jobId, Math.min(SECONDS_UP_TO, seconds * GROWTH));
      return seconds;
    },
    forget: (jobId) => waits.forget(jobId),
  };
}
