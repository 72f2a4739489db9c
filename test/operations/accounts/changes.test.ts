import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountChange, ChangePage } from '../../../generated/types.ts';
import {
  aGatewayWithMail,
  anAddress,
  expected,
  type GatewayWithMail,
  type SignedInPerson,
} from '../../a-gateway-with-mail.ts';

let gateway: GatewayWithMail;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
});

afterAll(() => gateway.stop());

async function changesOf(
  { call }: Pick<SignedInPerson, 'call'>,
  query = '',
): Promise<readonly AccountChange[]> {
  return (await expected(call(`/account/changes${query}`))).json.data.changes;
}

async function aMemberOf(owner: SignedInPerson): Promise<SignedInPerson> {
  const email = anAddress();
  await expected(owner.call('/account/invitations', { json: { email, role: 'member' } }));
  const invitation = await gateway.tokenTo(email);
  return gateway.aPerson({ email, name: 'Charles', invitation });
}

/** A person in the form used in change records. */
function named({ personId, email }: SignedInPerson, name = 'Ada') {
  return { personId, name, email };
}

describe('what people do with their account', () => {
  test('is told with who did it, to whom, and from what to what', async () => {
    const owner = await gateway.aPerson({ organisation: 'Engines' });
    const member = await aMemberOf(owner);
    const path = `/account/people/${member.personId}`;
    await expected(owner.call(path, { method: 'PATCH', json: { role: 'owner' } }));
    await expected(owner.call(path, { method: 'PATCH', json: { role: 'owner' } }));
    await expected(owner.call(path, { method: 'DELETE' }));
    const [ada, charles] = [named(owner), named(member, 'Charles')];
    const by = { kind: 'person', ...ada };
    const changes = await changesOf(owner);
    const invitation = changes.find(({ kind }) => kind === 'person.invited');
    const { invitationId } = invitation ?? {};
    expect(invitationId).toEqual(expect.any(String));
    const once = { changeId: expect.any(String), createdAt: expect.any(String) };
    expect(changes).toEqual([
      { ...once, kind: 'person.removed', by, person: charles, before: { role: 'owner' } },
      {
        ...once,
        kind: 'person.changed',
        by,
        person: charles,
        before: { role: 'member' },
        after: { role: 'owner' },
      },
      {
        ...once,
        kind: 'person.joined',
        by: { kind: 'person', ...charles },
        person: charles,
        invitationId,
        after: { role: 'member' },
      },
      {
        ...once,
        kind: 'person.invited',
        by,
        person: { email: member.email },
        invitationId,
        after: { role: 'member' },
      },
      { ...once, kind: 'person.joined', by, person: ada, after: { role: 'owner' } },
      { ...once, kind: 'account.created', by, after: { name: 'Engines' } },
    ]);
  });

  test('is told of invitations that are taken back, also with the role of who has sent them', async () => {
    const owner = await gateway.aPerson();
    const member = await aMemberOf(owner);
    const path = `/account/people/${member.personId}`;
    await expected(owner.call(path, { method: 'PATCH', json: { role: 'owner' } }));
    const [one, other] = [anAddress(), anAddress()];
    for (const email of [one, other]) {
      await expected(member.call('/account/invitations', { json: { email, role: 'owner' } }));
    }
    const { json } = await expected(owner.call('/account/people'));
    const [{ invitationId }] = json.data.invitations;
    await expected(owner.call(`/account/invitations/${invitationId}`, { method: 'DELETE' }));
    await expected(owner.call(path, { method: 'PATCH', json: { role: 'member' } }));
    const withdrawn = await changesOf(owner, '?kind=invitation.withdrawn');
    const by = { kind: 'person', ...named(owner) };
    expect(withdrawn).toMatchObject([
      { by, person: { email: other }, before: { role: 'owner' } },
      { by, person: { email: one }, invitationId, before: { role: 'owner' } },
    ]);
  });

  test('is told of who has left, to those who stay', async () => {
    const owner = await gateway.aPerson();
    const member = await aMemberOf(owner);
    const path = `/account/people/${member.personId}`;
    await expected(member.call(path, { method: 'DELETE' }));
    const [left] = await changesOf(owner);
    const charles = named(member, 'Charles');
    expect(left).toMatchObject({ kind: 'person.left', by: charles, person: charles });
    expect(await changesOf(owner, `?personId=${member.personId}`)).toHaveLength(2);
  });

  test('with keys is told to members, too, and has no secret', async () => {
    const owner = await gateway.aPerson();
    const member = await aMemberOf(owner);
    const limits = { operations: ['rotateCallbackSecret'], unitsPerDay: 5 };
    const made = await expected(member.call('/account/keys', { json: { name: 'ci', limits } }));
    const { secret, key } = made.json.data;
    const { keyId, prefix } = key;
    const withKey = { headers: { 'SVC-API-KEY': secret }, method: 'POST' };
    await expected(gateway.ask('/callback-secrets/rotate', withKey));
    const json = { overlapHours: 0 };
    const rotated = await expected(owner.call(`/account/keys/${keyId}/rotate`, { json }));
    const { key: next, secret: nextSecret } = rotated.json.data;
    await expected(owner.call(`/account/keys/${next.keyId}`, { method: 'DELETE' }));
    const changes = await changesOf(member, `?keyId=${keyId}`);
    const shown = { keyId, name: 'ci', prefix };
    const [ada, charles] = [named(owner), named(member, 'Charles')];
    expect(changes).toMatchObject([
      {
        kind: 'key.rotated',
        by: ada,
        key: shown,
        newKey: { keyId: next.keyId, prefix: next.prefix },
        after: { expiresAt: expect.any(String) },
      },
      { kind: 'callback-secret.rotated', by: { kind: 'key', keyId, name: 'ci' } },
      { kind: 'key.created', by: charles, key: shown, after: { limits } },
    ]);
    const [revoked] = await changesOf(member);
    expect(revoked).toMatchObject({ kind: 'key.revoked', by: ada, key: { keyId: next.keyId } });
    const told = JSON.stringify(await changesOf(member));
    const secrets = (await expected(owner.call('/callback-secrets'))).json.data.secrets;
    for (const hidden of [
      secret,
      nextSecret,
      ...secrets.map((one: typeof made.json) => one.secret),
    ]) {
      expect(told).not.toContain(String(hidden).slice(-20));
    }
  });
});

describe('the list', () => {
  test('is no key’s to read, and tells nothing of other accounts', async () => {
    const [owner, other] = [await gateway.aPerson(), await gateway.aPerson()];
    const made = await expected(owner.call('/account/keys', { json: { name: 'a' } }));
    const headers = { 'SVC-API-KEY': made.json.data.secret };
    expect((await gateway.ask('/account/changes', { headers })).status).toBe(401);
    const { keyId } = made.json.data.key;
    expect(await changesOf(other, `?keyId=${keyId}`)).toEqual([]);
    expect(await changesOf(other, `?personId=${owner.personId}`)).toEqual([]);
    expect(await changesOf(other)).toHaveLength(2);
  });

  test('comes in pages, each beginning where the one before has ended', async () => {
    const owner = await gateway.aPerson();
    for (const name of ['a', 'b', 'c']) {
      await expected(owner.call('/account/keys', { json: { name } }));
    }
    const all = await changesOf(owner);
    const read: AccountChange[] = [];
    let from: string | undefined = '';
    while (from !== undefined) {
      const page = await expected(owner.call(`/account/changes?limit=2${from}`));
      const { data }: ChangePage = page.json;
      read.push(...data.changes);
      from = data.next === null ? undefined : `&cursor=${data.next}`;
    }
    expect(all).toHaveLength(5);
    expect(read).toEqual(all);
  });

  test('can be of some days, which there must be', async () => {
    const owner = await gateway.aPerson();
    const all = await changesOf(owner);
    const days = all.map(({ createdAt }) => createdAt.slice(0, 10));
    expect(await changesOf(owner, `?from=${days.at(-1)}&to=${days[0]}`)).toEqual(all);
    expect(await changesOf(owner, '?to=2025-12-31')).toEqual([]);
    for (const query of ['from=2026-02-30', 'from=2026-11-02&to=2026-11-01']) {
      const { status, json } = await owner.call(`/account/changes?${query}`);
      expect([status, json.data.violations[0].rule]).toEqual([400, 'changes-span']);
    }
  });
});
