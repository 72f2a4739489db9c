import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aToxicProxy, type ToxicProxy } from './a-toxic-proxy.ts';

const JOBS = 60;
/** What each statement takes longer: all ends together are longer than a lock or a connection is waited for. */
const LATE_MS = 40;

let postgresql: PostgresqlServer;
let proxy: ToxicProxy;
let gateway: TestGateway;

beforeAll(async () => {
  postgresql = await aPostgresql();
  proxy = await aToxicProxy(postgresql.url);
  gateway = await aGateway({
    databaseUrl: proxy.url,
    timeouts: { main: 300 },
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 600 } },
  });
});

afterAll(async () => {
  await gateway.stop();
  await proxy.stop();
  await postgresql.stop();
});

test(`an account that cancels ${JOBS} jobs at once, on a slow database, has all of them cancelled (D2)`, async () => {
  const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
  const created = await Promise.all(
    Array.from({ length: JOBS }, () => gateway.call('/vidx/generations', { json })),
  );
  const ids: readonly string[] = created.map((answer) => answer.json.data.jobId);
  await proxy.be({ kind: 'late', ms: LATE_MS });
  const cancelled = await Promise.all(
    ids.map((id) => gateway.call(`/jobs/${id}/cancel`, { method: 'POST' })),
  );
  expect(cancelled.map(({ status }) => status)).toEqual(ids.map(() => 200));
});
