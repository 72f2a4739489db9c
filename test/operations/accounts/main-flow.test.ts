import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { pages } from '../../../generated/pages.ts';
import { type Answer, aGateway, send, type TestGateway } from '../../a-gateway.ts';
import { aGatewayWithMail, cookiesOf } from '../../a-gateway-with-mail.ts';
import { PASSWORD } from '../../accounts/people/some-people.ts';
import { eventually } from '../../eventually.ts';

const EMAIL = 'ada@example.com';
const SIGN_UP = { email: EMAIL, password: PASSWORD, name: 'Ada', organisation: 'Engines' };
const SIGN_IN = { email: EMAIL, password: PASSWORD };
const IMAGE = { prompt: 'A lighthouse' };

/** Activates an account like the page that the mailed link leads to. The link is on a line of its own. */
function activate(gateway: Pick<TestGateway, 'url'>, text: string | undefined): Promise<Answer> {
  const [link = gateway.url] = /^http\S+$/m.exec(text ?? '') ?? [];
  const { origin, pathname, search } = new URL(link);
  expect([origin, pathname]).toEqual([gateway.url, pages.activate]);
  return send(`${gateway.url}/account/activate${search}`);
}

test('somebody signs up, follows the link, signs in, works with keys and signs out', async () => {
  const gateway = await aGatewayWithMail();
  onTestFinished(() => gateway.stop());
  const { ask } = gateway;
  const signedUp = await ask('/account/sign-up', { json: SIGN_UP });
  expect(signedUp.json).toEqual({
    status: 'SUCCESS',
    message: 'A mail was sent; follow its link to activate the address.',
  });
  const mail = await gateway.mailTo(EMAIL);
  expect(mail.from?.address).toBe('patchbay@example.com');
  expect(mail.subject).toBe('Activate your account');
  expect(mail.text).toContain('This link works once and expires in 1 hour.');
  expect(mail.text).not.toContain('Engines');

  const early = await ask('/account/sign-in', { json: SIGN_IN });
  expect([early.status, early.json.message]).toEqual([
    401,
    'The account is not activated yet: follow the link in the mail, or ask for another.',
  ]);

  const activated = await activate(gateway, mail.text);
  expect([activated.status, activated.json.message]).toEqual([
    200,
    'The address is activated; sign in.',
  ]);
  expect(activated.headers.getSetCookie()).toEqual([]);

  const signedIn = await ask('/account/sign-in', { json: SIGN_IN });
  expect(signedIn.json.data).toMatchObject({
    person: { email: EMAIL, name: 'Ada', role: 'owner' },
  });
  const cookie = cookiesOf(signedIn);
  const account = await ask('/account', { headers: { cookie } });
  expect(account.json.data).toMatchObject({
    accountId: signedIn.json.data.accountId,
    name: 'Engines',
    balance: '1000',
    reserved: '0',
    person: signedIn.json.data.person,
    csrfToken: signedIn.json.data.csrfToken,
  });

  const headers = { cookie, 'x-csrf-token': account.json.data.csrfToken };
  const limits = { operations: ['createImage', 'getAccount'], unitsPerDay: 100 };
  const made = await ask('/account/keys', { json: { name: 'site', limits }, headers });
  const { secret, key } = made.json.data;
  expect(key).toMatchObject({ name: 'site', limits });
  expect(secret.startsWith(key.prefix)).toBe(true);

  const withKey = (path: string, shown: string, json?: object): Promise<Answer> =>
    ask(path, { headers: { 'SVC-API-KEY': shown }, ...(json === undefined ? {} : { json }) });
  expect((await withKey('/v1/images/generations', secret, IMAGE)).status).toBe(200);
  const after = (await withKey('/account', secret)).json.data;
  expect(after.accountId).toBe(account.json.data.accountId);
  expect(Number(after.balance)).toBeLessThan(1000);
  expect(after).not.toHaveProperty('person');
  expect(after).not.toHaveProperty('csrfToken');

  const rotation = { json: { overlapHours: 0 }, headers };
  const rotated = await ask(`/account/keys/${key.keyId}/rotate`, rotation);
  expect(rotated.json.data.key).toMatchObject({ name: 'site', limits });
  expect((await withKey('/account', secret)).status).toBe(401);
  const { secret: next, key: nextKey } = rotated.json.data;
  expect((await withKey('/account', next)).status).toBe(200);

  const revoked = await ask(`/account/keys/${nextKey.keyId}`, { method: 'DELETE', headers });
  expect(revoked.json.data.revokedAt).toEqual(expect.any(String));
  expect((await withKey('/account', next)).status).toBe(401);

  const signedOut = await ask('/account/sign-out', { method: 'POST', headers });
  expect(signedOut.status).toBe(200);
  expect(signedOut.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/);
  expect((await ask('/account', { headers: { cookie } })).status).toBe(401);
});

test('without a mail server the link is in a file of the outbox', async () => {
  const gateway = await aGateway();
  onTestFinished(() => gateway.stop());
  await send(`${gateway.url}/account/sign-up`, { json: SIGN_UP });
  const folder = join(gateway.data, 'outbox');
  const [file = ''] = await eventually(async () => {
    const names = await readdir(folder);
    expect(names).toHaveLength(1);
    return names;
  });
  const mail = await eventually(async () => {
    const read = await PostalMime.parse(await readFile(join(folder, file)));
    expect(read.text).toContain(pages.activate);
    return read;
  });
  expect(mail.to?.map(({ address }) => address)).toEqual([EMAIL]);
  expect((await activate(gateway, mail.text)).status).toBe(200);
  const signedIn = await send(`${gateway.url}/account/sign-in`, { json: SIGN_IN });
  expect(signedIn.status).toBe(200);
});
