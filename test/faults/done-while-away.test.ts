import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImageResult } from '../../server/upstreams/port/images.ts';
import type { UpstreamOutcome } from '../../server/upstreams/port/outcome.ts';
import type { Upstream } from '../../server/upstreams/port/upstream.ts';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { anUpstream, imagesThat, succeeded } from '../jobs/an-upstream.ts';

const PNG = readFileSync(join(import.meta.dirname, '../../openapi/examples/files/picture.png'));
const JOBS = 3;
/** Without a heartbeat for ten seconds, a process counts as dead. */
const LONGER_THAN_A_HEARTBEAT_MS = 12_000;
const SOON = { timeout: 60_000, interval: 100 } as const;

/** An upstream without idempotency keys that answers submissions only when released. */
function aHeldUpstream() {
  let begun = 0;
  let gate = Promise.withResolvers<void>();
  const begin = async <T>(value: T): Promise<UpstreamOutcome<T>> => {
    begun += 1;
    await gate.promise;
    return succeeded(value);
  };
  const pictures = (): ImageResult => ({
    images: [{ mediaType: 'image/png', open: async () => Readable.from([PNG]) }],
  });
  const upstream: Upstream = {
    video: { ...anUpstream(), knowsKeys: false, submit: () => begin(`job-${begun}`) },
    images: imagesThat(() => begin(pictures())),
    close: async () => {},
  };
  return {
    upstream,
    begun: () => begun,
    release: () => gate.resolve(),
    hold() {
      begun = 0;
      gate = Promise.withResolvers();
    },
  };
}

let postgresql: PostgresqlServer;
let gateway: TestGateway;
const held = aHeldUpstream();

beforeAll(async () => {
  postgresql = await aPostgresql();
  gateway = await aGateway(
    { databaseUrl: postgresql.url, models: [{ id: '*', upstream: 'held' }] },
    { upstreams: new Map([['held', held.upstream]]) },
  );
});

beforeEach(() => held.hold());

afterAll(async () => {
  await gateway.stop();
  await postgresql.stop();
});

describe('what an upstream has done while the database server is stopped', () => {
  test.each([
    ['videos that it took on', '/vidx/generations', {}, '/vidx/fetch'],
    ['pictures that it made', '/v1/images/generations', { Prefer: 'respond-async' }, '/jobs'],
  ])(
    'is written down when it is back, and not done twice: %s',
    async (_what, path, headers, at) => {
      const created = await Promise.all(
        Array.from({ length: JOBS }, () =>
          gateway.call(path, { json: { prompt: 'A fox' }, headers }),
        ),
      );
      await expect.poll(held.begun, SOON).toBe(JOBS);
      await postgresql.pause();
      held.release();
      const failed = gateway.log.length;
      await expect
        .poll(() => JSON.stringify(gateway.log.slice(failed)), SOON)
        .toContain('does not answer');
      await postgresql.resume();
      for (const { json } of created) {
        const { jobId } = json.data;
        const found = async () =>
          (await gateway.call(at === '/jobs' ? `/jobs/${jobId}` : `${at}?jobId=${jobId}`)).json
            .status;
        await expect.poll(found, SOON).toBe('SUCCESS');
      }
      expect(held.begun()).toBe(JOBS);
    },
  );
});

test('what an upstream is still doing when the database server is back goes on, and is not begun again', async () => {
  const created = await Promise.all(
    Array.from({ length: JOBS }, () =>
      gateway.call('/v1/images/generations', {
        json: { prompt: 'A fox' },
        headers: { Prefer: 'respond-async' },
      }),
    ),
  );
  await expect.poll(held.begun, SOON).toBe(JOBS);
  await postgresql.pause();
  await sleep(LONGER_THAN_A_HEARTBEAT_MS);
  await postgresql.resume();
  const operator = new Client(postgresql.url);
  await operator.connect();
  const ask = async (what: string, ...values: readonly unknown[]) =>
    (await operator.query(`select ${what} as answer`, [...values])).rows[0].answer;
  const backSince = await ask('now()');
  const isSupervised = () => ask('(select min(monitor_on) > $1 from pgboss.queue)', backSince);
  await expect.poll(isSupervised, SOON).toBe(true);
  expect(await ask(`(select max(retry_count) from pgboss.job where state = 'active')`)).toBe(0);
  await operator.end();
  held.release();
  for (const { json } of created) {
    const found = async () => (await gateway.call(`/jobs/${json.data.jobId}`)).json.status;
    await expect.poll(found, SOON).toBe('SUCCESS');
  }
  expect(held.begun()).toBe(JOBS);
});
