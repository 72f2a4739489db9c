import type { Assets } from '../../assets/assets.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import type { AddressOf } from './record.ts';

/** How long things hold, in seconds. */
interface ResultLifetimes {
  /** An address, from each look-up. */
  readonly resultAddress: number;
  /** A job with its files, from its end. */
  readonly job: number;
}

/**
 * Makes the addresses of the files of jobs. An address holds for a while from now, but no longer than its file is kept.
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
