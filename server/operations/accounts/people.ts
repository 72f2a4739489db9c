import type { Invitation, Person } from '../../../generated/types.ts';
import type { PersonCaller } from '../../accounts/caller.ts';
import type { ListedInvitation } from '../../accounts/people/invitation-list.ts';
import type { Member } from '../../accounts/people/members.ts';
import { ownersOnly } from '../../accounts/people/owners-only.ts';
import { definedOnly } from '../../foundation/json-object.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { notFound } from '../../foundation/problems.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { acknowledged } from './acknowledged.ts';

type PeopleService = Pick<Services, 'people'>;

/** Lists the account's people and its pending invitations. */
export function listPeople({ people }: PeopleService): Handler<'listPeople'> {
  return async ({ caller: { accountId } }) => {
    const members = await people.members(accountId);
    const invited = await people.invitations(accountId);
    const message = members.length === 1 ? '1 person.' : `${members.length} people.`;
    const data = { people: members.map(presentPerson), invitations: invited.map(presentInvited) };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** Mails an invitation. */
export function invitePerson({ people }: PeopleService): Handler<'invitePerson'> {
  return async ({ caller, input: { body } }) => {
    const allowed = checkOwner(caller);
    if (!allowed.ok) return allowed;
    const { accountId, personId: by } = caller;
    const outcome = await people.invite({ accountId, by, ...body });
    return outcome.ok ? done(acknowledged('The invitation was sent.')) : outcome;
  };
}

/** Withdraws an invitation. */
export function withdrawInvitation({ people }: PeopleService): Handler<'withdrawInvitation'> {
  return async ({ caller, input: { parameters } }) => {
    const allowed = checkOwner(caller);
    if (!allowed.ok) return allowed;
    const outcome = await people.withdraw(
      caller.accountId,
      parameters.invitationId,
      caller.personId,
    );
    return outcome.ok ? done(acknowledged('The invitation is withdrawn.')) : outcome;
  };
}

/** Changes a person's role to owner or member. */
export function changePerson({ people }: PeopleService): Handler<'changePerson'> {
  return async ({ caller, input: { parameters, body } }) => {
    const allowed = checkOwner(caller);
    if (!allowed.ok) return allowed;
    const { accountId, personId: by } = caller;
    const { personId } = parameters;
    const outcome = await people.changeRole({ accountId, personId, by, role: body.role });
    if (!outcome.ok) return outcome;
    const members = await people.members(accountId);
    const changed = members.find((member) => member.personId === personId);
    if (changed === undefined) return failed(notFound('The person has just been removed.'));
    const data = presentPerson(changed);
    const message = `${data.name} is ${data.role}.`;
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** Removes a person from the account. Only owners may remove others; anyone may leave. */
export function removePerson({ people }: PeopleService): Handler<'removePerson'> {
  return async ({ caller, input: { parameters } }) => {
    const { accountId, personId: by } = caller;
    const { personId } = parameters;
    const isSelf = personId === by;
    const allowed = isSelf ? done(undefined) : checkOwner(caller);
    if (!allowed.ok) return allowed;
    const outcome = await people.remove({ accountId, personId, by });
    if (!outcome.ok) return outcome;
    return done(acknowledged(isSelf ? 'You have left the account.' : 'The person is removed.'));
  };
}

function checkOwner({ role }: PersonCaller): Outcome<undefined> {
  return role === 'owner' ? done(undefined) : failed(ownersOnly());
}

/** A person of the account in the contract's shape. */
export function presentPerson({ personId, email, name, role, joinedAt }: Member): Person {
  return { personId, email, name, role, since: joinedAt.toISOString() };
}

function presentInvited({ by, expiresAt, ...invited }: ListedInvitation): Invitation {
  return definedOnly({ ...invited, invitedBy: by, expiresAt: expiresAt.toISOString() });
}
