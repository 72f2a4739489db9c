import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGatewayWithMail, anAddress, type GatewayWithMail } from '../../a-gateway-with-mail.ts';

let gateway: GatewayWithMail;

beforeAll(async () => {
  gateway = await aGatewayWithMail({ accounts: { linkMinutes: 30 } });
});

afterAll(() => gateway.stop());

const NEW = 'a walk by the harbour';

describe('a forgotten password', () => {
  test('is replaced by a link in a mail, which ends every session', async () => {
    const person = await gateway.aPerson();
    const { email, password } = person;
    await gateway.ask('/account/password-mail', { json: { email } });
    const mail = await gateway.mailTo(email, 2);
    expect(mail.subject).toBe('Reset your password');
    expect(mail.text?.replace(/\s+/g, ' ')).toContain(
      'This link works once and expires in 30 minutes. You will be signed out everywhere.',
    );
    const token = await gateway.tokenTo(email, 2);
    const set = await gateway.ask('/account/password', { json: { token, password: NEW } });
    expect(set.json.message).toBe('The password is set; sign in with it.');
    expect(set.headers.getSetCookie()).toEqual([]);
    expect((await person.call('/account')).status).toBe(401);
    const old = await gateway.ask('/account/sign-in', { json: { email, password } });
    expect(old.status).toBe(401);
    const again = await gateway.signedIn({ email, password: NEW });
    expect((await again.call('/account')).status).toBe(200);
  });

  test('stays where the new one is too short, and the link stays good', async () => {
    const { email } = await gateway.activated();
    await gateway.ask('/account/password-mail', { json: { email } });
    const token = await gateway.tokenTo(email, 2);
    const set = (password: string) =>
      gateway.ask('/account/password', { json: { token, password } });
    expect((await set('short')).json.data.violations).toMatchObject([
      { parameter: 'password', rule: 'password-length' },
    ]);
    expect((await set(NEW)).status).toBe(200);
  });

  test('is nothing to somebody who is not activated but a way to be', async () => {
    const email = anAddress();
    await gateway.ask('/account/sign-up', { json: { email, password: NEW, name: 'Ada' } });
    await gateway.mailTo(email);
    await gateway.ask('/account/password-mail', { json: { email } });
    const token = await gateway.tokenTo(email, 2);
    const set = await gateway.ask('/account/password', { json: { token, password: `${NEW}!` } });
    expect(set.status).toBe(200);
    await gateway.signedIn({ email, password: `${NEW}!` });
  });
});

describe('signing up again', () => {
  test('tells who has an account by mail, and changes nothing', async () => {
    const { email, password } = await gateway.activated();
    const json = { email, password: NEW, name: 'Eve' };
    expect((await gateway.ask('/account/sign-up', { json })).status).toBe(200);
    const mail = await gateway.mailTo(email, 2);
    expect(mail.subject).toBe('You already have an account');
    expect(mail.text).not.toContain('Eve');
    await gateway.signedIn({ email, password });
    const other = await gateway.ask('/account/sign-in', { json: { email, password: NEW } });
    expect(other.status).toBe(401);
  });

  test('with another password before the address is proved lets neither in', async () => {
    const email = anAddress();
    const signUp = (password: string) =>
      gateway.ask('/account/sign-up', { json: { email, password, name: 'Ada' } });
    await signUp(NEW);
    const first = await gateway.tokenTo(email);
    await signUp('the password of a stranger');
    const mail = await gateway.mailTo(email, 2);
    expect(mail.subject).toBe('Set a password to activate your account');
    expect((await gateway.ask(`/account/activate?token=${first}`)).status).toBe(400);
  });
});
