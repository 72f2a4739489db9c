import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import {
  aNewAddress,
  anActivatedPerson,
  anInvitation,
  breaking,
  PASSWORD,
  somePeople,
  type TestPeople,
} from './some-people.ts';

let database: Database;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

afterAll(() => database.close());

const WRONG_INVITATION = breaking('invitation', 'invitation');
const HOUR_MS = 3_600_000;

/** An account with two owners: the first one, and an invited one. */
async function twoOwners(people: TestPeople) {
  const anna = await anActivatedPerson(people);
  const { accountId } = anna;
  const invited = await anInvitation(people, { accountId, by: anna.personId, role: 'owner' });
  const boris = await anActivatedPerson(people, { ...invited, name: 'Boris' });
  return { accountId, anna, boris };
}

/** Signs a person up with an invitation, without following the activation link. */
async function signedUp(people: TestPeople, invited: { email: string; invitation: string }) {
  await people.signUp({ ...invited, password: PASSWORD, name: 'Clara' });
  return people.lastToken();
}

describe('the invitations of an owner who is removed', () => {
  test('bring nobody in any more, neither new nor signed up already', async () => {
    const people = await somePeople(database);
    const { accountId, anna, boris } = await twoOwners(people);
    const by = boris.personId;
    const mailed = await anInvitation(people, { accountId, by, role: 'owner' });
    const token = await signedUp(
      people,
      await anInvitation(people, { accountId, by, role: 'owner' }),
    );
    const annas = await anInvitation(people, { accountId, by: anna.personId, role: 'owner' });
    expect(await people.remove({ accountId, personId: by })).toMatchObject({ ok: true });
    expect(await people.invitations(accountId)).toMatchObject([{ email: annas.email }]);
    expect(await people.signUp({ ...mailed, password: PASSWORD, name: 'B' })).toMatchObject(
      WRONG_INVITATION,
    );
    expect(await people.activate(token)).toMatchObject(WRONG_INVITATION);
    expect(await people.members(accountId)).toMatchObject([{ personId: anna.personId }]);
    expect(await people.invitation(annas.invitation)).toMatchObject({ accountId });
  });

  test('end, too, where the owner becomes a member, and stay where one becomes an owner', async () => {
    const people = await somePeople(database);
    const { accountId, boris } = await twoOwners(people);
    const { personId } = boris;
    const { invitation } = await anInvitation(people, { accountId, by: personId, role: 'owner' });
    await people.changeRole({ accountId, personId, role: 'owner' });
    expect(await people.invitation(invitation)).toMatchObject({ accountId });
    await people.changeRole({ accountId, personId, role: 'member' });
    expect(await people.invitation(invitation)).toBeUndefined();
  });

  test('are not renewed by who is no owner any more, however late the request is', async () => {
    const people = await somePeople(database);
    const { accountId, boris } = await twoOwners(people);
    const { personId: by } = boris;
    const invite = () => people.invite({ accountId, by, email: aNewAddress(), role: 'owner' });
    const refusal = { problem: { kind: 'forbidden', code: 'owners_only' } };
    await people.changeRole({ accountId, personId: by, role: 'member' });
    expect(await invite()).toMatchObject(refusal);
    await people.remove({ accountId, personId: by });
    expect(await invite()).toMatchObject(refusal);
    expect(await people.invitations(accountId)).toEqual([]);
  });

  test('end however they are sent at the same time', async () => {
    const people = await somePeople(database);
    const { accountId, boris } = await twoOwners(people);
    const { personId } = boris;
    const invite = () =>
      people.invite({ accountId, by: personId, email: aNewAddress(), role: 'owner' });
    await Promise.all([invite(), people.remove({ accountId, personId }), invite(), invite()]);
    expect(await people.invitations(accountId)).toEqual([]);
  });
});

describe('an invitation that somebody has signed up by', () => {
  async function late(people: TestPeople) {
    const { accountId, personId: by } = await anActivatedPerson(people);
    const invited = await anInvitation(people, { accountId, by, role: 'owner' });
    await signedUp(people, invited);
    return { accountId, by, ...invited };
  }

  function someLatePeople() {
    let hours = 0;
    const clock = { now: () => new Date(Date.now() + hours * HOUR_MS) };
    const wait = (later: number) => {
      hours = later;
    };
    return { people: somePeople(database, { clock }), wait };
  }

  test('is seen and can be taken back when its time is over, for as long as it lets in', async () => {
    const { people: opened, wait } = someLatePeople();
    const people = await opened;
    const { accountId, email, by } = await late(people);
    expect(await people.invitations(accountId)).toMatchObject([
      { email, status: 'signed-up', by: { personId: by } },
    ]);
    wait(2);
    await people.sweep(100);
    const [seen] = await people.invitations(accountId);
    expect(seen).toMatchObject({ email, status: 'signed-up' });
    expect((seen?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(6 * 24 * HOUR_MS);
    people.sendActivation(email);
    const token = await people.lastToken();
    expect(await people.withdraw(accountId, seen?.invitationId ?? '')).toMatchObject({ ok: true });
    expect(await people.activate(token)).toMatchObject(WRONG_INVITATION);
    expect(await people.members(accountId)).toHaveLength(1);
  });

  test('lets nobody in a week after, swept or not', async () => {
    const { people: opened, wait } = someLatePeople();
    const people = await opened;
    const { accountId, email } = await late(people);
    wait(7 * 24 + 1);
    people.sendActivation(email);
    const token = await people.lastToken();
    expect(await people.invitations(accountId)).toEqual([]);
    expect(await people.activate(token)).toMatchObject(WRONG_INVITATION);
    expect(await people.members(accountId)).toHaveLength(1);
  });
});

test('an invitation that nobody has signed up by is only mailed', async () => {
  const people = await somePeople(database);
  const { accountId, personId: by } = await anActivatedPerson(people);
  const { email } = await anInvitation(people, { accountId, by, role: 'owner' });
  expect(await people.invitations(accountId)).toMatchObject([
    { email, status: 'mailed', by: { personId: by, name: 'Anna' } },
  ]);
});
