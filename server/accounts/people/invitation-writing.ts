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

/**
 * Writes an invitation; an earlier one of the same address to the same account is renewed, and its token is void. Two at
 * once go one after the other, lest each finds none to renew.
 */
export function writeInvitation(
  offer: Offer,
  { queries, ...parts }: InvitationWriting,
): Promise<WrittenInvitation> {
  return queries.transaction().execute(async (transaction) => {
    await holdInvited(offer, transaction);
    return renewOrWrite(offer, { ...parts, queries: transaction });
  });
}

/** What is held is the address, not the account, so that nobody waits for the invitations of others. */
async function holdInvited({ accountId, email }: Offer, transaction: Queries): Promise<void> {
  const name = `invitation ${accountId ?? ''} ${email}`;
  await transaction
    .selectNoFrom(({ fn, val }) =>
      fn('pg_advisory_xact_lock', [fn('hashtextextended', [val(name), val(0)])]).as('held'),
    )
    .execute();
}

async function renewOrWrite(
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
  const earlier = await queries
    .selectFrom('invitation')
    .select('id')
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const [latest, ...others] = earlier.map(({ id }) => id);
  if (latest === undefined) {
    const row = { id: newIdentifier(), account_id: accountId, email, ...news };
    await queries.insertInto('invitation').values(row).execute();
    return { token, row };
  }
  // Before two at once went one after the other, there could be several.
  if (others.length > 0) {
    await queries
      .updateTable('invitation')
      .set({ expires_at: now })
      .where('id', 'in', others)
      .execute();
  }
  // Who has signed up with the earlier link and is not activated yet keeps the invitation.
  const row = await queries
    .updateTable('invitation')
    .set(news)
    .where('id', '=', latest)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, row };
}
