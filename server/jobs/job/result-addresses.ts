import type { Assets } from '../../assets/assets.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import type { AddressOf } from './record.ts';

/** Lifetimes, in seconds. */
interface ResultLifetimes {
  /** Of a URL, from each lookup. */
  readonly resultAddress: number;
  /** Of a job with its files, from its end. */
  readonly job: number;
}

/**
 * Makes the URLs of the files of jobs. A URL is valid for a limited time from now, but expires no later than its file.
 */
export function resultAddresses({
  assets,
  clock,
  lifetimes,
}: {
  readonly assets: Pick<Assets, 'address'>;
  readonly clock: Clock;
  readonly lifetimes: ResultLifetimes;
}): AddressOf {
  return (assetId, { finishedAt }) => {
    const now = clock.now();
    const usual = secondsAfter(now, lifetimes.resultAddress);
    const last = secondsAfter(finishedAt ?? now, lifetimes.job);
    return assets.address(assetId, last < usual ? last : usual);
  };
}
