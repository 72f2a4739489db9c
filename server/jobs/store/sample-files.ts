import type { Queries } from '../../database/database.ts';

/** The file of a sample, and its account. */
export interface SampleFile {
  readonly accountId: string;
  readonly assetId: string;
}

/** Whether unfinished music jobs need the file of a sample. */
export async function areSongsUnderWay(
  queries: Queries,
  { accountId, assetId }: SampleFile,
): Promise<boolean> {
  const job = await queries
    .selectFrom('job')
    .select('id')
    .where('account_id', '=', accountId)
    .where('finished_at', 'is', null)
    .where('kind', '=', 'music')
    .where(({ eb, ref }) => eb(ref('request', '->>').key('sampleAsset'), '=', assetId))
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}

/** Whether the file of a sample is no longer needed: the sample is deleted, and no unfinished music job uses it. */
export async function isSampleForsaken(queries: Queries, file: SampleFile): Promise<boolean> {
  const sample = await queries
    .selectFrom('sample')
    .select('id')
    .where('asset_id', '=', file.assetId)
    .limit(1)
    .executeTakeFirst();
  return sample === undefined && !(await areSongsUnderWay(queries, file));
}
