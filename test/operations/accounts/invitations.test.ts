import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import {
  aGatewayWithMail,
  anAddress,
  type GatewayWithMail,
  type SignedInPerson,
} from '../../a-gateway-with-mail.ts';
import { PASSWORD } from '../../accounts/people/some-people.ts';

let gateway: GatewayWithMail;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
});

afterAll(() => gateway.stop());

type Role = 'owner' | 'member';

function invite(owner: SignedInPerson, email: string, role: Role = 'member') {
  return owner.call('/account/invitations', { json: { email, role } });
}

/** Undoes line wrapping. */
function inOneLine(text = ''): string {
  return text.replace(/\s+/g, ' ');
}

/** A person who joined by an invitation. */
async function joined(owner: SignedInPerson, role: Role = 'member'): Promise<SignedInPerson> {
  const email = anAddress();
  expect((await invite(owner, email, role)).status).toBe(200);
  const invitation = await gateway.tokenTo(email);
  return gateway.aPerson({ email, invitation });
}

describe('an invitation', () => {
  test('is withdrawn by an owner: its link opens nothing, and no mail more can be sent for it', async () => {
    const owner = await gateway.aPerson();
    const email = anAddress();
    const invitations = async () => (await owner.call('/account/people')).json.data.invitations;
    const withdraw = (by: SignedInPerson, id: string) =>
      by.call(`/account/invitations/${id}`, { method: 'DELETE' });
    for (let count = 0; count < 5; count += 1) {
      expect((await invite(owner, email)).status).toBe(200);
      const [{ invitationId }] = await invitations();
      const answer = await withdraw(owner, invitationId);
      expect(answer.json).toEqual({ status: 'SUCCESS', message: 'The invitation is withdrawn.' });
      expect(await invitations()).toEqual([]);
      expect((await withdraw(owner, invitationId)).status).toBe(404);
    }
    const { status, headers } = await invite(owner, email);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.closeTo(3_600, -2)]);
    const invitation = await gateway.tokenTo(email);
    const json = { email, password: PASSWORD, name: 'B', invitation };
    const late = await gateway.ask('/account/sign-up', { json });
    expect([late.status, late.json.data.violations[0].rule]).toEqual([400, 'invitation']);
    expect((await withdraw(owner, 'nonsense')).status).toBe(404);
    const member = await joined(owner);
    expect((await withdraw(member, newIdentifier())).status).toBe(403);
  });

  test('brings somebody into the account, in the role that it says', async () => {
    const owner = await gateway.aPerson({ name: 'Ada' });
    const email = anAddress();
    expect((await invite(owner, email)).json.message).toBe('The invitation was sent.');
    const mail = await gateway.mailTo(email);
    expect(mail.subject).toBe('You have been invited');
    expect(inOneLine(mail.text)).toContain(`${owner.email} invited you to join an account.`);
    const before = await owner.call('/account/people');
    expect(before.json.data.invitations).toEqual([
      {
        invitationId: expect.any(String),
        email,
        role: 'member',
        status: 'mailed',
        expiresAt: expect.any(String),
        invitedBy: { personId: owner.personId, email: owner.email, name: 'Ada' },
      },
    ]);
    const member = await gateway.aPerson({
      email,
      name: 'Charles',
      invitation: await gateway.tokenTo(email),
    });
    expect(member.accountId).toBe(owner.accountId);
    const { json } = await member.call('/account/people');
    expect(json.data).toMatchObject({
      people: [
        { personId: owner.personId, name: 'Ada', role: 'owner' },
        { personId: member.personId, name: 'Charles', role: 'member', email },
      ],
      invitations: [],
    });
  });

  test('is for one address, and once', async () => {
    const owner = await gateway.aPerson();
    const email = anAddress();
    await invite(owner, email);
    const invitation = await gateway.tokenTo(email);
    const signUp = (to: string) =>
      gateway.ask('/account/sign-up', {
        json: { email: to, password: PASSWORD, name: 'Eve', invitation },
      });
    expect((await signUp(anAddress())).json.data.violations).toMatchObject([
      { parameter: 'invitation', rule: 'invitation' },
    ]);
    await gateway.activated({ email, invitation });
    expect((await signUp(email)).status).toBe(400);
  });

  test('is refused to who is in the account already', async () => {
    const owner = await gateway.aPerson();
    const again = await invite(owner, owner.email);
    expect([again.status, again.json.message]).toEqual([
      409,
      'This person already belongs to the account.',
    ]);
  });

  test('to somebody who has an account says so in the mail alone', async () => {
    const [owner, other] = [await gateway.aPerson(), await gateway.aPerson()];
    const known = await invite(owner, other.email);
    const unknown = await invite(owner, anAddress());
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const mail = await gateway.mailTo(other.email, 2);
    expect(inOneLine(mail.text)).toContain('already has an account');
  });
});

test('who is removed comes back by no invitation that was sent before', async () => {
  const anna = await gateway.aPerson();
  const boris = await joined(anna, 'owner');
  const email = anAddress();
  expect((await invite(boris, email, 'owner')).status).toBe(200);
  const invitation = await gateway.tokenTo(email);
  const removed = await anna.call(`/account/people/${boris.personId}`, { method: 'DELETE' });
  expect(removed.status).toBe(200);
  const json = { email, password: PASSWORD, name: 'B', invitation };
  const back = await gateway.ask('/account/sign-up', { json });
  expect([back.status, back.json.data.violations[0].rule]).toEqual([400, 'invitation']);
  expect((await anna.call('/account/people')).json.data.invitations).toEqual([]);
});

describe('a member', () => {
  test('may leave, and accepts another invitation by the same address', async () => {
    const [owner, other] = [await gateway.aPerson(), await gateway.aPerson()];
    const member = await joined(owner);
    const left = await member.call(`/account/people/${member.personId}`, { method: 'DELETE' });
    expect([left.status, left.json.message]).toEqual([200, 'You have left the account.']);
    expect((await member.call('/account')).status).toBe(401);
    expect((await owner.call('/account/people')).json.data.people).toHaveLength(1);
    const { email } = member;
    expect((await invite(other, email)).status).toBe(200);
    const invitation = await gateway.tokenTo(email, 3);
    await gateway.ask('/account/sign-up', {
      json: { email, password: PASSWORD, name: 'Ada', invitation },
    });
    await gateway.ask(`/account/activate?token=${await gateway.tokenTo(email, 4)}`);
    const again = await gateway.signedIn({ email, password: PASSWORD });
    expect(again.accountId).toBe(other.accountId);
  });

  test('cannot invite, change or remove anybody, and makes keys', async () => {
    const owner = await gateway.aPerson();
    const member = await joined(owner);
    const person = `/account/people/${owner.personId}`;
    for (const answer of [
      await invite(member, anAddress()),
      await member.call(person, { method: 'PATCH', json: { role: 'member' } }),
      await member.call(person, { method: 'DELETE' }),
      await member.call(`/account/people/${member.personId}`, {
        method: 'PATCH',
        json: { role: 'owner' },
      }),
    ]) {
      expect([answer.status, answer.json.message]).toEqual([
        403,
        'Only an owner of the account may do this.',
      ]);
    }
    expect((await member.call('/account/keys', { json: { name: 'mine' } })).status).toBe(200);
  });

  test('becomes an owner, who can let the first one go', async () => {
    const owner = await gateway.aPerson();
    const member = await joined(owner);
    const changed = await owner.call(`/account/people/${member.personId}`, {
      method: 'PATCH',
      json: { role: 'owner' },
    });
    expect(changed.json).toMatchObject({ message: 'Ada is owner.', data: { role: 'owner' } });
    const removed = await member.call(`/account/people/${owner.personId}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect((await owner.call('/account')).status).toBe(401);
    const { email, password } = owner;
    const again = await gateway.ask('/account/sign-in', { json: { email, password } });
    expect(again.status).toBe(401);
  });
});

describe('the last owner', () => {
  test('stays one', async () => {
    const owner = await gateway.aPerson();
    const person = `/account/people/${owner.personId}`;
    const answers = [
      await owner.call(person, { method: 'DELETE' }),
      await owner.call(person, { method: 'PATCH', json: { role: 'member' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect((await owner.call('/account')).status).toBe(200);
  });

  test('stays one where two owners let each other go at once', async () => {
    const one = await gateway.aPerson();
    const other = await joined(one, 'owner');
    const answers = await Promise.all([
      one.call(`/account/people/${other.personId}`, { method: 'DELETE' }),
      other.call(`/account/people/${one.personId}`, { method: 'DELETE' }),
    ]);
    // The removed person may be signed out before the request is processed.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const stayed = answers[0]?.status === 200 ? one : other;
    expect((await stayed.call('/account/people')).json.data.people).toHaveLength(1);
  });
});

test('the log tells who has done what to whom, and no secret', async () => {
  const owner = await gateway.aPerson();
  const member = await joined(owner);
  const key = (await owner.call('/account/keys', { json: { name: 'ci' } })).json.data;
  const { keyId } = key.key;
  await owner.call(`/account/people/${member.personId}`, { method: 'DELETE' });
  await gateway.ask('/account', { headers: { 'SVC-API-KEY': key.secret } });
  await owner.call(`/account/keys/${keyId}`, { method: 'DELETE' });
  const { accountId, personId: byPerson } = owner;
  const lines = () => gateway.log.filter((line) => line.accountId === accountId);
  await expect.poll(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ operation: 'createKey', accountId, byPerson, status: 200 }),
      expect.objectContaining({ operation: 'getAccount', accountId, byKey: keyId }),
      expect.objectContaining({ operation: 'revokeKey', accountId, byPerson, keyId }),
      expect.objectContaining({
        operation: 'removePerson',
        accountId,
        byPerson,
        personId: member.personId,
      }),
    ]),
  );
  expect(JSON.stringify(gateway.log)).not.toContain(key.secret);
});

test('nobody is found by an identifier that is none', async () => {
  const owner = await gateway.aPerson();
  for (const id of [newIdentifier(), 'none', '%00', '%27%20or%201=1--', '..%2f..']) {
    const answer = await owner.call(`/account/people/${id}`, { method: 'DELETE' });
    expect(answer.status, id).toBe(404);
  }
});
