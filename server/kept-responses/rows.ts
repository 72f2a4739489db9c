import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import type { JsonObject } from '../foundation/json-object.ts';

/** A response, and whose it is. */
export interface OwnedResponse {
  readonly accountId: string;
  readonly id: string;
}

/** What is to be kept of a response. */
export interface NewResponse extends OwnedResponse {
  /** The response that it goes on from. */
  readonly previousId: string | null;
  /** The items of its own input. */
  readonly input: readonly unknown[];
  /** The response as it is answered. */
  readonly response: JsonObject;
  /** The names by which its items can be asked for. */
  readonly itemIds: readonly string[];
  /** No larger one is kept. */
  readonly bytesUpTo: number;
}

/** A response as it is written. */
export type ResponseRow = Row<'kept_response'>;

/**
 * Writes a response. One that is kept stays as it is: only where the very same comes again, as from a store of answers, its
 * time begins anew.
 *
 * @returns whether it is kept now
 */
export async function insertResponse(
  queries: Queries,
  row: ResponseRow,
  now: Date,
): Promise<boolean> {
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
    .returning('id')
    .execute();
  return written.length > 0;
}

/** Removes a response whose time is not over; tells whether it was there. */
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

/** Removes a portion of the responses whose time is over; answers how many. */
export async function removeExpired(queries: Queries, now: Date): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('kept_response')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'id'),
        'in',
        selectFrom('kept_response')
          .select(['account_id', 'id'])
          .where('expires_at', '<=', now)
          .limit(REMOVED_AT_ONCE)
          .$asTuple('account_id', 'id'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
