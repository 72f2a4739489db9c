import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type Answer,
  aGateway,
  send,
  TEST_KEY,
  type TestGateway,
  type TestSettings,
  type TestUpstream,
} from '../a-gateway.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { type FakeServer, UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import type { Misbehaviour } from '../fakes/misbehaviour.ts';
import { endingOf, type TextWay, textRequest } from './text-events.ts';

let openai: FakeOpenAI;
let anthropic: FakeAnthropic;
/** Tries each upstream once. */
let gateway: TestGateway;
/** Tries one upstream, then the other, then both once more. */
let patient: TestGateway;

const ONCE = { rounds: 1, firstSeconds: 0.01, secondsUpTo: 1 };
const TWICE = { rounds: 2, firstSeconds: 0.01, secondsUpTo: 2 };
/** A small limit on reply size, and a circuit breaker that never opens. */
const STRICT = {
  breaker: { failures: 10_000, restSeconds: 1 },
  answerMegabytes: 1,
} satisfies Partial<TestUpstream>;
/** A short timeout, only for upstreams that stay silent: on a busy machine others would be cut off. */
const HASTY = { timeouts: { firstByte: 0.5 } };
const SOON_BORED = { timeouts: { firstByte: 3, idle: 0.3 } };

const openaiAt = (url: string): TestUpstream => ({
  ...STRICT,
  kind: 'openai',
  baseUrl: `${url}/v1`,
  secrets: [UPSTREAM_KEY],
});
const anthropicAt = (url: string): TestUpstream => ({
  ...STRICT,
  kind: 'anthropic',
  baseUrl: url,
  secrets: [UPSTREAM_KEY],
});

/** A gateway that is stopped when the test ends. */
async function ownGateway(settings: TestSettings): Promise<TestGateway> {
  const own = await aGateway(settings);
  onTestFinished(() => own.stop());
  return own;
}

/** Settings with one upstream, the fake OpenAI API, which serves the model m. */
function oneUpstream(more: Partial<TestUpstream> = {}, retries = ONCE): TestSettings {
  const upstreams = { a: { ...openaiAt(openai.url), ...more } };
  return { upstreams, models: [{ id: 'm', upstream: 'a' }], retries };
}

beforeAll(async () => {
  [openai, anthropic] = await Promise.all([aFakeOpenAI(), aFakeAnthropic()]);
  const upstreams = {
    openai: openaiAt(openai.url),
    anthropic: anthropicAt(anthropic.url),
    native: { ...openaiAt(openai.url), speaksResponses: true },
  };
  const alone = [
    { id: 'gpt', upstream: 'openai' },
    { id: 'claude', upstream: 'anthropic' },
    { id: 'native', upstream: 'native' },
  ];
  const impatient = {
    'hasty-native': { ...upstreams.native, ...HASTY },
    'bored-native': { ...upstreams.native, ...SOON_BORED },
    'hasty-openai': { ...upstreams.openai, ...HASTY },
    'hasty-anthropic': { ...upstreams.anthropic, ...HASTY },
    'bored-openai': { ...upstreams.openai, ...SOON_BORED },
    'bored-anthropic': { ...upstreams.anthropic, ...SOON_BORED },
  };
  const alike = [
    { id: 'hasty-gpt', upstream: 'hasty-openai' },
    { id: 'hasty-claude', upstream: 'hasty-anthropic' },
    { id: 'hasty-native', upstream: 'hasty-native' },
    { id: 'bored-native', upstream: 'bored-native' },
    { id: 'bored-gpt', upstream: 'bored-openai' },
    { id: 'bored-claude', upstream: 'bored-anthropic' },
  ];
  gateway = await aGateway({
    upstreams: { ...upstreams, ...impatient },
    models: [...alone, ...alike],
    retries: ONCE,
  });
  const both = {
    id: 'both',
    upstreams: [
      { upstream: 'openai', order: 1 },
      { upstream: 'anthropic', order: 2 },
    ],
  };
  const otherwise = { upstream: 'anthropic', order: 2 };
  patient = await aGateway({
    upstreams: { ...upstreams, ...impatient },
    models: [
      ...alone,
      both,
      { id: 'hasty', upstreams: [{ upstream: 'hasty-openai', order: 1 }, otherwise] },
      { id: 'bored', upstreams: [{ upstream: 'bored-openai', order: 1 }, otherwise] },
    ],
    retries: TWICE,
  });
});

afterEach(() => {
  for (const fake of [openai, anthropic]) {
    fake.behave();
    fake.forgetRequests();
  }
});

afterAll(async () => {
  await Promise.all([gateway.stop(), patient.stop()]);
  await Promise.all([openai.close(), anthropic.close()]);
});

/** The model name prefix whose upstreams have a timeout short enough for a test. */
const IMPATIENCE: ReadonlyMap<Misbehaviour['kind'], string> = new Map([
  ['hang', 'hasty-'],
  ['silent-stream', 'bored-'],
]);

type Way = readonly [string, TextWay, () => FakeServer];

/** The routes from an interface to an upstream: three are passed through, four translated. */
const PASSED_ON: readonly Way[] = [
  ['chat of OpenAI', { path: '/v1/chat/completions', model: 'gpt' }, () => openai],
  ['messages of Anthropic', { path: '/v1/messages', model: 'claude' }, () => anthropic],
  ['responses of OpenAI', { path: '/v1/responses', model: 'native' }, () => openai],
];
const TRANSLATED: readonly Way[] = [
  ['chat of Anthropic', { path: '/v1/chat/completions', model: 'claude' }, () => anthropic],
  ['messages of OpenAI', { path: '/v1/messages', model: 'gpt' }, () => openai],
  ['responses of Anthropic', { path: '/v1/responses', model: 'claude' }, () => anthropic],
  ["responses of OpenAI's chats", { path: '/v1/responses', model: 'gpt' }, () => openai],
];
const WAYS = [...PASSED_ON, ...TRANSLATED];
const CHAT: TextWay = { path: '/v1/chat/completions', model: 'm' };
const BOTH: TextWay = { path: '/v1/chat/completions', model: 'both' };

function ask(at: TestGateway, way: TextWay, more: object = {}): Promise<Answer> {
  return at.call(way.path, { json: textRequest(way, more) });
}

/** The usage recorded for a request. */
async function usageOf(at: TestGateway, { headers }: Answer | Response) {
  const rows = await at.usage();
  return rows.filter((row) => row.request_id === headers.get('x-request-id'));
}

/** Asserts an error in the envelope that reveals neither the upstream's address nor its key. */
function expectFailure(answer: Answer, status: number, message?: string | RegExp): void {
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
  expect(answer.json).toMatchObject({
    status: 'FAILED',
    message: expect.any(String),
    type: 'error',
    error: { message: answer.json.message },
    request_id: answer.headers.get('x-request-id'),
  });
  if (message !== undefined) expect(answer.json.message).toMatch(message);
  expectNoSecrets(answer);
}

function expectNoSecrets({ text, headers }: Answer): void {
  const all = text + JSON.stringify([...headers]);
  expect(all).not.toContain(UPSTREAM_KEY);
  expect(all).not.toMatch(/127\.0\.0\.1|ECONN|\.invalid/);
}

/** The last upstream tried, and the number of attempts. */
function askedUpstreams({ headers }: Answer): readonly [string | null, number] {
  for (const name of ['x-patchbay-upstream-ms', 'x-patchbay-gateway-ms']) {
    expect(Number(headers.get(name))).toBeGreaterThanOrEqual(0);
  }
  return [headers.get('x-patchbay-upstream'), Number(headers.get('x-patchbay-attempts'))];
}

describe.each(WAYS)('in %s', (_name, way, fakeOf) => {
  const failing = async (misbehaviour: Misbehaviour, stream: boolean) => {
    fakeOf().misbehave(misbehaviour);
    const model = `${IMPATIENCE.get(misbehaviour.kind) ?? ''}${way.model}`;
    return ask(gateway, { ...way, model }, { stream });
  };

  describe.each([false, true])('streamed: %s', (stream) => {
    test.each<[string, Misbehaviour, number]>([
      ['no answer (B2)', { kind: 'hang' }, 504],
      ['status 500 (B4)', { kind: 'status', status: 500 }, 502],
      ['status 529 (B4)', { kind: 'status', status: 529 }, 502],
      ['an empty body (B6)', { kind: 'empty-body' }, 502],
      ['a page (B6)', { kind: 'html' }, 502],
      ['a reset before the head (B10)', { kind: 'reset-before-headers' }, 502],
    ])('a failure is told, and nothing is charged: %s', async (_fault, misbehaviour, status) => {
      const answer = await failing(misbehaviour, stream);
      expectFailure(answer, status);
      expect(answer.json.data.reason).toBe(status === 504 ? 'timeout' : 'upstream');
      expect(askedUpstreams(answer)).toEqual([expect.stringMatching(/openai|anthropic|native/), 1]);
      expect(await usageOf(gateway, answer)).toEqual([]);
    });

    test('a refusal is passed on with its message, and not tried again (B5)', async () => {
      const answer = await failing({ kind: 'status', status: 400 }, stream);
      expectFailure(answer, 400, /^The fake answers 400, as /);
      expect(fakeOf().requestCount).toBe(1);
      expect(await usageOf(gateway, answer)).toEqual([]);
    });

    test('a redirect is not followed (B10)', async () => {
      const elsewhere = await aFakeOpenAI();
      onTestFinished(() => elsewhere.close());
      expectFailure(await failing({ kind: 'redirect', to: elsewhere.url }, stream), 502);
      expect(elsewhere.requestCount).toBe(0);
    });
  });

  test('an error that comes first in a stream is no answer, and nothing is charged', async () => {
    const answer = await failing({ kind: 'error-event', afterEvents: 0 }, true);
    expectFailure(answer, 502, 'The upstream began its answer with an error.');
    expect(await usageOf(gateway, answer)).toEqual([]);
  });

  test.each<[string, Misbehaviour]>([
    ['half a document (B6)', { kind: 'malformed-json' }],
    ['an endless answer (B9)', { kind: 'endless' }],
    ['a length that is too great (B10)', { kind: 'wrong-content-length', by: 10 }],
    ['a length that is too small (B10)', { kind: 'wrong-content-length', by: -10 }],
    ['a reset after the head (B10)', { kind: 'reset-after-headers' }],
  ])('a failure is told, and nothing is charged: %s', async (_fault, misbehaviour) => {
    const answer = await failing(misbehaviour, false);
    expectFailure(answer, 502);
    expect(await usageOf(gateway, answer)).toEqual([]);
  });

  test.each<[string, Misbehaviour]>([
    ['within an event (B7)', { kind: 'truncated-stream', at: 'event' }],
    // biome-ignore lint/suspicious/noThenProperty: it is data, and nobody awaits it.
    ['within an event, by a reset (B7)', { kind: 'truncated-stream', at: 'event', then: 'reset' }],
    ['within a character (B7)', { kind: 'truncated-stream', at: 'character' }],
    ['by an event that tells of an error (B7)', { kind: 'error-event' }],
    ['by silence (B8)', { kind: 'silent-stream' }],
    ['by its size, without end (B9)', { kind: 'endless' }],
  ])(
    'a stream that is cut ends with the error event, and what came is metered: %s',
    async (_f, misbehaviour) => {
      const answer = await failing(misbehaviour, true);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      expect(endingOf(answer.text)).toBe('error');
      expectNoSecrets(answer);
      await expect
        .poll(() => usageOf(gateway, answer))
        .toMatchObject([{ ending: 'broken', model: expect.stringContaining(way.model) }]);
    },
  );

  test('a stream that is cut before its last event has ended well only where all was said (B7)', async () => {
    const answer = await failing({ kind: 'truncated-stream', at: 'end' }, true);
    // Chat completions give the finish reason before the last event; messages and responses in it.
    const isAnswered = way.model === 'gpt';
    expect(endingOf(answer.text)).toBe(isAnswered ? 'whole' : 'error');
    const ending = isAnswered ? 'complete' : 'broken';
    await expect.poll(() => usageOf(gateway, answer)).toMatchObject([{ ending }]);
  });

  test.each([false, true])('an answer that is whole is metered (streamed: %s)', async (stream) => {
    const answer = await ask(gateway, way, { stream });
    expect(answer.status).toBe(200);
    if (stream) expect(endingOf(answer.text)).toBe('whole');
    await expect
      .poll(() => usageOf(gateway, answer))
      .toMatchObject([{ ending: 'complete', is_estimated: false, model: way.model }]);
  });

  test('a caller who hangs up before the answer ends the call, which is metered (A8)', async () => {
    fakeOf().misbehave({ kind: 'hang' });
    const caller = new AbortController();
    const asking = leavingCall(way, {}, caller.signal);
    await fakeOf().nextRequest();
    const before = (await gateway.usage()).length;
    caller.abort();
    await expect(asking).rejects.toThrow();
    await fakeOf().aborted();
    await expect
      .poll(async () => (await gateway.usage()).slice(before))
      .toMatchObject([{ ending: 'abandoned', is_estimated: true }]);
  });

  test('a caller who hangs up in a stream ends the call, and what came is metered (A8)', async () => {
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
    onTestFinished(() => goOn());
    fakeOf().misbehave({ kind: 'held', until, afterEvents: 3 });
    const caller = new AbortController();
    const response = await leavingCall(way, { stream: true }, caller.signal);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    caller.abort();
    await fakeOf().aborted();
    await expect.poll(() => usageOf(gateway, response)).toMatchObject([{ ending: 'abandoned' }]);
  });
});

function leavingCall(way: TextWay, more: object, signal: AbortSignal): Promise<Response> {
  return fetch(gateway.url + way.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'SVC-API-KEY': TEST_KEY },
    body: JSON.stringify(textRequest(way, more)),
    signal,
  });
}

describe('an upstream that cannot be reached', () => {
  const unreachable: readonly (readonly [string, () => Promise<string>])[] = [
    [
      'nobody listens',
      async () => {
        const gone = await aFakeOpenAI();
        await gone.close();
        return gone.url;
      },
    ],
    ['its name leads nowhere', async () => 'http://no-such-host.invalid'],
    ['it does not speak TLS', async () => openai.url.replace('http:', 'https:')],
  ];

  test.each(unreachable)(
    'because %s gives way to another, else it is told (B1)',
    async (_why, urlOf) => {
      const own = await ownGateway({
        upstreams: { lost: openaiAt(await urlOf()), openai: openaiAt(openai.url) },
        models: [
          { id: 'm', upstream: 'lost' },
          { id: 'both', upstreams: [{ upstream: 'lost' }, { upstream: 'openai', order: 2 }] },
        ],
        retries: TWICE,
      });
      const answer = await ask(own, BOTH);
      expect([answer.status, ...askedUpstreams(answer)]).toEqual([200, 'openai', 2]);
      const failure = await ask(own, CHAT);
      expectFailure(failure, 502, /cannot be reached|secure connection/);
      expect(askedUpstreams(failure)).toEqual(['lost', 2]);
    },
  );
});

describe('an upstream that does not answer', () => {
  test('is answered with 504 at the limit of the address, and its call is ended (B2)', async () => {
    const own = await ownGateway({
      ...oneUpstream({ timeouts: { firstByte: 30 } }),
      timeouts: { main: 0.3, alternate: 20 },
    });
    openai.misbehave({ kind: 'hang' });
    const answer = await ask(own, CHAT);
    expectFailure(answer, 504, 'No answer within 0.3 seconds. The alternate address waits longer;');
    await openai.aborted();
    await expect.poll(() => usageOf(own, answer)).toMatchObject([{ ending: 'wasted' }]);
    // The log line names the upstream that the caller waited for in vain.
    const requestId = answer.headers.get('x-request-id');
    expect(
      own.log.find((line) => line.requestId === requestId && line.status === 504),
    ).toMatchObject({
      upstream: 'a',
      attempts: 1,
      failures: [{ upstream: 'a', failure: 'unanswered' }],
    });
  });

  test('is left alone after some calls that its own limits have ended (B2)', async () => {
    const own = await ownGateway(
      oneUpstream({ ...HASTY, breaker: { failures: 2, restSeconds: 600 } }),
    );
    openai.misbehave({ kind: 'hang' }, { times: 2 });
    for (let times = 0; times < 2; times += 1) {
      expectFailure(await ask(own, CHAT), 504, 'The upstream stopped sending data.');
    }
    expectFailure(await ask(own, CHAT), 503, 'is left alone for a moment');
    expect(openai.requestCount).toBe(2);
  });

  test('is not kept from others because some ask for more than their address waits for (B2)', async () => {
    const own = await ownGateway({
      ...oneUpstream({ timeouts: { firstByte: 30 }, breaker: { failures: 2, restSeconds: 600 } }),
      timeouts: { main: 0.2, alternate: 20 },
    });
    openai.misbehave({ kind: 'hang' }, { times: 4 });
    const tooLong = await Promise.all([1, 2, 3, 4].map(() => ask(own, CHAT)));
    for (const answer of tooLong) expectFailure(answer, 504, 'No answer within 0.2 seconds.');
    openai.behave();
    const other = await send(own.alternateUrl + CHAT.path, {
      json: textRequest(CHAT),
      headers: { 'SVC-API-KEY': TEST_KEY },
    });
    expect(other.status).toBe(200);
  });

  test('gives way to another within its own limit (B2)', async () => {
    openai.misbehave({ kind: 'hang' });
    const answer = await ask(patient, { ...BOTH, model: 'hasty' });
    expect([answer.status, ...askedUpstreams(answer)]).toEqual([200, 'anthropic', 2]);
    await openai.aborted();
  });
});

describe('too many requests', () => {
  const limited = (header?: string): Misbehaviour => ({
    kind: 'status',
    status: 429,
    ...(header === undefined ? {} : { headers: { 'retry-after': header } }),
  });

  test.each([
    ['in seconds', '7', '7'],
    [
      'as a date',
      new Date(Date.now() + 3_600_000).toUTCString(),
      expect.stringMatching(/^3\d{3}$/),
    ],
    ['absurdly', '999999999', '86400'],
    ['not at all', undefined, '5'],
    ['in words', 'later', '5'],
  ])('are passed on with how long to wait, said %s (B3)', async (_how, header, expected) => {
    const own = await ownGateway(oneUpstream());
    openai.misbehave(limited(header));
    const answer = await ask(own, CHAT);
    expectFailure(answer, 429);
    expect(answer.headers.get('retry-after')).toEqual(expected);
    expect(answer.json.error.type).toBe('rate_limit_error');
    expect(await usageOf(own, answer)).toEqual([]);
  });

  test('are waited for as long as the upstream asks, where that is not too long (B3)', async () => {
    const own = await ownGateway(oneUpstream({}, TWICE));
    openai.misbehave(limited('1'));
    const answer = await ask(own, CHAT);
    expect([answer.status, ...askedUpstreams(answer)]).toEqual([200, 'a', 2]);
    const [first, second] = openai.requests;
    expect(Number(second?.startedAt) - Number(first?.startedAt)).toBeGreaterThanOrEqual(1_000);
  });

  test('go to another upstream at once (B3)', async () => {
    openai.misbehave(limited());
    const answer = await ask(patient, BOTH);
    expect([answer.status, ...askedUpstreams(answer)]).toEqual([200, 'anthropic', 2]);
  });

  test('do not reach an upstream that has asked to be left alone, until then (B3)', async () => {
    const own = await ownGateway(oneUpstream());
    openai.misbehave(limited('30'));
    await ask(own, CHAT);
    const answer = await ask(own, CHAT);
    expectFailure(answer, 429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(20);
    expect(openai.requestCount).toBe(1);
  });
});

describe('an upstream that fails', () => {
  test.each([500, 502, 503, 529])('with %i is asked again (B4)', async (status) => {
    openai.misbehave({ kind: 'status', status });
    const answer = await ask(patient, { ...CHAT, model: 'gpt' });
    expect([answer.status, ...askedUpstreams(answer)]).toEqual([200, 'openai', 2]);
  });

  test('again and again is left alone for a while, and tried by one call then (B4)', async () => {
    const breaker = { failures: 2, restSeconds: 0.2 };
    const own = await ownGateway(oneUpstream({ breaker }));
    openai.misbehave({ kind: 'status', status: 503 }, { times: 2 });
    for (let times = 0; times < 2; times += 1) expectFailure(await ask(own, CHAT), 502);
    const spared = await ask(own, CHAT);
    expectFailure(spared, 503, 'is left alone for a moment');
    expect(spared.headers.get('retry-after')).toBe('1');
    expect(openai.requestCount).toBe(2);
    await expect.poll(async () => (await ask(own, CHAT)).status, { interval: 20 }).toBe(200);
    const told = own.log.filter(({ msg }) => /^upstream (left|called)/.test(String(msg)));
    const message = 'The upstream answered with status 503.';
    expect(told).toMatchObject([
      { msg: 'upstream left alone', failure: 'failed', message },
      { msg: 'upstream called again' },
    ]);
  });

  test('is in the line that the log has of the request, with how often and why (B4)', async () => {
    const own = await ownGateway({
      upstreams: { a: openaiAt(openai.url), b: anthropicAt(anthropic.url) },
      models: [
        {
          id: 'both',
          upstreams: [
            { upstream: 'a', order: 1 },
            { upstream: 'b', order: 2 },
          ],
        },
      ],
      retries: ONCE,
    });
    openai.misbehave({ kind: 'status', status: 503, body: { error: { message: UPSTREAM_KEY } } });
    anthropic.misbehave({ kind: 'reset-before-headers' });
    const answer = await ask(own, BOTH);
    expectFailure(answer, 502);
    const requestId = answer.headers.get('x-request-id');
    await expect
      .poll(() => own.log.find((line) => line.requestId === requestId && 'status' in line))
      .toMatchObject({
        status: 502,
        upstream: 'b',
        attempts: 2,
        failures: [
          { upstream: 'a', failure: 'failed', message: 'The upstream answered with status 503.' },
          { upstream: 'b', failure: 'failed', message: 'The upstream broke the connection off.' },
        ],
      });
    expect(JSON.stringify(own.log)).not.toContain(UPSTREAM_KEY);
    const served = await ask(own, BOTH);
    expect(served.status).toBe(200);
    const servedId = served.headers.get('x-request-id');
    const line = () => own.log.find((one) => one.requestId === servedId && 'status' in one);
    await expect.poll(line).toMatchObject({ status: 200 });
    expect(line()).not.toHaveProperty('failures');
  });

  test('is in that line where it breaks a stream off, and rests after some of these (B4)', async () => {
    const breaker = { failures: 2, restSeconds: 600 };
    const own = await ownGateway({
      upstreams: { a: { ...openaiAt(openai.url), breaker } },
      models: [{ id: 'both', upstream: 'a' }],
      retries: ONCE,
    });
    openai.misbehave({ kind: 'truncated-stream', at: 'event' }, { times: 2 });
    for (const _ of [1, 2]) {
      const answer = await ask(own, BOTH, { stream: true });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('ended its response');
      const requestId = answer.headers.get('x-request-id');
      const line = () => own.log.find((one) => one.requestId === requestId && 'status' in one);
      await expect.poll(line).toMatchObject({ status: 200, brokenOffBy: 'a' });
    }
    expect((await ask(own, BOTH)).status).toBe(503);
  });

  test('is spared while another serves (B4)', async () => {
    const breaker = { failures: 1, restSeconds: 600 };
    const own = await ownGateway({
      upstreams: { a: { ...openaiAt(openai.url), breaker }, b: anthropicAt(anthropic.url) },
      models: [{ id: 'both', upstreams: [{ upstream: 'a' }, { upstream: 'b', order: 2 }] }],
      retries: ONCE,
    });
    openai.misbehave({ kind: 'status', status: 500 }, { times: Number.POSITIVE_INFINITY });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(own, BOTH)));
    const later = await Promise.all(Array.from({ length: 5 }, () => ask(own, BOTH)));
    expect([...answers, ...later].map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(openai.requestCount).toBeLessThanOrEqual(5);
    expect(later.map((answer) => askedUpstreams(answer)[0])).toEqual(Array(5).fill('b'));
  });
});

describe('an upstream that refuses', () => {
  test.each([401, 403])(
    'the gateway itself with %i is 502, and an alarm in the log (B5)',
    async (status) => {
      const own = await ownGateway(oneUpstream());
      openai.misbehave({ kind: 'status', status });
      const answer = await ask(own, CHAT);
      expectFailure(answer, 502, "does not accept the gateway's key");
      expect(openai.requestCount).toBe(1);
      const alarms = own.log.filter(({ level }) => Number(level) >= 50);
      expect(alarms).toMatchObject([
        status === 401 ? { upstream: 'a', upstreamKey: 'a-0', left: 0 } : { upstream: 'a' },
      ]);
      expect(JSON.stringify(own.log)).not.toContain(UPSTREAM_KEY);
      expect(await usageOf(own, answer)).toEqual([]);
    },
  );

  test.each([400, 404, 422])('with %i is not asked again, nor is another (B5)', async (status) => {
    openai.misbehave({ kind: 'status', status });
    const answer = await ask(patient, BOTH);
    expectFailure(answer, status === 404 ? 404 : 400);
    expect(askedUpstreams(answer)).toEqual(['openai', 1]);
    expect([openai.requestCount, anthropic.requestCount]).toEqual([1, 0]);
  });

  const GONE: readonly (readonly [number, unknown])[] = [
    [404, 'default backend - 404'],
    [404, { detail: 'Not Found' }],
    [405, { detail: 'Method Not Allowed' }],
  ];
  const ASKED_OF_BOTH: readonly TextWay[] = [
    { path: '/v1/chat/completions', model: 'both' },
    { path: '/v1/messages', model: 'both' },
    { path: '/v1/responses', model: 'both' },
  ];
  test.each(GONE)('any request with %i %j gives way to another upstream (B5)', async (...gone) => {
    const [status, body] = gone;
    openai.misbehave({ kind: 'status', status, body }, { times: Number.POSITIVE_INFINITY });
    for (const way of ASKED_OF_BOTH) {
      const answer = await ask(patient, way);
      expect([answer.status, ...askedUpstreams(answer)]).toEqual([200, 'anthropic', 2]);
    }
  });

  test.each(GONE)(
    'any request with %i %j is 502, an alarm in the log, and left alone (B5)',
    async (status, body) => {
      const breaker = { failures: 2, restSeconds: 600 };
      const own = await ownGateway(oneUpstream({ speaksResponses: true, breaker }, TWICE));
      openai.misbehave({ kind: 'status', status, body }, { times: Number.POSITIVE_INFINITY });
      for (const path of ['/v1/responses', '/v1/messages'] as const) {
        const answer = await ask(own, { path, model: 'm' });
        expectFailure(answer, 502, `status ${status}`);
        expect(askedUpstreams(answer)).toEqual(['a', 1]);
      }
      expect(openai.requestCount).toBe(3);
      const alarms = own.log.filter(({ level }) => Number(level) >= 50);
      expect(alarms).toMatchObject(Array(2).fill({ upstream: 'a', status }));
      expect(own.log).toContainEqual(expect.objectContaining({ msg: 'upstream left alone' }));
      expect((await ask(own, CHAT)).status).toBe(503);
    },
  );

  test('with the key in its words does not tell it (B5)', async () => {
    const message = `Not with ${UPSTREAM_KEY}.`;
    const body = { error: { message, type: 'invalid_request_error', param: null, code: null } };
    openai.misbehave({ kind: 'status', status: 400, body });
    expectFailure(await ask(patient, BOTH), 400, 'Not with (hidden).');
  });

  test('what it cannot say gives way to one that can', async () => {
    const json = textRequest({ path: '/v1/messages', model: 'both' }, { top_k: 5 });
    const answer = await patient.call('/v1/messages', { json });
    expect([answer.status, ...askedUpstreams(answer)]).toEqual([200, 'anthropic', 2]);
    expect(openai.requestCount).toBe(0);
    const alone = await patient.call('/v1/messages', { json: { ...json, model: 'gpt' } });
    expectFailure(alone, 400, 'top_k');
  });
});

test.each(TRANSLATED)(
  'half a document in %s, which is read, ends the stream with the error event (B7)',
  async (_name, way, fakeOf) => {
    fakeOf().misbehave({ kind: 'malformed-json' });
    const answer = await ask(gateway, way, { stream: true });
    expect(endingOf(answer.text)).toBe('error');
    await expect.poll(() => usageOf(gateway, answer)).toMatchObject([{ ending: 'broken' }]);
  },
);

describe('a stream that is cut before its first event', () => {
  test('gives way to another upstream (B7)', async () => {
    openai.misbehave({ kind: 'silent-stream', afterEvents: 0 });
    const answer = await ask(patient, { ...BOTH, model: 'bored' }, { stream: true });
    expect([answer.status, endingOf(answer.text), ...askedUpstreams(answer)]).toEqual([
      200,
      'whole',
      'anthropic',
      2,
    ]);
    await expect.poll(() => usageOf(patient, answer)).toMatchObject([{ upstream: 'anthropic' }]);
  });
});
