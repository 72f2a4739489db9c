import { afterEach, expect, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import { aListener, type TestListener } from './a-listener.ts';
import { connectTo, KEY_HEADER, type RawConnection, rawRequest } from './raw-requests.ts';

const UP_TO = 3;
/** More than a connection's buffers hold when the client does not read. */
const LARGE = 'a'.repeat(2 ** 25);
const STILL_MS = 5_000;
const LOOK_AGAIN_MS = 1_000;
let listener: TestListener;
/** The number of model requests received, and a function that answers them. */
let asked: number;
let answerAll: () => void;
/** The clock that connections use. */
let now: number;

afterEach(() => listener.stop());

async function aListenerForThree(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerAll = resolve;
  [asked, now] = [0, 0];
  listener = await aListener(
    {
      listModels: async () => {
        asked += 1;
        await promise;
        throw new Error('nothing to tell');
      },
      getMetrics: async () => {
        asked += 1;
        return done({ kind: 'text', text: LARGE });
      },
    },
    { connections: UP_TO, milliseconds: () => now, strict: false },
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

/** Opens a connection with a request in flight. */
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
  // The second request is pipelined and answered after the first.
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

/** Opens a connection and sends a request whose reply is not read. */
async function unread(): Promise<RawConnection> {
  const before = asked;
  const connection = await connectTo(listener.url);
  connection.stopReading();
  connection.send(rawRequest({ path: '/metrics' }));
  await expect.poll(() => asked).toBe(before + 1);
  return connection;
}

test('where all carry one, who takes nothing of an answer gives way, the longest so first, and not at once', async () => {
  await aListenerForThree();
  const unreading = [await unread(), await unread(), await unread()];
  now += LOOK_AGAIN_MS;
  await (await connectTo(listener.url)).closed;
  now += STILL_MS;
  for (const connection of unreading) {
    await busy();
    connection.goOnReading();
    await connection.closed;
  }
  // Now all connections wait for the gateway.
  now += STILL_MS;
  await (await connectTo(listener.url)).closed;
  answerAll();
});

test('who goes on sending a body keeps the place, and who does not gives way', async () => {
  await aListenerForThree();
  const headers = [KEY_HEADER, ['content-type', 'application/json']] as const;
  const body = JSON.stringify({ prompt: 'a'.repeat(2_000) });
  const length = ['content-length', String(body.length)] as const;
  const head = rawRequest({
    method: 'POST',
    path: '/vidx/generations',
    headers: [...headers, length],
  });
  const sending = [await connectTo(listener.url), await connectTo(listener.url)];
  for (const connection of sending) connection.send(head);
  await busy();
  now += STILL_MS;
  const [goingOn, still] = sending;
  goingOn?.send(body.slice(0, -1));
  await busy();
  await still?.closed;
  goingOn?.send(body.slice(-1));
  expect((await goingOn?.answer())?.status).toBe(500);
  answerAll();
});

test('who takes nothing gives way to the first who finds no place, where that has been seen before', async () => {
  await aListenerForThree();
  const unreading = [await unread(), await unread()];
  // A connection opens and closes while there is room.
  now += LOOK_AGAIN_MS;
  await used();
  now += STILL_MS;
  await busy();
  await busy();
  unreading[0]?.goOnReading();
  await unreading[0]?.closed;
  answerAll();
});
