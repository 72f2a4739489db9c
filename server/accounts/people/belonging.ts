import type { Queries } from '../../database/database.ts';
import { type Problem, problem } from '../../foundation/problems.ts';

/**
 * The conflict where an invited person already belongs to the account, so that the invitation could not be used.
 *
 * @param email - in its stored form
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
  return problem('conflict', 'This person already belongs to the account.', {
    code: 'already_member',
  });
}
