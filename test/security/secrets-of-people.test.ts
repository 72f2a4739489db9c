import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../a-gateway.ts';
import {
  aGatewayWithMail,
  anAddress,
  cookiesOf,
  type GatewayWithMail,
} from '../a-gateway-with-mail.ts';
import { sendRaw } from '../http/raw-requests.ts';
import { aCollector, type Collector } from '../tracing/a-collector.ts';

let gateway: GatewayWithMail;
let collector: Collector;

beforeAll(async () => {
  collector = await aCollector();
  gateway = await aGatewayWithMail({ tracing: { endpoint: collector.url } });
});

afterAll(async () => {
  await gateway.stop();
  await collector.stop();
});

const PASSWORD = 'canary-password-of-a-person';
const NEW = 'canary-new-password-of-a-person';
const WRONG = 'canary-wrong-password';

/** All output for the operator. */
async function written(): Promise<string> {
  const metrics = await gateway.ask('/metrics');
  return [JSON.stringify(gateway.log), metrics.text, collector.bodies().toString('latin1')].join();
}

describe('secrets of people', () => {
  test('are in no log, figure, trace or answer, whatever goes wrong (G10)', async () => {
    const email = anAddress();
    const answers: Answer[] = [];
    const ask = async (...request: Parameters<GatewayWithMail['ask']>): Promise<Answer> => {
      const answer = await gateway.ask(...request);
      answers.push(answer);
      return answer;
    };
    await ask('/account/sign-up', { json: { email, password: PASSWORD, name: 'Ada' } });
    const link = await gateway.tokenTo(email);
    await ask('/account/activate', { method: 'POST', json: { token: link } });
    await ask(`/account/activate?token=${link}x`);
    await ask(`/account/activate?token=${link}`);
    await ask(`/account/activate?token=${link}`);
    await ask('/account/password-mail', { json: { email } });
    const reset = await gateway.tokenTo(email, 2);
    await ask('/account/password', { json: { token: reset, password: 'short' } });
    await ask('/account/password', { json: { token: `${reset}x`, password: NEW } });
    await ask('/account/password', { json: { token: reset, password: NEW } });
    await ask('/account/sign-in', { json: { email, password: WRONG } });
    await ask('/account/sign-in', { json: { email: 'nobody', password: WRONG } });
    await ask('/account/sign-in', { json: { email, password: [WRONG] } });
    // Only the person who signs in or creates a key is told these secrets.
    const signedIn = await gateway.ask('/account/sign-in', { json: { email, password: NEW } });
    const { csrfToken } = signedIn.json.data;
    const cookie = cookiesOf(signedIn);
    const headers = { cookie, 'x-csrf-token': csrfToken };
    const made = await gateway.ask('/account/keys', { json: { name: 'a' }, headers });
    const { secret } = made.json.data;
    const withKey = { 'SVC-API-KEY': secret };
    await ask('/account', { headers: withKey });
    await ask('/account/keys', { headers });
    await ask('/account/people', { headers });
    await ask('/account/changes', { headers });
    await ask('/account/usage', { headers });
    await ask('/account/ledger', { headers });
    await ask('/v1/images/generations', { json: { prompt: '' }, headers: withKey });
    await ask('/account/keys', { json: { name: '' }, headers });
    await ask('/account/keys', { json: {}, headers: { ...headers, 'x-csrf-token': 'x' } });
    await ask('/nowhere', { headers: { ...headers, ...withKey } });
    await ask('/account/sign-out', { method: 'POST', headers });
    await collector.span(({ name }) => name === 'POST /account/sign-out');
    const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
    const secrets = [PASSWORD, NEW, WRONG, link, reset, token, csrfToken, secret];
    const all = await written();
    for (const hidden of secrets) {
      expect(hidden.length).toBeGreaterThan(10);
      expect(all).not.toContain(hidden);
      for (const { text } of answers) expect(text).not.toContain(hidden);
    }
    // Email addresses are private too.
    expect(all).not.toContain(email);
  });

  test('a password in a body that cannot be read is not repeated', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of [
      `{"email":"ada@example.com","password":"${PASSWORD}`,
      `{"email":"ada@example.com","password":${PASSWORD}}`,
      `{"email":"ada@example.com","password":"${PASSWORD}",}`,
    ]) {
      const answer = await gateway.ask('/account/sign-in', { method: 'POST', body, headers });
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain('canary');
      expect(answer.text).not.toContain('person');
    }
  });

  test('a password under a name that is misspelt is not repeated', async () => {
    const json = { email: 'ada@example.com', pasword: PASSWORD };
    const answer = await gateway.ask('/account/sign-in', { json });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('canary');
  });
});

describe('line breaks and codes for terminals', () => {
  const CODES = '\r\nX-Injected: 1\u001b[31m\u009b31m\u202e';

  test.each([
    ['name', { name: `Ada${CODES}` }],
    ['organisation', { organisation: `Engines${CODES}` }],
    ['email', { email: `ada${CODES}@example.com` }],
  ])('in %s are refused, and not repeated as they are (G11)', async (parameter, wrong) => {
    const json = { email: anAddress(), password: PASSWORD, name: 'Ada', ...wrong };
    const answer = await gateway.ask('/account/sign-up', { json });
    expect([answer.status, answer.json.data.violations[0].parameter]).toEqual([400, parameter]);
    expect(answer.json.message).not.toMatch(/[\p{Cc}\u202e]/u);
  });

  test('in the name of a key are refused (G11)', async () => {
    const person = await gateway.aPerson();
    const answer = await person.call('/account/keys', { json: { name: `a${CODES}` } });
    expect(answer.status).toBe(400);
  });

  test.each(['User-Agent', 'Cookie', 'X-Forwarded-For', 'x-csrf-token', 'Idempotency-Key'])(
    'in %s end in no line of the log of their own (G11)',
    async (name) => {
      const { email, password } = await gateway.activated();
      const body = JSON.stringify({ email, password });
      const answer = await sendRaw(gateway.url, {
        path: '/account/sign-in',
        headers: [
          ['content-type', 'application/json'],
          [name, 'Browser\u00a0\u0080\u009b31m\ttab'],
        ],
        body,
      });
      expect(answer.status).toBe(200);
      expect(JSON.stringify(gateway.log)).not.toContain('\u009b');
      const control = await sendRaw(gateway.url, {
        path: '/account/sign-in',
        headers: [
          ['content-type', 'application/json'],
          [name, 'Browser\u001b[31m'],
        ],
        body,
      });
      expect([200, 400]).toContain(control.status);
      expect(JSON.stringify(gateway.log)).not.toMatch(/\\u001b/);
    },
  );
});

describe('script in names', () => {
  test('comes back as text in JSON that no browser takes for a page (G9)', async () => {
    const name = '<script>alert("1")</script>';
    const person = await gateway.aPerson({ name, organisation: `${name}&` });
    await person.call('/account/keys', { json: { name } });
    const account = await person.call('/account');
    expect(account.json.data).toMatchObject({ name: `${name}&`, person: { name } });
    for (const path of [
      '/account',
      '/account/people',
      '/account/keys',
      '/account/usage.csv',
      '/account/ledger.csv',
    ]) {
      const { headers, status } = await person.call(path);
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      expect(headers.get('content-type')).toMatch(/^(?:application\/json|text\/csv);/);
    }
  });
});

describe('other origins', () => {
  const origin = 'https://evil.example';

  test('are told nothing, and get no leave to send cookies (G12)', async () => {
    const person = await gateway.aPerson();
    const preflight = await gateway.ask('/account/keys', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(405);
    const answer = await person.call('/account', { headers: { origin } });
    for (const { headers } of [preflight, answer]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('that may call may not send cookies either (G12)', async () => {
    const open = await aGatewayWithMail({ server: { allowedOrigins: [origin] } });
    try {
      const preflight = await open.ask('/account/keys', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    } finally {
      await open.stop();
    }
  });

  test('keep no answer that is for one caller', async () => {
    const person = await gateway.aPerson();
    for (const answer of [
      await person.call('/account'),
      await person.call('/account/keys'),
      await gateway.ask('/account'),
      await gateway.call('/account'),
      await gateway.ask('/account/activate?token=x'),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});
