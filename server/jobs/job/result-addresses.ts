import type { Assets } from '../../assets/assets.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import type { Lifetimes } from '../../foundation/lifetimes.ts';
import type { Job } from './job.ts';

/** The part of their lifetime within which lookups return the same URLs, so that clients can cache the files. */
const SAME_PART = 1 / 4;

/**
 * Makes the URLs of the files of jobs. A URL is valid for its lifetime from now and up to a quarter of that longer, but
 * expires no later than its file.
 */
export function resultAddresses({
  assets,
  clock,
  lifetimes,
}: {
  readonly assets: Pick<Assets, 'address'>;
  readonly clock: Clock;
  readonly lifetimes: Pick<Lifetimes, 'resultAddress' | 'job'>;
}): (assetId: string, job: Pick<Job, 'finishedAt'>) => string {
  const step = Math.ceil(lifetimes.resultAddress * SAME_PART);
  return (assetId, { finishedAt }) => {
    const now = clock.now();
    const usual = roundedUp(secondsAfter(now, lifetimes.resultAddress), step);
    const last = secondsAfter(finishedAt ?? now, lifetimes.job);
    return assets.address(assetId, last < usual ? last : usual);
  };
}

/** The next time that is a multiple of some seconds since 1970-01-01 UTC. */
function roundedUp(time: Date, seconds: number): Date {
  const milliseconds = seconds * 1000;
  return new Date(Math.ceil(time.getTime() / milliseconds) * milliseconds);
}
