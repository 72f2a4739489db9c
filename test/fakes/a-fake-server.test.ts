import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFakeOpenAI, type FakeOpenAI } from './a-fake-openai.ts';
import { UPSTREAM_KEY } from './a-fake-server.ts';

const HEADERS = { authorization: `Bearer ${UPSTREAM_KEY}`, 'content-type': 'application/json' };
const REQUEST = { model: 'gpt-4o', messages: [{ role: 'user', content: 'Hello' }] };

let fake: FakeOpenAI;

beforeEach(async () => {
  fake = await aFakeOpenAI();
});

afterEach(() => fake.close());

function ask(body: object = REQUEST, signal?: AbortSignal): Promise<Response> {
  return fetch(`${fake.url}/v1/chat/completions?trace=1`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

describe('what a fake has seen', () => {
  test('is each request as it was sent', async () => {
    await (await ask()).text();
    const [request] = fake.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { authorization: HEADERS.authorization },
      body: REQUEST,
      size: JSON.stringify(REQUEST).length,
      isWhole: true,
    });
    expect(request?.query.get('trace')).toBe('1');
  });

  test('can be awaited before and after it came, each request once', async () => {
    const awaited = fake.nextRequest();
    await (await ask({ ...REQUEST, user: 'first' })).text();
    await (await ask({ ...REQUEST, user: 'second' })).text();
    expect((await awaited).body.user).toBe('first');
    expect((await fake.nextRequest()).body.user).toBe('second');
  });

  test('can be awaited by what it is like', async () => {
    const awaited = fake.nextRequest(({ body }) => body.user === 'second');
    await (await ask({ ...REQUEST, user: 'first' })).text();
    await (await ask({ ...REQUEST, user: 'second' })).text();
    expect((await awaited).body.user).toBe('second');
    expect((await fake.nextRequest()).body.user).toBe('first');
  });

  test('is forgotten when a test asks for it', async () => {
    await (await ask()).text();
    fake.forgetRequests();
    expect([fake.requests, fake.requestCount]).toEqual([[], 0]);
    await (await ask({ ...REQUEST, user: 'later' })).text();
    expect((await fake.nextRequest()).body.user).toBe('later');
  });

  test('is that a body broke off, and that its sender hung up', async () => {
    const socket = connect(Number(new URL(fake.url).port), '127.0.0.1');
    const head = 'POST /v1/chat/completions HTTP/1.1\r\nhost: fake\r\ncontent-length: 100\r\n';
    socket.write(`${head}content-type: application/json\r\n\r\n{"model":`, () => socket.destroy());
    expect(await fake.nextRequest()).toMatchObject({ isWhole: false, body: undefined, size: 9 });
    expect((await fake.aborted()).isWhole).toBe(false);
  });
});

describe('what is under way', () => {
  test('is counted until each answer is at its end', async () => {
    const release = Promise.withResolvers<void>();
    fake.misbehave({ kind: 'held', until: release.promise }, { times: 3 });
    const answers = [ask(), ask(), ask()];
    for (const _ of answers) await fake.nextRequest();
    expect(fake.underWay).toBe(3);
    release.resolve();
    for (const answer of answers) await (await answer).text();
    await expect.poll(() => fake.underWay).toBe(0);
    expect(fake.mostUnderWay).toBe(3);
  });

  test('is told when the client hangs up, before the answer and within it', async () => {
    for (const kind of ['hang', 'silent-stream'] as const) {
      const leaving = new AbortController();
      fake.misbehave({ kind });
      const answer = ask({ ...REQUEST, stream: true }, leaving.signal).then((response) =>
        response.text(),
      );
      const request = await fake.nextRequest();
      leaving.abort();
      await expect(answer).rejects.toThrow();
      expect(await fake.aborted()).toBe(request);
      expect(fake.underWay).toBe(0);
    }
  });

  test('is not said to be hung up on where the answer went through or the fake broke it off', async () => {
    await (await ask()).text();
    fake.misbehave({ kind: 'reset-before-headers' });
    await expect(ask()).rejects.toThrow();
    fake.misbehave({ kind: 'hang' });
    const leaving = new AbortController();
    const answer = ask({ ...REQUEST, user: 'leaving' }, leaving.signal);
    await fake.nextRequest(({ body }) => body.user === 'leaving');
    leaving.abort();
    await expect(answer).rejects.toThrow();
    expect((await fake.aborted()).body.user).toBe('leaving');
  });
});

describe('a fake that stops', () => {
  test('cuts what is under way, refuses connections, and comes back where it was', async () => {
    const { url } = fake;
    fake.misbehave({ kind: 'hang' });
    const answer = ask();
    await fake.nextRequest();
    const failing = expect(answer).rejects.toThrow();
    await fake.stop();
    await failing;
    expect(fake.underWay).toBe(0);
    await expect(ask()).rejects.toThrow();
    await fake.start();
    expect(fake.url).toBe(url);
    expect((await ask()).status).toBe(200);
  });

  test('does so at the end of the block that it is used in', async () => {
    let url = '';
    {
      await using another = await aFakeOpenAI();
      url = another.url;
    }
    await expect(fetch(url)).rejects.toThrow();
  });
});
