import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGatewayWithMail, anAddress, type GatewayWithMail } from '../a-gateway-with-mail.ts';
import { PASSWORD } from '../accounts/people/some-people.ts';

let gateway: GatewayWithMail;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
});

afterAll(() => gateway.stop());

const NEW = 'a walk by the harbour';
const WRONG = { parameter: 'token', rule: 'link' };

/** A person who has signed up and has the activation link. */
async function aLink(): Promise<{ email: string; password: string; token: string }> {
  const email = anAddress();
  await gateway.ask('/account/sign-up', { json: { email, password: PASSWORD, name: 'Ada' } });
  return { email, password: PASSWORD, token: await gateway.tokenTo(email) };
}

/** A person who has forgotten the password and has the reset link. */
async function aReset(): Promise<{ email: string; token: string }> {
  const { email } = await gateway.activated();
  await gateway.ask('/account/password-mail', { json: { email } });
  return { email, token: await gateway.tokenTo(email, 2) };
}

function activate(token: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const path = `/account/activate?token=${encodeURIComponent(token)}`;
  return gateway.ask(path, { method, headers });
}

function reset(token: string) {
  return gateway.ask('/account/password', { json: { token, password: NEW } });
}

function altered(token: string): readonly string[] {
  const last = token.at(-1) === 'A' ? 'B' : 'A';
  const turned = token.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return [`${token.slice(0, -1)}${last}`, turned, `${token}=`, `${token} `, `%${token}`, '*', 'x'];
}

async function expireLinks(): Promise<void> {
  const expires_at = new Date(Date.now() - 1000);
  await gateway.stored().updateTable('verification').set({ expires_at }).execute();
}

describe('the link that activates', () => {
  test('works once, even where it is followed many times at once (G4)', async () => {
    const { token } = await aLink();
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.json.data.violations).toMatchObject([WRONG]);
    expect((await activate(token)).status).toBe(400);
  });

  test('is refused late (G4)', async () => {
    const { email, password, token } = await aLink();
    await expireLinks();
    expect((await activate(token)).status).toBe(400);
    const signIn = await gateway.ask('/account/sign-in', { json: { email, password } });
    expect(signIn.status).toBe(401);
  });

  test('is refused altered, and stays good (G4)', async () => {
    const { token } = await aLink();
    for (const wrong of altered(token)) {
      const answer = await activate(wrong);
      expect(answer.json.data.violations, wrong).toMatchObject([WRONG]);
    }
    expect((await activate(token)).status).toBe(200);
  });

  test('activates its own person alone (G4)', async () => {
    const [one, other] = [await aLink(), await aLink()];
    expect((await activate(one.token)).status).toBe(200);
    const { email, password } = other;
    const signIn = await gateway.ask('/account/sign-in', { json: { email, password } });
    expect(signIn.status).toBe(401);
  });

  test('is worth nothing where a password is set or an invitation is wanted', async () => {
    const { token } = await aLink();
    expect((await reset(token)).json.data.violations).toMatchObject([WRONG]);
    const json = { email: anAddress(), password: PASSWORD, name: 'Eve', invitation: token };
    expect((await gateway.ask('/account/sign-up', { json })).status).toBe(400);
    expect((await activate(token)).status).toBe(200);
  });

  test('is not used up by who only looks at it', async () => {
    const { token } = await aLink();
    const head = await activate(token, {}, 'HEAD');
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
    for (const headers of [
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'sec-purpose': 'prefetch;anonymous-client-ip' },
      { purpose: 'prefetch' },
      { purpose: 'Prefetch' },
      { 'x-purpose': 'preview' },
      { 'x-moz': 'prefetch' },
    ]) {
      const answer = await activate(token, headers);
      expect([answer.status, answer.json.message]).toEqual([
        403,
        'This link works once and cannot be prefetched; open it to use it.',
      ]);
    }
    expect((await activate(token, { purpose: 'navigate' })).status).toBe(200);
  });

  test('is no way into an account whose person has been removed meanwhile', async () => {
    const { email, token } = await aLink();
    await gateway.stored().deleteFrom('person').where('email', '=', email).execute();
    expect((await activate(token)).status).toBe(400);
  });

  test('is refused where it is given twice or not at all', async () => {
    const { token } = await aLink();
    for (const query of ['', '?token=', `?token=${token}&token=${token}`, `?token[]=${token}`]) {
      expect((await gateway.ask(`/account/activate${query}`)).status, query).toBe(400);
    }
    expect((await activate(token)).status).toBe(200);
  });
});

describe('the link that sets a password', () => {
  test('works once, even where it is used many times at once (G4)', async () => {
    const { token } = await aReset();
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reset(token)).json.data.violations).toMatchObject([WRONG]);
  });

  test('is refused late (G4)', async () => {
    const { token } = await aReset();
    await expireLinks();
    expect((await reset(token)).status).toBe(400);
  });

  test('is refused altered, and activates nobody (G4)', async () => {
    const { token } = await aReset();
    for (const wrong of [...altered(token), '\u0000', `${token}\u0000`, 'x'.repeat(2000)]) {
      expect((await reset(wrong)).json.data.violations, wrong).toMatchObject([WRONG]);
    }
    expect((await activate(token)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  test('sets the password of its own person alone (G4)', async () => {
    const [one, other] = [await aReset(), await aReset()];
    await reset(one.token);
    await gateway.signedIn({ email: one.email, password: NEW });
    await gateway.signedIn({ email: other.email, password: PASSWORD });
  });
});

describe('the link of an invitation', () => {
  test('is refused late, altered, and when it was replaced (G4)', async () => {
    const owner = await gateway.aPerson();
    const email = anAddress();
    const invite = () => owner.call('/account/invitations', { json: { email, role: 'owner' } });
    const signUp = (invitation: string) =>
      gateway.ask('/account/sign-up', {
        json: { email, password: PASSWORD, name: 'Eve', invitation },
      });
    await invite();
    const first = await gateway.tokenTo(email);
    for (const wrong of altered(first)) expect((await signUp(wrong)).status, wrong).toBe(400);
    await invite();
    const second = await gateway.tokenTo(email, 2);
    expect((await signUp(first)).status).toBe(400);
    const expires_at = new Date(Date.now() - 1000);
    await gateway.stored().updateTable('invitation').set({ expires_at }).execute();
    expect((await signUp(second)).status).toBe(400);
  });
});
