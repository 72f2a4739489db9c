import type { Queries } from '../../database/database.ts';
import type { Role, Row } from '../../database/tables.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import { counted } from '../../foundation/counted.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { type Problem, problem } from '../../foundation/problems.ts';
import { actorOf, writeChange } from '../change-book.ts';
import { ownersOnly } from './owners-only.ts';
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

/** What an owner's invitations stand on, who may not send mails without bounds. */
export interface BoundedWriting extends InvitationWriting {
  /** How many invitations of an account can be open at once; withdrawn ones count until they expire. */
  readonly openUpTo: number;
  /** The most mails to an address for one account within the life of an invitation, however often it is invited. */
  readonly mailsUpTo: number;
}

/** An invitation, and what proves it: the token is shown now and never again. */
export interface WrittenInvitation {
  readonly token: string;
  readonly row: Omit<Row<'invitation'>, 'used_at' | 'withdrawn_at' | 'mails' | 'mails_since'>;
}

/**
 * Writes an invitation. An earlier one of the same address to the same account is renewed, and its token is void.
 * Invitations of one account are written one after another: otherwise two could both find none to renew, or room for
 * one more.
 */
export function writeInvitation(
  offer: Offer,
  { queries, ...parts }: InvitationWriting,
): Promise<WrittenInvitation> {
  return queries.transaction().execute(async (transaction) => {
    await holdInvitations(offer, transaction);
    return writeDown(offer, { ...parts, queries: transaction });
  });
}

/** Writes the invitation of an owner, within the bounds of those. */
export function writeBoundedInvitation(
  offer: Offer & { readonly accountId: string; readonly by: string },
  { queries, ...rest }: BoundedWriting,
): Promise<Outcome<WrittenInvitation>> {
  return queries.transaction().execute(async (transaction) => {
    await holdInvitations(offer, transaction);
    const parts = { ...rest, queries: transaction };
    const obstacle =
      (await noOwner(offer, transaction)) ??
      (await manyOpen(offer, parts)) ??
      (await muchMail(offer, parts));
    return obstacle === undefined ? done(await writeDown(offer, parts)) : failed(obstacle);
  });
}

/** Records an invitation to an account among its changes. */
async function writeDown(offer: Offer, parts: InvitationWriting): Promise<WrittenInvitation> {
  const written = await renewOrWrite(offer, parts);
  const { accountId, role, by } = offer;
  if (accountId !== null) {
    await writeChange(parts.queries, {
      accountId,
      kind: 'person.invited',
      by: actorOf(by),
      at: written.row.created_at,
      invitation: written.row,
      after: { role },
    });
  }
  return written;
}

/** Whether the inviter is no longer an owner. Waits for a removal or a change of role under way. */
async function noOwner(
  { accountId, by }: { readonly accountId: string; readonly by: string },
  transaction: Queries,
): Promise<Problem | undefined> {
  const owner = await transaction
    .selectFrom('membership')
    .select('person_id')
    .where('account_id', '=', accountId)
    .where('person_id', '=', by)
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return owner === undefined ? ownersOnly() : undefined;
}

async function manyOpen(
  { accountId, email }: Offer,
  { queries, clock, openUpTo }: BoundedWriting,
): Promise<Problem | undefined> {
  const others = await queries
    .selectFrom('invitation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('email', '!=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .limit(openUpTo)
    .execute();
  if (others.length < openUpTo) return undefined;
  const message = `An account has ${counted(openUpTo, 'open invitation')} at the most, those that were taken back among them.`;
  return problem('conflict', message);
}

async function muchMail(
  { accountId, email }: Offer,
  { queries, clock, seconds, mailsUpTo }: BoundedWriting,
): Promise<Problem | undefined> {
  const found = await queries
    .selectFrom('invitation')
    .select(['mails_since', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('mails', '>=', mailsUpTo)
    .where('mails_since', '>', secondsAfter(clock.now(), -seconds))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const again = secondsAfter(found.mails_since, seconds).toISOString();
  const last = found.withdrawn_at === null ? 'the last invitation is good still, and ' : '';
  return problem(
    'conflict',
    `This person has had ${counted(mailsUpTo, 'mail')} already: ${last}another can be sent after ${again}.`,
  );
}

/** Locks the invitations of an account; for those of the operator to new accounts, of an address. */
async function holdInvitations({ accountId, email }: Offer, transaction: Queries): Promise<void> {
  if (accountId !== null) return holdInvitationsTo(accountId, transaction);
  await hold(`invitation ${email}`, transaction);
}

/** Locks the invitations of an account until the transaction ends. */
export async function holdInvitationsTo(accountId: string, transaction: Queries): Promise<void> {
  await hold(`invitations of ${accountId}`, transaction);
}

async function hold(name: string, transaction: Queries): Promise<void> {
  await transaction
    .selectNoFrom(({ fn, val }) =>
      fn('pg_advisory_xact_lock', [fn('hashtextextended', [val(name), val(0)])]).as('held'),
    )
    .execute();
}

async function renewOrWrite(
  offer: Offer,
  { queries, clock, seconds }: InvitationWriting,
): Promise<WrittenInvitation> {
  const { accountId, email, role, by } = offer;
  const token = newToken();
  const now = clock.now();
  const news = {
    role,
    token_hash: hashOf(token),
    expires_at: secondsAfter(now, seconds),
    created_by: by,
    created_at: now,
    withdrawn_at: null,
  };
  const [latest, ...others] = await earlierOnes(offer, queries);
  if (latest === undefined) {
    const row = { id: newIdentifier(), account_id: accountId, email, ...news };
    await queries
      .insertInto('invitation')
      .values({ ...row, mails: 1, mails_since: now })
      .execute();
    return { token, row };
  }
  await endAll(others, now, queries);
  // A person who has signed up with the earlier link, and is not activated yet, keeps the invitation.
  const row = await queries
    .updateTable('invitation')
    .set({ ...news, ...mailsWith(latest, secondsAfter(now, -seconds), now) })
    .where('id', '=', latest.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, row };
}

type Earlier = Pick<Row<'invitation'>, 'id'> & Mails;

/** The invitations of the same address that nobody has used, the last one first. */
function earlierOnes({ accountId, email }: Offer, queries: Queries): Promise<readonly Earlier[]> {
  return queries
    .selectFrom('invitation')
    .select(['id', 'mails', 'mails_since'])
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Earlier versions could write several at once. */
async function endAll(invitations: readonly Earlier[], now: Date, queries: Queries): Promise<void> {
  if (invitations.length === 0) return;
  const ids = invitations.map(({ id }) => id);
  await queries.updateTable('invitation').set({ expires_at: now }).where('id', 'in', ids).execute();
}

type Mails = Pick<Row<'invitation'>, 'mails' | 'mails_since'>;

/** Counts one mail more; mails older than the life of an invitation do not count. */
function mailsWith({ mails, mails_since }: Mails, from: Date, now: Date): Mails {
  return mails_since > from ? { mails: mails + 1, mails_since } : { mails: 1, mails_since: now };
}
