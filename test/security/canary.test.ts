import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { openDatabase } from '../../server/database/open-database.ts';
import { checkUp } from '../../server/doctor/doctor.ts';
import { presentFindings } from '../../server/doctor/presentation.ts';
import { openLog } from '../../server/foundation/log.ts';
import { type Gateway, startGateway } from '../../server/gateway/gateway.ts';
import { type Answer, type CallOptions, send, testSettings } from '../a-gateway.ts';
import { cookiesOf } from '../a-gateway-with-mail.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aReceiver, type Receiver } from '../a-receiver.ts';
import { tokenIn } from '../accounts/people/some-people.ts';
import { anS3, type TestS3 } from '../an-s3.ts';
import { anSmtpServer, type TestSmtpServer } from '../an-smtp-server.ts';
import { anOperator } from '../command-line/an-operator.ts';
import { eventually } from '../eventually.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import type { Misbehaviour } from '../fakes/misbehaviour.ts';
import { scrape } from '../metrics/a-scrape.ts';
import { aCollector, type Collector } from '../tracing/a-collector.ts';

/** Secrets of the operator and of callers. Each is distinguishable where it is found. */
const CANARIES = {
  callersKey: 'canary-callers-key',
  strangersKey: 'canary-strangers-key',
  upstreamKey: 'canary-upstream-key',
  spareKey: 'canary-spare-key',
  upstreamHeader: 'canary-upstream-header',
  databasePassword: 'canarydatabasepassword',
  collectorsKey: 'canary-collectors-key',
  storesSecret: 'canary-stores-secret',
  mailPassword: 'canary-mail-password',
  password: 'canary-password-of-a-person',
  newPassword: 'canary-new-password-of-a-person',
} as const;

/** Private data that only the caller's replies and callbacks may contain. */
const PRIVATE = {
  receiversToken: 'canary-receivers-token',
  prompt: 'canary-prompt',
  email: 'canary.ada@example.com',
} as const;

let postgresql: PostgresqlServer;
let fake: FakeOpenAI;
let collector: Collector;
let receiver: Receiver;
let s3: TestS3;
let smtp: TestSmtpServer;
let data: string;
let gateway: Gateway;
const lines: string[] = [];
const mailLogins: unknown[] = [];

beforeAll(async () => {
  [postgresql, fake, collector, receiver, s3, smtp] = await Promise.all([
    aPostgresql(CANARIES.databasePassword),
    aFakeOpenAI({ key: CANARIES.upstreamKey }),
    aCollector(),
    aReceiver(500, 204),
    anS3(),
    anSmtpServer({
      disabledCommands: [],
      onAuth({ password }, _session, done) {
        mailLogins.push(password);
        done(null, { user: 'patchbay' });
      },
    }),
  ]);
  // The mail server's certificate is self-signed.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', `authorization=Bearer ${CANARIES.collectorsKey}`);
  data = await mkdtemp(join(tmpdir(), 'patchbay-canary-'));
  const settings = testSettings(data, {
    // Invalid upstream output is passed on unchanged.
    server: { strict: false },
    databaseUrl: postgresql.url,
    tracing: { endpoint: collector.url },
    callbacks: { allowPrivate: true },
    retries: { rounds: 1 },
    accounts: { startingUnits: 1000 },
    assets: {
      store: { kind: 's3', ...s3.settings, secretAccessKey: CANARIES.storesSecret },
    },
    mail: {
      from: 'Patchbay <patchbay@example.com>',
      smtp: {
        host: '127.0.0.1',
        port: smtp.port,
        secure: false,
        user: 'patchbay',
        password: { env: 'SMTP_PASSWORD' },
      },
    },
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
      { id: 'imgy-3', upstream: 'fake', model: 'dall-e-3' },
      { id: '*', upstream: 'sandbox' },
    ],
  });
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = openLog('trace', to);
  gateway = await startGateway(
    { ...settings, chosenKey: CANARIES.callersKey, mailPassword: CANARIES.mailPassword },
    { log },
  );
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await gateway.stop();
  await Promise.all([fake.close(), collector.stop(), receiver.stop(), s3.stop(), smtp.stop()]);
  await postgresql.stop();
  await rm(data, { recursive: true, force: true });
});

/** All replies to callers who did not send the secret themselves. */
const answers: string[] = [];

async function ask(path: string, options: CallOptions = {}): Promise<Answer> {
  const answer = await send(gateway.url + path, options);
  answers.push(`${JSON.stringify([...answer.headers])} ${answer.text}`);
  return answer;
}

const KEY = { 'SVC-API-KEY': CANARIES.callersKey };

function call(path: string, options: CallOptions = {}): Promise<Answer> {
  return ask(path, { ...options, headers: { ...KEY, ...options.headers } });
}

function speak(more: object = {}): Promise<Answer> {
  const messages = [{ role: 'user', content: PRIVATE.prompt }];
  return call('/v1/chat/completions', { json: { model: 'spoken', messages, ...more } });
}

/** Continues from a stored response and looks it up. */
async function respond(): Promise<void> {
  const json = { model: 'spoken', input: PRIVATE.prompt };
  const { id } = (await call('/v1/responses', { json })).json;
  const more = { previous_response_id: id, stream: true };
  expect((await call('/v1/responses', { json: { ...json, ...more } })).status).toBe(200);
  expect((await call(`/v1/responses/${id}/input_items`)).text).toContain(PRIVATE.prompt);
  expect((await call(`/v1/responses/${id}`, { method: 'DELETE' })).status).toBe(200);
  await call('/v1/responses', { json: { ...json, ...more } });
}

/** Upstreams echo what they were sent. */
const ECHO = `You sent ${CANARIES.upstreamKey}, ${CANARIES.spareKey} and ${CANARIES.upstreamHeader}.`;
const REPEATED = { code: CANARIES.upstreamKey, details: { [CANARIES.spareKey]: [ECHO] } };
const ECHOED = { error: { message: ECHO, type: 'server_error', ...REPEATED } };

const FAULTS: readonly Misbehaviour[] = [
  { kind: 'status', status: 500, body: ECHOED },
  { kind: 'status', status: 400, body: ECHOED },
  { kind: 'status', status: 429, body: ECHOED, headers: { 'retry-after': '0' } },
  { kind: 'status', status: 502, body: ECHO },
  { kind: 'malformed-json' },
  { kind: 'reset-before-headers' },
  { kind: 'reset-after-headers' },
];

/** Makes upstreams echo secrets in text, streams and jobs. */
async function upstreamsMisbehave(): Promise<void> {
  expect((await speak()).status).toBe(200);
  expect((await speak({ stream: true })).status).toBe(200);
  await respond();
  for (const fault of FAULTS) {
    fake.misbehave(fault);
    await speak();
    fake.misbehave(fault);
    await speak({ stream: true });
  }
  fake.misbehave({ kind: 'error-event', event: `data: ${JSON.stringify(ECHOED)}\n\n` });
  await speak({ stream: true });
  fake.misbehave({ kind: 'status', status: 400, body: ECHOED });
  const failed = await call('/v1/images/generations', {
    json: { mode: 'imgy-3', prompt: PRIVATE.prompt, hook_url: receiver.url },
    headers: { prefer: 'respond-async' },
  });
  expect(failed.status).toBe(202);
  await ended(failed.json.data.jobId, 'FAILED');
}

async function ended(jobId: string, status: string): Promise<void> {
  await vi.waitFor(async () => expect((await call(`/jobs/${jobId}`)).json.status).toBe(status), {
    timeout: 60_000,
    interval: 100,
  });
  await call(`/jobs/${jobId}/timeline`);
  await call(`/jobs/${jobId}/callbacks`);
}

/** Unknown callers, callers with a key in the wrong place, and a job whose receiver fails at first. */
async function callersMisbehave(): Promise<void> {
  const stranger = { headers: { 'SVC-API-KEY': CANARIES.strangersKey } };
  expect((await call('/v1/models', stranger)).status).toBe(401);
  for (const path of [
    `/nowhere/${CANARIES.callersKey}?key=${CANARIES.callersKey}`,
    `/jobs/${CANARIES.callersKey}`,
    `/assets/${CANARIES.callersKey}`,
  ]) {
    await send(gateway.url + path, { headers: KEY });
  }
  await send(`${gateway.url}/v1/chat/completions`, {
    json: { model: 'spoken', messages: [], temperature: CANARIES.callersKey },
    headers: KEY,
  });
  const hook_url = `${receiver.url}/?token=${PRIVATE.receiversToken}`;
  const made = await call('/vidx/generations', { json: { prompt: PRIVATE.prompt, hook_url } });
  expect(made.status).toBe(200);
  await ended(made.json.data.jobId, 'SUCCESS');
  await eventually(() => expect(receiver.calls.length).toBeGreaterThan(2));
}

/** A person signs up, signs in, creates a key and uses it. Returns the secrets that only this person was told. */
async function aPersonComes(): Promise<Readonly<Record<string, string>>> {
  const { email } = PRIVATE;
  const json = { email, password: CANARIES.password, name: 'Ada' };
  expect((await ask('/account/sign-up', { json })).status).toBe(200);
  const link = tokenIn((await mails(1)).at(-1) ?? '');
  await ask(`/account/activate?token=${link}`);
  await ask('/account/password-mail', { json: { email } });
  const reset = tokenIn((await mails(2)).at(-1) ?? '');
  await ask('/account/password', { json: { token: reset, password: CANARIES.newPassword } });
  await ask('/account/sign-in', { json: { email, password: CANARIES.password } });
  const signedIn = await send(`${gateway.url}/account/sign-in`, {
    json: { email, password: CANARIES.newPassword },
  });
  const { csrfToken } = signedIn.json.data;
  const cookie = cookiesOf(signedIn);
  const headers = { cookie, 'x-csrf-token': csrfToken };
  const made = await send(`${gateway.url}/account/keys`, { json: { name: 'a' }, headers });
  const callbacks = await send(`${gateway.url}/callback-secrets`, { headers });
  const { secret } = made.json.data;
  for (const path of [
    '/account/keys',
    '/account/people',
    '/account/ledger',
    '/jobs',
    '/upstreams',
  ]) {
    await ask(path, { headers });
  }
  await ask('/account', { headers: { 'SVC-API-KEY': secret } });
  await ask('/account/keys', { json: {}, headers });
  await ask('/account/keys', { json: {}, headers: { ...headers, 'x-csrf-token': 'x' } });
  const hook_url = receiver.url;
  const before = receiver.calls.length;
  await ask('/vidx/generations', { json: { prompt: 'A boat', hook_url }, headers });
  await receiver.received(before + 1);
  const [token = '', signature = ''] = decodeURIComponent(
    cookie.slice(cookie.indexOf('=') + 1),
  ).split('.');
  const secrets: string[] = callbacks.json.data.secrets.map(
    (one: { readonly secret: string }) => one.secret,
  );
  return { link, reset, csrfToken, secret, token, signature, callbackSecret: secrets[0] ?? '' };
}

async function mails(count: number): Promise<readonly string[]> {
  return (await smtp.untilArrived(count)).map(({ text }) => text ?? '');
}

/** The database, the upstream's keys and the store fail. */
async function everythingFails(): Promise<string> {
  fake.misbehave({ kind: 'status', status: 401, body: ECHOED }, { times: 2 });
  expect((await speak()).status).toBe(502);
  const { value } = await scrape(gateway);
  expect(value('patchbay_upstream_keys_set_aside', { upstream: 'fake' })).toBe(2);
  await postgresql.pause();
  const stranger = { headers: { 'SVC-API-KEY': CANARIES.strangersKey } };
  // Each waits several seconds for the database.
  const [operator, ...answered] = await Promise.all([
    Promise.all([typed('accounts', 'list'), doctorSays()]),
    call('/jobs'),
    call('/v1/models', stranger),
    call('/readyz'),
  ]);
  expect(answered.map(({ status }) => status)).toEqual([503, 503, 503]);
  const away = await scrape(gateway);
  await postgresql.resume();
  await vi.waitFor(async () => expect((await call('/readyz')).status).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });
  return [away.text, ...operator].join('\n');
}

/** The output of an operator command, or its error. */
async function typed(...words: readonly string[]): Promise<string> {
  const environment = { PATCHBAY_DATA: data, DATABASE_URL: postgresql.url };
  return anOperator(environment)
    .type(...words)
    .catch(String);
}

/** The doctor's report on settings that contain all these secrets. */
async function doctorSays(): Promise<string> {
  const config = join(data, 'patchbay.yaml');
  const environment = {
    DATABASE_URL: postgresql.url,
    PATCHBAY_API_KEY: CANARIES.callersKey,
    UPSTREAM_KEY: CANARIES.upstreamKey,
    SPARE_KEY: CANARIES.spareKey,
    SMTP_PASSWORD: CANARIES.mailPassword,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer ${CANARIES.collectorsKey}`,
  };
  const settings = {
    assets: { store: { kind: 's3', ...s3.settings, secretAccessKey: CANARIES.storesSecret } },
    mail: {
      from: 'patchbay@example.com',
      smtp: {
        host: '127.0.0.1',
        port: smtp.port,
        user: 'patchbay',
        password: { env: 'SMTP_PASSWORD' },
      },
    },
    tracing: { endpoint: collector.url },
    models: [{ id: 'spoken', upstreams: [{ upstream: 'fake', model: 'gpt-4o' }] }],
    upstreams: {
      fake: {
        kind: 'openai',
        baseUrl: `${fake.url}/v1`,
        keys: [{ env: 'UPSTREAM_KEY' }, { env: 'SPARE_KEY' }],
        headers: { 'x-secret': CANARIES.upstreamHeader },
      },
    },
  };
  await writeFile(config, stringify(settings));
  const flags = { config, data, port: '0', alternatePort: '0' };
  const findings = await checkUp({ flags, environment, isOffline: false });
  expect(findings.length, JSON.stringify(findings)).toBeGreaterThan(5);
  return presentFindings(findings, { isColored: false }) + JSON.stringify(findings);
}

/** Every row of every table, as text. */
async function stored(): Promise<string> {
  const onConnectionLost = (): void => {};
  const database = await openDatabase({
    databaseUrl: postgresql.url,
    folder: '',
    onConnectionLost,
  });
  try {
    const { queries } = database;
    const tables = await queries.introspection.getTables();
    expect(tables.length).toBeGreaterThan(20);
    const rows = await Promise.all(
      tables.map(({ schema = 'public', name }) =>
        queries
          .withSchema(schema)
          // biome-ignore lint/suspicious/noExplicitAny: whatever tables there are.
          .selectFrom(name as any)
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows);
  } finally {
    await database.close();
  }
}

function isNowhere(places: Readonly<Record<string, string>>, secrets: object): void {
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(0);
    for (const [name, canary] of Object.entries(secrets)) {
      expect(String(canary).length, name).toBeGreaterThan(10);
      const at = text.indexOf(canary);
      const around = at < 0 ? '' : text.slice(Math.max(0, at - 80), at + 80);
      expect([name, place, around]).toEqual([name, place, '']);
    }
  }
}

test('no secret is in figures, traces, logs, answers, callbacks, mail, commands or rows, whatever goes wrong (G10)', async () => {
  await upstreamsMisbehave();
  await callersMisbehave();
  const told = await aPersonComes();
  expect(mailLogins).toContain(CANARIES.mailPassword);
  const commands = [
    await typed('accounts', 'list'),
    await typed('keys', 'list', 'Ada'),
    await typed('accounts', 'show', 'nobody'),
    await doctorSays(),
  ].join('\n');
  const whileAway = await everythingFails();
  const { headers } = await call('/v1/models');
  const requestId = headers.get('x-request-id');
  await collector.span(({ attributes }) => attributes['patchbay.request.id'] === requestId);
  // The collector receives its own key in the headers of each request.
  expect(collector.posts[0]).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: `Bearer ${CANARIES.collectorsKey}` },
  });
  const { link, reset, token, callbackSecret, ...unstored } = told;
  const forOperators = {
    'the figures': (await scrape(gateway)).text,
    'what is told while the database is away': whileAway,
    'the traces': collector.bodies().toString('latin1'),
    'the log': lines.join(''),
  };
  const forOthers = {
    'the answers': answers.join('\n'),
    'the callbacks': JSON.stringify(receiver.calls),
    commands,
  };
  isNowhere({ ...forOperators, ...forOthers }, { ...CANARIES, ...told });
  isNowhere(forOperators, PRIVATE);
  // Links are sent by mail only.
  const mail = JSON.stringify(smtp.arrived);
  isNowhere({ 'the mail': mail }, { ...CANARIES, ...unstored, token, callbackSecret });
  // Credentials of others are stored as hashes; the gateway's own signing secrets are stored as they are.
  isNowhere({ 'the rows': await stored() }, { ...CANARIES, ...unstored, link, reset });
});
