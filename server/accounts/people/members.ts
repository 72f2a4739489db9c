import type { Queries } from '../../database/database.ts';
import type { Role } from '../../database/tables.ts';
import type { Clock } from '../../foundation/clock.ts';
import { readIdentifier } from '../../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { notFound, type Problem, problem } from '../../foundation/problems.ts';
import { holdInvitationsTo, withdrawInvitationsOf } from './invitation-writing.ts';
import { lockPerson } from './person-lock.ts';

/** A person of an account. */
export interface Member {
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Since when the person belongs to the account. */
  readonly joinedAt: Date;
}

/** Names a person of an account. */
export interface MemberPlace {
  readonly accountId: string;
  readonly personId: string;
}

/** Who belongs to an account. There is always an owner. */
export interface Members {
  /** An account's people, those who joined first before the others. */
  members(accountId: string): Promise<readonly Member[]>;
  /** Who is made a member has invited nobody from then on who has not come yet. */
  changeRole(change: MemberPlace & { readonly role: Role }): Promise<Outcome<void>>;
  /**
   * Removes a person with everything that is kept of them; the sessions end, and so do the invitations that nobody has
   * come by. The address is free again.
   */
  remove(place: MemberPlace): Promise<Outcome<void>>;
}

/** Opens the list of people. */
export function openMembers({
  queries,
  clock,
}: {
  readonly queries: Queries;
  readonly clock: Clock;
}): Members {
  return {
    async members(accountId) {
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
        ...{ personId: id, email, name, role },
        joinedAt: created_at,
      }));
    },
    changeRole: (change) =>
      queries.transaction().execute(async (transaction) => {
        const { role, personId, accountId } = change;
        await holdInvitationsTo(accountId, transaction);
        const obstacle = await obstacleTo(change, transaction, { staysOwner: role === 'owner' });
        if (obstacle !== undefined) return failed(obstacle);
        await transaction
          .updateTable('membership')
          .set({ role })
          .where('person_id', '=', personId)
          .execute();
        if (role !== 'owner') {
          await withdrawInvitationsOf(change, { queries: transaction, clock });
        }
        return done(undefined);
      }),
    remove: (place) =>
      queries.transaction().execute(async (transaction) => {
        const { personId, accountId } = place;
        await holdInvitationsTo(accountId, transaction);
        const obstacle = await obstacleTo(place, transaction, { staysOwner: false });
        if (obstacle !== undefined) return failed(obstacle);
        await withdrawInvitationsOf(place, { queries: transaction, clock });
        await lockPerson(personId, transaction);
        await transaction.deleteFrom('verification').where('value', '=', personId).execute();
        // Credentials, sessions and the membership go with the person.
        await transaction.deleteFrom('person').where('id', '=', personId).execute();
        return done(undefined);
      }),
  };
}

/** Locks the whole list, so that two owners who let each other go at once do not both go. */
async function obstacleTo(
  { accountId, personId }: MemberPlace,
  transaction: Queries,
  { staysOwner }: { readonly staysOwner: boolean },
): Promise<Problem | undefined> {
  const members = await transaction
    .selectFrom('membership')
    .select(['person_id', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('person_id')
    .forUpdate()
    .execute();
  const id = readIdentifier(personId);
  if (!members.some(({ person_id }) => person_id === id)) {
    return notFound('There is no such person in the account.');
  }
  const others = members.filter(({ person_id, role }) => role === 'owner' && person_id !== id);
  if (staysOwner || others.length > 0) return undefined;
  return problem('conflict', 'An account must have an owner: make somebody else one first.', {
    code: 'last_owner',
  });
}
