import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../../a-gateway.ts';
import { anotherOf, aSignedInPerson, type SignedInPerson } from '../../a-signed-in-person.ts';

/** In strict mode, the gateway fails on a response outside the contract. */
let gateway: TestGateway;
let owner: SignedInPerson;
let member: SignedInPerson;

beforeAll(async () => {
  gateway = await aGateway({
    accounts: { keysUpTo: 3 },
    limits: {
      account: { requestsPerMinute: 0, tokensPerMinute: 0, concurrent: 7 },
      stored: { samples: 9, sampleMegabytes: 0 },
    },
  });
  owner = await aSignedInPerson(gateway);
  member = await anotherOf(owner, gateway);
});

afterAll(() => gateway.stop());

function statusAndMessage({ status, json }: Answer): readonly [number, string] {
  return [status, json?.message];
}

test.each(['/account/people', '/account/keys', '/account'])(
  '%s refuses a parameter that it does not have, as operations with a key do',
  async (path) => {
    const answer = await owner.call(`${path}?colour=blue`);
    expect(statusAndMessage(answer)).toEqual([400, 'There is no parameter colour.']);
  },
);

describe('people', () => {
  test('are listed to whoever is signed in, and changed by owners', async () => {
    const { json } = await member.call('/account/people');
    expect(json.data.people.map(({ role }: { role: string }) => role)).toEqual(['owner', 'member']);
    const path = `/account/people/${owner.personId}`;
    const change = { method: 'PATCH', json: { role: 'member' } };
    expect((await member.call(path, change)).status).toBe(403);
    expect((await member.call(path, { method: 'DELETE' })).status).toBe(403);
    const invitation = { json: { email: 'eve@example.com' } };
    expect((await member.call('/account/invitations', invitation)).status).toBe(403);
  });

  test('of the account are not invited once more', async () => {
    const json = { email: 'grace@example.com' };
    const answer = await owner.call('/account/invitations', { json });
    expect(statusAndMessage(answer)).toEqual([409, 'This person already belongs to the account.']);
  });

  test('of whom one is an owner, always', async () => {
    const path = `/account/people/${owner.personId}`;
    const last = [409, 'An account must have an owner: make somebody else one first.'];
    const change = { method: 'PATCH', json: { role: 'member' } };
    expect(statusAndMessage(await owner.call(path, change))).toEqual(last);
    expect(statusAndMessage(await owner.call(path, { method: 'DELETE' }))).toEqual(last);
    const nobody = await owner.call('/account/people/nobody', { method: 'DELETE' });
    expect(nobody.status).toBe(404);
  });
});

describe('keys', () => {
  test('are made, replaced and revoked, so many at the most', async () => {
    const made = await owner.call('/account/keys', { json: { name: 'first' } });
    const path = `/account/keys/${made.json.data.key.keyId}`;
    const rotated = await owner.call(`${path}/rotate`, { json: { overlapHours: 1 } });
    expect([made.status, rotated.status]).toEqual([200, 200]);
    const third = await owner.call('/account/keys', { json: { name: 'third' } });
    expect(third.status).toBe(200);
    const full = [409, 'An account can have at most 3 live API keys; revoke one first.'];
    const fourth = await owner.call('/account/keys', { json: { name: 'fourth' } });
    expect(statusAndMessage(fourth)).toEqual(full);
    expect(statusAndMessage(await owner.call(`${path}/rotate`, { json: {} }))).toEqual(full);
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(200);
    const ended = await owner.call(`${path}/rotate`, { json: {} });
    expect(statusAndMessage(ended)).toEqual([
      409,
      'This API key was revoked; it cannot be rotated.',
    ]);
    expect((await owner.call('/account/keys/none', { method: 'DELETE' })).status).toBe(404);
    expect((await owner.call('/account/keys')).json.data.keys).toHaveLength(3);
  });

  test('are not to be had with a key, nor without the token of the session', async () => {
    const json = { name: 'stolen' };
    const byKey = await gateway.call('/account/keys', { json });
    expect(byKey.status).toBe(401);
    const headers = { cookie: owner.headers.cookie };
    const forged = await gateway.call('/account/keys', { json, headers });
    expect(forged.status).toBe(403);
  });
});

describe('the account', () => {
  test('tells the limits that hold, and a person the token of the session', async () => {
    const { json } = await owner.call('/account');
    expect(json.data).toMatchObject({
      limits: { concurrent: 7, samples: 9 },
      person: { role: 'owner' },
      csrfToken: owner.headers['x-csrf-token'],
    });
    expect(Object.keys(json.data.limits)).toEqual(['concurrent', 'samples']);
    const byKey = await gateway.call('/account');
    expect(byKey.json.data.person).toBeUndefined();
  });

  test('shows its usage and its ledger, in JSON and as a table', async () => {
    const usage = await owner.call('/account/usage?by=day,key,model,operation');
    expect(usage.json.data.total.requests).toBe(0);
    const table = await owner.call('/account/usage.csv?by=model');
    expect(table.headers.get('content-type')).toContain('text/csv');
    expect(table.text.split(/\r?\n/)[0]).toBe(
      'model,requests,units,seconds,images,songs,inputTokens,cachedInputTokens,cacheWriteTokens,outputTokens',
    );
    const ledger = await owner.call('/account/ledger');
    expect(ledger.json.data.entries).toMatchObject([{ kind: 'grant', available: '1000' }]);
    const span = await owner.call('/account/usage?from=2020-01-01&to=2026-01-01');
    expect(span.json.data.violations).toMatchObject([{ rule: 'usage-span' }]);
  });
});

describe('a session', () => {
  test('is refused to a wrong password, and after it has ended', async () => {
    const json = { email: 'grace@example.com', password: 'something else' };
    expect((await gateway.call('/account/sign-in', { json })).status).toBe(401);
    expect((await member.call('/account/sign-out', { method: 'POST' })).status).toBe(200);
    expect((await member.call('/account/people')).status).toBe(401);
    expect((await member.call('/account/sign-out', { method: 'POST' })).status).toBe(401);
  });
});
