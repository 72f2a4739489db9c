import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../server/accounts/people/sessions.ts';
import type { Database } from '../../../server/database/database.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import {
  aNewAddress,
  anActivatedPerson,
  aSignedIn,
  cookieHeader,
  PASSWORD,
  somePeople,
  type TestPeople,
} from './some-people.ts';

let database: Database;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

afterAll(() => database.close());

async function aSession(people: TestPeople, cookies: string): Promise<Session> {
  const session = await people.session(cookies);
  if (session === undefined) throw new Error('Nobody is signed in.');
  return session;
}

describe('signing in', () => {
  test('gives a cookie that tells who it is', async () => {
    const people = await somePeople(database);
    const { email, personId, accountId } = await anActivatedPerson(people);
    const signedIn = await people.signIn({ email: email.toUpperCase(), password: PASSWORD });
    expect(signedIn).toMatchObject({
      ok: true,
      value: { session: { personId, accountId, email, name: 'Anna', role: 'owner' } },
    });
    const cookies = cookieHeader(signedIn.ok ? signedIn.value.cookies : []);
    expect(await people.session(cookies)).toEqual({
      personId,
      accountId,
      email,
      name: 'Anna',
      role: 'owner',
      isSuspended: false,
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      csrfToken: expect.stringMatching(/^[\w-]{43}$/),
      joinedAt: expect.any(Date),
    });
    expect(await people.session(`theme=dark; ${cookies}; other=1`)).toMatchObject({ personId });
  });

  test('answers a wrong address and a wrong password with one sentence', async () => {
    const people = await somePeople(database);
    const { email } = await anActivatedPerson(people);
    const attempts = [
      { email, password: 'wrong password' },
      { email, password: '' },
      { email, password: 'a'.repeat(10_000) },
      { email, password: `\u0000${PASSWORD}` },
      { email: aNewAddress(), password: PASSWORD },
      { email: 'nonsense', password: PASSWORD },
      { email: '\u0000', password: PASSWORD },
    ];
    for (const attempt of attempts) {
      expect(await people.signIn(attempt)).toEqual({
        ok: false,
        problem: {
          kind: 'unauthorized',
          message: 'The e-mail address or the password is wrong.',
        },
      });
    }
  });

  test('keeps where it came from', async () => {
    const people = await somePeople(database);
    const { email, personId } = await anActivatedPerson(people);
    const userAgent = `Browser\r\nX: y 🎵${'z'.repeat(1000)}`;
    await people.signIn({ email, password: PASSWORD, userAgent, ip: '203.0.113.7' });
    const rows = database.queries.selectFrom('session').selectAll();
    const [row] = await rows.where('person_id', '=', personId).execute();
    expect(row?.ip_address).toBe('203.0.113.7');
    expect(row?.user_agent).toMatch(/^Browser X: y z+$/);
    expect(row?.user_agent?.length).toBe(512);
  });
});

describe('the cookie', () => {
  async function cookiesOf(isSecure: boolean) {
    const people = await somePeople(database, { isSecure });
    const { email } = await anActivatedPerson(people);
    const signedIn = await people.signIn({ email, password: PASSWORD });
    return { people, cookies: signedIn.ok ? signedIn.value.cookies : [] };
  }

  test('is for the gateway alone, and out of reach for scripts', async () => {
    const { people, cookies } = await cookiesOf(false);
    expect(cookies).toHaveLength(1);
    const [cookie = '', ...attributes] = cookies[0]?.split('; ') ?? [];
    expect(cookie).toMatch(/^patchbay\.session_token=/);
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Strict',
    ]);
    expect(await people.session(cookieHeader(cookies))).toBeDefined();
  });

  test('goes over https only, where the gateway is reached by it', async () => {
    const { people, cookies } = await cookiesOf(true);
    expect(cookies[0]).toMatch(/^__Host-patchbay\.session_token=.*; Secure/);
    expect(cookies[0]).not.toContain('Domain');
    expect(await people.session(cookieHeader(cookies))).toBeDefined();
  });

  test('is renewed by use, and is over a week after the last', async () => {
    const { people, cookies } = await cookiesOf(false);
    const { sessionId } = await aSession(people, cookieHeader(cookies));
    const age = (seconds: number) =>
      database.queries
        .updateTable('session')
        .set({ expires_at: new Date(Date.now() + seconds * 1000) })
        .where('id', '=', sessionId)
        .execute();
    await age(5 * 86_400);
    const renewed = await aSession(people, cookieHeader(cookies));
    expect(renewed.cookies?.[0]).toContain('Max-Age=604800');
    expect(await people.session(cookieHeader(renewed.cookies ?? []))).toMatchObject({ sessionId });
    await age(-1);
    expect(await people.session(cookieHeader(cookies))).toBeUndefined();
  });

  test.each([
    ['no signature', (value: string) => value.split('.')[0] ?? ''],
    [
      'another signature',
      (value: string) => value.replace(/\.(.)/, (_all, one) => `.${one === 'x' ? 'y' : 'x'}`),
    ],
    ['another session', (value: string) => value.replace(/^./, (one) => (one === 'x' ? 'y' : 'x'))],
    ['nothing in it', () => ''],
    ['NUL', (value: string) => `\u0000${value}`],
    ['a new line', (value: string) => `a\r\n${value}`],
    ['no end', (value: string) => value + 'a'.repeat(10_000)],
  ])('opens nothing with %s', async (_what, change) => {
    const { people, cookies } = await cookiesOf(false);
    const [name = '', value = ''] = cookieHeader(cookies).split('=', 2);
    expect(await people.session(`${name}=${change(decodeURIComponent(value))}`)).toBeUndefined();
    expect(await people.session(cookieHeader(cookies))).toBeDefined();
  });

  test.each([undefined, '', '=', ';;;', 'patchbay.session_token', '%'])(
    'opens nothing where it is %j',
    async (header) => {
      const people = await somePeople(database);
      expect(await people.session(header)).toBeUndefined();
      expect(await people.signOut(header)).toBeInstanceOf(Array);
    },
  );
});

describe('a session', () => {
  test('is a new one at every sign-in: nobody is given a cookie that somebody else knows', async () => {
    const people = await somePeople(database);
    const [eve, anna] = [await anActivatedPerson(people), await anActivatedPerson(people)];
    const planted = await aSignedIn(people, eve);
    const first = await aSignedIn(people, anna);
    const second = await aSignedIn(people, anna);
    expect(new Set([planted, first, second]).size).toBe(3);
    expect(await people.session(planted)).toMatchObject({ personId: eve.personId });
    expect((await aSession(people, first)).sessionId).not.toBe(
      (await aSession(people, second)).sessionId,
    );
  });

  test('is over when somebody signs out, for everybody who has the cookie', async () => {
    const people = await somePeople(database);
    const person = await anActivatedPerson(people);
    const [cookies, elsewhere] = [await aSignedIn(people, person), await aSignedIn(people, person)];
    const cleared = await people.signOut(cookies);
    expect(cleared.find((cookie) => cookie.startsWith('patchbay.session_token='))).toMatch(
      /^patchbay\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await people.session(cookies)).toBeUndefined();
    expect(await people.session(elsewhere)).toMatchObject({ personId: person.personId });
  });

  test('does not survive a sign-out that the database does not hear of', async () => {
    const other = await anEmptyDatabase();
    const people = await somePeople(other);
    const cookies = await aSignedIn(people, await anActivatedPerson(people));
    await other.close();
    await expect(people.signOut(cookies)).rejects.toThrow();
    await expect(people.session(cookies)).rejects.toThrow();
  });

  test('says that the account is suspended', async () => {
    const people = await somePeople(database);
    const { email, accountId } = await anActivatedPerson(people);
    const cookies = await aSignedIn(people, { email });
    await database.queries
      .updateTable('account')
      .set({ suspended_at: new Date() })
      .where('id', '=', accountId)
      .execute();
    expect(await people.session(cookies)).toMatchObject({ accountId, isSuspended: true });
  });

  test('holds in every process, and after a restart', async () => {
    const [one, other] = [await somePeople(database), await somePeople(database)];
    const person = await anActivatedPerson(one);
    const cookies = await aSignedIn(one, person);
    const session = await aSession(other, cookies);
    expect(session.personId).toBe(person.personId);
    expect(one.isCsrfToken(session, session.csrfToken)).toBe(true);
  });

  test('is not lost to the environment of the process', async () => {
    const people = await somePeople(database);
    const cookies = await aSignedIn(people, await anActivatedPerson(people));
    process.env.BETTER_AUTH_SECRETS = '1:another-secret-that-is-long-enough-to-be-taken';
    process.env.BETTER_AUTH_SECRET = 'another-secret-that-is-long-enough-to-be-taken';
    try {
      expect(await (await somePeople(database)).session(cookies)).toBeDefined();
    } finally {
      delete process.env.BETTER_AUTH_SECRETS;
      delete process.env.BETTER_AUTH_SECRET;
    }
  });
});

describe('the token against forged requests', () => {
  test('is that of its session alone', async () => {
    const people = await somePeople(database);
    const person = await anActivatedPerson(people);
    const one = await aSession(people, await aSignedIn(people, person));
    const other = await aSession(people, await aSignedIn(people, person));
    expect(people.isCsrfToken(one, one.csrfToken)).toBe(true);
    expect(people.isCsrfToken(one, other.csrfToken)).toBe(false);
    for (const wrong of [
      '',
      `${one.csrfToken}x`,
      one.csrfToken.toUpperCase(),
      one.sessionId,
      '🎵',
    ]) {
      expect(people.isCsrfToken(one, wrong)).toBe(false);
    }
  });
});

const SIGNING_IN_AT_ONCE = 20;

test('a password that is set ends the sessions of those who are signing in with the old one, too', async () => {
  const people = await somePeople(database, { passwordHashing: undefined });
  const { email } = await anActivatedPerson(people);
  people.sendPasswordReset(email);
  const token = await people.lastToken();
  // Verifying a password is slow: sign-ins start before, while and after the new password is hashed.
  const signingIn: ReturnType<typeof people.signIn>[] = [];
  const resetting = people.resetPassword({ token, password: 'another password here' });
  let isSet = false;
  resetting.finally(() => {
    isSet = true;
  });
  // Later sign-ins queue behind the earlier ones; unbounded, they would delay hashing the new password to the end.
  for (let count = 0; count < SIGNING_IN_AT_ONCE && !isSet; count += 1) {
    signingIn.push(people.signIn({ email, password: PASSWORD }));
    await setTimeout(10);
  }
  expect(await resetting).toMatchObject({ ok: true });
  for (const signedIn of await Promise.all(signingIn)) {
    if (!signedIn.ok) continue;
    expect(await people.session(cookieHeader(signedIn.value.cookies))).toBeUndefined();
  }
});
