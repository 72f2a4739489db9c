import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { type TwoAccounts, twoAccounts } from './two-accounts.ts';

let fake: FakeOpenAI;
let anthropic: FakeAnthropic;
let gateway: TestGateway;

beforeAll(async () => {
  [fake, anthropic] = await Promise.all([aFakeOpenAI(), aFakeAnthropic()]);
  gateway = await aGateway({ ...settings(), textCache: { seconds: 60 } });
});

beforeEach(() => fake.forgetRequests());

afterAll(async () => {
  await gateway.stop();
  await Promise.all([fake.close(), anthropic.close()]);
});

function settings() {
  const secrets = [UPSTREAM_KEY];
  return {
    upstreams: {
      fake: { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets },
      anthropic: { kind: 'anthropic', baseUrl: anthropic.url, secrets },
    },
    models: [
      { id: 'a-model', upstream: 'fake' },
      { id: 'claude', upstream: 'anthropic', model: 'claude-haiku-4-5' },
    ],
    retries: { rounds: 1 },
  };
}

const CHAT = '/v1/chat/completions';

function chat(said: string, more: object = {}): Promise<Answer> {
  const messages = [{ role: 'user', content: said }];
  return gateway.call(CHAT, { json: { model: 'a-model', messages, ...more } });
}

describe('with answers that are kept', () => {
  test('the very same request is answered the same, and no upstream asked', async () => {
    const first = await chat('Hello');
    const again = await chat('Hello');
    expect(again.json).toEqual(first.json);
    expect(first.headers.get('x-patchbay-cache')).toBeNull();
    expect(again.headers.get('x-patchbay-cache')).toBe('hit');
    expect(again.headers.get('x-patchbay-upstream')).toBeNull();
    expect(fake.requestCount).toBe(1);
  });

  test('so is a response', async () => {
    const json = { model: 'a-model', input: 'Hello' };
    const first = await gateway.call('/v1/responses', { json });
    const again = await gateway.call('/v1/responses', { json });
    expect(again.json).toEqual(first.json);
    expect([first, again].map(({ headers }) => headers.get('x-patchbay-cache'))).toEqual([
      null,
      'hit',
    ]);
  });

  test('what was left out for an answer is named again with it', async () => {
    const first = await chat('Hello', { model: 'claude', seed: 7 });
    const again = await chat('Hello', { model: 'claude', seed: 7 });
    expect(again.json).toEqual(first.json);
    const told = [first, again].map(({ headers }) =>
      ['cache', 'ignored'].map((name) => headers.get(`x-patchbay-${name}`)),
    );
    expect(told).toEqual([
      [null, 'seed'],
      ['hit', 'seed'],
    ]);
  });

  test('another request is not', async () => {
    await chat('Hello to all');
    await chat('Hello to all', { temperature: 0.5 });
    expect(fake.requestCount).toBe(2);
  });

  test('a stream is not', async () => {
    await chat('Hello stream', { stream: true });
    await chat('Hello stream', { stream: true });
    expect(fake.requestCount).toBe(2);
  });

  test('what was kept and is no answer by the contract is not given, but asked for anew', async () => {
    await chat('Hello again');
    await gateway.stored().updateTable('text_answer').set({ answer: '{"id": "former"}' }).execute();
    const asked = await chat('Hello again');
    expect([asked.status, asked.headers.get('x-patchbay-cache')]).toEqual([200, null]);
    expect(fake.requestCount).toBe(2);
    const again = await chat('Hello again');
    expect(again.headers.get('x-patchbay-cache')).toBe('hit');
    expect(again.json).toEqual(asked.json);
  });

  test('a failure is not kept', async () => {
    fake.misbehave({ kind: 'status', status: 500 });
    expect((await chat('Hello failure')).status).toBe(502);
    expect((await chat('Hello failure')).status).toBe(200);
  });
});

test('an answer is not given to another account', async () => {
  const accounts: TwoAccounts = await twoAccounts({ ...settings(), textCache: { seconds: 60 } });
  const json = { model: 'a-model', messages: [{ role: 'user', content: 'Mine' }] };
  await accounts.mine(CHAT, { json });
  const theirs = await accounts.theirs(CHAT, { json });
  const mine = await accounts.mine(CHAT, { json });
  await accounts.stop();
  expect([theirs, mine].map(({ headers }) => headers.get('x-patchbay-cache'))).toEqual([
    null,
    'hit',
  ]);
});

test('nothing is kept unless the operator wants it', async () => {
  const usual = await aGateway(settings());
  const json = { model: 'a-model', messages: [{ role: 'user', content: 'Twice' }] };
  await usual.call(CHAT, { json });
  await usual.call(CHAT, { json });
  await usual.stop();
  expect(fake.requestCount).toBe(2);
});
