import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { type Answer, aGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import {
  type Customer,
  type CustomersGateway,
  withCustomers,
} from '../operations/charging/some-customers.ts';

const SOON = { timeout: 90_000, interval: 200 } as const;
/** An hour: longer than any request may take. */
const LATER_SECONDS = 3600;

let postgresql: PostgresqlServer;
let fake: FakeOpenAI;
let database: Database;
let gateway: CustomersGateway;

beforeAll(async () => {
  [postgresql, fake] = await Promise.all([aPostgresql(), aFakeOpenAI()]);
  const { url: databaseUrl } = postgresql;
  const started = await aGateway({
    databaseUrl,
    upstreams: { openai: { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] } },
    models: [
      { id: 'words', upstream: 'openai' },
      { id: 'imgx-image-1', upstream: 'openai', model: 'gpt-image-1' },
    ],
    retries: { rounds: 1 },
  });
  database = await openDatabase({ databaseUrl, folder: started.data, onConnectionLost: () => {} });
  gateway = withCustomers(started, database.queries);
});

afterEach(() => fake.behave());

afterAll(async () => {
  await gateway.stop();
  await database.close();
  await Promise.all([postgresql.stop(), fake.close()]);
});

function ask({ call }: Customer): Promise<Answer> {
  const messages = [{ role: 'user', content: 'Hello' }];
  return call('/v1/chat/completions', { json: { model: 'words', messages } });
}

function draw({ call }: Customer): Promise<Answer> {
  return call('/v1/images/generations', { json: { mode: 'imgx-image-1', prompt: 'A fox' } });
}

describe('what is done while the database server is stopped', () => {
  test('in text is charged exactly once when it is back; what must be paid before is not done (D1)', async () => {
    // Each request costs 2.5 units.
    fake.chat({ usage: { prompt: 500_000, completion: 500_000 } });
    const customer = await gateway.aCustomer({ units: 20 });
    expect((await ask(customer)).status).toBe(200);
    await expect.poll(customer.charges, SOON).toEqual([2.5]);
    await postgresql.pause();
    const answers = [await ask(customer), await ask(customer), await ask(customer)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    fake.forgetRequests();
    expect((await draw(customer)).status).toBe(503);
    expect(fake.requestCount).toBe(0);
    await postgresql.resume();
    await expect.poll(() => chargesOf(customer), SOON).toEqual([2.5, 2.5, 2.5, 2.5]);
    // Entries are written in order: a duplicate would show up before the entry of this request.
    expect((await ask(customer)).status).toBe(200);
    await expect.poll(() => chargesOf(customer), SOON).toHaveLength(5);
    expect(await customer.balance()).toEqual({ available: 7.5, reserved: 0, consumed: 12.5 });
    expect(await gateway.ledger.verify()).toEqual([]);
  });

  test('but cannot be charged is not answered, and free (D1)', async () => {
    const customer = await gateway.aCustomer({ units: 20 });
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
    fake.forgetRequests();
    fake.misbehave({ kind: 'held', until });
    const answer = draw(customer);
    await fake.nextRequest();
    await postgresql.pause();
    goOn();
    expect((await answer).status).toBe(503);
    await postgresql.resume();
    const balance = async () => customer.balance().catch(() => undefined);
    await expect.poll(balance, SOON).toEqual({ available: 14, reserved: 6, consumed: 0 });
    await gateway.ledger.sweep(secondsAfter(new Date(), LATER_SECONDS), 100);
    expect(await customer.balance()).toEqual({ available: 20, reserved: 0, consumed: 0 });
    expect(await gateway.ledger.verify()).toEqual([]);
  });

  /** `undefined` while the database is away: the test's own connections are cut as well. */
  function chargesOf({ charges }: Customer): Promise<readonly number[] | undefined> {
    return charges().catch(() => undefined);
  }
});
