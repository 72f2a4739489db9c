import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import {
  aNewAddress,
  anActivatedPerson,
  anInvitation,
  aSignedIn,
  breaking,
  PASSWORD,
  somePeople,
  type TestPeople,
  tokenIn,
} from './some-people.ts';

let database: Database;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

afterAll(() => database.close());

const WRONG_INVITATION = breaking('invitation', 'invitation');

/** An account with an owner and a member. */
async function anAccountOfTwo(people: TestPeople) {
  const owner = await anActivatedPerson(people);
  const { accountId, personId: by } = owner;
  const invited = await anInvitation(people, { accountId, by, role: 'member' });
  const member = await anActivatedPerson(people, { ...invited, name: 'Berta' });
  return { accountId, owner, member };
}

async function roles(people: TestPeople, accountId: string) {
  return (await people.members(accountId)).map(({ personId, role }) => [personId, role]);
}

describe('an owner’s invitation', () => {
  test('makes somebody a member of the account, and no account is made', async () => {
    const people = await somePeople(database);
    const { accountId, owner, member } = await anAccountOfTwo(people);
    expect(member.accountId).toBe(accountId);
    expect(people.made).toEqual([accountId]);
    expect(await roles(people, accountId)).toEqual([
      [owner.personId, 'owner'],
      [member.personId, 'member'],
    ]);
    expect(await people.session(await aSignedIn(people, member))).toMatchObject({ role: 'member' });
  });

  test('is one, however often the same address is invited at once, and can be renewed', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    const email = aNewAddress();
    const invite = () => people.invite({ accountId, email, role: 'member', by });
    const outcomes = await Promise.all([invite(), invite(), invite()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await people.invitations(accountId)).toHaveLength(1);
    expect(await invite()).toMatchObject({ ok: true });
  });

  test('is written to a few times at most in the life of an invitation', async () => {
    let seconds = 0;
    const clock = { now: () => new Date(Date.now() + seconds * 1000) };
    const people = await somePeople(database, { clock, settings: { invitationHours: 1 } });
    const { accountId, personId: by } = await anActivatedPerson(people);
    const email = aNewAddress();
    const invite = () => people.invite({ accountId, by, email, role: 'member' });
    for (let count = 0; count < 5; count += 1) expect(await invite()).toMatchObject({ ok: true });
    const invitation = tokenIn((await people.lastMail())?.text ?? '');
    expect(await invite()).toMatchObject({
      problem: { kind: 'limited', message: expect.stringMatching(/^This person has had 5 mails/) },
    });
    await people.close();
    expect(people.posted.filter(({ to }) => to === email)).toHaveLength(5);
    expect(await people.invitation(invitation)).toMatchObject({ email });
    seconds = 3_600;
    expect(await invite()).toMatchObject({ ok: true });
  });

  test('is told to be good still where it was written to enough, unless it was taken back', async () => {
    const people = await somePeople(database, { settings: { mailsUpTo: 1 } });
    const { accountId, personId: by } = await anActivatedPerson(people);
    const email = aNewAddress();
    const invite = () => people.invite({ accountId, by, email, role: 'member' });
    await invite();
    const why = async () => {
      const outcome = await invite();
      return outcome.ok ? '' : outcome.problem.message;
    };
    expect(await why()).toMatch(
      /^This person has had 1 mail already: the last invitation is good still, and another can be sent after \S+Z\.$/,
    );
    const [invitation] = await people.invitations(accountId);
    await people.withdraw(accountId, invitation?.invitationId ?? '');
    expect(await why()).toMatch(
      /^This person has had 1 mail already: another can be sent after \S+Z\.$/,
    );
  });

  test('is one of a hundred at most, however many are invited at once', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    const invited = await Promise.all(
      Array.from({ length: 110 }, () =>
        people.invite({ accountId, by, email: aNewAddress(), role: 'member' }),
      ),
    );
    expect(invited.filter(({ ok }) => ok)).toHaveLength(100);
    expect(await people.invitations(accountId)).toHaveLength(100);
  });

  test('is invited as often, beside as many others, as the settings say', async () => {
    const settings = { invitationsUpTo: 1, mailsUpTo: 1 };
    const people = await somePeople(database, { settings });
    const { accountId, personId: by } = await anActivatedPerson(people);
    const email = aNewAddress();
    const invite = (address: string) =>
      people.invite({ accountId, by, email: address, role: 'member' });
    expect(await invite(email)).toMatchObject({ ok: true });
    expect(await invite(email)).toMatchObject({
      problem: {
        kind: 'limited',
        message: expect.stringMatching(/^This person has had 1 mail already/),
        retryAfterSeconds: expect.closeTo(3_600, -2),
      },
    });
    expect(await invite(aNewAddress())).toMatchObject({
      problem: {
        code: 'too_many_invitations',
        message: expect.stringMatching(/^An account can have at most 1 open invitation/),
      },
    });
  });

  test('is let in where the invitation ends between signing up and following the link', async () => {
    let minutes = 0;
    const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
    const people = await somePeople(database, {
      clock,
      settings: { linkMinutes: 60, invitationHours: 1 },
    });
    const { accountId, personId: by } = await anActivatedPerson(people);
    const email = aNewAddress();
    await people.invite({ accountId, by, email, role: 'member' });
    const invitation = await people.lastToken();
    minutes = 55;
    await people.signUp({ email, password: PASSWORD, name: 'Ben', invitation });
    const token = await people.lastToken();
    minutes = 61;
    await people.sweep(100);
    expect(await people.activate(token)).toMatchObject({ ok: true, value: { accountId } });
  });

  test('names who invites, and no account or name that a stranger chose', async () => {
    const people = await somePeople(database);
    const bait = 'Win at http://evil.example';
    const owner = await anActivatedPerson(people, { name: bait, organisation: bait });
    const { accountId, personId: by } = owner;
    const { email } = await anInvitation(people, { accountId, by, role: 'member' });
    const mail = await people.lastMail();
    expect(mail).toMatchObject({ to: email, kind: 'invitation' });
    expect(mail?.text).toContain(owner.email);
    expect(JSON.stringify(people.posted)).not.toContain('evil');
  });

  test('is used when the person activates, and once', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    const { email, invitation } = await anInvitation(people, { accountId, by, role: 'member' });
    await people.signUp({ email, password: PASSWORD, name: 'B', invitation });
    expect(await people.invitations(accountId)).toMatchObject([{ email, role: 'member' }]);
    expect(await people.invitation(invitation)).toMatchObject({ accountId, email });
    await people.activate(await people.lastToken());
    expect(await people.invitations(accountId)).toEqual([]);
    expect(await people.invitation(invitation)).toBeUndefined();
    const again = { email: aNewAddress(), password: PASSWORD, name: 'C', invitation };
    expect(await people.signUp(again)).toMatchObject(WRONG_INVITATION);
  });

  test('is for its address alone', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    const { invitation } = await anInvitation(people, { accountId, by, role: 'member' });
    const eve = { email: aNewAddress(), password: PASSWORD, name: 'Eve', invitation };
    expect(await people.signUp(eve)).toMatchObject(WRONG_INVITATION);
  });

  test('can be taken back, also from who has signed up with it', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    const { email, invitation } = await anInvitation(people, { accountId, by, role: 'member' });
    await people.signUp({ email, password: PASSWORD, name: 'B', invitation });
    const token = await people.lastToken();
    const [{ invitationId } = { invitationId: '' }] = await people.invitations(accountId);
    const other = await anActivatedPerson(people);
    const gone = { ok: false, problem: { kind: 'not-found' } };
    expect(await people.withdraw(other.accountId, invitationId)).toMatchObject(gone);
    expect(await people.withdraw(accountId, 'nonsense')).toMatchObject(gone);
    expect(await people.withdraw(accountId, invitationId)).toMatchObject({ ok: true });
    expect(await people.withdraw(accountId, invitationId)).toMatchObject(gone);
    expect(await people.activate(token)).toMatchObject(WRONG_INVITATION);
    expect(await people.members(accountId)).toHaveLength(1);
  });

  test('that is sent again makes the first link void, and keeps who has signed up', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    const sent = { accountId, by, role: 'member' } as const;
    const { email, invitation: first } = await anInvitation(people, sent);
    await people.signUp({ email, password: PASSWORD, name: 'B', invitation: first });
    const token = await people.lastToken();
    await anInvitation(people, { ...sent, email: email.toUpperCase() });
    expect(await people.invitation(first)).toBeUndefined();
    expect(await people.invitations(accountId)).toHaveLength(1);
    expect(await people.activate(token)).toMatchObject({ ok: true, value: { accountId } });
  });

  test('is over after a week', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    const { email, invitation } = await anInvitation(people, { accountId, by, role: 'member' });
    const clock = { now: () => new Date(Date.now() + 7 * 86_400_000 + 1000) };
    const late = await somePeople(database, { clock });
    expect(await late.signUp({ email, password: PASSWORD, name: 'B', invitation })).toMatchObject(
      WRONG_INVITATION,
    );
    expect(await late.invitations(accountId)).toEqual([]);
  });

  test('is not lost when a stranger signs up with the address meanwhile', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    const { email, invitation } = await anInvitation(people, { accountId, by, role: 'member' });
    await people.signUp({ email, password: PASSWORD, name: 'B', invitation });
    await people.signUp({ email, password: 'a stranger’s password', name: 'Eve' });
    const reset = { token: await people.lastToken(), password: 'my own password' };
    expect(await people.resetPassword(reset)).toMatchObject({ ok: true, value: { accountId } });
  });

  test('to somebody with an account gets the same answer, and a mail without a link', async () => {
    const people = await somePeople(database);
    const owner = await anActivatedPerson(people);
    const known = await anActivatedPerson(people);
    const invite = (email: string) =>
      people.invite({ accountId: owner.accountId, email, role: 'member', by: owner.personId });
    const [one, other] = [await invite(known.email), await invite(aNewAddress())];
    expect(Object.keys(one)).toEqual(Object.keys(other));
    await people.close();
    const mail = people.posted.find(({ kind }) => kind === 'invitation-taken');
    expect(mail?.to).toBe(known.email);
    expect(mail?.text).not.toContain('http');
  });

  test('to somebody who belongs to the account is refused', async () => {
    const people = await somePeople(database);
    const { accountId, owner, member } = await anAccountOfTwo(people);
    const again = { accountId, email: member.email, role: 'owner', by: owner.personId } as const;
    expect(await people.invite(again)).toMatchObject({ problem: { kind: 'conflict' } });
    expect(await people.invite({ ...again, email: 'nonsense' })).toMatchObject(
      breaking('email', 'email-address'),
    );
  });

  test('is one of a hundred at the most', async () => {
    const people = await somePeople(database);
    const { accountId, personId: by } = await anActivatedPerson(people);
    for (let count = 0; count < 100; count += 1) {
      await people.invite({ accountId, email: aNewAddress(), role: 'member', by });
    }
    const more = { accountId, email: aNewAddress(), role: 'member', by } as const;
    expect(await people.invite(more)).toMatchObject({ problem: { kind: 'conflict' } });
  });
});

describe('who may sign up', () => {
  const person = () => ({ email: aNewAddress(), password: PASSWORD, name: 'Anna' });

  test('is nobody where it is closed', async () => {
    const people = await somePeople(database, { settings: { signUp: 'closed' } });
    const refusal = { problem: { kind: 'forbidden', code: 'sign_up_closed' } };
    expect(await people.signUp(person())).toMatchObject(refusal);
    expect(await people.inviteOwner(aNewAddress())).toMatchObject(refusal);
    expect(await people.lastMail()).toBeUndefined();
  });

  test('is who is invited, where it takes that', async () => {
    const people = await somePeople(database, { settings: { signUp: 'invitation' } });
    expect(await people.signUp(person())).toMatchObject({
      problem: { kind: 'forbidden', code: 'invitation_required' },
    });
    const email = aNewAddress();
    const invited = await people.inviteOwner(email);
    const link = invited.ok ? invited.value.link : '';
    expect(await people.lastMail()).toMatchObject({ to: email, kind: 'invitation' });
    expect((await people.lastMail())?.text).toContain(link);
    const invitation = tokenIn(link);
    const wrong = { ...person(), email, invitation: `${invitation.slice(1)}x` };
    expect(await people.signUp(wrong)).toMatchObject(WRONG_INVITATION);
    const { accountId } = await anActivatedPerson(people, { email, invitation });
    expect(people.made).toEqual([accountId]);
    expect(await people.members(accountId)).toMatchObject([{ email, role: 'owner' }]);
  });
});

describe('an account that the operator made for an address', () => {
  test('is the person’s when the address is proved', async () => {
    const people = await somePeople(database);
    const [id, email] = [newIdentifier(), aNewAddress()];
    const row = { id, name: 'Prepared', email: email.toUpperCase(), created_at: new Date() };
    await database.queries.insertInto('account').values(row).execute();
    const { accountId } = await anActivatedPerson(people, { email });
    expect(accountId).toBe(id);
    const account = database.queries.selectFrom('account').selectAll().where('id', '=', id);
    expect(await account.executeTakeFirst()).toMatchObject({
      name: 'Prepared',
      activated_at: expect.any(Date),
    });
  });
});

describe('the people of an account', () => {
  const LAST = { ok: false, problem: { kind: 'conflict', code: 'last_owner' } };
  const NONE = { ok: false, problem: { kind: 'not-found' } };

  test('are changed by who is an owner still when it comes to that, and left by everybody', async () => {
    const people = await somePeople(database);
    const { accountId, owner, member } = await anAccountOfTwo(people);
    const [{ personId }, { personId: by }] = [owner, member];
    const owners = { ok: false, problem: { code: 'owners_only' } };
    const itself = { accountId, personId: by, by };
    expect(await people.changeRole({ ...itself, role: 'owner' })).toMatchObject(owners);
    expect(await people.changeRole({ accountId, personId, by, role: 'owner' })).toMatchObject(
      owners,
    );
    expect(await people.remove({ accountId, personId, by })).toMatchObject(owners);
    expect(await people.remove(itself)).toMatchObject({ ok: true });
    expect(await people.remove({ accountId, personId, by })).toMatchObject(owners);
    expect(await roles(people, accountId)).toEqual([[personId, 'owner']]);
  });

  test('have an owner at all times', async () => {
    const people = await somePeople(database);
    const { accountId, owner, member } = await anAccountOfTwo(people);
    const { personId } = owner;
    expect(await people.changeRole({ accountId, personId, role: 'member' })).toMatchObject(LAST);
    expect(await people.remove({ accountId, personId })).toMatchObject(LAST);
    expect(await people.changeRole({ accountId, personId, role: 'owner' })).toMatchObject({
      ok: true,
    });
    await people.changeRole({ accountId, personId: member.personId, role: 'owner' });
    expect(await people.changeRole({ accountId, personId, role: 'member' })).toMatchObject({
      ok: true,
    });
    expect(await roles(people, accountId)).toEqual([
      [personId, 'member'],
      [member.personId, 'owner'],
    ]);
  });

  test('have an owner, too, when two let each other go at once', async () => {
    const people = await somePeople(database);
    const { accountId, owner, member } = await anAccountOfTwo(people);
    await people.changeRole({ accountId, personId: member.personId, role: 'owner' });
    const answers = await Promise.all(
      [owner, member].map(({ personId }) => people.remove({ accountId, personId })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await people.members(accountId)).toHaveLength(1);
  });

  test('can be removed; their sessions end, and the address is free', async () => {
    const people = await somePeople(database);
    const { accountId, member } = await anAccountOfTwo(people);
    const cookies = await aSignedIn(people, member);
    const { personId, email } = member;
    expect(await people.remove({ accountId, personId })).toMatchObject({ ok: true });
    expect(await people.session(cookies)).toBeUndefined();
    expect(await people.signIn({ email, password: PASSWORD })).toMatchObject({ ok: false });
    expect(await people.remove({ accountId, personId })).toMatchObject(NONE);
    const anew = await anActivatedPerson(people, { email });
    expect(anew.accountId).not.toBe(accountId);
  });

  test('are nobody else’s to change', async () => {
    const people = await somePeople(database);
    const { accountId, owner } = await anAccountOfTwo(people);
    const other = await anActivatedPerson(people);
    for (const personId of [other.personId, newIdentifier(), 'nonsense', '']) {
      expect(await people.remove({ accountId, personId })).toMatchObject(NONE);
      expect(await people.changeRole({ accountId, personId, role: 'owner' })).toMatchObject(NONE);
    }
    const { personId } = owner;
    expect(await people.remove({ accountId: other.accountId, personId })).toMatchObject(NONE);
    expect(await roles(people, accountId)).toHaveLength(2);
  });
});

describe('sweeping', () => {
  test('removes what is over, and persons who never activated, and nothing else', async () => {
    const empty = await anEmptyDatabase();
    const people = await somePeople(empty);
    const { accountId, personId, email } = await anActivatedPerson(people);
    await aSignedIn(people, { email });
    people.sendPasswordReset(email);
    await people.invite({ accountId, email: aNewAddress(), role: 'member', by: personId });
    await people.signUp({ email: aNewAddress(), password: PASSWORD, name: 'Never' });
    await people.close();
    expect(await people.sweep(100)).toBe(0);
    const clock = { now: () => new Date(Date.now() + 8 * 86_400_000) };
    const late = await somePeople(empty, { clock });
    expect(await late.sweep(1)).toBe(4);
    expect(await late.sweep(100)).toBe(3);
    expect(await late.sweep(100)).toBe(0);
    expect(await late.members(accountId)).toHaveLength(1);
    const left = await empty.queries.selectFrom('person').select('email').execute();
    expect(left).toEqual([{ email }]);
    await empty.close();
  });
});
