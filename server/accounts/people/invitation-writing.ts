import type { Queries } from '../../database/database.ts';
import type { Role } from '../../database/tables/account-tables.ts';
import type { Row } from '../../database/tables.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import { counted } from '../../foundation/counted.ts';
import { MILLISECONDS_PER_SECOND } from '../../foundation/durations.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { type Problem, problem } from '../../foundation/problems.ts';
import { actorOf, writeChange } from '../change-log.ts';
import { ownersOnly } from './owners-only.ts';
import { hashOf, newToken } from './tokens.ts';

/** Who is invited, to what, and by whom. */
export interface Offer {
  /** `null` for a new account. */
  readonly accountId: string | null;
  readonly email: string;
  readonly role: Role;
  /** The person who invites; `null` for the operator. */
  readonly by: string | null;
}

/** Dependencies of writing invitations. */
export interface InvitationWriting {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long an invitation is valid. */
  readonly seconds: number;
}

/** Dependencies of writing an owner's invitations, whose mails are limited. */
export interface BoundedWriting extends InvitationWriting {
  /** The maximum number of open invitations of an account; withdrawn ones count until they expire. */
  readonly maxOpen: number;
  /**
   * The maximum number of mails to an address for one account within the validity of an invitation, however often it is
   * renewed.
   */
  readonly mailsUpTo: number;
}

/** An invitation and its token, which is shown only now, as only its hash is stored. */
export interface WrittenInvitation {
  readonly token: string;
  readonly row: Omit<Row<'invitation'>, 'used_at' | 'withdrawn_at' | 'mails' | 'mails_since'>;
}

/**
 * Writes an invitation. An earlier one of the same address to the same account is renewed, and its token becomes
 * invalid. Concurrent invitations to one account are serialized: otherwise two could both find none to renew, or room
 * for one more.
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

/** Writes an owner's invitation, within the limits. */
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

/** Writes an invitation, and records it in the audit log of its account. */
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

/**
 * Refuses an inviter who is no longer an owner. Removals and changes of role take the same lock, so they cannot
 * interfere.
 */
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
  { queries, clock, maxOpen }: BoundedWriting,
): Promise<Problem | undefined> {
  const others = await queries
    .selectFrom('invitation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('email', '!=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .limit(maxOpen)
    .execute();
  if (others.length < maxOpen) return undefined;
  const message = `An account can have at most ${counted(maxOpen, 'open invitation')}, including withdrawn ones.`;
  return problem('conflict', message, { code: 'too_many_invitations' });
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
  const again = secondsAfter(found.mails_since, seconds);
  const last = found.withdrawn_at === null ? 'the last invitation is good still, and ' : '';
  const message = `This person has had ${counted(mailsUpTo, 'mail')} already: ${last}another can be sent after ${again.toISOString()}.`;
  const retryAfterSeconds = (again.getTime() - clock.now().getTime()) / MILLISECONDS_PER_SECOND;
  return problem('limited', message, { code: 'rate_limit_exceeded', retryAfterSeconds });
}

/** Locks the invitations of an account or, for the operator's invitations to new accounts, those of an address. */
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
  // A person who has signed up with the earlier link, but is not activated yet, keeps the invitation.
  const row = await queries
    .updateTable('invitation')
    .set({ ...news, ...mailsWith(latest, secondsAfter(now, -seconds), now) })
    .where('id', '=', latest.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, row };
}

type Earlier = Pick<Row<'invitation'>, 'id'> & Mails;

/** The unused invitations of the same address, latest first. */
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

/** Expires duplicates, which earlier versions could write. */
async function endAll(invitations: readonly Earlier[], now: Date, queries: Queries): Promise<void> {
  if (invitations.length === 0) return;
  const ids = invitations.map(({ id }) => id);
  await queries.updateTable('invitation').set({ expires_at: now }).where('id', 'in', ids).execute();
}

type Mails = Pick<Row<'invitation'>, 'mails' | 'mails_since'>;

/** Counts another mail; the count starts again after the validity of an invitation. */
function mailsWith({ mails, mails_since }: Mails, from: Date, now: Date): Mails {
  return mails_since > from ? { mails: mails + 1, mails_since } : { mails: 1, mails_since: now };
}
