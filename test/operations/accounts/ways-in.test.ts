import { describe, expect, onTestFinished, test } from 'vitest';
import { Accounts } from '../../../server/accounts/accounts.ts';
import { systemClock } from '../../../server/foundation/clock.ts';
import type { TestSettings } from '../../a-gateway.ts';
import { aGatewayWithMail, anAddress, type GatewayWithMail } from '../../a-gateway-with-mail.ts';
import { PASSWORD } from '../../accounts/people/some-people.ts';
import { made, someKeys } from '../../accounts/some-keys.ts';

async function withAccounts(accounts: TestSettings['accounts']): Promise<GatewayWithMail> {
  const gateway = await aGatewayWithMail({ accounts: { ...accounts } });
  onTestFinished(() => gateway.stop());
  return gateway;
}

function signUp({ ask }: GatewayWithMail, extra: object = {}) {
  const json = { email: anAddress(), password: PASSWORD, name: 'Ada', ...extra };
  return ask('/account/sign-up', { json });
}

describe('signing up', () => {
  test('is for everybody where it is open, and what an account begins with is granted', async () => {
    const gateway = await withAccounts({ signUp: 'open', startingUnits: 25.5 });
    const person = await gateway.aPerson();
    expect((await person.call('/account')).json.data.balance).toBe('25.5');
    const ledger = await person.call('/account/ledger');
    expect(ledger.json.data.entries).toMatchObject([{ kind: 'grant', note: 'To begin with' }]);
  });

  test('grants nothing where nothing is to be granted, and work is refused as unpaid', async () => {
    const gateway = await withAccounts({ startingUnits: 0 });
    const person = await gateway.aPerson();
    expect((await person.call('/account')).json.data.balance).toBe('0');
    const { json } = await person.call('/account/keys', { json: { name: 'first' } });
    const image = await gateway.ask('/v1/images/generations', {
      json: { prompt: 'A lighthouse' },
      headers: { 'SVC-API-KEY': json.data.secret },
    });
    expect(image.status).toBe(402);
  });

  test('needs an invitation where it is by invitation', async () => {
    const gateway = await withAccounts({ signUp: 'invitation' });
    const answer = await signUp(gateway);
    expect([answer.status, answer.json.message]).toEqual([403, 'Signing up needs an invitation.']);
    const guessed = await signUp(gateway, { invitation: 'a-guess' });
    expect(guessed.status).toBe(400);
    expect(gateway.smtp.arrived).toEqual([]);
  });

  test('is for nobody where it is closed', async () => {
    const gateway = await withAccounts({ signUp: 'closed' });
    for (const extra of [{}, { invitation: 'a-guess' }]) {
      const answer = await signUp(gateway, extra);
      expect([answer.status, answer.json.message]).toEqual([403, 'Nobody can sign up here.']);
    }
  });
});

describe('an account that the operator has made', () => {
  test('for an address opens to its keys when its owner has activated', async () => {
    const gateway = await withAccounts({});
    const email = anAddress();
    const queries = gateway.stored();
    const prepared = await new Accounts({
      queries,
      clock: systemClock,
      invitationSeconds: 3600,
    }).create({ name: 'Engines', email });
    if (!prepared.ok) throw new Error(prepared.problem.message);
    const accountId = prepared.value.id;
    const { key } = made(await someKeys(queries).create({ accountId, name: 'first' }));
    const asked = () => gateway.ask('/account', { headers: { 'SVC-API-KEY': key } });
    const early = await asked();
    expect([early.status, early.json]).toEqual([
      401,
      {
        status: 'FAILED',
        message: 'The e-mail address of this account is not activated yet.',
      },
    ]);
    const person = await gateway.aPerson({ email });
    expect(person.accountId).toBe(accountId);
    await expect.poll(async () => (await asked()).status).toBe(200);
  });

  test('and suspends refuses its keys and its sessions, and says so', async () => {
    const gateway = await withAccounts({});
    const person = await gateway.aPerson();
    const { json } = await person.call('/account/keys', { json: { name: 'first' } });
    const headers = { 'SVC-API-KEY': json.data.secret };
    const accounts = new Accounts({
      queries: gateway.stored(),
      clock: systemClock,
      invitationSeconds: 3600,
    });
    await accounts.suspend(person.accountId);
    const byKey = async () => (await gateway.ask('/account', { headers })).status;
    await expect.poll(byKey).toBe(403);
    const byPerson = await person.call('/account');
    expect([byPerson.status, byPerson.json]).toEqual([
      403,
      {
        status: 'FAILED',
        message: 'This account is suspended.',
        data: { code: 'account_suspended' },
      },
    ]);
    expect((await person.call('/account/keys', { json: { name: 'more' } })).status).toBe(403);
    await accounts.resume(person.accountId);
    expect((await person.call('/account')).status).toBe(200);
    await expect.poll(byKey).toBe(200);
  });
});
