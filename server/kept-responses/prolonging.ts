import type { Queries } from '../database/database.ts';

/** Options for extending a chain's expiry. */
export interface Prolonging {
  /** The minimum expiry: that of the new response. */
  readonly atLeast: Date;
  /**
   * The new expiry of responses that expire before `atLeast`. It is later than `atLeast`, so that it is not rewritten
   * with every response.
   */
  readonly until: Date;
  /** The maximum length of a chain. */
  readonly count: number;
}

/**
 * Extends the expiry of a response's predecessors: from the nearest back to the first whose expiry is late enough; all
 * earlier ones then have a late enough expiry too.
 */
export async function prolongChain(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  { atLeast, until, count }: Prolonging,
): Promise<void> {
  await queries
    .withRecursive('chain(id, previous_id, expires_at, place)', (base) =>
      base
        .selectFrom('kept_response')
        .select(({ lit }) => ['id', 'previous_id', 'expires_at', lit<number>(1).as('place')])
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .unionAll(
          base
            .selectFrom('chain')
            .innerJoin('kept_response as earlier', 'earlier.id', 'chain.previous_id')
            .select(({ eb, lit }) => [
              'earlier.id',
              'earlier.previous_id',
              'earlier.expires_at',
              eb('chain.place', '+', lit(1)).as('place'),
            ])
            .where('earlier.account_id', '=', accountId)
            .where('chain.expires_at', '<', atLeast)
            .where('chain.place', '<', count),
        ),
    )
    // A locked row is being extended or deleted by another transaction.
    .with('ending', (base) =>
      base
        .selectFrom('kept_response')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', 'in', base.selectFrom('chain').select('id'))
        .where('expires_at', '<', atLeast)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('kept_response')
    .set({ expires_at: until })
    .where('account_id', '=', accountId)
    .where('id', 'in', (base) => base.selectFrom('ending').select('id'))
    .execute();
}
