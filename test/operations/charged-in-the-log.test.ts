import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, type CallOptions, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

const PICTURE = { mode: 'imgx-image-1', prompt: 'A red fox' };

test.each<[string, string, CallOptions]>([
  ['pictures', '/v1/images/generations', { json: { ...PICTURE, n: 2 } }],
  ['a picture that is shown', '/v1/images/generations', { json: { ...PICTURE, stream: true } }],
  [
    'a picture that is kept under a key',
    '/v1/images/generations',
    { json: PICTURE, headers: { 'Idempotency-Key': 'a-picture' } },
  ],
])('the last entry tells what is charged: %s', async (_what, path, request) => {
  const { status, headers } = await gateway.call(path, request);
  expect(status).toBe(200);
  const requestId = headers.get('x-request-id');
  const { json } = await gateway.call('/account/ledger');
  const charge = json.data.entries.find(
    (entry: { requestId?: string; kind: string }) =>
      entry.requestId === requestId && entry.kind === 'settle',
  );
  expect(Number(charge.consumed)).toBeGreaterThan(0);
  const entry = () => gateway.log.find((line) => line.requestId === requestId && 'ms' in line);
  await expect.poll(entry).toMatchObject({ units: Number(charge.consumed) });
});
