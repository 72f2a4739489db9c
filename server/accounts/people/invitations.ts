import type { Queries } from '../../database/database.ts';
import type { Role } from '../../database/tables/account-tables.ts';
import type { Clock } from '../../foundation/clock.ts';
import { readIdentifier } from '../../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { notFound, type Problem, problem, refused } from '../../foundation/problems.ts';
import { actorOf } from '../change-log.ts';
import { checkRequestOf } from '../checked-request.ts';
import { belongsAlready } from './belonging.ts';
import { keptAddress } from './input.ts';
import { type ListedInvitation, listInvitations } from './invitation-list.ts';
import { withdrawInvitation } from './invitation-withdrawing.ts';
import {
  type BoundedWriting,
  writeBoundedInvitation,
  writeInvitation,
} from './invitation-writing.ts';
import type { Letters } from './letters.ts';
import type { LinkTo } from './texts.ts';
import { hashOf } from './tokens.ts';

/** An unused invitation. */
export interface Invitation {
  readonly invitationId: string;
  readonly email: string;
  readonly role: Role;
  /** The person who invites; `undefined` for the operator. */
  readonly by: string | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The invitation of a link. */
export interface OpenInvitation extends Invitation {
  /** The account to join; `undefined` for a new one. */
  readonly accountId: string | undefined;
}

/** An owner's invitation. */
export interface NewInvitation {
  readonly accountId: string;
  readonly email: string;
  readonly role: Role;
  /** The person who invites. */
  readonly by: string;
}

/** All invitations, of accounts and of the operator. */
export interface Invitations {
  /** Invites someone to join an account; the link of an earlier invitation of the same address becomes invalid. */
  invite(invitation: NewInvitation): Promise<Outcome<Invitation>>;
  /** Invites someone to open an account. The operator may also pass the link on by other means than mail. */
  inviteOwner(email: string): Promise<Outcome<Invitation & { readonly link: string }>>;
  /** An account's open invitations, oldest first. */
  list(accountId: string): Promise<readonly ListedInvitation[]>;
  /** Withdraws an invitation; `by` is the person who withdraws it. */
  withdraw(accountId: string, invitationId: string, by?: string): Promise<Outcome<void>>;
  /** The invitation of a link, if it is open. */
  find(token: string): Promise<OpenInvitation | undefined>;
  /** Whether an invitation is open. */
  isOpen(invitationId: string): Promise<boolean>;
}

/** Dependencies of invitations. */
export interface InvitationParts extends BoundedWriting {
  readonly letters: Letters;
  readonly linkTo: LinkTo;
  /** Whether nobody can sign up, not even with an invitation. */
  readonly isClosed: boolean;
}

/** Opens the invitations. */
export function openInvitations(parts: InvitationParts): Invitations {
  const { queries, clock } = parts;
  return {
    invite: (invitation) => invite(invitation, parts),
    inviteOwner: (email) => inviteOwner(email, parts),
    list: (accountId) => listInvitations(accountId, parts),
    async withdraw(accountId, invitationId, by) {
      const id = readIdentifier(invitationId);
      const gone = failed(notFound('There is no such invitation.'));
      if (id === undefined) return gone;
      const withdrawal = { accountId, id, by: actorOf(by), at: clock.now() };
      return (await withdrawInvitation(withdrawal, queries)) ? done(undefined) : gone;
    },
    async find(token) {
      const row = await open(queries, clock)
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return { ...invitationOf(row), accountId: row.account_id ?? undefined };
    },
    async isOpen(invitationId) {
      const row = await open(queries, clock).where('id', '=', invitationId).executeTakeFirst();
      return row !== undefined;
    },
  };
}

async function invite(
  { accountId, email: text, role, by }: NewInvitation,
  parts: InvitationParts,
): Promise<Outcome<Invitation>> {
  const invited = invitedAddress(text, parts);
  if (!invited.ok) return invited;
  const { value: email } = invited;
  const obstacle = await belongsAlready({ accountId, email }, parts.queries);
  if (obstacle !== undefined) return failed(obstacle);
  const written = await writeBoundedInvitation({ accountId, email, role, by }, parts);
  if (!written.ok) return written;
  const { token, row } = written.value;
  const invitation = invitationOf(row);
  parts.letters.invitation({ email, token, by });
  return done(invitation);
}

async function inviteOwner(
  text: string,
  parts: InvitationParts,
): Promise<Outcome<Invitation & { readonly link: string }>> {
  const invited = invitedAddress(text, parts);
  if (!invited.ok) return invited;
  const { value: email } = invited;
  const offer = { accountId: null, email, role: 'owner', by: null } as const;
  const { token, row } = await writeInvitation(offer, parts);
  const invitation = invitationOf(row);
  parts.letters.invitation({ email, token, by: undefined });
  return done({ ...invitation, link: parts.linkTo('join', token) });
}

/** The stored form of the address to invite; refused where it is invalid, or sign-up is closed. */
function invitedAddress(
  text: string,
  { isClosed }: Pick<InvitationParts, 'isClosed'>,
): Outcome<string> {
  const checked = checkRequestOf('invitePerson', { email: text });
  if (!checked.ok) return checked;
  return isClosed ? failed(closed()) : done(keptAddress(text));
}

/** The refusal of an invitation that is unknown or invalid for the address. */
export function wrongInvitation(): Problem {
  const message =
    'invitation is invalid, was used before, has expired or is for another address; ask for a new one.';
  return refused([{ parameter: 'invitation', rule: 'invitation', message }]);
}

/** The refusal where sign-up is closed. */
export function closed(): Problem {
  return problem('forbidden', 'Nobody can sign up here.', { code: 'sign_up_closed' });
}

function open(queries: Queries, clock: Clock) {
  return queries
    .selectFrom('invitation')
    .selectAll()
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', clock.now());
}

interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly created_by: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

function invitationOf(row: InvitationRow): Invitation {
  return {
    invitationId: row.id,
    email: row.email,
    role: row.role,
    by: row.created_by ?? undefined,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
