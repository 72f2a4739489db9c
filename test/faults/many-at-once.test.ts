import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aToxicProxy, type ToxicProxy } from './a-toxic-proxy.ts';

const AT_ONCE = 60;
/** Delay of each statement. Together they exceed the timeouts for a lock and for a connection. */
const LATE_MS = 60;
/** A delay so short that statements get their turns within the timeouts, unless the machine is busy. */
const A_LITTLE_LATE_MS = 10;

let postgresql: PostgresqlServer;
let proxy: ToxicProxy;
let gateway: TestGateway;
/** Reads the database directly, bypassing the proxy. */
let operator: Client;

beforeAll(async () => {
  postgresql = await aPostgresql();
  proxy = await aToxicProxy(postgresql.url);
  gateway = await aGateway({
    databaseUrl: proxy.url,
    timeouts: { main: 300 },
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 600 } },
  });
  operator = new Client({ connectionString: postgresql.url });
  await operator.connect();
});

afterAll(async () => {
  await gateway.stop();
  await operator.end();
  await proxy.stop();
  await postgresql.stop();
});

/** Sends as many requests as one account may run concurrently while the database is slow; returns their statuses. */
async function sendAll(
  send: (index: number) => Promise<Answer>,
  ms: number,
): Promise<readonly number[]> {
  await proxy.be({ kind: 'late', ms });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
  await proxy.be({ kind: 'clean' });
  for (const { status, headers } of answers) {
    if (status !== 200) expect([status, headers.has('Retry-After')]).toEqual([503, true]);
  }
  return answers.map(({ status }) => status);
}

describe(`an account that asks for ${AT_ONCE} things at once, of a slow database,`, () => {
  test('has all of its jobs cancelled, those too for which it is told to ask again (A14)', async () => {
    const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
    const created = await Promise.all(
      Array.from({ length: AT_ONCE }, () => gateway.call('/vidx/generations', { json })),
    );
    const ids: readonly string[] = created.map((answer) => answer.json.data.jobId);
    const cancel = (index: number) =>
      gateway.call(`/jobs/${ids[index]}/cancel`, { method: 'POST' });
    const statuses = await sendAll(cancel, A_LITTLE_LATE_MS);
    expect(statuses).toContain(200);
    const again = await Promise.all(statuses.map((_, index) => cancel(index)));
    const reasons = again.map(({ json }) => json.data.reason);
    expect(reasons).toEqual(Array<string>(AT_ONCE).fill('cancelled'));
  });

  test('has its pictures, each charged once, or is told when to ask again (A14, D2)', async () => {
    const json = { prompt: 'A lighthouse', size: '256x256' };
    const make = (index: number) =>
      gateway.call('/v1/images/generations', {
        json,
        headers: { 'Idempotency-Key': `picture-${index}` },
      });
    const statuses = await sendAll(make, LATE_MS);
    expect(await charges()).toBe(statuses.filter((status) => status === 200).length);
  });
});

/** The number of images charged so far, according to the ledger. */
async function charges(): Promise<number> {
  const { rows } = await operator.query(
    `select count(*)::int as count from ledger_entry where operation = 'createImage' and kind = 'settle'`,
  );
  return rows[0]?.count;
}
