import type { Queries } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';

/** Locks a person: who changes one does so first, so that two never wait for each other. */
export function lockPerson(
  personId: string,
  transaction: Queries,
): Promise<Row<'person'> | undefined> {
  return transaction
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
}
