import { describe, expect, onTestFinished, test } from 'vitest';
import type { TestSettings } from '../../a-gateway.ts';
import { aGatewayWithMail, type GatewayWithMail } from '../../a-gateway-with-mail.ts';

async function withSettings(settings: TestSettings = {}): Promise<GatewayWithMail> {
  const gateway = await aGatewayWithMail(settings);
  onTestFinished(() => gateway.stop());
  return gateway;
}

/** The parts of a cookie: its name, then its attributes. */
function partsOf(cookie: string): readonly string[] {
  const [pair = '', ...attributes] = cookie.split('; ');
  return [pair.split('=')[0] ?? '', ...attributes];
}

describe('the cookie of a session', () => {
  test.each([
    ['http', undefined, 'patchbay.session_token', []],
    ['https', 'https://patchbay.example/', '__Host-patchbay.session_token', ['Secure']],
  ] as const)(
    'over %s is for no script and for no other site (G5)',
    async (_how, publicUrl, name, more) => {
      const gateway = await withSettings(publicUrl === undefined ? {} : { server: { publicUrl } });
      const { email, password } = await signedUp(gateway);
      const answer = await gateway.ask('/account/sign-in', { json: { email, password } });
      const [cookie = '', ...others] = answer.headers.getSetCookie();
      expect(others).toEqual([]);
      expect(partsOf(cookie).toSorted()).toEqual(
        [name, 'Max-Age=604800', 'Path=/', 'HttpOnly', 'SameSite=Strict', ...more].toSorted(),
      );
      const sent = cookie.split(';')[0] ?? '';
      const read = await gateway.ask('/account', { headers: { cookie: sent } });
      expect(read.status).toBe(200);
      const headers = { cookie: sent, 'x-csrf-token': read.json.data.csrfToken };
      const gone = await gateway.ask('/account/sign-out', { method: 'POST', headers });
      const removals = gone.headers.getSetCookie();
      expect(removals.map((removal) => partsOf(removal)[0])).toContain(name);
      for (const removal of removals) {
        expect(partsOf(removal)).toEqual(
          expect.arrayContaining(['Max-Age=0', 'Path=/', 'HttpOnly', 'SameSite=Strict', ...more]),
        );
      }
    },
  );

  test('without its prefix opens nothing where the gateway is reached by https', async () => {
    const gateway = await withSettings({ server: { publicUrl: 'https://patchbay.example' } });
    const credentials = await signedUp(gateway);
    const { cookie } = await gateway.signedIn(credentials);
    const headers = { cookie: cookie.replace('__Host-', '') };
    expect((await gateway.ask('/account', { headers })).status).toBe(401);
  });
});

/** Behind https, links lead to an address where nothing listens here; only the token is used. */
async function signedUp(gateway: GatewayWithMail) {
  const credentials = await gateway.activated();
  const mail = await gateway.mailTo(credentials.email);
  expect(mail.text).toMatch(/^https?:\/\/[\w.:]+\/console\/activate\?token=[\w-]+$/m);
  return credentials;
}
