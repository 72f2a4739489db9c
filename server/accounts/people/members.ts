import type { Queries } from '../../database/database.ts';
import type { Role } from '../../database/tables/account-tables.ts';
import type { Clock } from '../../foundation/clock.ts';
import { readIdentifier } from '../../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { notFound, problem } from '../../foundation/problems.ts';
import { actorOf, type ChangeKind, writeChange } from '../change-log.ts';
import { withdrawInvitationsOf } from './invitation-withdrawing.ts';
import { holdInvitationsTo } from './invitation-writing.ts';
import { ownersOnly } from './owners-only.ts';
import { lockPerson } from './person-lock.ts';

/** A person of an account. */
export interface Member {
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** When the person joined the account. */
  readonly joinedAt: Date;
}

/** Identifies a person of an account. */
export interface MemberPlace {
  readonly accountId: string;
  readonly personId: string;
}

/** Who makes a change. */
interface Changing {
  /** The person who makes it; left out for the operator. */
  readonly by?: string;
}

/** The new role of a person. */
interface RoleChange extends MemberPlace, Changing {
  readonly role: Role;
}

/** The people of an account, which always has an owner. */
export interface Members {
  /** An account's people, in the order in which they joined. */
  members(accountId: string): Promise<readonly Member[]>;
  /** Changes a role. The open invitations of someone who becomes a member are withdrawn. */
  changeRole(change: RoleChange): Promise<Outcome<void>>;
  /**
   * Removes a person with all stored data, except the account's audit log. Sessions end, and open invitations are
   * withdrawn. The address can be used again.
   */
  remove(place: MemberPlace & Changing): Promise<Outcome<void>>;
}

/** Dependencies of the members. */
export interface MembersParts {
  readonly queries: Queries;
  readonly clock: Clock;
}

/** Opens the members of accounts. */
export function openMembers({ queries, clock }: MembersParts): Members {
  return {
    members: (accountId) => listMembers(queries, accountId),
    changeRole: (change) =>
      queries.transaction().execute((transaction) => changeRole(change, transaction, clock)),
    remove: (place) =>
      queries.transaction().execute((transaction) => removeMember(place, transaction, clock)),
  };
}

async function listMembers(queries: Queries, accountId: string): Promise<readonly Member[]> {
  const rows = await queries
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.email', 'person.name'])
    .select(['membership.role', 'membership.created_at'])
    .where('membership.account_id', '=', accountId)
    .orderBy('membership.created_at')
    .orderBy('person.id')
    .execute();
  return rows.map(({ id, email, name, role, created_at }) => ({
    personId: id,
    email,
    name,
    role,
    joinedAt: created_at,
  }));
}

async function changeRole(
  change: RoleChange,
  transaction: Queries,
  clock: Clock,
): Promise<Outcome<void>> {
  const { role, personId, accountId } = change;
  await holdInvitationsTo(accountId, transaction);
  const held = await holdMember(change, transaction, { staysOwner: role === 'owner' });
  if (!held.ok) return held;
  await transaction
    .updateTable('membership')
    .set({ role })
    .where('person_id', '=', personId)
    .execute();
  const told = { accountId, by: actorOf(change.by), at: clock.now(), personId };
  if (role !== held.value) {
    const [before, after] = [{ role: held.value }, { role }];
    await writeChange(transaction, { ...told, before, after, kind: 'person.changed' });
  }
  if (role !== 'owner') await withdrawInvitationsOf(told, transaction);
  return done(undefined);
}

async function removeMember(
  place: MemberPlace & Changing,
  transaction: Queries,
  clock: Clock,
): Promise<Outcome<void>> {
  const { personId, accountId, by } = place;
  await holdInvitationsTo(accountId, transaction);
  // Anyone may leave.
  const asked = { ...place, by: by === personId ? undefined : by };
  const held = await holdMember(asked, transaction, { staysOwner: false });
  if (!held.ok) return held;
  const told = { accountId, by: actorOf(by), at: clock.now(), personId };
  const kind: ChangeKind = by === personId ? 'person.left' : 'person.removed';
  await writeChange(transaction, { ...told, kind, before: { role: held.value } });
  await withdrawInvitationsOf(told, transaction);
  await lockPerson(personId, transaction);
  await transaction.deleteFrom('verification').where('value', '=', personId).execute();
  // Credentials, sessions and the membership are deleted by cascade.
  await transaction.deleteFrom('person').where('id', '=', personId).execute();
  return done(undefined);
}

/**
 * The role of a person. Locks all members of the account, so that two owners who remove each other concurrently are not
 * both removed. Refused where the actor is no longer an owner, the person does not exist, or the account would lose its
 * last owner.
 */
async function holdMember(
  { accountId, personId, by }: MemberPlace & { readonly by?: string | undefined },
  transaction: Queries,
  { staysOwner }: { readonly staysOwner: boolean },
): Promise<Outcome<Role>> {
  const members = await transaction
    .selectFrom('membership')
    .select(['person_id', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('person_id')
    .forUpdate()
    .execute();
  const id = readIdentifier(personId);
  const owners = members.filter(({ role }) => role === 'owner').map(({ person_id }) => person_id);
  if (by !== undefined && !owners.includes(by)) return failed(ownersOnly());
  const member = members.find(({ person_id }) => person_id === id);
  if (member === undefined) return failed(notFound('There is no such person in the account.'));
  if (staysOwner || owners.some((owner) => owner !== id)) return done(member.role);
  const message = 'An account must have an owner: make somebody else one first.';
  return failed(problem('conflict', message, { code: 'last_owner' }));
}
