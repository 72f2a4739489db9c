import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { type Answer, TEST_KEY } from '../a-gateway.ts';
import {
  aGatewayWithMail,
  cookiesOf,
  type GatewayWithMail,
  type SignedInPerson,
} from '../a-gateway-with-mail.ts';
import { sendRaw } from '../http/raw-requests.ts';

let gateway: GatewayWithMail;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
});

afterAll(() => gateway.stop());

const NAME = 'patchbay.session_token';
const table: readonly Operation[] = Object.values(operations);

function signIn(
  { email, password }: SignedInPerson,
  headers: Readonly<Record<string, string>> = {},
) {
  return gateway.ask('/account/sign-in', { json: { email, password }, headers });
}

function withCookie(cookie: string): Promise<Answer> {
  return gateway.ask('/account', { headers: { cookie } });
}

/** The raw value of a cookie. */
function valueIn(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1);
}

describe('a session', () => {
  test('is never one that was brought along: every sign-in begins another (G5)', async () => {
    const [person, attacker] = [await gateway.aPerson(), await gateway.aPerson()];
    for (const brought of [attacker.cookie, person.cookie, `${NAME}=chosen.by-me`]) {
      const begun = cookiesOf(await signIn(person, { cookie: brought }));
      expect(valueIn(begun)).not.toBe(valueIn(brought));
      expect((await withCookie(begun)).json.data.person.personId).toBe(person.personId);
    }
    const { json } = await withCookie(attacker.cookie);
    expect(json.data.person.personId).toBe(attacker.personId);
  });

  test('is worthless when its person has signed out, and the others go on', async () => {
    const person = await gateway.aPerson();
    const elsewhere = cookiesOf(await signIn(person));
    expect((await person.call('/account/sign-out', { method: 'POST' })).status).toBe(200);
    expect((await withCookie(person.cookie)).status).toBe(401);
    expect((await withCookie(elsewhere)).status).toBe(200);
    expect((await person.call('/account/sign-out', { method: 'POST' })).status).toBe(401);
  });

  test('that is altered anywhere is none (G5)', async () => {
    const person = await gateway.aPerson();
    const value = decodeURIComponent(valueIn(person.cookie));
    const [token = '', signature = ''] = value.split('.');
    const other = await gateway.aPerson();
    const [othersToken = '', othersSignature = ''] = decodeURIComponent(
      valueIn(other.cookie),
    ).split('.');
    const altered = [
      token,
      `${token}.`,
      `.${signature}`,
      `${token}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${token}.${othersSignature}`,
      `${othersToken}.${signature}`,
      `${token.toLowerCase()}.${signature}`,
      `${token}x.${signature}`,
      `${token}.${signature}.${signature}`,
    ];
    for (const wrong of altered) {
      expect((await withCookie(`${NAME}=${encodeURIComponent(wrong)}`)).status, wrong).toBe(401);
    }
    expect((await withCookie(`${NAME}=${encodeURIComponent(value)}`)).status).toBe(200);
  });

  test('that is over is refused, though its cookie is signed', async () => {
    const person = await gateway.aPerson();
    await gateway
      .stored()
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('person_id', '=', person.personId)
      .execute();
    expect((await person.call('/account')).status).toBe(401);
  });

  test('that is renewed is told to its own person alone', async () => {
    const [person, other] = [await gateway.aPerson(), await gateway.aPerson()];
    const soon = new Date(Date.now() + 3_600_000);
    await gateway
      .stored()
      .updateTable('session')
      .set({ expires_at: soon })
      .where('person_id', '=', person.personId)
      .execute();
    const answers = await Promise.all([
      person.call('/account'),
      other.call('/account'),
      gateway.call('/account'),
    ]);
    const [renewed, ...others] = answers.map(({ headers }) => headers.getSetCookie());
    expect(renewed?.join()).toContain(`${NAME}=`);
    expect(others).toEqual([[], []]);
    expect((await withCookie(cookiesOf(answers[0]))).json.data.person.personId).toBe(
      person.personId,
    );
  });

  test('opens all that a key of the account opens', async () => {
    const person = await gateway.aPerson();
    // A stream of all jobs never ends.
    const byKey = table.filter(({ keys, events }) => keys.length > 0 && events === undefined);
    expect(byKey.filter(({ session }) => session === undefined)).toEqual([]);
    expect(byKey.length).toBeGreaterThan(20);
    for (const { method, path, operationId } of byKey) {
      const answer = await person.call(filled(path), { method });
      // Some are for operators only, with a key or a session.
      if (answer.json?.data?.code === 'operators_only') continue;
      expect([401, 403, 500], operationId).not.toContain(answer.status);
    }
  });

  test('is wanted by what takes no key, even from who shows one', async () => {
    const headers = { 'SVC-API-KEY': TEST_KEY, authorization: `Bearer ${TEST_KEY}` };
    const closed = table.filter(({ keys, session }) => keys.length === 0 && session !== undefined);
    expect(closed.length).toBeGreaterThan(7);
    for (const { method, path, operationId } of closed) {
      const answer = await gateway.ask(filled(path), { method, headers });
      expect(answer.status, operationId).toBe(401);
    }
  });
});

describe('a request that another site forges', () => {
  const changing = table.filter(({ session }) => session?.tokenHeader !== undefined);

  test.each(changing.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    '%s is refused without the token of the session (G5)',
    async (_operationId, method, path) => {
      const [person, other] = await two();
      const { csrfToken } = person;
      const wrong = ['', 'x', other.csrfToken, csrfToken.slice(1), `${csrfToken}, ${csrfToken}`];
      for (const token of [undefined, ...wrong]) {
        const more = token === undefined ? {} : { 'x-csrf-token': token };
        const headers = { cookie: person.cookie, ...more };
        const answer = await gateway.ask(filled(path), { method, headers });
        expect(answer.status, token).toBe(403);
      }
      expect((await person.call('/account')).status).toBe(200);
    },
  );

  test('every operation that changes something asks for the token (G5)', () => {
    const bySession = table.filter(
      ({ session, method }) => session !== undefined && method !== 'GET',
    );
    expect(bySession).toEqual(changing);
    expect(changing.length).toBeGreaterThan(5);
  });

  test('has no use for the token without the cookie', async () => {
    const [person] = await two();
    const headers = { 'x-csrf-token': person.csrfToken };
    const answer = await gateway.ask('/account/keys', { json: { name: 'a' }, headers });
    expect(answer.status).toBe(401);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as a form of %s is not read, even to sign in (G5)',
    async (type) => {
      const [person] = await two();
      const { email, password } = person;
      const body = JSON.stringify({ email, password });
      const headers = { 'content-type': type };
      const answer = await gateway.ask('/account/sign-in', { body, headers, method: 'POST' });
      expect(answer.status).toBe(415);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const keyed = { ...headers, cookie: person.cookie, 'x-csrf-token': person.csrfToken };
      const made = await gateway.ask('/account/keys', { body, headers: keyed, method: 'POST' });
      expect(made.status).toBe(415);
    },
  );

  test('needs no token where a key asks, whose cookie then counts for nothing', async () => {
    const [person] = await two();
    const headers = { 'SVC-API-KEY': TEST_KEY, cookie: person.cookie };
    const answer = await gateway.ask('/account', { headers });
    expect(answer.status).toBe(200);
    expect(answer.json.data.accountId).not.toBe(person.accountId);
    const wrong = { ...headers, 'SVC-API-KEY': 'wrong' };
    expect((await gateway.ask('/account', { headers: wrong })).status).toBe(401);
  });
});

describe('the header Cookie', () => {
  test.each([
    ['nothing but separators', ';;;; ;='],
    ['a name alone', NAME],
    ['a name without a value', `${NAME}=`],
    ['an escape that is none', `${NAME}=%E0%A4%A`],
    ['quotes that do not end', `${NAME}="abc`],
    ['a prototype', `__proto__=x; ${NAME}=x.y`],
    ['10 kB', `${NAME}=${'x'.repeat(10_000)}`],
    ['a thousand cookies', Array.from({ length: 1000 }, (_, nth) => `a${nth}=1`).join('; ')],
    ['SQL', `${NAME}=' or 1=1 --.x`],
    ['bytes beyond ASCII', `${NAME}=\u00e9\u00ff.\u0080`],
  ])('with %s signs nobody in', async (_what, cookie) => {
    for (const path of ['/account', '/account/keys']) {
      const answer = await sendRaw(gateway.url, { path, headers: [['cookie', cookie]] });
      expect(answer.status).toBe(401);
      expect(answer.json.status).toBe('FAILED');
    }
  });

  test('with several of one name has one answer, whichever comes first', async () => {
    const [person, other] = await two();
    for (const cookie of [
      `${NAME}=x.y; ${person.cookie}`,
      `${person.cookie}; ${NAME}=x.y`,
      `${person.cookie}; ${other.cookie}`,
      `${other.cookie}; ${person.cookie}`,
    ]) {
      const answer = await withCookie(cookie);
      expect(answer.status, cookie).toBe(401);
    }
  });
});

let people: readonly [SignedInPerson, SignedInPerson] | undefined;

/** Two people who stay signed in across tests. */
async function two(): Promise<readonly [SignedInPerson, SignedInPerson]> {
  people ??= [await gateway.aPerson(), await gateway.aPerson()];
  return people;
}

function filled(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '01a1fd2c-bd48-7a4c-823b-1612dd272d13');
}
