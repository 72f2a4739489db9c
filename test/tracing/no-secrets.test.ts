import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLog } from '../../server/foundation/log.ts';
import { type Gateway, startGateway } from '../../server/gateway.ts';
import { type Answer, type CallOptions, send, testSettings } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aReceiver, type Receiver } from '../a-receiver.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import type { Misbehaviour } from '../fakes/misbehaviour.ts';
import { scrape } from '../metrics/a-scrape.ts';
import { aCollector, type Collector } from './a-collector.ts';

/** Each can be told from the others where it is found. */
const CANARIES = {
  callersKey: 'canary-callers-key',
  strangersKey: 'canary-strangers-key',
  upstreamKey: 'canary-upstream-key',
  spareKey: 'canary-spare-key',
  upstreamHeader: 'canary-upstream-header',
  databasePassword: 'canarydatabasepassword',
  collectorsKey: 'canary-collectors-key',
  receiversToken: 'canary-receivers-token',
  prompt: 'canary-prompt',
} as const;

let postgresql: PostgresqlServer;
let fake: FakeOpenAI;
let collector: Collector;
let receiver: Receiver;
let data: string;
let gateway: Gateway;
const lines: string[] = [];

beforeAll(async () => {
  [postgresql, fake, collector, receiver] = await Promise.all([
    aPostgresql(CANARIES.databasePassword),
    aFakeOpenAI({ key: CANARIES.upstreamKey }),
    aCollector(),
    aReceiver(500, 204),
  ]);
  data = await mkdtemp(join(tmpdir(), 'patchbay-secrets-'));
  const settings = testSettings(data, {
    // What upstreams say wrongly is passed on as it is.
    server: { strict: false },
    databaseUrl: postgresql.url,
    tracing: { endpoint: collector.url },
    callbacks: { allowPrivate: true },
    retries: { rounds: 1 },
    upstreams: {
      sandbox: { kind: 'sandbox', jobSeconds: 0 },
      fake: {
        kind: 'openai',
        baseUrl: `${fake.url}/v1`,
        secrets: [CANARIES.upstreamKey, CANARIES.spareKey],
        headers: { 'x-secret': CANARIES.upstreamHeader },
      },
    },
    models: [
      { id: 'spoken', upstream: 'fake', model: 'gpt-4o' },
      { id: '*', upstream: 'sandbox' },
    ],
  });
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', `authorization=Bearer ${CANARIES.collectorsKey}`);
  const log = openLog('trace', to);
  gateway = await startGateway({ ...settings, chosenKey: CANARIES.callersKey }, { log });
}, 120_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await gateway.stop();
  await Promise.all([fake.close(), collector.stop(), receiver.stop()]);
  await postgresql.stop();
  await rm(data, { recursive: true, force: true });
});

function call(path: string, options: CallOptions = {}): Promise<Answer> {
  const headers = { 'SVC-API-KEY': CANARIES.callersKey, ...options.headers };
  return send(gateway.url + path, { ...options, headers });
}

function speak(more: object = {}): Promise<Answer> {
  const messages = [{ role: 'user', content: CANARIES.prompt }];
  return call('/v1/chat/completions', { json: { model: 'spoken', messages, ...more } });
}

/** Upstreams repeat what they were sent. */
const ECHO = `You sent ${CANARIES.upstreamKey}, ${CANARIES.spareKey} and ${CANARIES.upstreamHeader}.`;
const ECHOED = { error: { message: ECHO, type: 'server_error' } };

const FAULTS: readonly Misbehaviour[] = [
  { kind: 'status', status: 500, body: ECHOED },
  { kind: 'status', status: 400, body: ECHOED },
  { kind: 'status', status: 429, body: ECHOED, headers: { 'retry-after': '0' } },
  { kind: 'status', status: 502, body: ECHO },
  { kind: 'malformed-json' },
  { kind: 'reset-before-headers' },
  { kind: 'reset-after-headers' },
];

test('no secret is in the figures, in traces or in the log, whatever goes wrong', async () => {
  expect((await speak()).status).toBe(200);
  expect((await speak({ stream: true })).status).toBe(200);
  for (const fault of FAULTS) {
    fake.misbehave(fault);
    await speak();
    fake.misbehave(fault);
    await speak({ stream: true });
  }
  fake.misbehave({ kind: 'error-event', event: `data: ${JSON.stringify(ECHOED)}\n\n` });
  await speak({ stream: true });

  // Strangers, and callers who put a key where none belongs.
  const stranger = { headers: { 'SVC-API-KEY': CANARIES.strangersKey } };
  expect((await call('/v1/models', stranger)).status).toBe(401);
  await call(`/nowhere/${CANARIES.callersKey}?key=${CANARIES.callersKey}`);
  await call(`/jobs/${CANARIES.callersKey}`);
  await speak({ temperature: CANARIES.callersKey });

  // A job whose receiver fails at first.
  const json = {
    prompt: CANARIES.prompt,
    hook_url: `${receiver.url}/?token=${CANARIES.receiversToken}`,
  };
  expect((await call('/vidx/generations', { json })).status).toBe(200);
  await receiver.received(1);

  // The upstream takes neither key any more.
  fake.misbehave({ kind: 'status', status: 401, body: ECHOED }, { times: 2 });
  expect((await speak()).status).toBe(502);
  const { value } = await scrape(gateway);
  expect(value('patchbay_upstream_keys_set_aside', { upstream: 'fake' })).toBe(2);
  expect(value('patchbay_tokens_total', SPOKEN_TOKENS)).toBeGreaterThan(0);

  await postgresql.pause();
  expect((await call('/jobs')).status).toBe(503);
  expect((await call('/v1/models', stranger)).status).toBe(503);
  expect((await call('/readyz')).status).toBe(503);
  const away = await scrape(gateway);
  await postgresql.resume();
  await vi.waitFor(async () => expect((await call('/readyz')).status).toBe(200), {
    timeout: 40_000,
    interval: 500,
  });

  const { headers } = await call('/v1/models');
  const requestId = headers.get('x-request-id');
  await collector.span(({ attributes }) => attributes['patchbay.request.id'] === requestId);
  const figures = [away.text, (await scrape(gateway)).text].join('\n');
  const traces = collector.bodies().toString('latin1');
  // The collector is shown its own key, in the head of each post.
  expect(collector.posts[0]).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: `Bearer ${CANARIES.collectorsKey}` },
  });
  for (const [name, canary] of Object.entries(CANARIES)) {
    expect(figures.includes(canary), `${name} in the figures`).toBe(false);
    expect(traces.includes(canary), `${name} in the traces`).toBe(false);
    expect(
      lines.filter((line) => line.includes(canary)),
      `${name} in the log`,
    ).toEqual([]);
  }
}, 180_000);

const SPOKEN_TOKENS = {
  model: 'spoken',
  upstream: 'fake',
  direction: 'output',
  estimated: 'false',
};
