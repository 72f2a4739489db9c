import { type RawBuilder, sql } from 'kysely';

/**
 * Any of some identifiers, to compare a column with by `=`. Unlike with `in`, the statement has the same text for any
 * number of them, so it is planned once (`statement-names.ts`).
 */
export function anyOf(identifiers: readonly string[]): RawBuilder<string> {
  return sql`any(${identifiers}::uuid[])`;
}
