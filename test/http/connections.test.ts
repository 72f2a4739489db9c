import { afterEach, expect, test } from 'vitest';
import { aListener, type TestListener } from './a-listener.ts';
import { connectTo, KEY_HEADER, type RawConnection, rawRequest } from './raw-requests.ts';

const UP_TO = 3;
let listener: TestListener;
/** How many requests for models have come, and what lets them be answered. */
let asked: number;
let answerAll: () => void;

afterEach(() => listener.stop());

async function aListenerForThree(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerAll = resolve;
  asked = 0;
  listener = await aListener(
    {
      listModels: async () => {
        asked += 1;
        await promise;
        throw new Error('nothing to tell');
      },
    },
    { connections: UP_TO },
  );
}

const QUICK = rawRequest({ path: '/nowhere-at-all' });
const SLOW = rawRequest({ path: '/v1/models', headers: [KEY_HEADER] });

/** Opens a connection that has carried a request. */
async function used(): Promise<RawConnection> {
  const connection = await connectTo(listener.url);
  connection.send(QUICK);
  expect((await connection.answer()).status).toBe(404);
  return connection;
}

async function isServed(connection: RawConnection): Promise<void> {
  connection.send(QUICK);
  expect((await connection.answer()).status).toBe(404);
}

/** Opens a connection whose request is not answered yet. */
async function busy(): Promise<RawConnection> {
  const before = asked;
  const connection = await connectTo(listener.url);
  connection.send(SLOW);
  await expect.poll(() => asked).toBe(before + 1);
  return connection;
}

test('a connection too many takes the place of the one that has been idle for longest', async () => {
  await aListenerForThree();
  const [first, second, third] = [await used(), await used(), await used()];
  await isServed(first);
  const fourth = await used();
  await second.closed;
  for (const connection of [first, third, fourth]) await isServed(connection);
});

test('a connection that has said nothing gives way before all that have', async () => {
  await aListenerForThree();
  const [first, silent, third] = [await used(), await connectTo(listener.url), await used()];
  const fourth = await used();
  await silent.closed;
  for (const connection of [first, third, fourth]) await isServed(connection);
});

test('a connection whose request is under way is no idle one, however many requests it has carried', async () => {
  await aListenerForThree();
  const working = await busy();
  // The second request of the two is answered behind the first.
  working.send(QUICK);
  const idle = [await used(), await used()];
  const newest = [await used(), await used()];
  await Promise.all(idle.map(({ closed }) => closed));
  for (const connection of newest) await isServed(connection);
  answerAll();
  expect((await working.answer()).status).toBe(500);
  expect((await working.answer()).status).toBe(404);
});

test('where all connections carry a request another one is not taken, and is as soon as one ends', async () => {
  await aListenerForThree();
  const working = [await busy(), await busy(), await busy()];
  const refused = await connectTo(listener.url);
  await refused.closed;
  answerAll();
  for (const connection of working) expect((await connection.answer()).status).toBe(500);
  await isServed(await used());
});
