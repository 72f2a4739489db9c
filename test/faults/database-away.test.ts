import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway, send, type TestGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aFormWith, aRecording } from '../recordings.ts';

const SOON = { timeout: 90_000, interval: 200 } as const;

let postgresql: PostgresqlServer;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

async function started(): Promise<TestGateway> {
  const upstreams = { sandbox: { kind: 'sandbox', jobSeconds: 3 } } as const;
  const gateway = await aGateway({
    databaseUrl: postgresql.url,
    upstreams,
    timeouts: { shutdown: 2 },
  });
  return gateway;
}

const VIDEO = '/vidx/generations';
const ORDER = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };

function createVideo({ call }: TestGateway): Promise<Answer> {
  return call(VIDEO, { json: ORDER });
}

const MESSAGE = "The gateway's database does not answer; send the request again in a moment.";
const ENVELOPE = { status: 'FAILED', message: MESSAGE };

/** The parts of a reply that report an unavailable database: 503, Retry-After, and the envelope. */
function refusalOf({ status, headers, json }: Answer) {
  return [status, headers.get('retry-after'), json];
}

/**
 * Asserts that a response is still answered and reports that it is not stored, and that an earlier one is unavailable.
 */
async function expectUnkept({ call, log }: TestGateway, before: string): Promise<void> {
  const json = { model: 'any', input: 'Hello' };
  const whole = await call('/v1/responses', { json });
  expect([whole.status, whole.json.store]).toEqual([200, false]);
  const { text } = await call('/v1/responses', { json: { ...json, stream: true } });
  expect(text).toContain('"type":"response.completed"');
  expect(text.slice(text.indexOf('event: response.completed'))).toContain('"store":false');
  const said = log.filter(({ msg }) => msg === 'response could not be kept');
  expect(said).toHaveLength(1);
  const after = await call('/v1/responses', { json: { ...json, previous_response_id: before } });
  expect([after.status, (await call(`/v1/responses/${before}`)).status]).toEqual([503, 503]);
}

/** Asserts that the log names each reason why requests failed, but not each request. */
function expectToldSparingly({ log }: TestGateway): void {
  const told = log.filter(({ msg }) => msg === 'database does not answer');
  const refused = log.filter(({ problem }) => problem === 'unavailable');
  expect(told).not.toEqual([]);
  expect(told.length).toBeLessThan(refused.length);
  for (const line of told) {
    expect(line).toMatchObject({ level: 40, requestId: expect.any(String) });
    expect(line).toMatchObject({ reason: expect.any(String), operation: expect.any(String) });
  }
}

describe('while the database server is stopped', () => {
  test('every call that needs it is told to come again, and all goes on when the server is back (D1)', async () => {
    const gateway = await started();
    onTestFinished(() => gateway.stop());
    const { call } = gateway;
    const accepted = await createVideo(gateway);
    const jobId = accepted.json.data.jobId;
    const json = { model: 'any', messages: [{ role: 'user', content: 'Hello' }] };
    expect((await call('/v1/chat/completions', { json })).status).toBe(200);
    const kept = await call('/v1/responses', { json: { model: 'any', input: 'Hello' } });
    expect([kept.status, kept.json.store]).toEqual([200, true]);
    await postgresql.pause();
    // The reason is logged without the driver's stack trace, which would be the same each time.
    const lost = () => gateway.log.filter(({ msg }) => msg === 'database connection lost');
    await expect.poll(lost, SOON).not.toEqual([]);
    for (const line of lost()) {
      expect(line).toMatchObject({ level: 40, reason: expect.any(String) });
      expect(line).not.toHaveProperty('error');
    }

    const media = await Promise.all([
      createVideo(gateway),
      call(`/vidx/fetch?jobId=${jobId}`),
      call('/musx/v1/upload', { form: aFormWith('file', aRecording(1)) }),
      call(`/assets/${jobId}?expires=1&signature=x`),
    ]);
    for (const answer of media.slice(0, 3)) {
      expect(refusalOf(answer)).toEqual([503, '5', ENVELOPE]);
    }
    // Caches the key and its balance, so that requests that need nothing else from the database work.
    const known = [await call('/v1/models'), await call('/v1/chat/completions', { json })];
    expect(known.map(({ status }) => status)).toEqual([200, 200]);
    await expectUnkept(gateway, kept.json.id);
    const headers = { 'SVC-API-KEY': 'one that nobody has used' };
    for (const answer of [
      await call('/v1/models', { headers }),
      await call('/v1/chat/completions', { json, headers }),
    ]) {
      const requestId = answer.headers.get('x-request-id');
      const error = { type: 'overloaded_error', code: null, param: null, message: MESSAGE };
      const body = { ...ENVELOPE, type: 'error', error, request_id: requestId };
      expect(refusalOf(answer)).toEqual([503, '5', body]);
      const told = gateway.log.filter((entry) => entry.requestId === requestId);
      expect(told.at(-1)).toMatchObject({ level: 30, status: 503, problem: 'unavailable' });
    }
    expectToldSparingly(gateway);
    expect((await send(`${gateway.url}/healthz`)).status).toBe(200);
    const ready = await send(`${gateway.url}/readyz`);
    expect([ready.status, ready.json.data]).toMatchObject([503, { database: false }]);

    await postgresql.resume();
    await expect.poll(async () => (await createVideo(gateway)).status, SOON).toBe(200);
    await expect.poll(async () => (await call('/readyz')).status, SOON).toBe(200);
    const over = () => gateway.log.filter(({ msg }) => msg === 'the database answers again');
    await expect.poll(over, SOON).toMatchObject([{ level: 30, seconds: expect.any(Number) }]);
    expect((await call(`/v1/responses/${kept.json.id}`)).json).toEqual(kept.json);
    const { json: later } = await createVideo(gateway);
    expect((await gateway.ended('/vidx/fetch', jobId)).status).toBe('SUCCESS');
    expect((await gateway.ended('/vidx/fetch', later.data.jobId)).status).toBe('SUCCESS');
  });

  test('a gateway that is asked to stop does', async () => {
    const gateway = await started();
    await postgresql.pause();
    onTestFinished(() => postgresql.resume());
    expect((await createVideo(gateway)).status).toBe(503);
    await gateway.stop();
    await expect(send(`${gateway.url}/healthz`)).rejects.toThrow();
  });
});

describe('where the database server does not let a statement through', () => {
  let gateway: TestGateway;
  /** Inspects activity and cuts connections. */
  let operator: Client;
  /** Holds locks. Separate, because a transaction sees a fixed snapshot of others' activity until it ends. */
  let holder: Client;

  beforeAll(async () => {
    gateway = await started();
    operator = new Client({ connectionString: postgresql.url });
    holder = new Client({ connectionString: postgresql.url, application_name: 'holder' });
    await operator.connect();
    await holder.connect();
  });

  afterAll(async () => {
    await holder.end();
    await operator.end();
    await gateway.stop();
  });

  async function jobs(): Promise<number> {
    const { rows } = await operator.query<{ count: string }>('select count(*) from job');
    return Number(rows[0]?.count);
  }

  /** Locks the job table exclusively until the transaction ends. */
  async function lockJobs(): Promise<void> {
    await holder.query('begin');
    await holder.query('lock table job in access exclusive mode');
  }

  test('because of a lock, requests do not wait for ever, however many they are (D2)', async () => {
    const before = await jobs();
    await lockJobs();
    const answers = await Promise.all(Array.from({ length: 50 }, () => createVideo(gateway)));
    await holder.query('rollback');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await jobs()).toBe(before);
    expect((await createVideo(gateway)).status).toBe(200);
  });

  test('because the connection is cut in a transaction, nothing is half written (D2)', async () => {
    const before = await jobs();
    await lockJobs();
    const answer = createVideo(gateway);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
                 where wait_event_type = 'Lock' and query like '%insert into job (%'`;
    await expect.poll(async () => (await operator.query(cut)).rowCount, SOON).toBe(1);
    await holder.query('rollback');
    expect(refusalOf(await answer)).toEqual([503, '5', ENVELOPE]);
    expect(await jobs()).toBe(before);
    expect((await createVideo(gateway)).status).toBe(200);
  });

  test('because it can only be read, as a standby, callers are told to come again', async () => {
    const name = new URL(postgresql.url).pathname.slice(1);
    await operator.query(`alter database ${name} set default_transaction_read_only = on`);
    onTestFinished(async () => {
      await operator.query(`alter database ${name} reset default_transaction_read_only`);
      await cutOthers();
    });
    await cutOthers();
    await expect.poll(async () => (await gateway.call('/v1/models')).status, SOON).toBe(200);
    expect(refusalOf(await createVideo(gateway))).toEqual([503, '5', ENVELOPE]);
  });

  async function cutOthers(): Promise<void> {
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'holder'`,
    );
  }
});
