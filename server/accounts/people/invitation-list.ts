import type { Queries } from '../../database/database.ts';
import type { Role } from '../../database/tables/account-tables.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import { NOT_ACTIVATED_SECONDS } from './sweep.ts';

/** An open invitation. */
export interface ListedInvitation {
  readonly invitationId: string;
  readonly email: string;
  readonly role: Role;
  /** Whether the link is unused (`mailed`), or someone has signed up with it and not verified the address yet. */
  readonly status: 'mailed' | 'signed-up';
  /** The person who sent it; `undefined` for the operator. */
  readonly by: Inviter | undefined;
  /** When it expires. */
  readonly expiresAt: Date;
}

/** The person who sent an invitation. */
export interface Inviter {
  readonly personId: string;
  readonly email: string;
  readonly name: string;
}

/** An account's open invitations, oldest first. One with a timely sign-up stays open for a while after its expiry. */
export async function listInvitations(
  accountId: string,
  { queries, clock }: { readonly queries: Queries; readonly clock: Clock },
): Promise<readonly ListedInvitation[]> {
  const now = clock.now();
  const rows = await waitingInvitations(queries)
    .where('invitation.account_id', '=', accountId)
    .where(({ eb, or }) =>
      or([
        eb('invitation.expires_at', '>', now),
        eb('guest.updated_at', '>', secondsAfter(now, -NOT_ACTIVATED_SECONDS)),
      ]),
    )
    .orderBy('invitation.id')
    .execute();
  return rows.map(listed);
}

function waitingInvitations(queries: Queries) {
  return queries
    .selectFrom('invitation')
    .leftJoin('person as guest', (join) =>
      join
        .onRef('guest.invitation_id', '=', 'invitation.id')
        .on('guest.email_verified', '=', false),
    )
    .leftJoin('person as inviter', 'inviter.id', 'invitation.created_by')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'invitation.expires_at'])
    .select(['inviter.id as by_id', 'inviter.email as by_email', 'inviter.name as by_name'])
    .select('guest.updated_at as signed_up_at')
    .where('invitation.used_at', 'is', null)
    .where('invitation.withdrawn_at', 'is', null);
}

type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof waitingInvitations>['executeTakeFirstOrThrow']>
>;

function listed(row: InvitationRow): ListedInvitation {
  const { id: invitationId, email, role, expires_at, signed_up_at } = row;
  const shared = { invitationId, email, role, by: inviterOf(row) };
  if (signed_up_at === null) return { ...shared, status: 'mailed', expiresAt: expires_at };
  const activatedBy = secondsAfter(signed_up_at, NOT_ACTIVATED_SECONDS);
  const expiresAt = activatedBy > expires_at ? activatedBy : expires_at;
  return { ...shared, status: 'signed-up', expiresAt };
}

function inviterOf({ by_id, by_email, by_name }: InvitationRow): Inviter | undefined {
  if (by_id === null || by_email === null || by_name === null) return undefined;
  return { personId: by_id, email: by_email, name: by_name };
}
