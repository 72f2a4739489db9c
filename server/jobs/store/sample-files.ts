import type { Queries } from '../../database/database.ts';

/** The file of a recording, and whose it is. */
export interface SampleFile {
  readonly accountId: string;
  readonly assetId: string;
}

/** Whether songs of a recording are under way, which need its file. */
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

/** Whether the file of a recording is no longer needed: the recording is removed, and no songs of it are under way. */
export async function isSampleForsaken(queries: Queries, file: SampleFile): Promise<boolean> {
  const sample = await queries
    .selectFrom('sample')
    .select('id')
    .where('asset_id', '=', file.assetId)
    .limit(1)
    .executeTakeFirst();
  return sample === undefined && !(await areSongsUnderWay(queries, file));
}
