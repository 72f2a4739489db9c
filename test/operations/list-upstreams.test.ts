import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aGateway, send, type TestGateway } from '../a-gateway.ts';
import { aGatewayWithMail } from '../a-gateway-with-mail.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { twoAccounts } from './two-accounts.ts';

const REST_SECONDS = 3600;
const MODEL = 'gpt-image-1';
const DOWN = {
  kind: 'status',
  status: 500,
  body: { error: { message: 'Down.' } },
  headers: { 'x-request-id': 'req_1' },
} as const;

let fake: FakeOpenAI;

beforeAll(async () => {
  fake = await aFakeOpenAI();
});

afterAll(() => fake.close());

/** A gateway with an upstream whose failures the test controls. */
async function withUpstream(keys: readonly string[] = [UPSTREAM_KEY], restSeconds = REST_SECONDS) {
  fake.behave();
  const gateway = await aGateway({
    upstreams: {
      sandbox: { kind: 'sandbox' },
      pictures: {
        kind: 'openai',
        baseUrl: `${fake.url}/v1`,
        secrets: keys,
        breaker: { failures: 2, restSeconds },
      },
    },
    models: [
      { id: 'imgx-image-1', upstream: 'pictures', model: MODEL },
      { id: '*', upstream: 'sandbox' },
    ],
    retries: { rounds: 1 },
  });
  onTestFinished(() => gateway.stop());
  return gateway;
}

const ask = ({ call }: TestGateway) =>
  call('/v1/images/generations', { json: { mode: 'imgx-image-1', prompt: 'A fox' } });

async function pictures({ call }: TestGateway) {
  const { json } = await call('/upstreams');
  return json.data.upstreams.find(({ name }: { name: string }) => name === 'pictures');
}

describe('operators', () => {
  test('see every upstream with its models, and what the process does', async () => {
    const { call } = await withUpstream();
    const { status, json } = await call('/upstreams');
    expect([status, json.message]).toEqual([200, 'No upstream is in trouble.']);
    expect(json.data).toMatchObject({
      process: { roles: ['api', 'worker'] },
      windowSeconds: 900,
      stepSeconds: 60,
    });
    const idle = { health: 'unused', breaker: { state: 'closed' }, steps: [] };
    const nothing = { calls: { underWay: 0, waiting: 0 }, recent: { calls: 0, outcomes: {} } };
    expect(json.data.upstreams).toMatchObject([
      {
        name: 'sandbox',
        kind: 'sandbox',
        keys: { count: 0, usable: 0 },
        models: [{ model: '*', called: '*' }],
        ...idle,
        ...nothing,
      },
      {
        name: 'pictures',
        kind: 'openai',
        keys: { count: 1, usable: 1 },
        models: [{ model: 'imgx-image-1', called: MODEL }],
        ...idle,
        ...nothing,
      },
    ]);
    expect(json.data.upstreams[1]).not.toHaveProperty('lastError');
  });

  test('see how fast one has been, and that it answers', async () => {
    const gateway = await withUpstream();
    expect((await ask(gateway)).status).toBe(200);
    const { health, recent, steps } = await pictures(gateway);
    expect([health, recent.calls, recent.outcomes]).toEqual(['good', 1, { done: 1 }]);
    expect(recent.p95Milliseconds).toBeGreaterThanOrEqual(recent.p50Milliseconds);
    expect(steps).toMatchObject([{ calls: 1, failures: 0 }]);
  });

  test('see one that fails, why, and when it is tried again; then that it has recovered', async () => {
    const gateway = await withUpstream([UPSTREAM_KEY], 1);
    fake.misbehave(DOWN);
    await ask(gateway);
    expect(await pictures(gateway)).toMatchObject({
      health: 'failing',
      message: 'Its last call has failed.',
      breaker: { state: 'closed' },
    });
    fake.misbehave(DOWN);
    await ask(gateway);
    const open = await pictures(gateway);
    expect(open).toMatchObject({
      health: 'resting',
      breaker: { state: 'open' },
      recent: { calls: 2, outcomes: { failed: 2 } },
      lastError: { kind: 'failed', message: expect.stringMatching(/./), requestId: 'req_1' },
    });
    const { since, triesAgainAt } = open.breaker;
    expect(Date.parse(triesAgainAt)).toBeGreaterThan(Date.parse(since));
    expect((await gateway.call('/upstreams')).json.message).toBe('1 of 2 upstreams is in trouble.');
    fake.behave();
    await expect.poll(async () => (await ask(gateway)).status).toBe(200);
    const closed = await pictures(gateway);
    expect(closed).toMatchObject({ health: 'good', message: 'It answers.' });
    expect(closed.recent.outcomes).toMatchObject({ done: 1, failed: 2 });
    expect(closed.breaker).toEqual({ state: 'closed' });
    expect(closed.lastError.kind).toBe('failed');
  });

  test('learn how many keys are of use, and no more of them', async () => {
    const gateway = await withUpstream(['not-the-key-1', 'not-the-key-2']);
    await ask(gateway);
    await ask(gateway);
    const answer = await gateway.call('/upstreams');
    expect(answer.text).not.toContain('not-the-key');
    expect(await pictures(gateway)).toMatchObject({
      health: 'keyless',
      keys: { count: 2, usable: 0 },
    });
  });

  test('are the people of the own account of the gateway, too, and GET /account says so', async () => {
    const gateway = await aGatewayWithMail();
    onTestFinished(() => gateway.stop());
    const { json } = await gateway.call('/account');
    expect(json.data.operator).toBe(true);
    const person = await gateway.aPerson();
    await gateway
      .stored()
      .updateTable('membership')
      .set({ account_id: json.data.accountId })
      .where('person_id', '=', person.personId)
      .execute();
    expect((await person.call('/account')).json.data.operator).toBe(true);
    expect((await person.call('/upstreams')).status).toBe(200);
  });
});

describe('others', () => {
  test('are told that it is not for them', async () => {
    const gateway = await aGatewayWithMail();
    onTestFinished(() => gateway.stop());
    const person = await gateway.aPerson();
    expect((await person.call('/account')).json.data.operator).toBe(false);
    const { status, json } = await person.call('/upstreams');
    expect([status, json]).toEqual([
      403,
      {
        status: 'FAILED',
        message: "This is for operators of the gateway, whose account is the gateway's own.",
        data: { code: 'operators_only' },
      },
    ]);
    expect((await send(`${gateway.url}/upstreams`)).status).toBe(401);
  });

  test('have keys of their own, which open no more', async () => {
    const { mine, theirs, stop } = await twoAccounts();
    onTestFinished(stop);
    expect([(await mine('/upstreams')).status, (await theirs('/upstreams')).status]).toEqual([
      200, 403,
    ]);
  });
});
