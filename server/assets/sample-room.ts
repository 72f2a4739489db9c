import { lockAccount } from '../database/account-lock.ts';
import type { Queries } from '../database/database.ts';
import { counted } from '../foundation/counted.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import { BYTES_PER_MEGABYTE } from '../foundation/sizes.ts';

/** Storage limits of an account; 0 means no limit. */
export interface SampleLimits {
  readonly samples?: number;
  readonly sampleMegabytes?: number;
}

/** A sample about to be stored. */
export interface AnotherSample {
  readonly accountId: string;
  readonly now: Date;
  /** Its size; 0 if not known yet. */
  readonly bytes: number;
}

/** Why an account may not store another sample; `undefined` if it may. */
export async function noRoomForSample(
  queries: Queries,
  { samples = 0, sampleMegabytes = 0 }: SampleLimits,
  { accountId, now, bytes }: AnotherSample,
): Promise<Problem | undefined> {
  if (samples === 0 && sampleMegabytes === 0) return undefined;
  const stored = await storedSamples(queries, { accountId, now });
  if (samples > 0 && stored.count >= samples) return tooMany(stored, 'no more');
  const isTooMuch =
    sampleMegabytes > 0 && stored.bytes + bytes > sampleMegabytes * BYTES_PER_MEGABYTE;
  return isTooMuch ? tooMany(stored, `${sampleMegabytes} MB of them`) : undefined;
}

/** The samples that an account has stored. */
interface StoredSamples {
  readonly count: number;
  readonly bytes: number;
  /** When the first of them expires. */
  readonly firstEnd: Date | null;
}

async function storedSamples(
  queries: Queries,
  { accountId, now }: Pick<AnotherSample, 'accountId' | 'now'>,
): Promise<StoredSamples> {
  const { count, bytes, firstEnd } = await queries
    .selectFrom('sample')
    .innerJoin('asset', 'asset.id', 'sample.asset_id')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.sum<string | null>('asset.bytes').as('bytes'),
      fn.min<Date | null>('sample.expires_at').as('firstEnd'),
    ])
    .where('sample.account_id', '=', accountId)
    .where('sample.expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0), firstEnd };
}

function tooMany({ count, firstEnd }: StoredSamples, more: string): Problem {
  const end = firstEnd === null ? '' : `; the first goes on ${firstEnd.toISOString().slice(0, 10)}`;
  const has = `This account has ${counted(count, 'recording')} stored`;
  return problem('conflict', `${has}, and may have ${more}${end}.`, { code: 'too_many_samples' });
}

/** Serializes the storing of an account's samples until the transaction ends. */
export async function lockSamples(transaction: Queries, accountId: string): Promise<void> {
  await lockAccount(transaction, accountId);
}
