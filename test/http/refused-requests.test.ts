import { expect, onTestFinished, test } from 'vitest';
import { aGatewayWithMail, expected } from '../a-gateway-with-mail.ts';

const UP_TO = 10;

async function aLimitedGateway() {
  const account = { requestsPerMinute: UP_TO, tokensPerMinute: 0, concurrent: 0 };
  const gateway = await aGatewayWithMail({ limits: { account } });
  onTestFinished(() => gateway.stop());
  return gateway;
}

async function statuses(ask: () => Promise<{ readonly status: number }>) {
  const seen: number[] = [];
  for (let count = 0; count < UP_TO; count += 1) seen.push((await ask()).status);
  return seen;
}

test('requests of a session without its token count for the account', async () => {
  const gateway = await aLimitedGateway();
  const { cookie, call } = await gateway.aPerson();
  const options = { json: { name: 'another' }, headers: { cookie } };
  const seen = await statuses(() => gateway.ask('/account/keys', options));
  expect(seen[0]).toBe(403);
  await call('/account');
  expect((await gateway.ask('/account/keys', options)).status).toBe(429);
});

test('requests that a key may not make count for the account', async () => {
  const gateway = await aLimitedGateway();
  const { call } = await gateway.aPerson();
  const limits = { operations: ['getAccount'] };
  const made = await expected(call('/account/keys', { json: { name: 'small', limits } }));
  const headers = { 'SVC-API-KEY': made.json.data.secret };
  const seen = await statuses(() => gateway.ask('/jobs', { headers }));
  expect(seen[0]).toBe(403);
  expect(seen.at(-1)).toBe(429);
});
