import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../a-gateway.ts';
import { aGatewayWithMail, anAddress, type GatewayWithMail } from '../a-gateway-with-mail.ts';
import { PASSWORD } from '../accounts/people/some-people.ts';

let gateway: GatewayWithMail;
let known: { readonly email: string; readonly password: string };
/** A person who has signed up without following the link. */
let waiting: string;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
  known = await gateway.activated();
  waiting = anAddress();
  await gateway.ask('/account/sign-up', {
    json: { email: waiting, password: PASSWORD, name: 'A' },
  });
  await gateway.mailTo(waiting);
});

afterAll(() => gateway.stop());

/** Headers that depend on the request or its sender, not on the address asked about. */
const OF_THE_REQUEST = ['x-request-id', 'date', 'ratelimit'];

/** All parts of a reply that could reveal something. */
function shown({ status, headers, text }: Answer): object {
  const told = [...headers].filter(([name]) => !OF_THE_REQUEST.includes(name));
  return { status, text, headers: told };
}

describe('an answer does not tell whether an address is known', () => {
  test.each([
    ['/account/sign-up', { password: 'a walk by the harbour', name: 'Eve' }],
    ['/account/password-mail', {}],
    ['/account/activation-mail', {}],
    ['/account/sign-in', { password: 'a wrong password' }],
  ])('to %s (G3)', async (path, more) => {
    const addresses = [anAddress(), known.email, known.email.toUpperCase(), waiting];
    const answers = [];
    for (const email of addresses)
      answers.push(await gateway.ask(path, { json: { email, ...more } }));
    const [first, ...others] = answers.map(shown);
    expect(answers[0]?.status).toBe(path === '/account/sign-in' ? 401 : 200);
    for (const other of others) expect(other).toEqual(first);
  });

  test('to an invitation (G3)', async () => {
    const owner = await gateway.aPerson();
    const invite = (email: string) =>
      owner.call('/account/invitations', { json: { email, role: 'member' } });
    expect(shown(await invite(known.email))).toEqual(shown(await invite(anAddress())));
  });
});

describe('mail', () => {
  test('of a reset goes to nobody where the address is unknown (G3)', async () => {
    const unknown = anAddress();
    await gateway.ask('/account/password-mail', { json: { email: unknown } });
    await gateway.ask('/account/activation-mail', { json: { email: unknown } });
    const { email } = await gateway.activated();
    await gateway.ask('/account/password-mail', { json: { email } });
    await gateway.mailTo(email, 2);
    expect(gateway.smtp.arrived.flatMap(({ recipients }) => recipients)).not.toContain(unknown);
  });

  test('of any kind is no way to pester somebody', async () => {
    const email = anAddress();
    const json = { email, password: PASSWORD, name: 'Ada' };
    await gateway.ask('/account/sign-up', { json });
    await gateway.mailTo(email);
    for (let nth = 0; nth < 10; nth += 1) {
      await gateway.ask('/account/activation-mail', { json: { email } });
      await gateway.ask('/account/password-mail', { json: { email } });
    }
    // Mails are sent in order: earlier ones have been sent when this one has arrived.
    await gateway.activated();
    const mails = gateway.smtp.arrived.filter(({ recipients }) => recipients.includes(email));
    expect(mails.length).toBeLessThanOrEqual(6);
  });
});
