import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aToxicProxy, type ToxicProxy, type Toxin } from './a-toxic-proxy.ts';

const SOON = { timeout: 60_000, interval: 200 } as const;
/** The longest a request may take with a database this slow: bounded by the connection and statement timeouts. */
const BOUND_MS = 40_000;
const AT_ONCE = 10;
const SERVER_CONNECTIONS = 200;

let postgresql: PostgresqlServer;
let proxy: ToxicProxy;
let gateway: TestGateway;
/** Reads the database directly, bypassing the proxy. */
let operator: Client;

beforeAll(async () => {
  postgresql = await aPostgresql();
  proxy = await aToxicProxy(postgresql.url);
  gateway = await aGateway({ databaseUrl: proxy.url, timeouts: { shutdown: 2 } });
  operator = new Client({ connectionString: postgresql.url });
  await operator.connect();
});

afterEach(() => proxy.be({ kind: 'clean' }));

afterAll(async () => {
  await gateway.stop();
  await operator.end();
  await proxy.stop();
  await postgresql.stop();
});

function create(): Promise<Answer> {
  const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
  return gateway.call('/vidx/generations', { json });
}

/** Creates some jobs concurrently, asserts that none exceeds the bound, and returns the replies. */
async function createSome(): Promise<readonly Answer[]> {
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, create));
  expect(performance.now() - began).toBeLessThan(BOUND_MS);
  for (const { status, json, text } of answers) {
    if (status === 200) continue;
    expect([status, json.status]).toEqual([503, 'FAILED']);
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);
  }
  return answers;
}

function idsOf(answers: readonly Answer[]): readonly string[] {
  return answers.filter(({ status }) => status === 200).map(({ json }) => json.data.jobId);
}

/** Asserts that jobs and reservations correspond, and that every promised job ends and is charged once. */
async function expectAllKept(promised: readonly string[]): Promise<void> {
  await expect.poll(async () => (await create()).status, SOON).toBe(200);
  for (const id of promised) {
    expect((await gateway.ended('/vidx/fetch', id)).status).toBe('SUCCESS');
  }
  const half = await operator.query(`
    select job.id, entry.job_id from job
      full join (select job_id from ledger_entry where kind = 'reserve') entry on entry.job_id = job.id
    where job.id is null or entry.job_id is null`);
  expect(half.rows).toEqual([]);
  const charged = await operator.query(
    `select job_id, count(*)::int as times from ledger_entry where kind = 'settle' and job_id = any ($1) group by 1`,
    [promised],
  );
  expect(charged.rows.map(({ times }) => times)).toEqual(promised.map(() => 1));
}

describe('a database server', () => {
  test('that takes half a second for a statement is waited for (D2)', async () => {
    await proxy.be({ kind: 'late', ms: 500 });
    const answers = await createSome();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await proxy.be({ kind: 'clean' });
    await expectAllKept(idsOf(answers));
  });

  test.each<[string, Toxin]>([
    ['takes everything and says nothing (D1, D2)', { kind: 'silent' }],
    ['resets every connection (D1, D2)', { kind: 'cut' }],
    ['takes no connections (D1)', { kind: 'refuse' }],
  ])(
    'in trouble is 503 in bounded time, keeps what was promised, and goes on: it %s',
    async (_how, toxin) => {
      const before = idsOf(await createSome());
      await proxy.be(toxin);
      const during = await createSome();
      expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
      await proxy.be({ kind: 'clean' });
      await expectAllKept(before);
    },
  );

  test('that loses connections in the midst of transactions has no half of any (D2)', async () => {
    await proxy.be({ kind: 'late', ms: 100 });
    const creating = createSome();
    // By now the first statements of the transactions are in flight.
    await expect.poll(() => proxy.connections(), SOON).toBeGreaterThan(1);
    await proxy.be({ kind: 'cut' });
    await proxy.be({ kind: 'clean' });
    await expectAllKept(idsOf(await creating));
  });

  test('that has no connection left is 503, and is used again when it has (D2)', async () => {
    await proxy.be({ kind: 'refuse' });
    await operator.end();
    const others = await takeAllConnections();
    await proxy.be({ kind: 'clean' });
    const during = await createSome();
    expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
    await Promise.all(others.map((other) => other.end()));
    operator = new Client({ connectionString: postgresql.url });
    await operator.connect();
    await expectAllKept([]);
  });
});

/** Opens connections until the server refuses more. */
async function takeAllConnections(): Promise<readonly Client[]> {
  const taken: Client[] = [];
  while (taken.length < SERVER_CONNECTIONS) {
    const client = new Client({ connectionString: postgresql.url });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch {
      break;
    }
    taken.push(client);
  }
  return taken;
}

test(
  'a stop ends all the same where the server keeps silent',
  async () => {
    const other = await aGateway({ databaseUrl: proxy.url, timeouts: { shutdown: 2 } });
    expect((await other.call('/v1/models')).status).toBe(200);
    await proxy.be({ kind: 'silent' });
    await other.stop();
  },
  BOUND_MS,
);
