import type { Queries } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';

/** Locks a person. Every change to a person takes this lock first, so that transactions do not deadlock. */
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
