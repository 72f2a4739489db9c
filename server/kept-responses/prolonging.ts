import type { Queries } from '../database/database.ts';

/** How long what a response goes on from is to be kept. */
export interface Prolonging {
  /** Not less long than the response itself. */
  readonly atLeast: Date;
  /** What is less long is kept until then: longer, so that it need not be written again with every response. */
  readonly until: Date;
  /** How many responses a chain may have. */
  readonly count: number;
}

/**
 * Extends how long the responses are kept that one goes on from: from the nearest back to the first that is kept long
 * enough already, as all before that are then, too.
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
    // Whoever holds one just now prolongs it as well, or removes it.
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
