import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import {
  aNewAddress,
  anActivatedPerson,
  aSignedIn,
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

const WRONG_LINK = breaking('token', 'link');

function signUp(people: TestPeople, email: string, password = PASSWORD) {
  return people.signUp({ email, password, name: 'Anna' });
}

async function accounts() {
  return database.queries.selectFrom('account').selectAll().execute();
}

describe('signing up', () => {
  test('makes an account with the person as its owner, when the link is followed', async () => {
    const people = await somePeople(database);
    const email = aNewAddress();
    const before = (await accounts()).length;
    await people.signUp({ email, password: PASSWORD, name: ' Anna   B ', organisation: 'Studio' });
    expect(await people.lastMail()).toMatchObject({ to: email, kind: 'activation' });
    expect(await accounts()).toHaveLength(before);
    const activated = await people.activate(await people.lastToken());
    const { accountId, personId } = activated.ok
      ? activated.value
      : { accountId: '', personId: '' };
    expect((await accounts()).find(({ id }) => id === accountId)).toMatchObject({
      name: 'Studio',
      email,
      activated_at: expect.any(Date),
      suspended_at: null,
    });
    expect(people.made).toEqual([accountId]);
    expect(await people.members(accountId)).toEqual([
      { personId, email, name: 'Anna B', role: 'owner', joinedAt: expect.any(Date) },
    ]);
  });

  test('names the account after the person, where there is no organisation', async () => {
    const people = await somePeople(database);
    const { accountId } = await anActivatedPerson(people, { name: 'Berta' });
    expect((await accounts()).find(({ id }) => id === accountId)?.name).toBe('Berta');
  });

  test('lets nobody in before the link is followed, and says so to who knows the password', async () => {
    const people = await somePeople(database);
    const email = aNewAddress();
    await signUp(people, email);
    expect(await people.signIn({ email, password: PASSWORD })).toMatchObject({
      ok: false,
      problem: { kind: 'unauthorized', message: expect.stringContaining('not activated yet') },
    });
    expect(await people.signIn({ email, password: `${PASSWORD}!` })).toMatchObject({
      ok: false,
      problem: { kind: 'unauthorized', message: expect.stringContaining('is wrong') },
    });
  });

  test('keeps the account from being made where what belongs to it cannot be', async () => {
    const onAccountMade = async () => {
      throw new Error('no grant');
    };
    const people = await somePeople(database, { onAccountMade });
    const email = aNewAddress();
    await signUp(people, email);
    const token = await people.lastToken();
    await expect(people.activate(token)).rejects.toThrow('no grant');
    expect((await accounts()).filter((account) => account.email === email)).toEqual([]);
    const sound = await somePeople(database);
    expect(await sound.activate(token)).toMatchObject({ ok: true });
  });

  test.each([
    ['email', 'email-address', { email: 'anna' }],
    ['email', 'email-address', { email: 'anna@example.com, eve@example.com' }],
    ['email', 'email-address', { email: 'anna@example.com\r\nBcc: eve@example.com' }],
    ['email', 'email-address', { email: `${'a'.repeat(243)}@example.com` }],
    ['password', 'password-length', { password: 'a'.repeat(11) }],
    ['password', 'password-length', { password: 'a'.repeat(201) }],
    ['password', 'password-length', { password: '🎵'.repeat(11) }],
    ['name', 'person-name', { name: ' \r\n ' }],
    ['name', 'person-name', { name: 'a'.repeat(101) }],
    ['organisation', 'organisation-name', { organisation: '' }],
  ])('is refused for its %s', async (parameter, rule, wrong) => {
    const people = await somePeople(database);
    const request = { email: aNewAddress(), password: PASSWORD, name: 'Anna', ...wrong };
    expect(await people.signUp(request)).toMatchObject(breaking(parameter, rule));
    expect(await people.lastMail()).toBeUndefined();
  });

  test.each(['a'.repeat(12), '🎵'.repeat(200)])(
    'takes a password of a good length',
    async (password) => {
      const people = await somePeople(database);
      const email = aNewAddress();
      await signUp(people, email, password);
      await people.activate(await people.lastToken());
      expect(await people.signIn({ email, password })).toMatchObject({ ok: true });
    },
  );
});

describe('an address that is known', () => {
  test('gets the same answer as one that is not', async () => {
    const people = await somePeople(database);
    const known = await anActivatedPerson(people);
    const pending = aNewAddress();
    await signUp(people, pending);
    const answers = [
      await signUp(people, aNewAddress()),
      await signUp(people, known.email),
      await signUp(people, known.email.toUpperCase()),
      await signUp(people, pending),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([people.sendActivation(aNewAddress()), people.sendActivation(pending)]).toEqual([
      undefined,
      undefined,
    ]);
    expect([people.sendPasswordReset('nonsense'), people.sendPasswordReset(pending)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('and activated gets a mail that says so, and its password stays', async () => {
    const people = await somePeople(database);
    const { email } = await anActivatedPerson(people);
    await signUp(people, email.toUpperCase(), 'another password');
    expect(await people.lastMail()).toMatchObject({ to: email, kind: 'known' });
    expect(await people.signIn({ email, password: 'another password' })).toMatchObject({
      ok: false,
    });
    expect(await people.signIn({ email, password: PASSWORD })).toMatchObject({ ok: true });
  });

  test('is activated by no password that somebody else chose', async () => {
    const people = await somePeople(database);
    const email = aNewAddress();
    await signUp(people, email, 'chosen by a stranger');
    const first = await people.lastToken();
    await signUp(people, email, 'chosen by the owner');
    expect(await people.lastMail()).toMatchObject({ kind: 'contested' });
    const second = await people.lastToken();
    expect(await people.activate(first)).toMatchObject(WRONG_LINK);
    people.sendActivation(email);
    expect(await people.lastMail()).toMatchObject({ kind: 'contested' });
    expect(
      await people.resetPassword({ token: second, password: 'my own password' }),
    ).toMatchObject({
      ok: true,
    });
    for (const password of ['chosen by a stranger', 'chosen by the owner']) {
      expect(await people.signIn({ email, password })).toMatchObject({ ok: false });
    }
    expect(await people.signIn({ email, password: 'my own password' })).toMatchObject({ ok: true });
  });

  test('that signs up again with the same password just gets another link', async () => {
    const people = await somePeople(database);
    const email = aNewAddress();
    await signUp(people, email);
    const first = await people.lastToken();
    await signUp(people, email);
    expect(await people.lastMail()).toMatchObject({ kind: 'activation' });
    expect(await people.activate(first)).toMatchObject({ ok: true });
  });

  test('is one person, however many sign up at once', async () => {
    const people = await somePeople(database);
    const email = aNewAddress();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(people, email)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await people.close();
    const found = database.queries.selectFrom('person').select('id').where('email', '=', email);
    expect(await found.execute()).toHaveLength(1);
  });

  test('gets no more mail than somebody can need, also where it is asked for at once', async () => {
    const people = await somePeople(database);
    const { email } = await anActivatedPerson(people);
    const before = people.posted.length;
    for (let count = 0; count < 30; count += 1) people.sendPasswordReset(email);
    await people.close();
    expect(people.posted.length - before).toBe(5);
  });

  test('is written to when its owner signs up, however much mail a stranger has asked for before', async () => {
    const people = await somePeople(database);
    const email = aNewAddress();
    await signUp(people, email, 'the password of a stranger');
    for (let count = 0; count < 9; count += 1) people.sendActivation(email);
    await people.close();
    await signUp(people, email);
    expect(await people.lastMail()).toMatchObject({ to: email, kind: 'contested' });
    const token = await people.lastToken();
    expect(await people.resetPassword({ token, password: PASSWORD })).toMatchObject({ ok: true });
    expect(await aSignedIn(people, { email })).not.toBe('');
  });

  test('gets no more mail than the settings say, however often a form is sent', async () => {
    const people = await somePeople(database, { settings: { mailsUpTo: 2 } });
    const { email } = await anActivatedPerson(people);
    const before = people.posted.length;
    for (let count = 0; count < 20; count += 1) {
      people.sendPasswordReset(email);
      await people.close();
    }
    expect(people.posted.length - before).toBe(2);
  });
});

describe('a link to activate', () => {
  async function aPending() {
    const people = await somePeople(database);
    const email = aNewAddress();
    await signUp(people, email);
    return { people, email, token: await people.lastToken() };
  }

  test('works once', async () => {
    const { people, token } = await aPending();
    expect(await people.activate(token)).toMatchObject({ ok: true });
    expect(await people.activate(token)).toMatchObject(WRONG_LINK);
  });

  test('works once, however many follow it at once', async () => {
    const { people, token } = await aPending();
    const answers = await Promise.all(Array.from({ length: 5 }, () => people.activate(token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(people.made).toHaveLength(1);
  });

  test('is void when another one of the person has been used', async () => {
    const { people, email, token } = await aPending();
    people.sendActivation(email);
    const second = await people.lastToken();
    expect(second).not.toBe(token);
    expect(await people.activate(second)).toMatchObject({ ok: true });
    expect(await people.activate(token)).toMatchObject(WRONG_LINK);
  });

  test('is over after an hour', async () => {
    const { email, token } = await aPending();
    const clock = { now: () => new Date(Date.now() + 3_601_000) };
    const late = await somePeople(database, { clock });
    expect(await late.activate(token)).toMatchObject(WRONG_LINK);
    expect(await late.signIn({ email, password: PASSWORD })).toMatchObject({ ok: false });
  });

  test.each([
    [
      'another end',
      (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
    ],
    ['something behind it', (token: string) => `${token}x`],
    ['another case', (token: string) => token.toUpperCase() + token.toLowerCase()],
    ['nothing', () => ''],
    ['SQL', () => "' or '1'='1"],
    ['a pattern', () => '%'],
    ['NUL', (token: string) => `${token}\u0000`],
  ])('is wrong with %s', async (_what, change) => {
    const { people, token } = await aPending();
    expect(await people.activate(change(token))).toMatchObject(WRONG_LINK);
    expect(await people.activate(token)).toMatchObject({ ok: true });
  });

  test('activates the person that it was sent to and nobody else', async () => {
    const one = await aPending();
    const other = await aPending();
    await one.people.activate(one.token);
    expect(await other.people.signIn({ email: other.email, password: PASSWORD })).toMatchObject({
      problem: { message: expect.stringContaining('not activated yet') },
    });
  });

  test('sets no password', async () => {
    const { people, token } = await aPending();
    const reset = { token, password: 'another password' };
    expect(await people.resetPassword(reset)).toMatchObject(WRONG_LINK);
  });

  test('goes to nobody who is activated, or unknown', async () => {
    const people = await somePeople(database);
    const { email } = await anActivatedPerson(people);
    const before = people.posted.length;
    people.sendActivation(email);
    people.sendActivation(aNewAddress());
    await people.close();
    expect(people.posted).toHaveLength(before);
  });
});

describe('a link to set a password', () => {
  async function aForgetful() {
    const people = await somePeople(database);
    const person = await anActivatedPerson(people);
    people.sendPasswordReset(person.email);
    expect(await people.lastMail()).toMatchObject({ to: person.email, kind: 'forgotten' });
    return { people, ...person, token: await people.lastToken() };
  }

  const NEW = 'a password that is new';

  test('sets it, once, and ends every session', async () => {
    const { people, email, token, accountId, personId } = await aForgetful();
    const sessions = [await aSignedIn(people, { email }), await aSignedIn(people, { email })];
    expect(await people.resetPassword({ token, password: NEW })).toEqual({
      ok: true,
      value: { accountId, personId },
    });
    for (const session of sessions) expect(await people.session(session)).toBeUndefined();
    expect(await people.signIn({ email, password: PASSWORD })).toMatchObject({ ok: false });
    expect(await people.signIn({ email, password: NEW })).toMatchObject({ ok: true });
    expect(await people.resetPassword({ token, password: PASSWORD })).toMatchObject(WRONG_LINK);
  });

  test('works once, however many follow it at once', async () => {
    const { people, token } = await aForgetful();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        people.resetPassword({ token, password: `${NEW} ${index}` }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is void when another one has been used', async () => {
    const { people, email, token } = await aForgetful();
    people.sendPasswordReset(email);
    await people.resetPassword({ token: await people.lastToken(), password: NEW });
    expect(await people.resetPassword({ token, password: PASSWORD })).toMatchObject(WRONG_LINK);
  });

  test('is over after an hour', async () => {
    const { people, personId, token } = await aForgetful();
    await database.queries
      .updateTable('verification')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('value', '=', personId)
      .execute();
    expect(await people.resetPassword({ token, password: NEW })).toMatchObject(WRONG_LINK);
  });

  test('stays good after a password that is too short', async () => {
    const { people, token } = await aForgetful();
    const short = await people.resetPassword({ token, password: 'short' });
    expect(short).toMatchObject(breaking('password', 'password-length'));
    expect(await people.resetPassword({ token, password: NEW })).toMatchObject({ ok: true });
  });

  test.each(['x', '%', 'reset-password:x', '\u0000'])('is wrong with %j', async (token) => {
    const people = await somePeople(database);
    expect(await people.resetPassword({ token, password: NEW })).toMatchObject(WRONG_LINK);
  });

  test('is refused where nothing stands in the place of its token', async () => {
    const people = await somePeople(database);
    const refused = await people.resetPassword({ token: '', password: NEW });
    expect(refused).toMatchObject(breaking('token', 'link-token'));
  });

  test('proves the address of somebody who is not activated', async () => {
    const people = await somePeople(database);
    const email = aNewAddress();
    await signUp(people, email);
    const activation = await people.lastToken();
    people.sendPasswordReset(email);
    const token = await people.lastToken();
    expect(await people.resetPassword({ token, password: NEW })).toMatchObject({ ok: true });
    expect(people.made).toHaveLength(1);
    expect(await people.signIn({ email, password: NEW })).toMatchObject({ ok: true });
    expect(await people.activate(activation)).toMatchObject(WRONG_LINK);
  });

  test('activates nobody', async () => {
    const { people, token } = await aForgetful();
    expect(await people.activate(token)).toMatchObject(WRONG_LINK);
  });
});

test('nothing that is stored or logged gives a password or a link away', async () => {
  const people = await somePeople(database, { passwordHashing: undefined });
  const { email } = await anActivatedPerson(people);
  people.sendPasswordReset(email);
  const token = await people.lastToken();
  await signUp(people, email, 'canary password');
  await people.signIn({ email, password: 'canary password' });
  await people.lastMail();
  const verifications = await database.queries.selectFrom('verification').selectAll().execute();
  const credentials = await database.queries.selectFrom('credential').selectAll().execute();
  expect(JSON.stringify(verifications)).not.toContain(token);
  expect(JSON.stringify(credentials)).not.toContain(PASSWORD);
  // The salt and derived key of scrypt, the slow hash used in production.
  const slow = expect.stringMatching(/^[\da-f]{32}:[\da-f]{128}$/);
  expect(credentials).toContainEqual(expect.objectContaining({ password: slow }));
  expect(people.logged.join('')).not.toMatch(/@|canary|correct horse/);
});

test('passwords are hashed, and told apart, as whoever opens the gateway says', async () => {
  const passwordHashing = {
    hash: async (password: string) => `hash of ${password}`,
    verify: async ({ hash, password }: { hash: string; password: string }) =>
      hash === `hash of ${password}`,
  };
  const people = await somePeople(database, { passwordHashing });
  const { email } = await anActivatedPerson(people);
  const credentials = await database.queries.selectFrom('credential').selectAll().execute();
  const hashed = expect.objectContaining({ password: `hash of ${PASSWORD}` });
  expect(credentials).toContainEqual(hashed);
  expect(await people.signIn({ email, password: PASSWORD })).toMatchObject({ ok: true });
  expect(await people.signIn({ email, password: 'another one' })).toMatchObject({ ok: false });
});
