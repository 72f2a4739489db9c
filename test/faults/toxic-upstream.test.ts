import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway, type TestUpstream } from '../a-gateway.ts';
import { eventually } from '../eventually.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { aToxicProxy, type ToxicProxy, type Toxin } from './a-toxic-proxy.ts';
import { endingOf, textRequest } from './text-events.ts';

let openai: FakeOpenAI;
let anthropic: FakeAnthropic;
/** Sits between the gateway and the first upstream. */
let proxy: ToxicProxy;
let gateway: TestGateway;

/** A circuit breaker that never opens in these tests. */
const KNOWN = {
  breaker: { failures: 10_000, restSeconds: 1 },
  secrets: [UPSTREAM_KEY],
} satisfies Partial<TestUpstream>;
/** Timeouts short enough for a test. */
const QUICK = { firstByte: 0.5, total: 3 };
const SOON_BORED = { idle: 0.4 };

beforeAll(async () => {
  [openai, anthropic] = await Promise.all([aFakeOpenAI(), aFakeAnthropic()]);
  proxy = await aToxicProxy(openai.url);
  gateway = await aGateway({
    upstreams: {
      spoilt: { ...KNOWN, timeouts: QUICK, kind: 'openai', baseUrl: `${proxy.url}/v1` },
      streaming: { ...KNOWN, timeouts: SOON_BORED, kind: 'openai', baseUrl: `${proxy.url}/v1` },
      sound: { ...KNOWN, kind: 'anthropic', baseUrl: anthropic.url },
    },
    models: [
      { id: 'alone', upstream: 'spoilt' },
      { id: 'streaming', upstream: 'streaming' },
      { id: 'both', upstreams: [{ upstream: 'spoilt' }, { upstream: 'sound', order: 2 }] },
    ],
    retries: { rounds: 2, firstSeconds: 0.01, secondsUpTo: 1 },
  });
});

afterEach(async () => {
  await proxy.be({ kind: 'clean' });
  openai.behave();
});

afterAll(async () => {
  await gateway.stop();
  await proxy.stop();
  await Promise.all([openai.close(), anthropic.close()]);
});

function ask(model: string, more: object = {}): Promise<Answer> {
  const path = '/v1/chat/completions';
  return gateway.call(path, { json: textRequest({ path, model }, more) });
}

/** Asserts that a model is served. On a busy machine a request may exceed its timeout now and then. */
function isServed(model: string): Promise<Answer> {
  return eventually(async () => {
    const answer = await ask(model);
    expect(answer.status).toBe(200);
    return answer;
  });
}

/** Asserts that an error reveals neither the upstream's address nor its key. */
function expectNoSecrets({ text, headers }: Answer): void {
  const told = text + JSON.stringify([...headers]);
  expect(told).not.toContain(UPSTREAM_KEY);
  expect(told).not.toMatch(/127\.0\.0\.1|ECONN|EPIPE|socket|undici/i);
}

async function entriesOf({ headers }: Answer) {
  const rows = await gateway.usage();
  return rows.filter((row) => row.request_id === headers.get('x-request-id'));
}

describe('between the gateway and an upstream', () => {
  test.each<[string, Toxin, number]>([
    ['refuses connections (B1)', { kind: 'refuse' }, 502],
    ['resets connections as they are made (B1, B10)', { kind: 'cut' }, 502],
    ['lets nothing through (B2)', { kind: 'silent' }, 504],
    ['is slower than an answer may be (B2)', { kind: 'late', ms: 1_500 }, 504],
    // At four bytes a second, the response headers miss the timeout.
    ['trickles (B2)', { kind: 'trickle', bytesPerSecond: 4 }, 504],
  ])(
    'a line is given up for another upstream, or told of, free, and used again when it is sound: it %s',
    async (_how, toxin, status) => {
      await isServed('alone');
      await proxy.be(toxin);
      const [answer, elsewhere] = await Promise.all([ask('alone'), ask('both')]);
      expect([answer.status, answer.json]).toMatchObject([
        status,
        { status: 'FAILED', message: expect.stringMatching(/^[A-Z].*\.$/) },
      ]);
      expectNoSecrets(answer);
      expect([elsewhere.status, elsewhere.headers.get('x-patchbay-upstream')]).toEqual([
        200,
        'sound',
      ]);
      await proxy.be({ kind: 'clean' });
      const later = await isServed('alone');
      // Entries are written in order: an entry for the failure would be here by now.
      await expect.poll(() => entriesOf(later)).toHaveLength(1);
      expect(await entriesOf(answer)).toEqual([]);
    },
  );

  test.each<[string, Toxin]>([
    ['is cut (B7)', { kind: 'cut' }],
    ['falls silent (B8)', { kind: 'silent' }],
  ])(
    'a line may break under a stream, which ends with the error event and is metered once: it %s',
    async (_how, toxin) => {
      const spoilt = Promise.withResolvers<void>();
      openai.misbehave({ kind: 'held', until: spoilt.promise, afterEvents: 3 });
      const path = '/v1/chat/completions';
      const response = await fetch(gateway.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'SVC-API-KEY': gateway.key },
        body: JSON.stringify(textRequest({ path, model: 'streaming' }, { stream: true })),
      });
      const [first, rest] = await firstAndRest(response, async () => {
        await proxy.be(toxin);
        spoilt.resolve();
      });
      expect(first).toContain('data: ');
      expect(endingOf(first + rest)).toBe('error');
      const { headers, status } = response;
      const answer = { headers, status, text: first + rest, json: undefined };
      expectNoSecrets(answer);
      await expect.poll(() => entriesOf(answer)).toMatchObject([{ ending: 'broken' }]);
    },
  );

  test('a line that trickles a stream carries it, as long as something comes (B8)', async () => {
    await proxy.be({ kind: 'trickle', bytesPerSecond: 4_000 });
    const answer = await ask('streaming', { stream: true });
    expect([answer.status, endingOf(answer.text)]).toEqual([200, 'whole']);
  });
});

/** Reads the first chunk, runs an action, and reads the rest. */
async function firstAndRest(response: Response, act: () => Promise<void>) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? '';
  await act();
  let rest = '';
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    rest += read.value;
  }
  return [first, rest] as const;
}
