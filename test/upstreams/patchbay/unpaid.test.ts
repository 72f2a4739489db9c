import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../../a-gateway.ts';
import {
  aGatewayWithCustomers,
  type Customer,
  type CustomersGateway,
} from '../../operations/charging/some-customers.ts';

/** Callers of this gateway learn nothing about its quota at the other service. */
const MESSAGE = "The upstream does not accept the gateway's key.";

let inner: CustomersGateway;
let outer: TestGateway;
/** The operator's accounts at the other service: one without quota, one with little. */
let empty: Customer;
let poor: Customer;

beforeAll(async () => {
  inner = await aGatewayWithCustomers({
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0 } },
  });
  empty = await inner.aCustomer({ units: 0 });
  poor = await inner.aCustomer({ units: 10 });
  const service = { kind: 'patchbay', baseUrl: inner.url };
  outer = await aGateway({
    upstreams: {
      empty: { ...service, secrets: [empty.key] },
      poor: { ...service, secrets: [poor.key] },
    },
    models: [
      { id: 'imgy-2', upstream: 'poor' },
      { id: '*', upstream: 'empty' },
    ],
    retries: { rounds: 1 },
  });
});

afterAll(async () => {
  await outer.stop();
  await inner.stop();
});

function pictures(mode: string, n = 1): Promise<Answer> {
  return outer.call('/v1/images/generations', { json: { mode, prompt: 'A fox', n } });
}

function consumed(): Promise<number> {
  return outer.call('/account/usage').then(({ json }) => Number(json.data.total.units));
}

describe('a service whose quota is used up', () => {
  test('is the operator’s matter: callers learn nothing of it, and pay nothing', async () => {
    const before = await consumed();
    const messages = [{ role: 'user', content: 'Hello' }];
    for (const { status, json } of [
      await pictures('imgy-3'),
      await outer.call('/v1/chat/completions', { json: { model: 'words', messages } }),
      await outer.call('/v1/responses', { json: { model: 'words', input: messages } }),
    ]) {
      expect([status, json.message, json.data]).toEqual([502, MESSAGE, { reason: 'upstream' }]);
    }
    expect(outer.log).toContainEqual(
      expect.objectContaining({
        level: 50,
        upstream: 'empty',
        because: 'its quota is used up',
        msg: 'upstream key refused',
      }),
    );
    expect(await consumed()).toBe(before);
  });

  test('fails a job for free', async () => {
    const json = { prompt: 'A boat', video_length: '6', resolution_name: '480p' };
    const { json: accepted } = await outer.call('/vidx/generations', { json });
    const record = await outer.ended('/vidx/fetch', accepted.data.jobId);
    expect([record.status, record.message, record.data.quota]).toEqual(['FAILED', MESSAGE, '0']);
  });
});

test('what is too dear for the quota of a service keeps nobody from what is not', async () => {
  const dear = await pictures('imgy-2', 3);
  expect([dear.status, dear.json.message]).toEqual([502, MESSAGE]);
  expect(dear.text).not.toMatch(/balance|units/);
  expect(outer.log).toContainEqual(
    expect.objectContaining({ level: 50, upstream: 'poor', status: 402 }),
  );
  expect((await pictures('imgy-2', 2)).status).toBe(200);
  expect(await poor.charges()).toEqual([8]);
});
