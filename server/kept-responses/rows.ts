import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import type { Row } from '../database/tables.ts';
import type { JsonObject } from '../foundation/json-object.ts';

/** A response's id, and the account that owns it. */
export interface OwnedResponse {
  readonly accountId: string;
  readonly id: string;
}

/** A response to store. */
export interface NewResponse extends OwnedResponse {
  /** The response that it continues. */
  readonly previousId: string | null;
  /** The items of its own input. */
  readonly input: readonly unknown[];
  /** The response as it is answered. */
  readonly response: JsonObject;
  /** The ids by which its items can be referenced. */
  readonly itemIds: readonly string[];
  /** The maximum size; a larger response is not stored. */
  readonly maxBytes: number;
}

/** A response as a database row. */
export type ResponseRow = Row<'kept_response'>;

/** How a response is stored: it is new, or its row existed. */
export type Stored = 'new' | 'renewed';

/**
 * Inserts a response. An existing row is not changed, unless it has expired or has the same contents, as for an answer
 * from a cache: then its retention time restarts.
 *
 * @returns `undefined` if it is not stored
 */
export async function insertResponse(
  queries: Queries,
  row: ResponseRow,
  now: Date,
): Promise<Stored | undefined> {
  const written = await queries
    .insertInto('kept_response')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'id'])
        .doUpdateSet((is) => ({
          previous_id: is.ref('excluded.previous_id'),
          input: is.ref('excluded.input'),
          output: is.ref('excluded.output'),
          response: is.ref('excluded.response'),
          item_ids: is.ref('excluded.item_ids'),
          bytes: is.ref('excluded.bytes'),
          created_at: is.ref('excluded.created_at'),
          expires_at: is.ref('excluded.expires_at'),
        }))
        .where((is) =>
          is.or([
            is('kept_response.expires_at', '<=', now),
            is.and([
              is(
                'kept_response.previous_id',
                'is not distinct from',
                is.ref('excluded.previous_id'),
              ),
              is('kept_response.input', '=', is.ref('excluded.input')),
              is('kept_response.output', '=', is.ref('excluded.output')),
            ]),
          ]),
        ),
    )
    // PostgreSQL sets `xmax` only where a row was there.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst();
  if (written === undefined) return undefined;
  return written.isNew ? 'new' : 'renewed';
}

/** Deletes a response that is as it was written, not renewed since. */
export async function undoInsertion(
  queries: Queries,
  { account_id: accountId, id, created_at: createdAt }: ResponseRow,
): Promise<void> {
  await queries
    .deleteFrom('kept_response')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('created_at', '=', createdAt)
    .execute();
}

/** Deletes an unexpired response; returns whether it existed. */
export async function removeResponse(
  queries: Queries,
  { accountId, id }: OwnedResponse,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('kept_response')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const REMOVED_AT_ONCE = 500;

/** Deletes a batch of expired responses; returns how many. */
export function removeExpired(queries: Queries, now: Date): Promise<number> {
  return deleteBatch(queries, {
    from: 'kept_response',
    where: ['expires_at', '<=', now],
    limit: REMOVED_AT_ONCE,
  });
}
