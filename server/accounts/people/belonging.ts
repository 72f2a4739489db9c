import type { Queries } from '../../database/database.ts';
import { type Problem, problem } from '../../foundation/problems.ts';

/**
 * Says where somebody has no need of an invitation to an account: whoever belongs to it could not use one.
 *
 * @param email - as it is kept
 */
export async function belongsAlready(
  { accountId, email }: { readonly accountId: string; readonly email: string },
  queries: Queries,
): Promise<Problem | undefined> {
  const member = await queries
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select('person.id')
    .where('membership.account_id', '=', accountId)
    .where('person.email', '=', email)
    .executeTakeFirst();
  if (member === undefined) return undefined;
  return problem('conflict', 'This person belongs to the account already.');
}
