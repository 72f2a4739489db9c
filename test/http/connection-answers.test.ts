import { expect, onTestFinished, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import { aListener, NO_MODELS } from './a-listener.ts';
import { connectTo, KEY_HEADER, rawRequest } from './raw-requests.ts';

const MODELS = rawRequest({ path: '/v1/models', headers: [KEY_HEADER] });

/** A listener whose replies wait until released, with counters of requests started and in flight. */
async function aHeldListener() {
  const held = Promise.withResolvers<void>();
  const seen = { asked: 0, underWay: 0, mostAtOnce: 0 };
  const listener = await aListener({
    listModels: async () => {
      seen.asked += 1;
      seen.underWay += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.underWay);
      await held.promise;
      seen.underWay -= 1;
      return done({ kind: 'json', body: NO_MODELS });
    },
  });
  onTestFinished(() => listener.stop());
  return { listener, seen, release: held.resolve };
}

test('of the requests of a connection one is begun with at a time, and all are answered', async () => {
  const { listener, seen, release } = await aHeldListener();
  const connection = await connectTo(listener.url);
  const requests = Array.from({ length: 5 }, () => MODELS);
  connection.send(Buffer.concat(requests));
  await expect.poll(() => seen.asked).toBeGreaterThan(0);
  // By the time another request is answered, all five have been read.
  expect((await listener.call('/nowhere-at-all')).status).toBe(404);
  expect(seen.asked).toBe(1);
  release();
  for (const _request of requests) expect((await connection.answer()).status).toBe(200);
  expect(seen).toEqual({ asked: 5, underWay: 0, mostAtOnce: 1 });
  connection.end();
});

test('who asks a hundred times and more without an answer is cut off, and others are served', async () => {
  const { listener, seen, release } = await aHeldListener();
  const connection = await connectTo(listener.url);
  connection.send(Buffer.concat(Array.from({ length: 101 }, () => MODELS)));
  await connection.closed;
  expect((await listener.call('/nowhere-at-all')).status).toBe(404);
  expect(seen.asked).toBe(1);
  release();
  expect((await listener.call('/v1/models')).status).toBe(200);
});

test('what stands behind an answer that ends its connection is not begun with', async () => {
  const { listener, seen, release } = await aHeldListener();
  const connection = await connectTo(listener.url);
  const ambiguous = rawRequest({ path: '/v1/models', headers: [['host', 'another.test']] });
  connection.send(Buffer.concat([MODELS, ambiguous, MODELS]));
  await expect.poll(() => seen.asked).toBe(1);
  release();
  expect((await connection.answer()).status).toBe(200);
  const { status, headers } = await connection.answer();
  expect([status, headers.get('connection')]).toEqual([400, 'close']);
  await connection.closed;
  expect(seen.asked).toBe(1);
});
