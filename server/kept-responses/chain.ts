import type { Queries } from '../database/database.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { Problem } from '../foundation/problems.ts';

/** The conversation up to and including a response. */
export type Chain =
  /** All responses, the first one first. */
  | { readonly kind: 'found'; readonly links: readonly ChainLink[] }
  /** The response itself is not stored. */
  | { readonly kind: 'unknown' }
  /** One of its predecessors is no longer stored. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'too-long' }
  /** Reading it is refused for now. */
  | { readonly kind: 'refused'; readonly problem: Problem };

/** The input and output items of one response, as JSON lists. */
export interface ChainLink {
  readonly input: string;
  readonly output: string;
}

/** Limits for following a chain. */
export interface ChainBounds {
  readonly now: Date;
  readonly count: number;
  readonly bytes: number;
  readonly admit: Admit;
}

/** Called with the size before that much is read from the database. If it refuses, nothing is read. */
export type Admit = (bytes: number) => Outcome<void>;

/** Follows a response back to the first one of its conversation. */
export async function findChain(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  bounds: ChainBounds,
): Promise<Chain> {
  const places = await findPlaces(queries, { accountId, id }, bounds);
  const earliest = places.at(-1);
  if (earliest === undefined) return { kind: 'unknown' };
  if (earliest.bytes > bounds.bytes || earliest.place > bounds.count) return { kind: 'too-long' };
  if (earliest.previous_id !== null) return { kind: 'broken' };
  const admitted = bounds.admit(earliest.bytes);
  if (!admitted.ok) return { kind: 'refused', problem: admitted.problem };
  const rows = await queries
    .selectFrom('kept_response')
    .select(['id', 'input', 'output'])
    .where('account_id', '=', accountId)
    .where(
      'id',
      'in',
      places.map((place) => place.id),
    )
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const links = places.flatMap((place) => found.get(place.id) ?? []).reverse();
  // One may have been deleted in between.
  return links.length < places.length ? { kind: 'broken' } : { kind: 'found', links };
}

/** The responses of a chain, the last one first, up to the first that exceeds a limit. Reads no contents. */
function findPlaces(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  { now, count, bytes }: Omit<ChainBounds, 'admit'>,
) {
  return queries
    .withRecursive('chain(id, previous_id, place, bytes)', (base) =>
      base
        .selectFrom('kept_response')
        .select(({ fn, eb, lit }) => [
          'id',
          'previous_id',
          lit<number>(1).as('place'),
          eb(fn<number>('octet_length', ['input']), '+', fn<number>('octet_length', ['output'])).as(
            'bytes',
          ),
        ])
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .unionAll(
          base
            .selectFrom('chain')
            .innerJoin('kept_response as earlier', 'earlier.id', 'chain.previous_id')
            .select(({ fn, eb, lit }) => [
              'earlier.id',
              'earlier.previous_id',
              eb('chain.place', '+', lit(1)).as('place'),
              eb(
                eb('chain.bytes', '+', fn<number>('octet_length', ['earlier.input'])),
                '+',
                fn<number>('octet_length', ['earlier.output']),
              ).as('bytes'),
            ])
            .where('earlier.account_id', '=', accountId)
            .where('earlier.expires_at', '>', now)
            .where('chain.place', '<=', count)
            .where('chain.bytes', '<=', bytes),
        ),
    )
    .selectFrom('chain')
    .select(['id', 'previous_id', 'place', 'bytes'])
    .orderBy('place')
    .execute();
}
