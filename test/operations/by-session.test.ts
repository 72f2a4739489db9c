import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Accounts } from '../../server/accounts/accounts.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { aGatewayWithMail, expected, type GatewayWithMail } from '../a-gateway-with-mail.ts';

const UNITS = 1000;
const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
const PICTURE = { prompt: 'A lighthouse' };
const QUESTION = {
  model: 'sandbox',
  max_tokens: 20,
  messages: [{ role: 'user', content: 'Where is the harbour?' }],
};

let gateway: GatewayWithMail;

beforeAll(async () => {
  gateway = await aGatewayWithMail({ accounts: { startingUnits: UNITS } });
});

afterAll(() => gateway.stop());

interface Entry {
  readonly kind: string;
  readonly consumed: string;
  readonly keyId?: string;
}

describe('somebody who has signed in', () => {
  test('makes a video without a key, and the account is charged', async () => {
    const person = await gateway.aPerson();
    const made = await expected(person.call('/vidx/generations', { json: VIDEO }));
    const { jobId } = made.json.data;
    const lookUp = async () => (await person.call(`/jobs/${jobId}`)).json;
    await expect
      .poll(async () => (await lookUp()).status, { timeout: 60_000, interval: 50 })
      .toBe('SUCCESS');
    const { quota } = (await lookUp()).data;
    const { json } = await person.call('/account/ledger');
    const entries: readonly Entry[] = json.data.entries;
    const settled = entries.filter(({ kind }) => kind === 'settle');
    expect(settled.map(({ consumed }) => consumed)).toEqual([quota]);
    expect(entries.filter((entry) => entry.keyId !== undefined)).toEqual([]);
    const account = await person.call('/account');
    expect(account.json.data.balance).toBe(String(UNITS - Number(quota)));
  });

  test('makes pictures and asks for text in the same way', async () => {
    const person = await gateway.aPerson();
    await expected(person.call('/v1/images/generations', { json: PICTURE }));
    await expected(person.call('/v1/messages', { json: QUESTION }));
    const { json } = await person.call('/account');
    expect(Number(json.data.balance)).toBeLessThan(UNITS);
  });

  test('asks once under an idempotency key, and one person not under the key of another', async () => {
    const [person, other] = [await gateway.aPerson(), await gateway.aPerson()];
    const options = { json: VIDEO, headers: { 'Idempotency-Key': 'once' } };
    const first = await expected(person.call('/vidx/generations', options));
    const again = await expected(person.call('/vidx/generations', options));
    const others = await expected(other.call('/vidx/generations', options));
    expect(again.json.data.jobId).toBe(first.json.data.jobId);
    expect(others.json.data.jobId).not.toBe(first.json.data.jobId);
  });

  test('is not bound by the limits of a key of the account, only by what the account has', async () => {
    const person = await gateway.aPerson();
    const limits = { unitsPerDay: 1, operations: ['getAccount'] };
    const made = await expected(person.call('/account/keys', { json: { name: 'small', limits } }));
    const headers = { 'SVC-API-KEY': made.json.data.secret };
    expect((await gateway.ask('/vidx/generations', { json: VIDEO, headers })).status).toBe(403);
    await expected(person.call('/vidx/generations', { json: VIDEO }));
  });

  test('says the token of the session with whatever makes something', async () => {
    const { cookie, csrfToken } = await gateway.aPerson();
    const ask = (headers: Readonly<Record<string, string>>) =>
      gateway.ask('/vidx/generations', { json: VIDEO, headers: { cookie, ...headers } });
    const forged = await ask({});
    expect([forged.status, forged.json.message]).toEqual([
      403,
      "x-csrf-token must be the session's CSRF token, which sign-in and GET /account return.",
    ]);
    expect((await ask({ 'x-csrf-token': `${csrfToken}x` })).status).toBe(403);
    expect((await ask({ 'x-csrf-token': csrfToken })).status).toBe(200);
  });

  test('reads the jobs of the account without it, and nobody elses', async () => {
    const [person, other] = [await gateway.aPerson(), await gateway.aPerson()];
    const { json } = await expected(person.call('/vidx/generations', { json: VIDEO }));
    const path = `/jobs/${json.data.jobId}`;
    const { cookie } = person;
    expect((await gateway.ask(path, { headers: { cookie } })).status).toBe(200);
    expect((await other.call(path)).status).toBe(404);
  });

  test('is refused where the account is suspended', async () => {
    const person = await gateway.aPerson();
    const queries = gateway.stored();
    const accounts = new Accounts({ queries, clock: systemClock, invitationSeconds: 3600 });
    await accounts.suspend(person.accountId);
    const refused = await person.call('/vidx/generations', { json: VIDEO });
    expect([refused.status, refused.json.message]).toEqual([403, 'This account is suspended.']);
    expect((await person.call('/jobs')).status).toBe(403);
  });
});
