import type { Queries } from '../../database/database.ts';
import type { Role, Row } from '../../database/tables.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import { hashOf, newToken } from './tokens.ts';

/** Who is invited, to what, and by whom. */
export interface Offer {
  /** `null` where a new account is made. */
  readonly accountId: string | null;
  readonly email: string;
  readonly role: Role;
  /** The person who invites; `null` for the operator. */
  readonly by: string | null;
}

/** What writing invitations stands on. */
export interface InvitationWriting {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long an invitation can be used. */
  readonly seconds: number;
}

/** An invitation, and what proves it: the token is shown now and never again. */
export interface WrittenInvitation {
  readonly token: string;
  readonly row: Omit<Row<'invitation'>, 'used_at'>;
}

/** Writes an invitation; an earlier one of the same address to the same account is renewed, and its token is void. */
export async function writeInvitation(
  { accountId, email, role, by }: Offer,
  { queries, clock, seconds }: InvitationWriting,
): Promise<WrittenInvitation> {
  const token = newToken();
  const now = clock.now();
  const news = {
    role,
    token_hash: hashOf(token),
    expires_at: secondsAfter(now, seconds),
    created_by: by,
    created_at: now,
  };
  // Who has signed up with the earlier link and is not activated yet keeps the invitation.
  const renewed = await queries
    .updateTable('invitation')
    .set(news)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (renewed !== undefined) return { token, row: renewed };
  const row = { id: newIdentifier(), account_id: accountId, email, ...news };
  await queries.insertInto('invitation').values(row).execute();
  return { token, row };
}
