import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { done, failed } from '../../server/foundation/outcome.ts';
import { moderated } from '../../server/foundation/problems.ts';
import { makeOverload } from '../../server/http/overload.ts';
import type { Handlers } from '../../server/operations/call.ts';
import { aGateway } from '../a-gateway.ts';
import { scrape } from '../metrics/a-scrape.ts';
import {
  aListener,
  callerWith,
  HEALTH,
  NO_MODELS,
  type TestListenerOptions,
} from './a-listener.ts';
import { connectTo, KEY_HEADER, rawRequest } from './raw-requests.ts';

const MODELS = '/v1/models';
const LOOK_EVERY_MS = 200;
const SOON = { timeout: 60_000, interval: 20 } as const;

/** A listener whose first request is in flight until released. */
async function occupied(overload: NonNullable<TestListenerOptions['overload']>) {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  let isFirst = true;
  const listModels: Handlers['listModels'] = async () => {
    if (isFirst) {
      isFirst = false;
      reached.resolve();
      await opened.promise;
    }
    return done({ kind: 'json', body: NO_MODELS });
  };
  const getHealth: Handlers['getHealth'] = async () => done({ kind: 'json', body: HEALTH });
  const listener = await aListener({ listModels, getHealth }, { overload });
  onTestFinished(() => listener.stop());
  const accepted = listener.call(MODELS);
  await reached.promise;
  return { listener, accepted, open: opened.resolve };
}

/** Keeps the event loop busy, with a single turn for other work between two spins. */
function busy(spinMs: number) {
  let isOver = false;
  const over = (async () => {
    while (!isOver) {
      const until = performance.now() + spinMs;
      while (performance.now() < until);
      await turn();
    }
  })();
  return async () => {
    isOver = true;
    await over;
  };
}

const TURNED_AWAY = {
  status: 'FAILED',
  message: 'The gateway has too much to do just now; send the request again in a moment.',
  error: { type: 'overloaded_error' },
};

describe('a process that has too much to do', () => {
  test('turns new requests away and finishes what it has taken on, and says that it lives', async () => {
    const overload = makeOverload({ eventLoopMilliseconds: 20, requests: 0 }, LOOK_EVERY_MS);
    const { listener, accepted, open } = await occupied(overload);
    const calmDown = busy(60);
    await expect.poll(async () => (await listener.call(MODELS)).status, SOON).toBe(503);
    const { status, headers, json } = await listener.call(MODELS);
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(json).toMatchObject(TURNED_AWAY);
    expect((await listener.call('/healthz')).status).toBe(200);
    open();
    expect((await accepted).status).toBe(200);
    await calmDown();
    await expect.poll(async () => (await listener.call(MODELS)).status, SOON).toBe(200);
  });

  test('is not one that stood still for once', async () => {
    const lookEveryMs = 300;
    const overload = makeOverload({ eventLoopMilliseconds: 100, requests: 0 }, lookEveryMs);
    const { listener, accepted, open } = await occupied(overload);
    const until = performance.now() + 5 * lookEveryMs;
    while (performance.now() < until);
    const seen = new Set<number>();
    const over = performance.now() + 3 * lookEveryMs;
    while (performance.now() < over) seen.add((await listener.call(MODELS)).status);
    expect([...seen]).toEqual([200]);
    open();
    await accepted;
  });

  test('is noticed from the start, whichever addresses it serves', async () => {
    const limits = { eventLoopMilliseconds: 0, memoryMegabytes: 1, requests: 0 };
    const overload = makeOverload(limits, 1);
    onTestFinished(overload.end);
    await expect.poll(() => overload.begin()).toBe('memory');
  });

  test('takes no more requests than it may have under way', async () => {
    const overload = makeOverload({ eventLoopMilliseconds: 0, requests: 1 });
    const { listener, accepted, open } = await occupied(overload);
    const refused = await listener.call(MODELS);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.json).toMatchObject(TURNED_AWAY);
    expect((await listener.call('/healthz')).status).toBe(200);
    open();
    expect((await accepted).status).toBe(200);
    await expect.poll(async () => (await listener.call(MODELS)).status).toBe(200);
  });

  test('does not wait for the body of what it turns away', async () => {
    const overload = makeOverload({ eventLoopMilliseconds: 0, requests: 1 });
    const { listener, accepted, open } = await occupied(overload);
    // If the body were read, the request would be refused as invalid.
    const refused = await listener.call('/vidx/generations', { json: { prompt: 5 } });
    expect(refused.status).toBe(503);
    open();
    await accepted;
  });
});

describe('a request whose body has not come', () => {
  const BODY = JSON.stringify({ prompt: 'A fox' });

  /** Starts a request without its body, and waits until its headers have been read. */
  async function begun(url: string) {
    const connection = await connectTo(url);
    onTestFinished(() => connection.end());
    const length = ['content-length', String(BODY.length)] as const;
    const headers = [KEY_HEADER, ['content-type', 'application/json'], length] as const;
    const expecting = [...headers, ['expect', '100-continue']] as const;
    connection.send(rawRequest({ method: 'POST', path: '/vidx/generations', headers: expecting }));
    expect((await connection.answer()).status).toBe(100);
    return connection;
  }

  test('takes no slot, so that who sends slowly keeps out nobody', async () => {
    const overload = makeOverload({ eventLoopMilliseconds: 0, requests: 1 });
    const createVideo: Handlers['createVideo'] = async () => failed(moderated('No.', 'prompt'));
    const listModels: Handlers['listModels'] = async () => done({ kind: 'json', body: NO_MODELS });
    const listener = await aListener({ createVideo, listModels }, { overload });
    onTestFinished(() => listener.stop());
    const slow = [await begun(listener.url), await begun(listener.url)];
    await expect.poll(async () => (await listener.call(MODELS)).status).toBe(200);
    for (const connection of slow) {
      connection.send(BODY);
      expect((await connection.answer()).status).toBe(400);
    }
  });

  test('is turned away where no slot is left for it when it comes', async () => {
    const { listener, accepted, open } = await occupied(
      makeOverload({ eventLoopMilliseconds: 0, requests: 2 }),
    );
    const slow = await begun(listener.url);
    // One account has one of the two slots, and leaves the other one to others.
    slow.send(BODY);
    const { status, json } = await slow.answer();
    expect([status, json.message]).toEqual([503, TURNED_AWAY.message]);
    open();
    expect((await accepted).status).toBe(200);
  });
});

test('no account has more requests under way than are left for all others, who are served', async () => {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  const listModels: Handlers['listModels'] = async () => {
    asked += 1;
    await held.promise;
    return done({ kind: 'json', body: NO_MODELS });
  };
  const accounts = new Map(['first', 'second', 'third'].map((key) => [key, callerWith({})]));
  const keys = { authenticate: async (key: string) => accounts.get(key) ?? WRONG };
  const overload = makeOverload({ eventLoopMilliseconds: 0, requests: 6 });
  const listener = await aListener({ listModels }, { overload, keys });
  onTestFinished(() => listener.stop());
  const ask = (key: string) => listener.call(MODELS, { headers: { 'SVC-API-KEY': key } });
  const accepted: ReturnType<typeof ask>[] = [];
  for (const [key, share] of Object.entries({ first: 3, second: 2, third: 1 })) {
    for (let turn = 0; turn < share; turn += 1) {
      accepted.push(ask(key));
      await expect.poll(() => asked).toBe(accepted.length);
    }
    if (key !== 'third') expect((await ask(key)).status).toBe(503);
  }
  held.resolve();
  for (const answer of accepted) expect((await answer).status).toBe(200);
});

const WRONG = { kind: 'wrong' } as const;

test('a gateway that takes more memory than it may turns requests away, and shows it in its figures', async () => {
  const overload = {
    eventLoopMilliseconds: 0,
    requests: 0,
    connections: 0,
    formMegabytes: 0,
    memoryMegabytes: 64,
  };
  const gateway = await aGateway({ limits: { overload } });
  onTestFinished(() => gateway.stop());
  await expect.poll(async () => (await gateway.call(MODELS)).status, SOON).toBe(503);
  const figures = await scrape(gateway);
  const labels = { operation: 'listModels', reason: 'memory' };
  expect(figures.value('patchbay_requests_shed_total', labels)).toBeGreaterThan(0);
});
