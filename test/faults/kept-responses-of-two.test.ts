import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';

const PATH = '/v1/responses';
const MEGABYTE = 2 ** 20;
const SOON = { timeout: 30_000, interval: 50 } as const;

let postgresql: PostgresqlServer;
let gateways: readonly TestGateway[];

beforeAll(async () => {
  postgresql = await aPostgresql();
  const settings = { databaseUrl: postgresql.url, responses: { keepMegabytes: 1 } };
  gateways = await Promise.all([aGateway(settings), aGateway(settings)]);
});

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await postgresql.stop();
});

async function asked(gateway: TestGateway | undefined, input: string, more: object = {}) {
  const json = { model: 'sandbox-text-1', input, ...more };
  const answer = await gateway?.call(PATH, { json });
  expect([answer?.status, answer?.json.store], answer?.text).toEqual([200, true]);
  return answer?.json;
}

test('what one process has kept another goes on from, shows and removes', async () => {
  const [one, other] = gateways;
  const first = await asked(one, 'One');
  const second = await asked(other, 'Two', { previous_response_id: first.id });
  const third = await asked(one, 'Three', { previous_response_id: second.id });
  expect((await other?.call(`${PATH}/${third.id}`))?.json).toEqual(third);
  expect((await other?.call(`${PATH}/${first.id}`, { method: 'DELETE' }))?.status).toBe(200);
  expect((await one?.call(`${PATH}/${first.id}`))?.status).toBe(404);
});

test('many at once are all kept, and come to no more than may be, but for what both write ahead', async () => {
  const [one] = gateways;
  const input = 'x'.repeat(20_000);
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => asked(gateways[index % gateways.length], input)),
    );
  }
  const last = await asked(one, input);
  expect((await one?.call(`${PATH}/${last.id}`))?.status).toBe(200);
  expect(await keptBytes()).toBeLessThan(2 * MEGABYTE);
});

test('many that go on from one conversation at once are all kept, and it as long as they are', async () => {
  const [one] = gateways;
  const chain: string[] = [];
  for (const input of ['One', 'Two', 'Three']) {
    const before = chain.at(-1);
    const more = before === undefined ? {} : { previous_response_id: before };
    chain.push((await asked(one, input, more)).id);
  }
  const previous_response_id = chain.at(-1);
  const branches = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      asked(gateways[index % gateways.length], 'And?', { previous_response_id }),
    ),
  );
  const ids = branches.map(({ id }) => id);
  const [{ first, last } = { first: 0, last: 0 }] = await rows<{ first: string; last: string }>(
    `select (select min(expires_at) from kept_response where id = any($1)) as first,
            (select max(expires_at) from kept_response where id = any($2)) as last`,
    [chain, ids],
  );
  expect(new Date(first).getTime()).toBeGreaterThanOrEqual(new Date(last).getTime());
});

test('one that the database keeps waiting is answered, says that it is not kept, and is not in the end', async () => {
  const [one] = gateways;
  const holder = new Client({ connectionString: postgresql.url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('lock table kept_response in access exclusive mode');
  const json = { model: 'sandbox-text-1', input: 'Hello' };
  const answer = await one?.call(PATH, { json });
  expect([answer?.status, answer?.json.store]).toEqual([200, false]);
  await holder.query('rollback');
  const waiting = `select from pg_stat_activity where query like '%kept_response%'
                   and state <> 'idle' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await holder.query(waiting)).rowCount, SOON).toBe(0);
  const look = async () => (await one?.call(`${PATH}/${answer?.json.id}`))?.status;
  await expect.poll(look, SOON).toBe(404);
});

async function keptBytes(): Promise<number> {
  const [row] = await rows<{ sum: string }>('select sum(bytes) from kept_response');
  return Number(row?.sum);
}

async function rows<Row extends object>(statement: string, parameters: unknown[] = []) {
  const client = new Client({ connectionString: postgresql.url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, parameters)).rows;
  } finally {
    await client.end();
  }
}
