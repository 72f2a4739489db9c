import type { Queries } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import { type Identifier, readIdentifier } from '../foundation/identifiers.ts';

/** A recording uploaded by an account, from which songs are made. */
export interface Sample {
  readonly assetId: string;
  readonly seconds: number;
}

/** A sample to store. */
export interface NewSample extends Sample {
  readonly id: Identifier;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A reference to a sample, by the name that a caller uses. */
export interface NamedSample {
  readonly name: string;
  readonly accountId: string;
  readonly now: Date;
}

const REMOVED_AT_ONCE = 500;

/** Stores the row of a sample; its file is stored separately. */
export async function keepSample(queries: Queries, sample: NewSample): Promise<void> {
  const { id, accountId, assetId, seconds, createdAt, expiresAt } = sample;
  await queries
    .insertInto('sample')
    .values({
      id,
      account_id: accountId,
      asset_id: assetId,
      seconds,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** Finds a sample; `undefined` if there is none, or it has expired. */
export async function findSample(
  queries: Queries,
  { name, accountId, now }: NamedSample,
): Promise<Sample | undefined> {
  const id = readIdentifier(name);
  if (id === undefined) return undefined;
  return queries
    .selectFrom('sample')
    .select(['asset_id as assetId', 'seconds'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Keeps a sample from being deleted until the transaction ends: whoever deletes it then, finds the job that the
 * transaction creates, and keeps the file for it.
 *
 * @returns whether the sample is still there
 */
export async function holdSample(
  transaction: Queries,
  { assetId }: Pick<Sample, 'assetId'>,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('sample')
    .select('id')
    .where('asset_id', '=', assetId)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Deletes a sample of an account, so that no more songs can be made from it.
 *
 * @returns the identifier of its file; `undefined` if the account has no such sample, or it has expired
 */
export async function forgetSample(
  queries: Queries,
  { name, accountId, now }: NamedSample,
): Promise<string | undefined> {
  const id = readIdentifier(name);
  if (id === undefined) return undefined;
  const forgotten = await queries
    .deleteFrom('sample')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .returning('asset_id')
    .executeTakeFirst();
  return forgotten?.asset_id;
}

/** The duration of a sample in seconds; 0 once it has been deleted. */
export async function secondsOfSample(queries: Queries, id: string): Promise<number> {
  const sample = await queries
    .selectFrom('sample')
    .select('seconds')
    .where('id', '=', id)
    .executeTakeFirst();
  return sample?.seconds ?? 0;
}

/** Deletes one batch of expired samples and returns their number. */
export function removeSamples(queries: Queries, now: Date): Promise<number> {
  return deleteBatch(queries, {
    from: 'sample',
    where: ['expires_at', '<=', now],
    limit: REMOVED_AT_ONCE,
  });
}
