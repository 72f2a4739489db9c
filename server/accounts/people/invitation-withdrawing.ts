import type { Queries } from '../../database/database.ts';
import { type Actor, writeChange } from '../change-log.ts';

/**
 * Withdraws a person's open invitations to an account: someone who may no longer invite must not come back under
 * another address.
 */
export async function withdrawInvitationsOf(
  { personId, ...withdrawal }: Withdrawal & { readonly personId: string },
  transaction: Queries,
): Promise<void> {
  const own = withdrawing(withdrawal, transaction).where('created_by', '=', personId);
  await withdraw(withdrawal, own, transaction);
}

/** Withdraws an invitation; returns whether it was still open. */
export function withdrawInvitation(
  { id, ...withdrawal }: Withdrawal & { readonly id: string },
  queries: Queries,
): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const one = withdrawing(withdrawal, transaction).where('id', '=', id);
    return (await withdraw(withdrawal, one, transaction)) > 0;
  });
}

/** The account whose invitations are withdrawn, by whom, and when. */
interface Withdrawal {
  readonly accountId: string;
  readonly by: Actor;
  readonly at: Date;
}

/**
 * Marks invitations as withdrawn. They are kept until they expire, since otherwise an address could be sent any number
 * of mails.
 */
function withdrawing({ accountId, at }: Withdrawal, transaction: Queries) {
  return transaction
    .updateTable('invitation')
    .set({ withdrawn_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'email', 'role']);
}

async function withdraw(
  withdrawal: Withdrawal,
  which: ReturnType<typeof withdrawing>,
  transaction: Queries,
): Promise<number> {
  const withdrawn = await which.execute();
  const kind = 'invitation.withdrawn';
  for (const { role, ...invitation } of withdrawn) {
    await writeChange(transaction, { ...withdrawal, kind, invitation, before: { role } });
  }
  return withdrawn.length;
}
