import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newKeyText } from '../../server/accounts/key-secret.ts';
import type { Answer } from '../a-gateway.ts';
import { aGatewayWithMail, type GatewayWithMail } from '../a-gateway-with-mail.ts';
import { anAccount, made, someKeys } from '../accounts/some-keys.ts';
import { countedQueries } from '../counted-queries.ts';

let gateway: GatewayWithMail;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
});

afterAll(() => gateway.stop());

function withKey({ ask }: GatewayWithMail, key: string, more: object = {}): Promise<Answer> {
  return ask('/account', { headers: { 'SVC-API-KEY': key, ...more } });
}

function withOtherEnd(key: string): string {
  return `${key.slice(0, -1)}${key.at(-1) === 'A' ? 'B' : 'A'}`;
}

/** Keys that are invalid for every possible reason. */
async function wrongKeys({ stored }: GatewayWithMail): Promise<Readonly<Record<string, string>>> {
  const keys = someKeys(stored());
  const accountId = await anAccount(stored());
  const right = made(await keys.create({ accountId, name: 'right' })).key;
  const revoked = made(await keys.create({ accountId, name: 'revoked' }));
  await keys.revoke(accountId, revoked.record.id);
  const over = { accountId, name: 'over', expiresAt: new Date(Date.now() - 1000) };
  return {
    unknown: newKeyText(),
    'wrong in its last character': withOtherEnd(right),
    'in another letter case': right.toUpperCase(),
    revoked: revoked.key,
    over: made(await keys.create(over)).key,
    'ten thousand characters long': 'x'.repeat(10_000),
    none: 'none',
  };
}

describe('wrong keys', () => {
  test('have one answer, whatever is wrong with them (G1)', async () => {
    const wrong = await wrongKeys(gateway);
    const shown = async (key: string) => {
      const { status, headers, text } = await withKey(gateway, key);
      const told = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
      return { status, text, headers: told };
    };
    const first = await shown('wrong');
    expect(first.status).toBe(401);
    for (const [what, key] of Object.entries(wrong)) {
      expect(await shown(key), what).toEqual(first);
    }
  });

  test('cost one look into the database each, like right ones (G1)', async () => {
    const { stored } = gateway;
    const accountId = await anAccount(stored());
    const { key } = made(await someKeys(stored()).create({ accountId, name: 'right' }));
    const wrong = await wrongKeys(gateway);
    const { counted, statements } = countedQueries(stored());
    for (const [what, shown] of Object.entries({ ...wrong, right: key })) {
      const before = statements();
      const { kind } = await someKeys(counted).authenticate(shown);
      const looks = statements() - before;
      expect([what, kind, looks]).toEqual([what, what === 'right' ? 'caller' : 'wrong', 1]);
    }
  });

  test('are too many after a while, in whatever header and from whatever made-up address (G1, G8)', async () => {
    const strict = await aGatewayWithMail({
      limits: { addresses: { attemptsPerMinute: 0, wrongKeysPerMinute: 5 } },
    });
    onTestFinished(() => strict.stop());
    const known = await withKey(strict, strict.key);
    expect(known.status).toBe(200);
    const statuses = [];
    for (let nth = 0; nth < 8; nth += 1) {
      const from = { 'X-Forwarded-For': `203.0.113.${nth}`, Forwarded: `for=203.0.113.${nth}` };
      const header = ['SVC-API-KEY', 'x-api-key', 'authorization'][nth % 3] ?? '';
      const value = header === 'authorization' ? `Bearer ${newKeyText()}` : newKeyText();
      const answer = await strict.ask('/v1/models', { headers: { ...from, [header]: value } });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await withKey(strict, strict.key)).status).toBe(200);
  });
});

describe('attempts to sign in', () => {
  test('are too many after a while, together with the other things that anybody may ask (G1, G8)', async () => {
    const strict = await aGatewayWithMail({
      limits: { addresses: { attemptsPerMinute: 6, wrongKeysPerMinute: 0 } },
    });
    onTestFinished(() => strict.stop());
    const { email, password } = await strict.activated();
    const statuses = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const json = { email, password: `a wrong one ${nth}` };
      const headers = { 'X-Forwarded-For': `203.0.113.${nth}` };
      statuses.push((await strict.ask('/account/sign-in', { json, headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    const right = await strict.ask('/account/sign-in', { json: { email, password } });
    expect([right.status, right.headers.getSetCookie()]).toEqual([429, []]);
    const link = await strict.ask('/account/activate?token=guess');
    expect(link.status).toBe(429);
  });

  test('with one e-mail address are too many after a while, from however many addresses of the network they come (G1)', async () => {
    const strict = await aGatewayWithMail({
      server: { trustedProxies: ['127.0.0.1'] },
      limits: {
        addresses: { attemptsPerMinute: 0, wrongKeysPerMinute: 0 },
        people: { signInsPerMinute: 3 },
      },
    });
    onTestFinished(() => strict.stop());
    const { email, password } = await strict.activated();
    const other = await strict.activated();
    const signIn = (json: object, nth: number) =>
      strict.ask('/account/sign-in', { json, headers: { 'X-Forwarded-For': `203.0.113.${nth}` } });
    const statuses = [];
    for (const [nth, spelling] of [email, email.toUpperCase(), email, email].entries()) {
      statuses.push((await signIn({ email: spelling, password: 'a wrong one' }, nth)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    const right = await signIn({ email, password }, 5);
    expect([right.status, right.headers.getSetCookie()]).toEqual([429, []]);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(right.json.message).toMatch(
      /^There were too many attempts to sign in with this e-mail address; try again in \d+ seconds?\.$/,
    );
    expect((await signIn(other, 6)).status).toBe(200);
    const nobody = { email: 'nobody@example.com', password };
    const guesses = [0, 1, 2, 3].map(async (nth) => (await signIn(nobody, nth)).status);
    expect((await Promise.all(guesses)).toSorted()).toEqual([401, 401, 401, 429]);
  });
});
