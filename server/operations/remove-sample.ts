import { forgetSample } from '../assets/samples.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { done, failed } from '../foundation/outcome.ts';
import { notFound } from '../foundation/problems.ts';
import { areSongsUnderWay } from '../jobs/store/sample-files.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

/** Deletes a recording before it expires. */
export function removeSample({
  queries,
  assets,
  clock,
  lifetimes,
}: Pick<Services, 'queries' | 'assets' | 'clock' | 'lifetimes'>): Handler<'removeSample'> {
  return async ({ caller: { accountId }, input: { parameters } }) => {
    const now = clock.now();
    const wasThere = await queries.transaction().execute(async (transaction) => {
      const sample = { name: parameters.musicId, accountId, now };
      const assetId = await forgetSample(transaction, sample);
      if (assetId === undefined) return false;
      const areUnderWay = await areSongsUnderWay(transaction, { accountId, assetId });
      const until = secondsAfter(now, areUnderWay ? lifetimes.runningJob : 0);
      await assets.expire([assetId], { queries: transaction, until });
      return true;
    });
    if (!wasThere) return failed(notFound('This account has no sample with that identifier.'));
    const message = 'The sample is removed.';
    return done({ kind: 'json', body: { status: 'SUCCESS', message } });
  };
}
