import { describe, expect, onTestFinished, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import { makeDraining } from '../../server/http/draining.ts';
import type { Handlers } from '../../server/operations/call.ts';
import { aGateway } from '../a-gateway.ts';
import { aListener, HEALTH, NO_MODELS, type TestListener } from './a-listener.ts';
import { connectTo } from './raw-requests.ts';

const FOREVER_SECONDS = 3_600;

async function listening(given: Partial<Handlers>): Promise<TestListener> {
  const listener = await aListener(given);
  onTestFinished(() => listener.stop());
  return listener;
}

/** An operation that waits until released. */
function aGate() {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const listModels: Handlers['listModels'] = async () => {
    reached.resolve();
    await opened.promise;
    return done({ kind: 'json', body: NO_MODELS });
  };
  return { listModels, reached: reached.promise, open: opened.resolve };
}

describe('a gateway that is asked to stop', () => {
  test('refuses new work with 503 and says when to come again, and finishes what runs', async () => {
    const gate = aGate();
    const listener = await listening({ listModels: gate.listModels });
    const running = listener.call('/v1/models');
    await gate.reached;
    const drained = listener.draining.drain(FOREVER_SECONDS);

    const refused = await listener.call('/v1/models');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.json).toMatchObject({
      status: 'FAILED',
      message: 'The gateway is shutting down; send the request again in a moment.',
      error: { type: 'overloaded_error' },
    });

    gate.open();
    expect((await running).status).toBe(200);
    await drained;
  });

  test('gives up what does not end in the time given, and says so', async () => {
    const gate = aGate();
    const listener = await listening({ listModels: gate.listModels });
    const running = listener.call('/v1/models');
    await gate.reached;
    await listener.draining.drain(0.05);
    const answer = await running;
    expect([answer.status, answer.json.message]).toEqual([
      503,
      'The gateway shut down before this was done; send the request again in a moment.',
    ]);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(listener.log.map(({ msg }) => msg)).not.toContain('caller went away');
    gate.open();
  });

  test('says so first, for as long as it is told, and goes on taking work by connections that end', async () => {
    const gateway = await aGateway({ timeouts: { notice: 5, shutdown: 1 } });
    const stopped = gateway.stop();
    const answer = await gateway.call('/v1/models');
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    const ready = await gateway.call('/readyz');
    expect([ready.status, ready.json.data.accepting]).toEqual([503, false]);
    expect((await gateway.call('/healthz')).status).toBe(200);
    await stopped;
    await expect(gateway.call('/healthz')).rejects.toThrow();
  });

  test('closes the connections of those that it refuses', async () => {
    const listener = await listening({});
    await listener.draining.drain(FOREVER_SECONDS);
    const refused = await listener.call('/v1/models');
    expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close']);
  });

  test('goes on answering what needs no key: its health, its files', async () => {
    const listener = await listening({
      getHealth: async () => done({ kind: 'json', body: HEALTH }),
    });
    await listener.draining.drain(FOREVER_SECONDS);
    expect((await listener.call('/healthz')).status).toBe(200);
  });

  test('waits for a stream until its last event has been read', async () => {
    const last = Promise.withResolvers<void>();
    async function* events() {
      yield 'event: ping\ndata: {"type":"ping"}\n\n';
      await last.promise;
      yield 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
    }
    const listener = await listening({
      createMessage: async () => done({ kind: 'events', events: events() }),
    });
    const response = await fetch(`${listener.url}/v1/messages`, {
      method: 'POST',
      body: '{"model":"any","messages":[{"role":"user","content":"Hello"}],"stream":true}',
      headers: { 'content-type': 'application/json', 'x-api-key': 'a-key-for-tests' },
    });
    let isDrained = false;
    const drained = listener.draining.drain(FOREVER_SECONDS).then(() => {
      isDrained = true;
    });
    expect((await listener.call('/v1/models')).status).toBe(503);
    expect(isDrained).toBe(false);
    last.resolve();
    expect(await response.text()).toContain('message_stop');
    await drained;
  });

  test('is not held up by a connection that says nothing, nor by one that is idle', async () => {
    const gateway = await aGateway({ timeouts: { shutdown: FOREVER_SECONDS } });
    const silent = await connectTo(gateway.url);
    const halfway = await connectTo(gateway.alternateUrl);
    halfway.send('GET /healthz HTTP/1.1\r\nhost:');
    await gateway.call('/healthz');
    await gateway.stop();
    await Promise.all([silent.closed, halfway.closed]);
  });
});

describe('the count of what is under way', () => {
  test('is empty at first, so that nothing is waited for', async () => {
    const draining = makeDraining();
    expect([draining.isLeaving, draining.isStopping]).toEqual([false, false]);
    await draining.announce(0);
    expect([draining.isLeaving, draining.isStopping]).toEqual([true, false]);
    await draining.drain(FOREVER_SECONDS);
    expect([draining.isLeaving, draining.isStopping]).toEqual([true, true]);
  });

  test('is waited for until the last one has ended', async () => {
    const draining = makeDraining();
    const [endFirst, endSecond] = [draining.begin(), draining.begin()];
    let isDrained = false;
    const drained = draining.drain(FOREVER_SECONDS).then(() => {
      isDrained = true;
    });
    endFirst();
    await new Promise(setImmediate);
    expect(isDrained).toBe(false);
    endSecond();
    await drained;
  });

  test('is waited for no longer than it may take', async () => {
    const draining = makeDraining();
    draining.begin();
    await draining.drain(0.01);
  });
});
